import Testing

@testable import StyleCore

@Suite struct FittingTests {
  /// Every text of up to four clusters out of a few of each width.
  static let texts: [String] = {
    let clusters = ["a", " ", "世", "e\u{301}", "👍🏽"]
    var texts = [""]
    var longest = [""]
    for _ in 0..<4 {
      longest = longest.flatMap { text in clusters.map { text + $0 } }
      texts += longest
    }
    return texts + ["plain words of ASCII", "e\u{301}nd 世界 x", "日本語のテキスト"]
  }()

  @Test func truncated() {
    func cut(_ text: String, _ width: Int) -> [String] {
      [.tail, .head, .middle].map { Fitting.truncate(text, to: width, mode: $0) }
    }
    #expect(cut("a long text", 6) == ["a lon…", "… text", "a l…xt"])
    #expect(cut("a long text", 11) == ["a long text", "a long text", "a long text"])
    #expect(cut("世界世界", 4) == ["世…", "…界", "世…"])
    #expect(cut("世界世界", 5) == ["世界…", "…世界", "世…界"])
    #expect(cut("世界", 1) == ["…", "…", "…"])
    #expect(cut("世界", 0) == ["", "", ""])
    #expect(Fitting.truncate("a long text", to: 6, mode: .tail, ellipsis: "...") == "a l...")
    #expect(Fitting.truncate("a long text", to: 2, mode: .tail, ellipsis: "...") == "..")
  }

  @Test func truncatedTextFits() {
    for text in Self.texts {
      for width in 0...12 {
        for mode in TruncationMode.allCases {
          let cut = Fitting.truncate(text, to: width, mode: mode)
          hold(DisplayWidth.of(cut) <= width)
          if DisplayWidth.of(text) <= width { hold(cut == text) }
        }
      }
    }
  }

  @Test func prefixesAndSuffixesAreTheLongest() {
    for text in Self.texts {
      for width in -1...12 {
        let prefix = Fitting.prefix(text, width: width)
        hold(prefix.width == DisplayWidth.of(prefix.text) && prefix.width <= max(width, 0))
        hold(text.hasPrefix(prefix.text))
        if prefix.text.endIndex < text.endIndex {
          hold(prefix.width + DisplayWidth.of(text[prefix.text.endIndex]) > width)
        }
        let suffix = Fitting.suffix(text, width: width)
        hold(suffix.width == DisplayWidth.of(suffix.text) && suffix.width <= max(width, 0))
        hold(text.hasSuffix(suffix.text))
        if suffix.text.startIndex > text.startIndex {
          let before = text.index(before: suffix.text.startIndex)
          hold(suffix.width + DisplayWidth.of(text[before]) > width)
        }
      }
    }
  }
}

@Suite struct WrappingTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    Fitting.wrap(text, to: width).map { String(text[$0]) }
  }

  @Test func wrapped() {
    #expect(lines("one two three", 8) == ["one two", "three"])
    #expect(lines("one two three", 3) == ["one", "two", "thr", "ee"])
    #expect(lines("extraordinary", 8) == ["extraord", "inary"])
    #expect(lines("日本語", 5) == ["日本", "語"])
    #expect(lines("ab日本語", 5) == ["ab日", "本語"])
    #expect(lines("日本 ab", 6) == ["日本", "ab"])
    #expect(lines("世界", 1) == ["世", "界"])
    #expect(lines("a世", 1) == ["a", "世"])
    #expect(lines("ab", 0) == ["a", "b"])
  }

  @Test func hardLines() {
    #expect(lines("", 5) == [""])
    #expect(lines("\n", 5) == ["", ""])
    #expect(lines("a\n\nb\n", 5) == ["a", "", "b", ""])
    #expect(lines("a\r\nb", 5) == ["a", "b"])
  }

  @Test func spaces() {
    #expect(lines("ab   cd", 3) == ["ab", "cd"])
    #expect(lines("ab   cd", 6) == ["ab", "cd"])
    #expect(lines("ab   cd", 7) == ["ab   cd"])
    #expect(lines("ab ", 2) == ["ab"])
    #expect(lines("ab  \ncd", 2) == ["ab", "cd"])
    #expect(lines("     a", 3) == ["   ", "a"])
    #expect(lines("  abcd", 4) == ["  ab", "cd"])
  }

  /// Lines fit, hold the text in order, and leave out only spaces where they break.
  @Test func laws() {
    for text in FittingTests.texts + FittingTests.texts.prefix(200).map({ $0 + "\n" + $0 }) {
      for width in 0...12 {
        let lines = Fitting.wrap(text, to: width)
        var end = text.startIndex
        for (number, line) in lines.enumerated() {
          let columns = DisplayWidth.of(text[line])
          hold(columns <= max(width, 1) || text[line].count == 1)
          let gap = text[end..<line.lowerBound]
          hold(gap.allSatisfy { $0 == " " || $0 == "\n" })
          hold(gap.count { $0 == "\n" } <= 1)
          if number > 0 && !gap.contains("\n") { hold(text[line].first != " ") }
          hold(!text[line].contains("\n"))
          end = line.upperBound
        }
        hold(text[end...].allSatisfy { $0 == " " })
        if !text.contains("\n") && DisplayWidth.of(text) <= width { hold(lines.count == 1) }
      }
    }
  }
}

@Suite struct WindowTests {
  /// The window drawn: blanks, text, dots up to the width, and the caret as `▏` before its column.
  private func drawn(_ text: String, caret: Int, width: Int) -> String {
    let window = Fitting.window(
      of: text, textWidth: DisplayWidth.of(text), caret: caret, width: width)
    var cells =
      Array(repeating: ".", count: window.leadingBlanks)
      + window.text.flatMap {
        [String($0)] + Array(repeating: "", count: DisplayWidth.of($0) - 1)
      }
    cells += Array(repeating: ".", count: width - cells.count)
    cells.insert("▏", at: window.caretColumn)
    return cells.joined()
  }

  @Test func windows() {
    #expect(drawn("", caret: 0, width: 3) == "▏...")
    #expect(drawn("abc", caret: 3, width: 4) == "abc▏.")
    #expect(drawn("abc", caret: 3, width: 3) == "bc▏.")
    #expect(drawn("abcdefgh", caret: 0, width: 4) == "▏abcd")
    #expect(drawn("abcdefgh", caret: 4, width: 4) == "cd▏ef")
    #expect(drawn("abcdefgh", caret: 7, width: 4) == "efg▏h")
    #expect(drawn("abcdefgh", caret: 8, width: 4) == "fgh▏.")
    #expect(drawn("世界世界", caret: 4, width: 4) == ".界▏.")
    #expect(drawn("世界世界", caret: 2, width: 4) == "界▏世")
    #expect(drawn("世界世界", caret: 1, width: 2) == "▏界")
    #expect(drawn("a世", caret: 1, width: 1) == "▏.")
  }

  @Test func laws() {
    for text in FittingTests.texts {
      let columns = DisplayWidth.of(text)
      for width in 0...12 {
        for caret in 0...text.count {
          let window = Fitting.window(of: text, textWidth: columns, caret: caret, width: width)
          guard width > 0 else {
            hold(window.text.isEmpty && window.caretColumn == 0)
            continue
          }
          let first = text.index(text.startIndex, offsetBy: window.firstCluster)
          let used = window.leadingBlanks + DisplayWidth.of(window.text)
          hold(window.text.startIndex == first)
          hold(0..<width ~= window.caretColumn)
          hold(0...1 ~= window.leadingBlanks && used <= width)
          // The caret stands where its cluster does.
          let place = text.index(text.startIndex, offsetBy: caret)
          hold(place >= first && place <= window.text.endIndex)
          hold(
            window.caretColumn == window.leadingBlanks + DisplayWidth.of(text[first..<place]))
          if place < text.endIndex && DisplayWidth.of(text[place]) <= width {
            hold(place < window.text.endIndex)
          }
          // Nothing is hidden for nothing.
          if columns + (caret == text.count ? 1 : 0) <= width {
            hold(window.text == text && window.leadingBlanks == 0)
          } else if caret < text.count {
            hold(used >= width - 1)
          } else {
            hold(used == width - 1)
          }
        }
      }
    }
  }
}

/// Records an issue where a law does not hold; far cheaper than `#expect` where there are many cases.
private func hold(_ law: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
  if !law { Issue.record("the law does not hold", sourceLocation: sourceLocation) }
}
