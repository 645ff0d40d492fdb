import StyleCore
import Styles
import Testing

@testable import stylebook

/// The table pins every sentence and the place that it points at.
@MainActor
@Suite("An error in a recipe") struct RecipeErrorTests {
  /// What is said about a text.
  private func sentence(_ text: String) -> String {
    do throws(RecipeError) {
      var registry = StyleRegistry.builtIns()
      try RecipeBook([RecipeSource(path: "neon.json", bytes: Array(text.utf8))])
        .register(in: &registry)
      return ""
    } catch {
      return error.description
    }
  }

  @Test(
    "of JSON points at the place and says what is expected",
    arguments: [
      ("", "line 1, column 1: expected a value such as 3, true, \"red\", [1, 2] or {…}."),
      ("\n {,", "line 2, column 3: expected a name in quotes."),
      ("{\"검색\" 1}", "line 1, column 7: expected \":\" behind the name."),
      ("{\"a\": }", "line 1, column 7: expected a value such as 3, true, \"red\", [1, 2] or {…}."),
      ("{\"a\": 1 \"b\"", "line 1, column 9: expected \",\" or \"}\"."),
      ("[1 2]", "line 1, column 4: expected \",\" or \"]\"."),
      ("{} x", "line 1, column 4: expected the end of the file behind its one value."),
      ("[\"a", "line 1, column 2: expected a quote at the end of this text."),
      (
        "[\"a\nb\"]",
        "line 1, column 4: expected a quote at the end of the text, or \\n for a line end in it."
      ),
      (
        #"["\x"]"#,
        #"line 1, column 3: expected \", \\, \/, \b, \f, \n, \r, \t or \u0041 behind a backslash."#
      ),
      (
        #"["\ud800"]"#,
        #"line 1, column 3: expected \", \\, \/, \b, \f, \n, \r, \t or \u0041 behind a backslash."#
      ),
      ("[01]", "line 1, column 2: expected a number such as 3 or 0.5, not \"01\"."),
      ("[1.]", "line 1, column 2: expected a number such as 3 or 0.5, not \"1.\"."),
      ("[-]", "line 1, column 2: expected a number such as 3 or 0.5, not \"-\"."),
      ("[1e999]", "line 1, column 2: expected a number such as 3 or 0.5, not \"1e999\"."),
      ("{\"a\": 1, \"a\": 2}", "line 1, column 10: \"a\" stands here a second time; keep one."),
      (
        String(repeating: "[", count: 17),
        "line 1, column 17: values lie more than 16 deep in each other here, and a recipe needs "
          + "three."
      ),
    ])
  func json(text: String, sentence: String) {
    #expect(self.sentence(text) == "neon.json: \(sentence)")
  }

  @Test("of its members names the nearest")
  func members() {
    let none =
      "there is no recipe here; write an object such as {\"id\": \"neon\", …}, or a list "
      + "of them."
    #expect(sentence("3") == "neon.json: line 1, column 1: \(none)")
    #expect(sentence(" []") == "neon.json: line 1, column 2: \(none)")
    #expect(sentence("[{}, 3]").hasPrefix("neon.json: line 1, column 2: this recipe has no \"id\""))
    #expect(
      sentence("[\n  {\"id\": \"a\", \"title\": \"A\", \"summary\": \"A.\"}]")
        == "neon.json: line 2, column 3: this recipe has no \"style\"; add \"style\": "
        + "\"search | gradient(width: 3)\".")
    #expect(
      sentence("{\"id\": \"a\", \"paramaters\": {}}")
        == "neon.json: line 1, column 13: a recipe has no \"paramaters\"; did you mean "
        + "\"parameters\"?")
    #expect(
      sentence("{\"x\": 1}")
        == "neon.json: line 1, column 2: a recipe has no \"x\"; it has id, title, summary, style, "
        + "parameters, exposes, version and author.")
    #expect(
      sentence("{\"id\": 3}") == "neon.json: line 1, column 8: id takes a text, not a number.")
  }

  @Test(
    "of meaning points at the name or the value",
    arguments: [
      (
        "\"id\": \"Neon\"", "\"style\": \"plain\"", 1, 7,
        "\"Neon\" cannot name a style; use lower-case letters, digits and hyphens, and begin with "
          + "a letter."
      ),
      (
        "\"id\": \"search\"", "\"style\": \"search\"", 1, 7,
        "there already is a style \"search\"; register this one under another name."
      ),
      ("", "\"style\": \"search |\"", 2, 19, "in the style, expected a style's name."),
      (
        "", "\"style\": \"search | gradiant\"", 2, 20,
        "there is no style \"gradiant\"; did you mean \"gradient\"? (stylebook list shows all.)"
      ),
      (
        "", "\"style\": \"gradient(width: 9)\"", 2, 27,
        "in \"gradient\", width takes a number from 0 to 8, not 9."
      ),
      ("", "\"style\": \"a | \\u0021\"", 2, 10, "in the style, expected a style's name."),
      (
        "", "\"style\": \"neon\"", 2, 10,
        "neon is made of neon, so it cannot be made; name another style."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": []", 2, 36,
        "parameters takes an object such as {\"gradient.width\": 3}, not a list."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"width\": \"wide\"}", 2, 46,
        "parameters.width takes a number from 0 to 8, not \"wide\"."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"width\": null}", 2, 46,
        "parameters.width takes a number from 0 to 8, not null."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"colors\": [[]]}", 2, 47,
        "parameters.colors takes 1 to 8 colours in a list such as [red, #c0c0c0], not a list."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"gradient.width\": 9}", 2, 55,
        "parameters.gradient.width takes a number from 0 to 8, not 9."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"widht\": 1}", 2, 37,
        "the style gradient has no parameter \"widht\"; did you mean \"width\"?"
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"search.width\": 1}", 2, 37,
        "the expression does not name \"search\"; it names gradient."
      ),
      (
        "", "\"style\": \"gradient | search\", \"parameters\": {\"corner-radius\": 1}", 2, 46,
        "gradient and search each have a parameter \"corner-radius\"; set gradient.corner-radius "
          + "or search.corner-radius."
      ),
      (
        "", "\"style\": \"gradient\", \"parameters\": {\"width\": 1, \"gradient.width\": 1}", 2, 49,
        "gradient.width is set a second time here, in another spelling; keep one."
      ),
      (
        "", "\"style\": \"gradient\", \"exposes\": {\"glow\": 3}", 2, 42,
        "exposes.glow takes a text, not a number."
      ),
      (
        "", "\"style\": \"gradient\", \"exposes\": {\"glow\": \"widht\"}", 2, 42,
        "the style gradient has no parameter \"widht\"; did you mean \"width\"?"
      ),
      (
        "", "\"style\": \"gradient\", \"exposes\": {\"Glow\": \"width\"}", 2, 34,
        "\"Glow\" cannot name a parameter of \"neon\"; use lower-case letters, digits and "
          + "hyphens, and begin with a letter."
      ),
      (
        "", "\"style\": \"gradient | gradient(width: 3)\", \"exposes\": {\"glow\": \"width\"}", 2,
        63,
        "gradient.width cannot be offered, since it is 2 and 3 in different places; give it one "
          + "value."
      ),
    ])
  func meaning(id: String, rest: String, line: Int, column: Int, sentence: String) {
    let id = id.isEmpty ? "\"id\": \"neon\"" : id
    // The members that every recipe has stand behind, so that columns are easily counted.
    let text = "{\(id),\n\(rest), \"title\": \"N\", \"summary\": \"S.\"}"
    #expect(
      self.sentence(text)
        == "neon.json: line \(line), column \(line == 1 ? column + 1 : column): \(sentence)")
  }

  @Test("of several recipes names them all")
  func cycles() {
    func recipe(_ id: String, _ style: String) -> String {
      "{\"id\": \"\(id)\", \"title\": \"T\", \"summary\": \"S.\", \"style\": \"\(style)\"}"
    }
    #expect(
      sentence("[\(recipe("a", "b")),\n\(recipe("b", "search|c")),\n\(recipe("c", "a"))]")
        == "neon.json: line 3, column 53: a is made of b is made of c is made of a, so none can be "
        + "made; leave one of them out.")
    #expect(
      sentence("[\(recipe("a", "plain")),\n\(recipe("a", "search"))]")
        == "neon.json: line 2, column 8: there already is a style \"a\"; register this one under "
        + "another name.")
  }

  @Test("of a file says why it cannot be read")
  func files() throws {
    func sentence(_ path: String) -> String? {
      #expect(throws: RecipeError.self) { try RecipeBook(reading: [path]) }?.description
    }
    #expect(
      sentence("no\u{7}thing.json")
        == "\"no\\u{7}thing.json\": the recipe cannot be read: No such file or directory; name a "
        + "file that can.")
    #expect(
      sentence("/") == "/: the recipe cannot be read: it is no file; name a file that can.")
    let damaged = RecipeSource(path: "a", bytes: Array("{\n\"".utf8) + [0xFF] + Array("\"}".utf8))
    let error = #expect(throws: RecipeError.self) { try RecipeBook([damaged]) }
    #expect(
      error?.description == "a: line 2, column 2: this is no UTF-8; save the file in that encoding."
    )
    #expect(error.map { Failure.recipe($0).exitCode } == .badInput)
  }
}
