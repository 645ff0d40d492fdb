import Testing

@testable import StyleCore

@Suite struct DisplayWidthTests {
  /// Texts and the columns that PyPI's wcwidth 0.9.4 gives them.
  static let vectors: [(text: String, columns: Int)] = [
    ("", 0), ("a", 1), ("~", 1), (" ", 1),
    ("e\u{301}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 0),
    ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{231A}", 2), ("\u{231A}\u{FE0E}", 1),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2), ("🇺🇸", 2), ("\u{1F1FA}", 2),
    ("\u{1F1FA}\u{1F1F8}\u{1F1FA}", 4), ("👍🏽", 2), ("\u{1F3FD}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("\u{AD}", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{E01}\u{E33}", 2),
    ("\u{915}\u{94D}\u{937}\u{93F}", 2), ("\u{915}\u{93F}", 2), ("\u{FF21}", 2), ("\u{FF71}", 1),
    ("\u{FF76}\u{FF9E}", 2), ("\u{3000}", 2), ("α", 1), ("─", 1), ("…", 1), ("●", 1),
    ("\u{202E}", 0), ("\u{600}", 1),
    ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    ("©", 1), ("©\u{FE0F}", 2), ("\u{1F937}\u{200D}\u{2640}\u{FE0F}", 2), ("\u{3164}", 0),
    ("\u{115F}", 2), ("\u{20000}", 2), ("\u{FFFD}", 1), ("\u{E0B0}", 1), ("\u{10FFFD}", 1),
  ]

  @Test(arguments: vectors)
  func knownWidths(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
    #expect(byCharacter(text) == columns)
  }

  /// A program that goes by scalars lets the joiner swallow the letter behind it; clusters do not.
  @Test func joinerBetweenLetters() {
    #expect(DisplayWidth.of("a\u{200D}b") == 2)
  }

  @Test func controlsHaveNoColumns() {
    for value in Array(0..<0x20) + Array(0x7F..<0xA0) {
      let scalar = Unicode.Scalar(UInt8(value))
      #expect(DisplayWidth.of(scalar) == 0)
      #expect(DisplayWidth.of("a\(scalar)b") == 2)
    }
    #expect(DisplayWidth.of("a\r\nb") == 2)
  }

  @Test func oneClusterIsNeverWiderThanTwo() {
    #expect(DisplayWidth.of("\u{1100}\u{1100}\u{1161}") == 2)
    #expect(DisplayWidth.of("a\u{1F3FD}" as Character) == 2)
    #expect(DisplayWidth.of("\u{30AB}\u{FF9E}" as Character) == 2)
    #expect(DisplayWidth.of("\u{2764}\u{200D}\u{1F525}" as Character) == 2)
  }

  @Test func slicesAndLongRuns() {
    let text = "0123456789abcdefé世界👍🏽 0123456789\u{301}"
    for lower in text.indices {
      #expect(DisplayWidth.of(text[lower...]) == byCharacter(text[lower...]))
      #expect(DisplayWidth.of(text[..<lower]) == byCharacter(text[..<lower]))
    }
  }

  /// Each scalar between neighbours of every kind: the bytes' machine and the clusters agree.
  @Test func everyScalarJoinsAsItsClusterDoes() {
    let contexts: [(before: String, after: String)] = [
      ("a", "b"), ("", "\u{301}"), ("世", "\u{FE0F}"), ("😀\u{200D}", "\u{200D}😀"),
      ("\u{1F1E6}", "\u{1F1E6}"), ("\u{915}\u{94D}", "\u{915}"), ("\u{1100}", "\u{1161}"),
      ("\u{600}", "\u{93F}"), ("\n", "\u{1F3FD}"),
      // Long enough to go by sixteen bytes.
      ("世界", "한é\u{301}あж and so on"),
    ]
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Plain ones are alike.
      if ScalarClass(value).kind == .plain && value % 257 != 0 { continue }
      for (before, after) in contexts {
        let text = before + String(Character(scalar)) + after
        let columns = DisplayWidth.of(text)
        if columns != byCharacter(text) {
          Issue.record("\(scalars(of: text)): \(columns), by clusters \(byCharacter(text))")
        }
      }
    }
  }

  /// What the sweep of sixteen bytes takes, it counts as the table does.
  @Test func sweptScalarsHaveTheirColumns() {
    for value in UInt32(0x20)..<0x10000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = Array("\(scalar)                  ".utf8)
      var columns = 0
      let end = text.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map {
          PlainSweep.measure($0, from: 0, to: PlainSweep.reach, total: &columns)
        }
      }
      let length = text.count - 18
      let expected = end == 0 ? 0 : 16 - length + DisplayWidth.of(scalar)
      let its = ScalarClass(scalar)
      let isSimple = its.kind == .plain || its.kind == .mark || its.kind == .keycap
      if columns != expected || (end != 0 && !isSimple) {
        Issue.record("\(String(value, radix: 16)): \(columns), not \(expected)")
      }
    }
  }

  @Test func randomTextMeasuresAsItsClusters() {
    var source = RandomText(seed: 1)
    for _ in 0..<20_000 {
      let text = source.next(length: 12)
      let columns = DisplayWidth.of(text)
      if columns != byCharacter(text) {
        Issue.record("\(scalars(of: text)): \(columns), by clusters \(byCharacter(text))")
      }
    }
  }
}

extension DisplayWidthTests {
  /// Long lines of common scripts, some scalars of the pool strewn in.
  @Test func longRandomTextMeasuresAsItsClusters() {
    var source = RandomText(seed: 2)
    let words = [
      "plain ASCII words", "ascii", "naïve é", "e\u{301}a\u{308}o\u{302}\u{323}", "世界日本語", "かなカナ",
      "ゝ\u{3099}", "한국어텍스트", "Ελληνικά", "русский", "Tiếng Việt", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "★", " ",
      "\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}",
    ]
    for _ in 0..<4_000 {
      var text = ""
      for _ in 0..<source.number(below: 12) {
        text += words[source.number(below: words.count)]
        if source.number(below: 3) == 0 { text += source.next(length: 2) }
      }
      let columns = DisplayWidth.of(text)
      if columns != byCharacter(text) {
        Issue.record("\(scalars(of: text)): \(columns), by clusters \(byCharacter(text))")
      }
    }
  }
}

/// The definition: the sum over clusters.
func byCharacter(_ text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + DisplayWidth.of($1) }
}

/// A text's scalars in hexadecimal.
func scalars(of text: some StringProtocol) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
