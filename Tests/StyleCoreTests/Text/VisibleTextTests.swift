import Testing

@testable import StyleCore

@Suite struct VisibleTextTests {
  @Test func manyControlsAreShownOneByOne() {
    let text = String(repeating: "\u{1B}", count: 20_000)
    #expect(VisibleText.line(text) == String(repeating: "␛", count: 20_000))
  }

  @Test(arguments: [
    ("a\u{1B}[31mb\u{7}", "a␛[31mb␇"),
    ("\0\u{1F}\u{7F}", "␀␟␡"),
    ("a\tb", "a␉b"),
    ("a\nb\rc\r\nd", "a␊b␍c␍␊d"),
    ("\u{80}\u{9B}\u{85}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{2028}b\u{2029}c", "a␊b␊c"),
    ("\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{200F}\u{61C}", "\u{FFFD}\u{FFFD}"),
    ("so\u{AD}ft", "so-ft"),
    ("a\u{200B}b\u{2060}c\u{FEFF}\u{3164}\u{FFA0}\u{E0001}", "abc"),
    ("\u{FE0F}a", "a"),
    ("\u{301}", "\u{25CC}\u{301}"),
    ("\n\u{301}a", "␊\u{25CC}\u{301}a"),
    ("\u{903}x", "\u{25CC}\u{903}x"),
    ("\u{1161}", "\u{115F}\u{1161}"),
    ("\u{11A8}", "\u{115F}\u{1160}\u{11A8}"),
    ("\u{1F1EB}a", "\u{FF26}a"),
    ("🇯🇵\u{1F1EB}", "🇯🇵\u{FF26}"),
    ("a\u{1F3FD}", "a\u{FFFD}"),
    ("\u{1F3FD}", "\u{FFFD}"),
    ("a\u{200D}b", "ab"),
    ("😀\u{200D}", "😀"),
    ("\u{2764}\u{200D}\u{1F525}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}"),
    ("\u{30AB}\u{FF9E}", "\u{30AB}\u{3099}"),
    ("e" + String(repeating: "\u{301}", count: 9), "e" + String(repeating: "\u{301}", count: 8)),
  ])
  func replaced(text: String, shown: String) {
    #expect(scalars(of: VisibleText.line(text)) == scalars(of: shown))
  }

  @Test(arguments: [
    "", "plain", "naïve e\u{301}", "世界 한국어 かな", "👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 ❤️ 🇯🇵 1️⃣",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "\u{E19}\u{E49}\u{E33}",
    "क्षि हिन्दी", "שָׁלוֹם العربية", "\u{231A}\u{FE0E}", "─│┌┐ ●…", "\u{1000}\u{102C}",
    "\u{1112}\u{1161}\u{11AB}",
  ])
  func unchanged(text: String) {
    #expect(scalars(of: VisibleText.line(text)) == scalars(of: text))
    #expect(scalars(of: VisibleText.block(text)) == scalars(of: text))
  }

  @Test func commonTextNeedsNoRebuilding() {
    for text in [
      "plain", "naïve e\u{301}", "世界", "👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 ❤️ 🇯🇵 1️⃣", "\u{E19}\u{E49}\u{E33}",
    ] {
      #expect(VisibleTextScan.isVisible(text, keepsLines: false))
    }
  }

  @Test func blocksKeepTheirLines() {
    #expect(
      scalars(of: VisibleText.block("a\r\nb\rc\nd\u{2028}e\u{2029}\tf"))
        == scalars(of: "a\nb\nc\nd\ne\n␉f"))
  }

  /// A joiner too many parts emoji; a flood of other scalars is cut.
  @Test func floodsAreCut() {
    let chain = "😀" + String(repeating: "\u{200D}😀", count: 100)
    let shown = VisibleText.line(chain)
    #expect(shown.unicodeScalars.count { $0 == "😀" } == 101)
    #expect(shown.allSatisfy { $0.unicodeScalars.count <= 17 })
    let jamo = VisibleText.line(String(repeating: "\u{1100}", count: 1000))
    #expect(jamo.unicodeScalars.count == 32)
  }

  @Test func everythingIsVisible() {
    var source = RandomText(seed: 7)
    for _ in 0..<8_000 {
      let text = source.next(length: 10)
      for shown in [VisibleText.line(text), VisibleText.block(text)] {
        for character in shown where character != "\n" {
          let columns = DisplayWidth.of(character)
          if columns < 1 || columns > 2 {
            Issue.record("\(scalars(of: text)) shown as \(scalars(of: shown))")
          }
        }
        if shown.unicodeScalars.contains(where: { isHidden($0) && $0 != "\n" }) {
          Issue.record("\(scalars(of: text)) shown as \(scalars(of: shown))")
        }
      }
      let line = VisibleText.line(text)
      let again = VisibleText.line(line)
      if line.utf8.contains(0x0A) || !line.utf8.elementsEqual(again.utf8) {
        Issue.record("\(scalars(of: text)) shown as \(scalars(of: line)), \(scalars(of: again))")
      }
    }
  }

  /// Whether a scalar is a control, turns the reading direction, or ends a line.
  private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || [0x61C, 0x200E, 0x200F, 0x2028, 0x2029].contains(scalar.value)
      || 0x202A...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
  }
}
