#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sizes at which each workload that has one is measured.
private let series: [(workload: String, sizes: [Int])] = [
  ("W7", [1, 2, 3, 4, 5, 6, 7, 8]),
  ("fields", [1, 10, 100, 1_000, 10_000]),
  ("text", [10, 100, 1_000, 10_000, 100_000, 1_000_000]),
  ("stops", [2, 8, 32, 128, 512]),
  ("nesting", [1, 5, 20, 50, 100, 200]),
]

/// Prints the time of each workload at each size, and the exponent of its growth.
///
/// It is 1 where twice the size takes twice the time. That of all sizes is the slope of a straight line
/// through the logarithms; that of the last two says how it goes on.
@MainActor
func printGrowth() {
  for (name, sizes) in series {
    var points: [(x: Double, y: Double)] = []
    for size in sizes {
      guard let load = Workload(name, argument: String(size)) else { continue }
      let times = (0..<3).map { _ in load.run().nanoseconds }.sorted()
      points.append((log(Double(size)), log(times[1])))
      print(#"{"workload": "\#(name)", "size": \#(size), "ns_per_op": \#(times[1])}"#)
    }
    let all = rounded(slope(points))
    let last = rounded(slope(points.suffix(2)))
    print(#"{"workload": "\#(name)", "exponent": \#(all), "exponent_of_last_two": \#(last)}"#)
  }
}

/// The slope of the straight line nearest to some points.
private func slope(_ points: some Collection<(x: Double, y: Double)>) -> Double {
  let count = Double(points.count)
  let x = points.reduce(0) { $0 + $1.x } / count
  let y = points.reduce(0) { $0 + $1.y } / count
  let covariance = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
  return covariance / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
}

private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
