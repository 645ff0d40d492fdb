import StyleCore
import Styles
import Testing

// composing 1
struct NameField: View {
  @State private var name = ""

  var body: some View {
    TextField("Your name", text: $name)
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(.gradient)
  }
}
// end

/// Holds the article on composing styles to code that compiles and to what it says of it.
@MainActor
@Suite struct ComposingStylesTests {
  private let article = "Documentation/Stylebook.docc/ComposingStyles.md"

  @Test func itsCodeIsCompiled() throws {
    try MarkedCode.expect(
      "composing", in: ["ComposingStylesTests"], shownIn: article, butFor: [])
  }

  @Test func modifiersAndExpressionsComposeAlike() throws {
    let drawn = Snapshot(of: NameField(), options: RenderOptions(width: 40))
    let shown = Scenario(.empty, width: 40).canvas(
      ComposedTextFieldStyle([RoundedBorderTextFieldStyle(), GradientTextFieldStyle()]))
    #expect(drawn.canvas == shown)
  }

  @Test func anExpressionIsAComposition() throws {
    // composing 2
    let registry = StyleRegistry.builtIns()
    let expression = try StyleExpression(parsing: "search | gradient(width: 3)")
    let styles = try expression.resolve(in: registry).map(\.style)
    let scenario = Scenario(.editing, text: "apples", width: 30)
    let canvas = scenario.canvas(ComposedTextFieldStyle(styles))
    // end
    #expect(
      PlainTextEncoder().text(of: canvas) == """
        ╭────────────────────────────╮
        │    ╭══════════════════╮    │
        │ ⌕  ║ apples▏          ║  ⊗ │
        │    ╰══════════════════╯    │
        ╰────────────────────────────╯

        """)
  }
}
