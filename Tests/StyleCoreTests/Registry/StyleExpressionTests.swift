import Testing

@testable import StyleCore

@Suite("A style expression")
struct StyleExpressionTests {
  @Test(
    "prints canonically, however it was spaced",
    arguments: [
      ("search", "search"),
      (" search ( ) ", "search"),
      ("a|b|c", "a | b | c"),
      ("a( width:3 ,b :true)|\n\tc", "a(width: 3, b: true) | c"),
      ("a(n:-0)", "a(n: 0)"),
      ("a(n: 3.0, m: -0.50, o: 1e3, p: 25E-1)", "a(n: 3, m: -0.5, o: 1000, p: 2.5)"),
      ("a(c: #c0c0c0, d: red/50%)", "a(c: #c0c0c0, d: red/50%)"),
      ("a(l:[], m:[ #f00,blue ], n:[1,\"x\"])", "a(l: [], m: [#f00, blue], n: [1, \"x\"])"),
      (#"a(s: "q\"b\\n\n\u{1F600}\u{1b}")"#, #"a(s: "q\"b\\n\n😀\u{1b}")"#),
      ("a(s: \"\u{301}|),]\")", "a(s: \"\u{301}|),]\")"),
      ("a(s: \"x\r\ny\")", #"a(s: "x\u{d}\ny")"#),
      ("a(s: \"👩\u{200D}💻\u{202E}\")", "a(s: \"👩\u{200D}💻\\u{202e}\")"),
    ])
  func canonical(source: String, printed: String) throws {
    let expression = try StyleExpression(parsing: source)
    #expect(expression.description == printed)
    #expect(expression.source == source)
    #expect(try StyleExpression(parsing: printed) == expression)
  }

  @Test("knows the columns of its parts")
  func columns() throws {
    let expression = try StyleExpression(parsing: "a(s: \"né\u{301}\", width :  3) | search(b:1)")
    #expect(expression.terms.map(\.column) == [1, 26])
    #expect(expression.terms[0].arguments.map(\.column) == [3, 12])
    #expect(expression.terms[0].arguments.map(\.valueColumn) == [6, 21])
    #expect(expression.terms[1].arguments[0].value == .number(1))
  }

  /// Every text of up to four signs, and every argument, list and string of a few, is either an error
  /// at a column inside it, or an expression whose print reads back as the same expression and prints
  /// the same.
  @Test("is read the same after printing, for every short text")
  func exhaustive() {
    let signs = ["a", "1", "|", "(", ")", ":", ",", "[", "]", "\"", "\\", " ", "#", "-"]
    var read = 0
    func visit(_ text: String, _ depth: Int) {
      read += check(text) ? 1 : 0
      if depth > 0 { for sign in signs { visit(text + sign, depth - 1) } }
    }
    visit("", 4)
    for argument in signs {
      for other in signs {
        for third in signs { visit("a(b:" + argument + other + third, 0) }
        visit("a(b:[\(argument)\(other)])", 1)
        visit("a(b:\"\(argument)\(other)\")", 1)
        visit("a(b:1\(argument)a\(other)1)", 0)
      }
    }
    #expect(read > 300)
  }

  @Test("never traps on noise")
  func fuzz() {
    var generator = Noise(state: 7)
    let pieces = [
      "search", "width", "a", "Z", "0", "12", "-", ".", "e", "+", "|", "(", ")", ":", ",", "[", "]",
      "\"", "\\", "\\\"", "\\n", "\\u{", "}", "41", "d800", "110000", " ", "\n", "\r\n", "\u{301}",
      "\u{200D}", "\u{1B}", "\u{202E}", "검", "🏳️‍🌈", "#", "#fff", "%", "/", "\u{0}",
    ]
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<(generator.next() % 24) {
        text += pieces[Int(generator.next() % UInt64(pieces.count))]
      }
      check(text)
      text = "a(b:" + text + ")"
      check(text)
      _ = try? StyleSetting(parsing: text)
    }
  }

  @Test("has limits")
  func limits() throws {
    let most = Array(repeating: "a", count: StyleExpression.termLimit).joined(separator: "|")
    #expect(try StyleExpression(parsing: most).terms.count == 64)
    #expect(problem(most + "|a") == "At column 129: expected at most 64 styles.")
    #expect(
      problem(String(repeating: " ", count: 9999) + "a") == nil)
    #expect(
      problem(String(repeating: " ", count: 10_000) + "a")
        == "At column 10001: expected at most 10000 characters.")
    #expect(problem("a\u{301}" + String(repeating: "\u{301}", count: 100_000)) != nil)
    #expect(problem(String(repeating: "(", count: 100_000)) != nil)
    #expect(problem("a(b:" + String(repeating: "[", count: 9000)) != nil)
  }

  private func problem(_ source: String) -> String? {
    do {
      _ = try StyleExpression(parsing: source)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether the text is an expression; states the laws that hold either way.
  @discardableResult
  private func check(_ text: String) -> Bool {
    do {
      let expression = try StyleExpression(parsing: text)
      let printed = expression.description
      let again = try? StyleExpression(parsing: printed)
      if again != expression || again?.description != printed {
        Issue.record("\(text) prints as \(printed)")
      }
      return true
    } catch {
      if error.column < 1 || error.column > text.count + 1 || error.source != text {
        Issue.record("\(text) fails at column \(error.column)")
      }
      let lines = error.picture.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.count != 2 || error.picture.unicodeScalars.contains("\u{1B}") {
        Issue.record("\(text) is pictured as \(error.picture)")
      }
      return false
    }
  }
}

/// A small generator of the same noise each time.
private struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) >> 8
  }
}
