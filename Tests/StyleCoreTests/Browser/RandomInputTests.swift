import Foundation
import StyleCore
import Testing

@testable import stylebook

/// Whatever comes from a terminal, the browser lives on, keeps within bounds, and its screen is right.
@MainActor
@Suite("Random input to the browser") struct RandomInputTests {
  /// How much there is of everything; larger where somebody wants to wait for it.
  private static let scale =
    ProcessInfo.processInfo.environment["STYLEBOOK_RANDOM_SCALE"].flatMap { Int($0) } ?? 1

  @Test("of bytes of all kinds", arguments: [1, 2])
  func bytes(seed: UInt64) {
    var input = RandomInput(period: Self.scale > 1 ? 1000 : 200, seed: seed)
    var left = 5_000 * Self.scale
    while left > 0 {
      let bytes = Self.bytes(using: &input.generator)
      left -= bytes.count
      input.take(bytes)
    }
    input.flush()
    input.compare()
    print("random input, seed \(seed): \(input.events) events, \(input.frames) frames")
  }

  /// Some bytes: raw ones, keys that mean something, or a sequence with a fault.
  private static func bytes(using generator: inout SplitMix) -> [UInt8] {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      return (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    case 1: return Array("[]<>?;:0123456789~ABCDMmRuct".utf8.shuffled(using: &generator).prefix(6))
    case 2, 3:
      return Array(repeating: 0, count: 3).map { _ in
        Array("ijk/+-<>,.vsadtyermzR xX?\r\t\u{1B}".utf8).randomElement(using: &generator) ?? 0
      }
    case 4:
      var sequence = sequences.randomElement(using: &generator) ?? []
      if sequence.count > 1 {
        let place = Int.random(in: 0..<sequence.count, using: &generator)
        sequence[place] = UInt8.random(in: 0...255, using: &generator)
      }
      return sequence
    case 5:
      let place = (0..<2).map { _ in Int.random(in: 0...90, using: &generator) }
      let button = [0, 1, 2, 3, 4, 32, 35, 64, 65].randomElement(using: &generator) ?? 0
      let end = Bool.random(using: &generator) ? "M" : "m"
      return Array("\u{1B}[<\(button);\(place[0]);\(place[1])\(end)".utf8)
    case 6:
      let texts = BrowserState.samples + ["👩‍👩‍👧‍👦", "e\u{301}\u{302}", "\u{202E}x", "🇩🇪🇫"]
      return Array((texts.randomElement(using: &generator) ?? "").utf8)
    default: return sequences.randomElement(using: &generator) ?? []
    }
  }

  private static let sequences: [[UInt8]] = [
    "[A", "[B", "[C", "[D", "[H", "[F", "[1;5C", "[1;6D", "[5~", "[6~", "[2~", "[3~", "[Z", "OP",
    "OQ", "OR", "OS", "[15~", "[17~", "[18~", "[97;5u", "[200~two\nlines\u{1B}[201~", "[I", "[O",
    "[<0;40;8M", "[<0;40;8m", "[<32;45;8M", "[<64;5;8M", "[<65;70;8M", "[M !!", "[?62;4c",
    "]11;rgb:ffff/ffff/ffff\u{7}", "]52;c;YQ==\u{7}", "P1$r0m\u{1B}\\", "b", "f", "z", "r", "y",
    "[57441u", "[27u", "[13;2u", "[99;5:3u",
  ].map { Array("\u{1B}\($0)".utf8) }

  @Test("of all beginnings of sequences")
  func prefixes() {
    var input = RandomInput(period: 20)
    for sequence in Self.sequences {
      for end in 0...sequence.count {
        input.take(sequence[..<end])
        input.flush()
      }
      for end in 0...sequence.count {
        input.take(sequence[..<end])
        input.take([0x78])
      }
      input.flush()
    }
    input.compare()
    #expect(input.frames > 5)
  }

  @Test("of a paste of ten megabytes")
  func paste() {
    var input = RandomInput()
    input.take(Array("i\u{1B}[200~".utf8))
    let chunk = Array("Hello 世界 👩‍👩‍👧‍👦 \u{1B}[31m\u{0} ".utf8)
    var block: [UInt8] = []
    while block.count < 65_536 { block += chunk }
    for _ in 0..<160 { input.take(block) }
    input.take(Array("\u{1B}[201~".utf8))
    input.compare()
    input.take(Array("x".utf8))
    input.compare()
    #expect(!input.session.browser.state.field.text.isEmpty)
    #expect(input.events < 10)
  }

  @Test("of texts typed and pasted without end")
  func growth() {
    var input = RandomInput()
    let block = String(repeating: "a", count: 60_000)
    for _ in 0..<5 { input.take(Array("i\u{1B}[200~\(block)\u{1B}[201~".utf8)) }
    input.compare()
    for _ in 0..<20 { input.take(Array("typed".utf8)) }
    input.compare()
  }

  @Test("of resizes from nothing to a wall of screens")
  func resizes() {
    var input = RandomInput(period: 1_000_000)
    let keys = Array("v\tkij+?/s\u{1B}e".utf8)
    for round in 0..<30 * min(Self.scale, 20) {
      let isSmall = round % 3 > 0
      input.resize(
        Int.random(in: 0...(isSmall ? 90 : 500), using: &input.generator),
        Int.random(in: 0...(isSmall ? 30 : 200), using: &input.generator))
      input.take([keys.randomElement(using: &input.generator) ?? 0])
      input.flush()
      input.compare()
    }
    for size in [(0, 0), (1, 1), (0, 200), (500, 0), (500, 200), (1, 200), (2, 2)] {
      input.resize(size.0, size.1)
      input.compare()
    }
  }
}
