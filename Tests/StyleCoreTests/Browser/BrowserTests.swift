import StyleCore
import Testing

@testable import stylebook

/// A browser that keys are sent to and whose screen is read.
@MainActor
struct BrowserSession {
  let browser: Browser
  var time = 100.0
  var effects: [Browser.Effect] = []

  init(width: Int = 80, height: Int = 18, style: String = "gradient") {
    let plugins = PluginSet { (_) throws(Failure) in throw .fault("no plugin was named") }
    self.init(width: width, height: height, style: style, plugins)
  }

  init(style: String, plugin: some StylePlugin) throws {
    let plugins = PluginSet { (_) throws(Failure) in throw .fault("no plugin was named") }
    try plugins.add(linked: plugin)
    self.init(width: 80, height: 18, style: style, plugins)
  }

  private init(width: Int, height: Int, style: String, _ plugins: PluginSet) {
    let state = BrowserState(
      size: CellSize(width: width, height: height), composition: BrowserComposition(style),
      fields: [TextEditing("Ada Lovelace")], colorScheme: .dark, depth: .truecolor)
    browser = Browser(
      state, registry: plugins.registry, drawing: FieldDrawing(plugins))
  }

  /// Presses keys by their names.
  mutating func press(_ keys: String...) {
    for name in keys.flatMap({ $0.split(separator: " ") }) {
      guard let key = KeyName(String(name)) else {
        Issue.record("\(name) names no key")
        continue
      }
      effects += browser.handle(.key(key.press), at: time)
    }
  }

  /// Types a text, character by character.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars {
      effects += browser.handle(.key(KeyPress(typing: scalar)), at: time)
    }
  }

  /// Presses the left button at the first cell of a text on the screen.
  mutating func click(_ text: String, times: Int = 1) {
    let canvas = canvas
    for y in 0..<canvas.height {
      guard let range = canvas.text(ofRow: y).firstRange(of: text) else { continue }
      let x = DisplayWidth.of(canvas.text(ofRow: y)[..<range.lowerBound])
      for _ in 0..<times {
        effects += browser.handle(
          .mouse(MouseEvent(.press(.left), at: CellPoint(x: x, y: y))), at: time)
        effects += browser.handle(
          .mouse(MouseEvent(.release(.left), at: CellPoint(x: x, y: y))), at: time)
      }
      return
    }
    Issue.record("\(text) is not on the screen")
  }

  var canvas: Canvas { BrowserScreen.draw(browser, at: time) }

  /// The screen without blanks at the ends of lines.
  var screen: String {
    let canvas = canvas
    return (0..<canvas.height).map { y in
      var line = canvas.text(ofRow: y)[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  /// What the status line says.
  var message: String { browser.state.message?.text ?? "" }
}

@MainActor
@Suite("The browser") struct BrowserTests {
  @Test("shows the list, the field and the keys")
  func first() {
    let session = BrowserSession()
    #expect(
      session.screen == """
         Stylebook                               filled · dark · 40 columns · truecolor
        ────────────────────────────────────────────────────────────────────────────────
         Built in           │ Gradient
           Default          │ A rounded border painted with a gradient, heavier while
           Plain            │ it is edited.
           Rounded Border   │
           Underlined       │ ╭━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╮
         ▸ Gradient         │ ┃ Ada Lovelace                         ┃
           Search           │ ╰━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╯
                            │
                            │
                            │
                            │
                            │
                            │
        ────────────────────────────────────────────────────────────────────────────────

         Enter type  / search  k knobs  a light/dark  v view  x copy    q quit  ? help
        """)
    #expect(session.canvas.caret == nil)
  }

  @Test("finds, types, selects, cuts, pastes, undoes and redoes")
  func editing() {
    var session = BrowserSession()
    session.press("/")
    session.type("sear")
    session.press("Enter", "Enter", "M-a", "Backspace")
    session.type("Hello 世界 👩‍👩‍👧‍👦")
    #expect(session.browser.state.field.description == "Hello 世界 👩‍👩‍👧‍👦|")
    #expect(session.screen.contains("│ ⌕  Hello 世界 👩‍👩‍👧‍👦▏                  ⊗ │"))
    #expect(session.canvas.caret == CellPoint(x: 40, y: 7))
    session.press("C-Left", "C-S-Left")
    session.press("C-x")
    #expect(session.effects.contains { if case .clipboard = $0 { true } else { false } })
    session.press("End", "C-v")
    let pasted = session.browser.state.field.text
    for _ in 0..<20 { session.press("C-_") }
    #expect(session.browser.state.field.text == "Ada Lovelace")
    for _ in 0..<20 { session.press("M-r") }
    #expect(session.browser.state.field.text == pasted)
  }

  @Test("takes a mistake back when it is mended, and tells of the next")
  func validation() {
    var session = BrowserSession(style: "underlined")
    session.press("Enter")
    session.type("!")
    session.press("F2")
    #expect(session.browser.state.condition == .error)
    // What was declared wrong stays so until it is touched.
    #expect(session.screen.contains("A name has no digits."))
    session.time = 200
    session.press("Backspace")
    #expect(!session.screen.contains("A name has no digits."))
    #expect(session.browser.state.state(of: 0) == .editing)
    #expect(session.browser.state.changed == 200)
    session.time = 300
    session.type("7")
    #expect(session.screen.contains("A name has no digits."))
    #expect(session.browser.state.state(of: 0) == .error)
    // The label shakes anew, and no more with the next digit.
    #expect(session.browser.state.changed == 300)
    session.time = 400
    session.type("8")
    #expect(session.browser.state.changed == 300)
    session.press("Backspace Backspace")
    #expect(!session.screen.contains("A name has no digits."))
  }

  @Test("composes styles, moves them and says which is marked")
  func composition() {
    var session = BrowserSession()
    session.press("+")
    session.type("sea")
    session.press("Enter")
    #expect(session.browser.state.composition.description == "gradient | search")
    session.press("<")
    #expect(session.browser.state.composition.description == "search | gradient")
    #expect(session.browser.state.composition.active == 0)
    session.press(".")
    session.press("k Down Down Down Right")
    #expect(session.browser.state.composition.description == "search | gradient(width: 3)")
    session.press("Esc -")
    #expect(session.browser.state.composition.description == "search")
    session.press("-")
    #expect(session.effects.last == .bell)
  }

  @Test("turns knobs, types their values, and sets them back")
  func knobs() {
    var session = BrowserSession()
    session.press("k Down Down Down Left")
    #expect(session.browser.state.composition.description == "gradient(width: 1)")
    session.press("Enter C-u")
    session.type("12")
    session.press("Enter")
    #expect(session.message == "width takes a number from 0 to 8, not 12.")
    session.press("C-u")
    session.type("2.5")
    session.press("Enter")
    #expect(session.browser.state.composition.description == "gradient(width: 2.5)")
    session.press("Backspace")
    #expect(session.browser.state.composition.description == "gradient")
    session.press("z R")
    #expect(session.browser.state.composition.description == "gradient")
  }

  @Test("is used with the mouse alone")
  func mouse() {
    var session = BrowserSession()
    session.click("Search")
    #expect(session.browser.state.composition.description == "search")
    session.click("Ada Love", times: 1)
    #expect(session.browser.state.area == .field)
    #expect(session.browser.state.field.description == "|Ada Lovelace")
    session.time += 1
    session.click("Lovelace", times: 2)
    #expect(session.browser.state.field.description == "Ada [Lovelace|]")
    session.click("⊗")
    #expect(session.browser.state.field.text.isEmpty)
    session.press("C-_")
    #expect(session.browser.state.field.text == "Ada Lovelace")
    session.click("quit")
    #expect(session.effects.last == .quit)
  }

  @Test("has a form through which Tab and Return go")
  func form() {
    var session = BrowserSession(height: 24)
    session.press("v Tab")
    session.press("Enter")
    session.type("a@b.c")
    session.press("Tab")
    session.type("secret")
    #expect(session.browser.state.fields.map(\.text) == ["Ada Lovelace", "a@b.c", "secret"])
    #expect(!session.screen.contains("│ secret"))
    #expect(session.screen.contains("┃ a@b.c"))
    #expect(session.screen.contains("║ ••••••▏"))
    session.press("F6")
    #expect(!session.effects.contains { if case .clipboard = $0 { true } else { false } })
    session.press("S-Tab S-Tab")
    #expect(session.browser.state.activeField == 0)
  }

  @Test(
    "copies the command that draws the same field",
    arguments: [
      "", "s", "s s", "a", "y", "]", "Enter", "Enter C-a Right Right", "Enter F2", "Enter F2 F2",
      "+ s e a Enter <",
      "k Down Down Down Right Esc", "d d",
    ])
  func command(keys: String) throws {
    var session = BrowserSession()
    session.press(keys)
    session.press(session.browser.state.area == .field ? "F6" : "x")
    guard case .clipboard(let line)? = session.effects.last else {
      Issue.record("nothing was copied")
      return
    }
    var words = ShellWords.of(line)
    #expect(words.removeFirst() == "stylebook")
    let state = session.browser.state
    let picture = session.browser.stage.picture(
      of: 0, in: state, at: .infinity, width: state.width)
    let shown = CommandRun(words: words + ["--format", "ansi", "--color", "truecolor"])
    let encoder = ANSIEncoder(
      depth: .truecolor, usesAttributes: true, ground: Ground(state.colorScheme))
    #expect(shown.output == String(decoding: encoder.encode(picture.canvas), as: UTF8.self))
  }

  @Test("plays a motion once and then rests")
  func motion() {
    var session = BrowserSession(style: "underlined")
    session.press("Enter C-u")
    session.type("A")
    #expect(session.browser.nextFrame(after: session.time) != nil)
    #expect(!session.screen.contains("Your name"))
    session.time += 0.2
    #expect(session.screen.contains("Your name"))
    session.time += 0.2
    #expect(session.browser.nextFrame(after: session.time) == nil)
    session.press("Esc m")
    session.press("r")
    #expect(session.message == "looks stand still; m lets them move")
    #expect(session.browser.nextFrame(after: session.time) == nil)
    session.press("m r")
    #expect(session.browser.nextFrame(after: session.time) != nil)
  }

  @Test(
    "draws something at any size",
    arguments: [(0, 0), (1, 1), (20, 5), (63, 8), (64, 9), (400, 100)])
  func sizes(width: Int, height: Int) {
    for keys in ["", "?", "/", "k", "v", "v v", "v v v", "v v v v", "Enter", "e", "s"] {
      var session = BrowserSession(width: width, height: height)
      session.press(keys)
      #expect(session.canvas.size == CellSize(width: width, height: height))
    }
  }
}

/// A style whose Return and whose Done take the focus away, and whose icon gives it.
private struct ResigningStyle: TextFieldStyle {
  @FocusState private var isFocused: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button("Go") { isFocused = true }
      configuration.focused($isFocused).onSubmit { isFocused = false }
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) { Button("Done") { isFocused = false } }
    }
  }
}

@MainActor
@Suite("A style in the browser") struct BrowserFocusTests {
  private struct Plugin: StylePlugin {
    let name = "Resigning"
    func register(in registry: inout StyleRegistry) throws(RegistryError) {
      try registry.register(
        ResigningStyle(), id: "resigning", title: "Resigning", summary: "It resigns.",
        version: "1.0.0", author: "Ada")
    }
  }

  @Test("moves the focus from its actions")
  func focus() throws {
    var session = try BrowserSession(style: "resigning", plugin: Plugin())
    session.click("Go")
    #expect(session.browser.state.area == .field)
    #expect(session.screen.contains("Done"))
    session.press("Enter")
    #expect(session.browser.state.area == .list)
    #expect(!session.screen.contains("Done"))
    session.press("Enter")
    session.click("Done")
    #expect(session.browser.state.area == .list)
  }
}

/// The words that a shell reads from what ``ShellWord`` writes.
enum ShellWords {
  static func of(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      switch character {
      case _ where isEscaped:
        word = (word ?? "") + String(character)
        isEscaped = false
      case "\\" where !isQuoted: isEscaped = true
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let finished = word { words.append(finished) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
