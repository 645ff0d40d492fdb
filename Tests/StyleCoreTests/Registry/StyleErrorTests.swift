import Testing

@testable import StyleCore

/// The tables pin every sentence and the column that it points at.
@MainActor
@Suite("An error in a style expression")
struct StyleErrorTests {
  @Test("shows a list as long as the parameter takes")
  func examples() {
    func example(_ count: ClosedRange<Int>, _ range: ClosedRange<Double> = 0...9) -> String {
      ParameterKind.numbers(count: count, range: range, unit: "points").description
    }
    #expect(example(4...4) == "4 numbers from 0 to 9 in a list such as [1, 2, 3, 4]")
    #expect(example(2...2) == "2 numbers from 0 to 9 in a list such as [1, 2]")
    #expect(example(0...8).hasSuffix(" [1, 2]"))
    #expect(example(1...1).hasSuffix(" [1]"))
    #expect(example(3...3, 0...1).hasSuffix(" [1, 1, 1]"))
  }

  @Test(
    "of writing points at the place and says what is expected",
    arguments: [
      ("", 1, "expected a style's name, as in search | gradient."),
      ("  ", 1, "expected a style's name, as in search | gradient."),
      ("1", 1, "expected a style's name."),
      ("a |", 4, "expected a style's name."),
      ("a | | b", 5, "expected a style's name."),
      ("a b", 2, "expected \"|\" and another style, or the end."),
      ("a(b: 1) c", 8, "expected \"|\" and another style, or the end."),
      ("a)", 2, "expected \"|\" and another style, or the end."),
      ("a(", 3, "expected a parameter's name."),
      ("a(b: 1, )", 9, "expected a parameter's name."),
      ("a(1)", 3, "expected a parameter's name."),
      ("search(border-color #ccc)", 20, "expected \":\" after the parameter's name."),
      ("a(b)", 4, "expected \":\" after the parameter's name."),
      (
        "a(b: )", 6,
        "expected a value such as 3, true, #c0c0c0, \"Name\" or [red, blue]."
      ),
      (
        "a(b: $x)", 6,
        "expected a value such as 3, true, #c0c0c0, \"Name\" or [red, blue]."
      ),
      ("a(b: 1", 7, "expected \",\" or \")\" after the value."),
      ("a(b: red blue)", 9, "expected \",\" or \")\" after the value."),
      ("a(b: [1, ])", 10, "expected a value in the list."),
      ("a(b: [1 2])", 8, "expected \",\" or \"]\" in the list."),
      ("a(b: [1", 8, "expected \",\" or \"]\" in the list."),
      ("a(b: [[1]])", 7, "expected a value that is not a list, since lists hold none."),
      ("a(b: \"x)", 6, "expected a quote at the end of this text."),
      ("a(b: \"검\u{301}\\x\")", 8, #"expected \", \\, \n or \u{…} after a backslash."#),
      ("a(b: \"\\u{d800}\")", 7, #"expected \", \\, \n or \u{…} after a backslash."#),
      ("a(b: \"\\u{}\")", 7, #"expected \", \\, \n or \u{…} after a backslash."#),
      ("a(b: 3px)", 6, "expected a number such as 3 or 0.5, not \"3px\"."),
      ("a(b: -)", 6, "expected a number such as 3 or 0.5, not \"-\"."),
      ("a(b: 0x10)", 6, "expected a number such as 3 or 0.5, not \"0x10\"."),
      ("a(b: 1e999)", 6, "expected a number such as 3 or 0.5, not \"1e999\"."),
      ("a(b: 1.)", 6, "expected a number such as 3 or 0.5, not \"1.\"."),
    ])
  func syntax(source: String, column: Int, sentence: String) {
    let error = #expect(throws: StyleExpressionError.self) {
      try StyleExpression(parsing: source)
    }
    #expect(error?.column == column)
    #expect(error?.description == "At column \(column): \(sentence)")
  }

  @Test(
    "of meaning points at the name or the value",
    arguments: [
      (
        "fixed | sampel", 9,
        "there is no style \"sampel\"; did you mean \"sample\"? (stylebook list shows all.)"
      ),
      ("box", 1, "there is no style \"box\"; stylebook list shows all."),
      (
        "sample(widht: 3)", 8,
        "the style \"sample\" has no parameter \"widht\"; did you mean \"width\"?"
      ),
      ("later(padding: 3)", 7, "the style \"later\" has no parameter \"padding\"; it has width."),
      ("fixed(padding: 3)", 7, "the style \"fixed\" has no parameter \"padding\"; it has none."),
      (
        "sample(width: 3, width: 3)", 18,
        "the parameter \"width\" of \"sample\" is set twice; keep one."
      ),
      ("sample(width: 9)", 15, "in \"sample\", width takes a number from 0 to 8, not 9."),
      (
        "sample(width: -0.5)", 15, "in \"sample\", width takes a number from 0 to 8, not -0.5."
      ),
      ("sample(width: red)", 15, "in \"sample\", width takes a number from 0 to 8, not red."),
      ("sample(round: yes)", 15, "in \"sample\", round takes true or false, not yes."),
      (
        "sample(border-color: sunny)", 22,
        "in \"sample\", border-color takes a colour such as red or #c0c0c0, not \"sunny\"."
      ),
      (
        "sample(border-color: bleu)", 22,
        "in \"sample\", border-color takes a colour, not \"bleu\"; did you mean blue?"
      ),
      (
        "sample(border-color: 3)", 22,
        "in \"sample\", border-color takes a colour such as red or #c0c0c0, not 3."
      ),
      (
        "sample(colors: red)", 16,
        "in \"sample\", colors takes 1 to 3 colours in a list such as [red, #c0c0c0], not red."
      ),
      (
        "sample(colors: [])", 16,
        "in \"sample\", colors takes 1 to 3 colours in a list such as [red, #c0c0c0], not 0."
      ),
      (
        "sample(colors: [red, #12])", 16,
        "in \"sample\", colors takes a colour such as red or #c0c0c0, not \"#12\"."
      ),
      ("sample(title: 3)", 15, "in \"sample\", title takes a text such as \"Name\", not 3."),
      (
        "sample(mode: always)", 14,
        "in \"sample\", mode takes never, while-editing or two words, not \"always\"."
      ),
    ])
  func meaning(source: String, column: Int, sentence: String) throws {
    let registry = try sampleRegistry()
    let expression = try StyleExpression(parsing: source)
    let error = #expect(throws: StyleExpressionError.self) {
      _ = try expression.resolve(in: registry)
    }
    #expect(error?.column == column)
    #expect(error?.description == "At column \(column): \(sentence)")
  }

  @Test("reads well without an expression, too")
  func lookups() throws {
    let registry = try sampleRegistry()
    func sentence(_ id: String, _ arguments: [StyleArgument]) -> String? {
      do {
        _ = try registry.make(id, arguments)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      sentence("sampler", [])
        == "There is no style \"sampler\"; did you mean \"sample\"? (stylebook list shows all.)")
    #expect(
      sentence("later", [StyleArgument("width", .number(1)), StyleArgument("width", .number(2))])
        == "The parameter \"width\" of \"later\" is set twice; keep one.")
    #expect(
      sentence("later", [StyleArgument("width", .number(101))])
        == "In \"later\", width takes a number from 0 to 100, not 101.")
    #expect(
      sentence("later", [StyleArgument("w", .number(1))])
        == "The style \"later\" has no parameter \"w\"; it has width.")
    #expect(
      RegistryError.malformedID("A b\u{1B}").description
        == "\"A b\\u{1b}\" cannot name a style; use lower-case letters, digits and hyphens, and begin "
        + "with a letter.")
    #expect(
      RegistryError.repeatedID("a").description
        == "There already is a style \"a\"; register this one under another name.")
  }

  @Test(
    "of a setting names the choices",
    arguments: [
      (
        "sample", "width",
        "\"width\" sets nothing; write name=value or style.name=value, such as width=3."
      ),
      (
        "sample", "=3",
        "\"=3\" sets nothing; write name=value or style.name=value, such as width=3."
      ),
      (
        "sample", "a.b.c=3",
        "\"a.b.c=3\" sets nothing; write name=value or style.name=value, such as width=3."
      ),
      (
        "sample", ".width=3",
        "\".width=3\" sets nothing; write name=value or style.name=value, such as width=3."
      ),
      (
        "sample|fixed", "later.width=3",
        "The expression does not name \"later\"; it names sample and fixed."
      ),
      (
        "sample|fixed", "widht=3",
        "None of sample and fixed has a parameter \"widht\"; did you mean \"width\"?"
      ),
      ("fixed", "widht=3", "The style fixed has no parameter \"widht\"; stylebook list shows all."),
      (
        "sample|later", "width=3",
        "sample and later each have a parameter \"width\"; set sample.width or later.width."
      ),
      (
        "sample|later", "later.widht=3",
        "The style \"later\" has no parameter \"widht\"; did you mean \"width\"?"
      ),
      ("sample", "width=9", "In \"sample\", width takes a number from 0 to 8, not 9."),
      (
        "sample", "width=\u{1B}[1m",
        "In \"sample\", width takes a number from 0 to 8, not \"\\u{1b}[1m\"."
      ),
      (
        "sampel", "width=3",
        "At column 1: there is no style \"sampel\"; did you mean \"sample\"? (stylebook list shows all.)"
      ),
    ])
  func settings(source: String, setting: String, sentence: String) throws {
    let registry = try sampleRegistry()
    let expression = try StyleExpression(parsing: source)
    let error = #expect(throws: StyleSettingError.self) {
      try expression.setting([StyleSetting(parsing: setting)], in: registry)
    }
    #expect(error?.description == sentence)
  }

  @Test("is pictured with a caret under the place")
  func picture() {
    func picture(_ source: String) -> String? {
      do {
        _ = try StyleExpression(parsing: source)
        return nil
      } catch {
        return error.picture
      }
    }
    #expect(
      picture("search(border-color #ccc)") == """
        search(border-color #ccc)
                           ^ expected ":" after the parameter's name.
        """)
    #expect(
      picture("a(b: \"검색\",\n\u{1B}c: 3) d")
        == """
        a(b: "검색",  c: 3) d
                     ^ expected a parameter's name.
        """)
    #expect(
      picture(String(repeating: "a | ", count: 30) + "!" + String(repeating: " | a", count: 30))
        == """
        …a | a | a | a | a | a | a | a | a | a | ! | a | a | a | a | a | a | a | a | …
                                                 ^ expected a style's name.
        """)
  }
}
