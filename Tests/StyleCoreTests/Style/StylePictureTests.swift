import StyleCore
import Styles
import Testing

/// What each style looks like, drawn.
@MainActor
@Suite struct StylePictureTests {
  func picture(
    _ style: some TextFieldStyle, _ state: FieldState, text: String? = nil,
    prompt: String? = nil, width: Int = 24, elapsed: Double = .infinity
  ) -> String {
    Scenario(state, text: text, prompt: prompt, width: width, elapsed: elapsed)
      .canvas(style).picture
  }

  @Test func plainAndDefaultAreTheBareLine() {
    for state in FieldState.allCases {
      #expect(picture(.plain, state) == picture(.automatic, state))
    }
    #expect(picture(.plain, .empty) == "Your name")
    #expect(picture(.plain, .focused) == "▏Your name")
    #expect(picture(.plain, .editing) == "Ada Lovelace▏")
    #expect(picture(.plain, .error) == "Ada Lovelace 1815      !")
    #expect(picture(.plain, .disabled) == "Ada Lovelace           ⊘")
    #expect(picture(.plain, .secure) == "•••••••••••••")
    #expect(picture(.plain, .overflow) == "The quick brown fox jum…")
  }

  @Test func roundedBorder() {
    #expect(
      picture(.roundedBorder, .editing) == """
        ╭──────────────────────╮
        │ Ada Lovelace▏        │
        ╰──────────────────────╯
        """)
    #expect(
      picture(.roundedBorder, .disabled) == """
        ╭──────────────────────╮
        │ Ada Lovelace       ⊘ │
        ╰──────────────────────╯
        """)
  }

  @Test func roundedBorderHidesTheBackdropAndPlainDoesNot() throws {
    let yellow = RGBA(255, 255, 0)
    for scheme in ColorScheme.allCases {
      let scenario = Scenario(.filled, width: 24, colorScheme: scheme, backdrop: yellow)
      let ground = SystemColor.systemBackground.components(in: scheme)
      let ink = SystemColor.primary.components(in: scheme)
      let letter = try #require(scenario.canvas(.roundedBorder).cell(showing: "A"))
      #expect(letter.background == ground)
      #expect(letter.foreground == ink)
      let plain = try #require(scenario.canvas(.plain).cell(showing: "A"))
      #expect(plain.background == yellow)
      #expect(plain.foreground == ink)
      // The ground reaches under the whole border, so that its corners have no notches.
      #expect(scenario.canvas(.roundedBorder)[0, 0].background == ground)
    }
  }

  @Test func underlined() {
    #expect(
      picture(.underlined, .empty) == """

        Your name
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    #expect(
      picture(.underlined, .editing) == """
        Your name
        Ada Lovelace▏
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    #expect(
      picture(.underlined, .filled, prompt: "") == """
        No text
        Ada Lovelace
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    var inset = UnderlinedTextFieldStyle()
    inset.padding = 16
    #expect(
      picture(inset, .filled) == """
        Your name
        Ada Lovelace
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
  }

  @Test func theLabelFadesInAndTheErrorRecolours() throws {
    let style = UnderlinedTextFieldStyle()
    func label(_ state: FieldState, at time: Double) -> Cell? {
      Scenario(state, width: 24, colorScheme: .light, elapsed: time).canvas(style)
        .cell(showing: "Y")
    }
    #expect(label(.filled, at: 0) == nil)
    // Half of the way in time is half of the way in alpha, on the curve UIKit animates with.
    #expect(try #require(label(.filled, at: 0.125)).foreground == RGBA(128, 128, 128))
    #expect(try #require(label(.filled, at: 0.0625)).foreground == RGBA(222, 222, 222))
    #expect(try #require(label(.filled, at: 0.25)).foreground == .clear)
    #expect(try #require(label(.filled, at: 0.25)).attributes == .bold)
    let red = RGBA(0xD7, 0x00, 0x15)
    let wrong = Scenario(.error, width: 24, colorScheme: .light).canvas(style)
    #expect(try #require(wrong.cell(showing: "Y")).foreground == red)
    #expect(try #require(wrong.cell(showing: "▔")).foreground == red)
  }

  @Test(arguments: [
    (0.0, -1), (0.06, 1), (0.12, -1), (0.18, 1), (0.24, 0), (0.3, 0), (1, 0),
  ])
  func theErrorShakesTheLabel(_ time: Double, _ column: Int) {
    let picture = picture(.underlined, .error, elapsed: time)
    let label = column < 0 ? "our name" : String(repeating: " ", count: column) + "Your name"
    #expect(
      picture == """
        \(label)
        Ada Lovelace 1815      !
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
  }

  @Test func gradient() throws {
    #expect(
      picture(.gradient, .filled) == """
        ╭━━━━━━━━━━━━━━━━━━━━━━╮
        ┃ Ada Lovelace         ┃
        ╰━━━━━━━━━━━━━━━━━━━━━━╯
        """)
    #expect(
      picture(.gradient, .editing) == """
        ╭══════════════════════╮
        ║ Ada Lovelace▏        ║
        ╰══════════════════════╯
        """)
    let canvas = Scenario(.editing, width: 24, colorScheme: .light).canvas(.gradient)
    let first = canvas[0, 0].foreground
    let last = canvas[23, 2].foreground
    // The corners' centres lie half a cell inside the ends of the gradient.
    #expect(abs(Int(first.red) - 163) <= 3 && first.green == 243 && abs(Int(first.blue) - 7) <= 1)
    #expect(abs(Int(last.red) - 226) <= 3 && last.green == 247 && abs(Int(last.blue) - 5) <= 1)
    let letter = try #require(canvas.cell(showing: "A"))
    #expect(letter.foreground == RGBA(0x00, 0x40, 0xDD))
    #expect(letter.attributes == .bold)
    let caret = try #require(canvas.cell(showing: "▏"))
    #expect(caret.foreground == SystemColor.pink.components(in: .light))
  }

  @Test func search() {
    #expect(
      picture(.search, .empty, prompt: "검색 창") == """
        ╭──────────────────────╮
        │ ⌕  검색 창           │
        ╰──────────────────────╯
        """)
    #expect(
      picture(.search, .editing, text: "apples") == """
        ╭──────────────────────╮
        │ ⌕  apples▏         ⊗ │
        ╰──────────────────────╯
        """)
    // No button without text, and white space alone is no text.
    #expect(
      picture(.search, .editing, text: "  \t ") == """
        ╭──────────────────────╮
        │ ⌕  ▏Your name        │
        ╰──────────────────────╯
        """)
    #expect(
      picture(.search, .filled, text: "  apples and pears  ") == """
        ╭──────────────────────╮
        │ ⌕  apples and pears  │
        ╰──────────────────────╯
        """)
    var accessories = SearchTextFieldStyle()
    accessories.leadingMode = .never
    accessories.trailingMode = .always
    #expect(
      picture(accessories, .filled, text: "apples") == """
        ╭──────────────────────╮
        │    apples          ⊗ │
        ╰──────────────────────╯
        """)
  }

  @Test func theSearchButtonEmptiesTheTextAndHides() {
    var text = " apples "
    let session = LoweringSession()
    func draw() -> String {
      let field = TextField(
        "Search", text: Binding(get: { text }, set: { text = $0 })
      )
      .textFieldStyle(.search)
      .fieldActivity(FieldActivity(isFocused: true))
      return Renderer(RenderOptions(width: 24), session: session).canvas(field).picture
    }
    #expect(draw().contains("apples▏         ⊗ │"))
    #expect(session.actions.count == 1)
    session.actions[0]()
    #expect(text == "")
    #expect(draw().contains("▏Search           │"))
    #expect(session.actions.isEmpty)
  }

  @Test func nestingIsSeen() throws {
    let search = SearchTextFieldStyle()
    let gradient = GradientTextFieldStyle()
    #expect(
      picture(ComposedTextFieldStyle([search, gradient]), .filled, text: "apples") == """
        ╭──────────────────────╮
        │    ╭━━━━━━━━━━━━━━━╮ │
        │ ⌕  ┃ apples        ┃ │
        │    ╰━━━━━━━━━━━━━━━╯ │
        ╰──────────────────────╯
        """)
    #expect(
      picture(ComposedTextFieldStyle([gradient, search]), .filled, text: "apples") == """
        ╭━━━━━━━━━━━━━━━━━━━━━━╮
        ┃ ╭──────────────────╮ ┃
        ┃ │ ⌕  apples        │ ┃
        ┃ ╰──────────────────╯ ┃
        ╰━━━━━━━━━━━━━━━━━━━━━━╯
        """)
  }
}
