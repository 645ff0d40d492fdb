@testable import StyleCore

/// Prints random canvases and reads them back, as many as the command line says.
@main
struct RoundTrip {
  static func main() {
    let words = CommandLine.arguments
    let count = words.count > 1 ? Int(words[1]) ?? 0 : 100_000
    var sampler = SnapshotSampler(seed: words.count > 2 ? UInt64(words[2]) ?? 0 : 0)
    let clock = ContinuousClock()
    var byteCount = 0
    let time = clock.measure {
      for number in 0..<count {
        let canvas = sampler.canvas()
        let snapshot = Snapshot(
          of: canvas,
          header: [
            .init("style", "plain"),
            .init("text", String(SnapshotSampler.characters.prefix(number % 40))),
          ])
        let bytes = snapshot.bytes
        byteCount += bytes.count
        guard let read = try? Snapshot(parsing: bytes) else {
          fatalError("Canvas \(number) prints as something that is refused:\n\(snapshot)")
        }
        precondition(read == snapshot, "Canvas \(number) reads as another:\n\(snapshot)")
        precondition(
          read.canvas.isIdentical(to: snapshot.canvas), "Canvas \(number) has lost something.")
        precondition(read.bytes == bytes, "Canvas \(number) prints in two ways:\n\(snapshot)")
      }
    }
    print("\(count) canvases, \(byteCount) bytes: parse(print) and print(parse) hold; \(time)")
  }
}
