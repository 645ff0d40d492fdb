import StyleCore
import Styles
import Testing

/// Holds Documentation/Stylebook.docc/WritingAStyle.md to code that compiles and to pictures that are drawn.
@MainActor
@Suite struct WritingAStyleTests {
  private let guide = "Documentation/Stylebook.docc/WritingAStyle.md"

  @Test func itsCodeIsCompiled() throws {
    try MarkedCode.expect(
      "guide",
      in: [
        "TitledTextFieldStyleSteps", "TitledTextFieldStyle", "TitledTextFieldStyleTests",
        "TitledTextFieldStyleXCTests", "WritingAStyleTests",
      ],
      shownIn: guide, butFor: ["// swift-tools-version", ".testTarget("])
  }

  @Test func itsPicturesAreDrawn() throws {
    try expectBlocks(in: "text", of: guide) { _ in try pictures() }
  }
}

// MARK: - What the guide shows

extension WritingAStyleTests {
  /// The guide's pictures and outputs, in its order.
  private func pictures() throws -> [String] {
    let second = SecondStep.TitledTextFieldStyle()
    let states: [FieldState] = [.empty, .editing, .error]
    return [
      picture(.error, second),
      seen(),
      states.map { picture($0, second) }.joined(separator: "\n"),
      try named(),
      try refused("titled(corner-radius: 99)"),
      try picture(.editing, composed("titled | search")),
      try picture(.editing, composed("search | titled")),
      snapshot(),
      difference(),
    ]
  }

  private func picture(_ state: FieldState, _ style: some TextFieldStyle) -> String {
    text(of: Scenario(state, width: 30).canvas(style))
  }

  private func text(of canvas: Canvas) -> String {
    String(PlainTextEncoder().text(of: canvas).dropLast())
  }

  /// What the reader's first program prints.
  private func seen() -> String {
    typealias TitledTextFieldStyle = FirstStep.TitledTextFieldStyle
    var printed = ""
    func print(_ text: String) { printed += text }
    // guide 2
    let canvas = Scenario(.filled, width: 30).canvas(TitledTextFieldStyle())
    print(PlainTextEncoder().text(of: canvas))
    // end
    return String(printed.dropLast())
  }

  /// A registered style, made by an expression.
  private func named() throws -> String {
    // guide 9
    var registry = StyleRegistry.builtIns()
    try registry.register(contentsOf: MyStyles())
    let expression = try StyleExpression(
      parsing: "titled(corner-radius: 0, title-alignment: center)")
    let styles = try expression.resolve(in: registry).map(\.style)
    let canvas = Scenario(.filled, width: 30).canvas(ComposedTextFieldStyle(styles))
    // end
    return text(of: canvas)
  }

  private func composed(_ expression: String) throws -> ComposedTextFieldStyle {
    var registry = StyleRegistry.builtIns()
    try registry.register(contentsOf: MyStyles())
    return ComposedTextFieldStyle(
      try StyleExpression(parsing: expression).resolve(in: registry).map(\.style))
  }

  /// The sentence about an expression that cannot be drawn.
  private func refused(_ expression: String) throws -> String {
    let error = #expect(throws: StyleExpressionError.self) { try composed(expression) }
    return try #require(error).description
  }

  private func recorded(_ style: TitledTextFieldStyle) -> Snapshot {
    Snapshot(
      of: Scenario(.editing, width: 30).canvas(style),
      header: [.init("style", "titled"), .init("state", "editing")])
  }

  /// The recorded file of one picture.
  private func snapshot() -> String {
    String(recorded(TitledTextFieldStyle()).description.dropLast())
  }

  /// What a test says of a style with square corners and another colour.
  private func difference() -> String {
    var changed = TitledTextFieldStyle()
    changed.cornerRadius = 0
    changed.focusColor = .orange
    return SnapshotDifference(
      from: recorded(TitledTextFieldStyle()), to: recorded(changed)
    ).description
  }
}
