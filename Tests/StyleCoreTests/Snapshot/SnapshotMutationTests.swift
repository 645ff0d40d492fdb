import Testing

@testable import StyleCore

@Suite struct SnapshotMutationTests {
  private static func samples() -> [Snapshot] {
    var sampler = SnapshotSampler(seed: 7)
    let header: [Snapshot.Field] = [.init("style", "plain"), .init("text", "a\n")]
    let canvases = (0..<100).map { _ in sampler.canvas() }
    return canvases.filter { (12...24).contains($0.cells.count) && $0.height > 1 }.prefix(2).map {
      Snapshot(of: $0, header: header)
    }
  }

  /// Reads a damaged text: an error, or a snapshot that prints and reads as itself.
  private static func isHandled(_ bytes: [UInt8]) -> Bool {
    guard let snapshot = try? Snapshot(parsing: bytes) else { return true }
    return (try? Snapshot(parsing: snapshot.bytes)) == snapshot
  }

  @Test func anyCharacterMayBeDamaged() {
    let replacements: [UInt8] = Array("\n |!.{1a\"".utf8) + [0x1B, 0xFF]
    for sample in Self.samples() {
      let bytes = sample.bytes
      for index in bytes.indices {
        var deleted = bytes
        deleted.remove(at: index)
        #expect(Self.isHandled(deleted))
        var doubled = bytes
        doubled.insert(bytes[index], at: index)
        #expect(Self.isHandled(doubled))
        for replacement in replacements where replacement != bytes[index] {
          var altered = bytes
          altered[index] = replacement
          if !Self.isHandled(altered) {
            Issue.record("byte \(index) as \(replacement) of\n\(sample)")
          }
        }
      }
    }
  }

  @Test func anyLineMayBeDamaged() {
    for sample in Self.samples() {
      let lines = sample.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      func isHandled(_ lines: [ArraySlice<UInt8>]) -> Bool {
        Self.isHandled(Array(lines.joined(separator: [UInt8(ascii: "\n")])))
      }
      for index in lines.indices {
        var deleted = lines
        deleted.remove(at: index)
        #expect(isHandled(deleted))
        var doubled = lines
        doubled.insert(lines[index], at: index)
        #expect(isHandled(doubled))
        for other in lines.indices {
          var swapped = lines
          swapped.swapAt(index, other)
          #expect(isHandled(swapped))
        }
      }
    }
  }

  @Test func everyTruncationIsNoticed() {
    for sample in Self.samples() {
      let bytes = sample.bytes
      // Only the very last end of line may be missing.
      for count in 0..<bytes.count - 1 {
        #expect(throws: SnapshotError.self) { try Snapshot(parsing: Array(bytes.prefix(count))) }
      }
      #expect((try? Snapshot(parsing: Array(bytes.dropLast()))) == sample)
    }
  }

  @Test func noiseIsNoSnapshot() {
    var sampler = SnapshotSampler(seed: 3)
    let start = Array("stylebook snapshot 1\nsize: 3x2\n\n".utf8)
    let alphabet = Array("|!a.\\u{1}= \n0e界nd#fg  b".utf8) + [0xFF]
    for _ in 0..<5_000 {
      let noise = (0..<Int.random(in: 0...40, using: &sampler)).map { _ in
        alphabet.randomElement(using: &sampler) ?? 0
      }
      #expect(Self.isHandled(start + noise))
    }
  }
}
