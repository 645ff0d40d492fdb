import StyleCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench WORKLOAD [N]` prints a line of JSON, `bench show WORKLOAD` what is measured, and
/// `bench growth` how the time grows with the size of what is drawn.
@main @MainActor
struct Bench {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "growth" { return printGrowth() }
    let shows = arguments.first == "show"
    if shows { arguments.removeFirst() }
    guard let name = arguments.popFirst(), let load = Workload(name, argument: arguments.popFirst())
    else {
      print("usage: bench growth | [show] \(Workload.names.joined(separator: "|")) [N]")
      exit(64)
    }
    defer { load.cleanUp() }
    if name == "W4" { return write(load.operation(0)) }
    if shows {
      for index in 0..<(name == "W3" ? 2 : 4) { write(load.operation(index)) }
      return
    }
    let time = load.run()
    let width = load.width.map { ", \"width\": \($0)" } ?? ""
    print(
      """
      {"peer": "stylebook", "version": "0.1.0", "workload": "\(name)", "n": \(load.count), \
      "ns_per_op": \(time.nanoseconds), "bytes_per_op": \(time.bytes)\(width)}
      """)
  }

  private static func write(_ bytes: [UInt8]) {
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  }
}

extension Workload {
  /// Does what is to be done, and gives nanoseconds and bytes of an operation.
  func run() -> (nanoseconds: Double, bytes: Double) {
    for index in 0..<max(0, warmUp) { _ = operation(index) }
    let start = Self.now()
    var bytes = 0
    for index in 0..<count { bytes += operation(index).count }
    let elapsed = Self.now() - start
    return (elapsed / Double(count), Double(bytes) / Double(count))
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
