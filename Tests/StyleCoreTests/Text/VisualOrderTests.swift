import Testing

@testable import StyleCore

/// Large letters stand for Hebrew or Arabic ones, and small letters for themselves, as is the custom
/// where reading direction is written about.
enum RightToLeft {
  static let hebrew = Array("אבגדהוזחטיכלמנסעפצקרשת")
  static let arabic = Array("بتثجحخدذرزسشصضطظعغفقكل")

  /// The text with right-to-left letters for large ones.
  static func text(_ drawing: String, _ letters: [Character] = hebrew) -> String {
    String(
      drawing.map { character in
        guard let value = character.asciiValue, character.isUppercase else { return character }
        return letters[Int(value) - 65]
      })
  }

  /// The drawing of a text.
  static func drawing(_ text: some Sequence<Character>, _ letters: [Character] = hebrew) -> String {
    String(
      text.map { character in
        letters.firstIndex(of: character).map { Character(Unicode.Scalar(65 + UInt8($0))) }
          ?? character
      })
  }
}

@Suite struct VisualOrderTests {
  /// How a text is shown with Hebrew letters, and with Arabic ones.
  @Test(arguments: [
    ("", "", ""),
    ("abc", "abc", "abc"),
    ("ABC", "CBA", "CBA"),
    ("ABC DEF", "FED CBA", "FED CBA"),
    ("abc ABC def", "abc CBA def", "abc CBA def"),
    ("abc ABC DEF ghi", "abc FED CBA ghi", "abc FED CBA ghi"),
    ("ABC abc DEF", "FED abc CBA", "FED abc CBA"),
    ("A b C d E", "E d C b A", "E d C b A"),
    // Signs beside and between directions.
    ("ABC, abc!", "!abc ,CBA", "!abc ,CBA"),
    ("abc, ABC!", "abc, CBA!", "abc, CBA!"),
    ("a,B;C d", "a,C;B d", "a,C;B d"),
    ("-ABC", "CBA-", "CBA-"),
    ("...", "...", "..."),
    // Numbers run from left to right.
    ("123", "123", "123"),
    ("123 ABC", "CBA 123", "CBA 123"),
    ("abc ABC 123", "abc 123 CBA", "abc 123 CBA"),
    ("abc 123 ABC 456 789", "abc 123 789 456 CBA", "abc 123 789 456 CBA"),
    ("ABC 1 2 abc 3", "abc 3 2 1 CBA", "abc 3 2 1 CBA"),
    ("a1B2", "a12B", "a12B"),
    ("ABC 12:30 DEF", "FED 12:30 CBA", "FED 12:30 CBA"),
    ("ABC 1, 2", "2 ,1 CBA", "2 ,1 CBA"),
    // With signs of their own, which Arabic numbers have not.
    ("ABC 3-4", "3-4 CBA", "4-3 CBA"),
    ("ABC 1+2", "1+2 CBA", "2+1 CBA"),
    ("ABC $100", "$100 CBA", "100$ CBA"),
    ("ABC 12.5% DEF", "FED 12.5% CBA", "FED %12.5 CBA"),
    ("ABC #1 DEF", "FED #1 CBA", "FED 1# CBA"),
    ("+1 ABC", "CBA 1+", "CBA 1+"),
    ("1-2A", "A1-2", "A1-2"),
    // White space at the end of the text stands at the end of the line.
    ("abc ABC  ", "abc CBA  ", "abc CBA  "),
    ("ABC  ", "  CBA", "  CBA"),
    (" ABC", "CBA ", "CBA "),
  ])
  func shown(typed: String, hebrew: String, arabic: String) {
    for (letters, expected) in [(RightToLeft.hebrew, hebrew), (RightToLeft.arabic, arabic)] {
      let shown = VisualOrder.shown(RightToLeft.text(typed, letters))
      #expect(RightToLeft.drawing(shown, letters) == expected)
    }
  }

  @Test func clustersStayWhole() {
    #expect(VisualOrder.shown("שָׁלוֹם") == ["ם", "וֹ", "ל", "שָׁ"])
    #expect(VisualOrder.shown("א👩‍👩‍👧‍👦🇯🇵ב") == ["ב", "🇯🇵", "👩‍👩‍👧‍👦", "א"])
    #expect(VisualOrder.shown("א世界") == ["世", "界", "א"])
  }

  @Test func columnsOfCarets() {
    // a世CBA▏: the caret on A is in the column of A, which is the last of its word.
    let mixed = VisualOrder(RightToLeft.text("a世ABC"))
    #expect(!mixed.isRightToLeft)
    #expect(mixed.columns == [0, 1, 5, 4, 3, 6])
    #expect(mixed.width == 7)
    #expect((-1...8).map { mixed.offset(at: $0) } == [0, 0, 1, 1, 4, 3, 2, 5, 5, 5])
    // abc 12 CBA▏
    let numbers = VisualOrder(RightToLeft.text("abc ABC 12"))
    #expect(numbers.column(of: 4) == 9)
    #expect(numbers.column(of: 10) == 10)
    // ▏abc CBA: what runs from the right ends on the left.
    let fromRight = VisualOrder(RightToLeft.text("ABC abc"))
    #expect(fromRight.isRightToLeft)
    #expect(fromRight.columns == [7, 6, 5, 4, 1, 2, 3, 0])
    #expect(fromRight.offset(at: 0) == 7)
    #expect(fromRight.offset(at: 99) == 0)
  }

  @Test func placesAndColumnsAreInverse() {
    var random = RandomText(seed: 5)
    for _ in 0..<300 {
      let letters = (0..<random.number(below: 12)).map { _ in
        Array("abAB 1-.,世é")[random.number(below: 11)]
      }
      let text = RightToLeft.text(String(letters))
      let order = VisualOrder(text)
      #expect(order.clusters.sorted() == Array(0..<text.count))
      #expect(order.width == DisplayWidth.of(text) + 1)
      for offset in 0...text.count {
        #expect(order.offset(at: order.column(of: offset)) == offset)
        if let next = order.left(of: offset) { #expect(order.right(of: next) == offset) }
        if let next = order.right(of: offset) { #expect(order.left(of: next) == offset) }
      }
      if !VisualOrder.isNeeded(for: text) { #expect(order.clusters == Array(0..<text.count)) }
    }
  }

  @Test func onlyRightToLeftScriptsNeedOrder() {
    let plain = ["", "abc 123", "Zürich", "Привет", "世界", "한", "👩‍👩‍👧‍👦❤️🇯🇵", "नमस्ते", "…─●"]
    for text in plain { #expect(!VisualOrder.isNeeded(for: text), "\(text)") }
    let others = [
      "aש", "مرحبا", "\u{7CA}", "\u{8A0}", "\u{FB1D}", "\u{FE8D}", "\u{10900}", "\u{1E900}",
    ]
    for text in others {
      #expect(VisualOrder.isNeeded(for: text), "\(text)")
      #expect(VisualOrder(text.suffix(1)).isRightToLeft)
    }
  }
}
