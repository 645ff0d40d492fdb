import StyleCore
import StyleWorker
import Testing

@testable import stylebook

@MainActor
@Suite("The accessible mode") struct AccessibleTests {
  @Test("tells of a field: label, value, kind, state, error and what is beside it")
  func show() {
    func shown(_ words: String...) -> String {
      CommandRun(words: ["show"] + words + ["--accessible"]).output
    }
    #expect(shown("plain") == "Your name: Ada Lovelace, text field\n")
    #expect(shown("plain", "--state", "empty") == "Your name: empty, text field\n")
    #expect(
      shown("search", "--state", "editing", "--prompt", "Fruit", "--text", "apples") == """
        Fruit: apples, text field, editing
        icon: magnifying glass
        button: Clear

        """)
    #expect(
      shown("gradient", "--state", "secure")
        == "Your name: 13 characters hidden, secure text field\n")
    #expect(
      shown("underlined", "--state", "error", "--prompt", "") == """
        no label: Ada Lovelace 1815, text field
        error: A name has no digits.
        text: No text

        """)
    #expect(
      shown("rounded-border", "--state", "disabled")
        == "Your name: Ada Lovelace, text field, disabled\n")
    #expect(
      shown("plain", "--state", "editing", "--caret", "3")
        == "Your name: Ada Lovelace, text field, editing, caret after 3 of 12\n")
  }

  @Test("tells of every style in every state, in plain lines without a secret")
  func gallery() {
    let run = CommandRun("gallery", "--accessible", isTerminal: true, columns: 80)
    #expect(run.code == .success)
    #expect(
      run.output.hasPrefix(
        """
        Default, written default, 1 of 6
        The platform's default, which is plain, as on iOS.

        empty
        Your name: empty, text field

        filled
        Your name: Ada Lovelace, text field

        """))
    #expect(run.lines.filter { $0 == FieldState.secure.rawValue }.count == 6)
    #expect(!run.output.contains("correct horse"))
    for scalar in run.output.unicodeScalars {
      #expect(!(0x2500...0x25FF).contains(scalar.value) && scalar != "\u{1B}" && scalar != "•")
    }
  }

  @Test("is text and nothing else")
  func formats() throws {
    let run = CommandRun("show", "plain", "--accessible", "--format", "svg")
    #expect(run.errors == "stylebook: --format takes text beside --accessible, not \"svg\".\n")
    #expect(run.code == .usage)
    #expect(CommandRun("show", "plain", "--accessible", "--explain").code == .usage)
    try Repository.withTemporaryFolder { folder in
      let file = "\(folder)/a.txt"
      #expect(CommandRun("show", "plain", "--accessible", "-o", file).output.isEmpty)
      let bytes = try RecipeSource(reading: file).bytes
      #expect(String(decoding: bytes, as: UTF8.self) == "Your name: Ada Lovelace, text field\n")
    }
  }

  @Test("comes from a worker as it was told there")
  func records() throws {
    var field = DrawnField(canvas: Canvas(width: 0, height: 0))
    field.spoken = [
      SpokenPart(.field, label: "a\nb", value: "", hint: "c"), SpokenPart(.button(3), label: "x"),
      SpokenPart(.icon), SpokenPart(.text, label: "ü"),
    ]
    let read = try #require(WorkerAnswer(WorkerAnswer.drawn(field).record))
    guard case .drawn(let same) = read else { return }
    #expect(same.spoken[0] == SpokenPart(.field, label: "a␊b", value: "", hint: "c"))
    #expect(same.spoken.dropFirst() == field.spoken.dropFirst())
    let request = WorkerRequest.tell(expression: "plain", Scenario(.error), field: nil)
    #expect(WorkerRequest(request.record) == request)
  }
}

@MainActor
@Suite("The browser in words") struct SpokenBrowserTests {
  /// What is told after each of some lines.
  private func told(_ lines: String..., arguments: String...) -> [String] {
    answers(to: lines, arguments: arguments)
  }

  private func answers(to lines: [String], arguments: [String]) -> [String] {
    var rest = lines[...]
    var output = ""
    var surroundings = Surroundings(
      environment: [:],
      output: ByteStream(isTerminal: false, columns: nil) { (bytes) throws(Failure) in
        output += String(decoding: bytes, as: UTF8.self) + "\u{0}"
      }, errors: ByteStream(isTerminal: false, columns: nil) { (_) throws(Failure) in })
    surroundings.readLine = { rest.popFirst() }
    let code = Stylebook.run(["browse", "--accessible"] + arguments, in: surroundings)
    #expect(code == .success)
    return output.split(separator: "\u{0}", omittingEmptySubsequences: false).dropLast()
      .map { String($0) }
  }

  @Test("tells all first, then what changes")
  func changes() {
    let told = told(
      "style search", "type  there", "state error", "state disabled", "state normal", "press clear",
      "press clear", "read", "quit", "never read")
    #expect(
      told == [
        """
        style: Default, 1 of 6
        The platform's default, which is plain, as on iOS.
        Your name: Ada Lovelace, text field
        shown: dark, 40 columns, truecolor

        help lists the commands, quit leaves.

        """,
        """
        style: Search, 6 of 6
        An icon before the text, and a button that empties it while it is edited.
        icon: magnifying glass

        """,
        "Your name: Ada Lovelace there, text field, editing\nbutton: Clear\n",
        "error: A name has no digits.\n",
        """
        Your name: Ada Lovelace there, text field, disabled
        gone: error: A name has no digits.
        gone: button: Clear

        """,
        "Your name: Ada Lovelace there, text field, editing\nbutton: Clear\n",
        "Your name: empty, text field, editing\ngone: button: Clear\n",
        "the field has no button now.\n",
        """
        style: Search, 6 of 6
        An icon before the text, and a button that empties it while it is edited.
        Your name: empty, text field, editing
        icon: magnifying glass
        shown: dark, 40 columns, truecolor

        """,
        "",
      ])
  }

  @Test("does what its document shows")
  func document() throws {
    let blocks = try MarkdownBlocks(Repository.text("Documentation/Accessible.md"))
    let shown = try #require(blocks.texts(in: "text").first)
    let lines = shown.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
    let told = answers(to: lines, arguments: ["search"])
    let now = zip([""] + lines.map { "> \($0)\n" }, told).map { $0 + $1 }.joined()
    #expect(now == shown + "\n")
  }

  @Test("composes, sets knobs and copies")
  func composition() {
    let told = told(
      "add gradient", "set width 3", "set width 99", "set wdth 3", "reset width", "outwards",
      "mark-within", "remove", "width 30", "copy", arguments: "search")
    #expect(told[1].contains("composed: search | gradient, marked gradient\n"))
    #expect(told[2] == "composed: search | gradient(width: 3), marked gradient\n")
    #expect(told[3] == "width takes a number from 0 to 8, not 99.\n")
    #expect(told[4] == "gradient has no knob \"wdth\"; did you mean \"width\"?\n")
    #expect(told[5] == "composed: search | gradient, marked gradient\n")
    #expect(told[6] == "composed: gradient | search, marked gradient\n")
    #expect(told[7].contains("composed: gradient | search, marked search\n"))
    #expect(told[8].contains("gone: composed: gradient | search, marked search\n"))
    #expect(told[9] == "shown: dark, 30 columns, truecolor\n")
    #expect(
      told[10] == "copied: stylebook show gradient --width 30 --appearance dark\n")
  }

  @Test("keeps a secret")
  func secrets() {
    let told = told(
      "form", "field 3", "type hunter2", "copy", "keys M-a", "keys M-w", "state secure", "read",
      arguments: "gradient")
    #expect(told[3] == "A password: 7 characters hidden, secure text field, editing\n")
    #expect(told[4] == "a secret is not copied; empty the field first.\n")
    #expect(told[5] == "A password: 7 characters hidden, secure text field, editing, 7 selected\n")
    for answer in told { #expect(!answer.contains("hunter2")) }
  }

  @Test("keeps what was typed as a secret in every other state", arguments: ["error", "disabled"])
  func secretsInStates(state: String) {
    let told = told(
      "form", "field 3", "type hunter2", "state \(state)", "read", arguments: "gradient")
    #expect(told[5].contains("A password: 7 characters hidden, secure text field"))
    for answer in told { #expect(!answer.contains("hunter2")) }
  }

  @Test(
    "says what to write instead",
    arguments: [
      ("nexd", "there is no command \"nexd\"; did you mean \"next\"?"),
      ("#", "there is no command \"#\"; help lists them."),
      ("type", "write type TEXT."), ("copy it", "copy stands alone."),
      ("style nope", "there is no style \"nope\"; stylebook list shows all."),
      (
        "style gradient(",
        "the style expression makes no sense at column 10: expected a parameter's name."
      ),
      ("state odd", "write normal, error, disabled or secure, not \"odd\"."),
      ("width 0", "a width is 1 to 1000 columns, not \"0\"."),
      ("keys Foo", "no key is called \"Foo\"; write names such as Enter, S-Tab, C-a or F2."),
      ("set width", "write set NAME VALUE."),
      ("remove", "one style has to stay; choose another in the list."),
      ("search zzz", "no style matches"), ("form on", "write form, or form off."),
    ])
  func mistakes(line: String, sentence: String) {
    let told = told(line)
    #expect(told[1].split(separator: "\n").first.map { String($0) } == sentence)
  }

  @Test("has a command for everything that keys do, but for what only eyes need")
  func table() {
    let words = SpokenCommand.all.map(\.word)
    #expect(Set(words).count == words.count)
    var actions: Set<BrowserAction> = []
    for command in SpokenCommand.all {
      if case .action(let action) = command.meaning { actions.insert(action) }
    }
    // Those that take an argument here, and so have commands of their own.
    actions.formUnion([
      .edit, .search, .nextArea, .previousArea, .knobs, .help, .state, .appearance, .depth,
      .narrower, .wider, .stage, .addStyle, .turnUp, .turnDown, .typeValue, .resetKnob, .resetKnobs,
    ])
    let seen: Set<BrowserAction> = [
      .pageUp, .pageDown, .explain, .still, .replay, .redraw, .suspend,
    ]
    #expect(actions.isDisjoint(with: seen))
    #expect(actions.union(seen) == Set(BrowserAction.allCases))
    let help = told("help")[1]
    for command in SpokenCommand.all { #expect(help.contains("\(command.usage): ")) }
  }
}
