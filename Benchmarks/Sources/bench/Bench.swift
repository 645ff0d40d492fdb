import StyleCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench WORKLOAD [N]` prints a line of JSON; `bench show WORKLOAD` prints what is measured.
@main @MainActor
struct Bench {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let shows = arguments.first == "show"
    if shows { arguments.removeFirst() }
    guard let name = arguments.popFirst(), let load = Workload(name, argument: arguments.popFirst())
    else {
      print("usage: bench [show] W1|W2|W4|W5|fields|text [N]")
      exit(64)
    }
    let isSingle = name == "W4"
    if shows || isSingle {
      for index in 0..<(isSingle ? 1 : 4) { write(load.operation(index)) }
      return
    }
    for index in 0..<min(50, load.count) { _ = load.operation(index) }
    let start = now()
    var bytes = 0
    for index in 0..<load.count { bytes += load.operation(index).count }
    let elapsed = now() - start
    print(
      """
      {"peer": "stylebook", "version": "0.1.0", "workload": "\(name)", "n": \(load.count), \
      "ns_per_op": \(elapsed / Double(load.count)), \
      "bytes_per_op": \(Double(bytes) / Double(load.count))}
      """)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  private static func write(_ bytes: [UInt8]) {
    print(String(decoding: bytes, as: UTF8.self), terminator: "")
  }
}
