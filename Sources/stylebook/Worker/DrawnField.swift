import StyleCore

/// A field as it was drawn, with what there is to say about it.
public struct DrawnField: Hashable, Sendable {
  /// The picture.
  public let canvas: Canvas
  /// Which style drew what, where that was asked for.
  public let explanation: String?
  /// What a style asked for that cannot be shown, a sentence each.
  public let notes: [String]
  /// Where the field stands, where that was asked for.
  public let anatomy: FieldAnatomy?
  /// For how many seconds the field still moves as its style's author says, where a person is at it.
  package var rest = 0.0
  /// What those who do not see the field are told, where that was asked for.
  package var spoken: [SpokenPart] = []

  /// Makes a field of its parts.
  public init(
    canvas: Canvas, explanation: String? = nil, notes: [String] = [],
    anatomy: FieldAnatomy? = nil
  ) {
    self.canvas = canvas
    self.explanation = explanation
    self.notes = notes
    self.anatomy = anatomy
  }

  /// Draws a field.
  ///
  /// Throws a ``StyleExpressionError`` for an expression that the registry cannot make.
  @MainActor
  public init(
    _ expression: StyleExpression, in scenario: Scenario, isExplained: Bool = false,
    registry: StyleRegistry
  ) throws(StyleExpressionError) {
    self.init(
      try Self.style(expression, in: registry), named: expression, in: scenario,
      isExplained: isExplained)
  }

  /// Draws a field and tells where it stands.
  ///
  /// Throws a ``StyleExpressionError`` for an expression that the registry cannot make.
  @MainActor
  public init(
    examined expression: StyleExpression, in scenario: Scenario, registry: StyleRegistry
  ) throws(StyleExpressionError) {
    self.init(examined: try Self.style(expression, in: registry), in: scenario)
  }

  /// The styles of an expression as one, each named by its id.
  @MainActor
  static func style(
    _ expression: StyleExpression, in registry: StyleRegistry
  ) throws(StyleExpressionError) -> ComposedTextFieldStyle {
    let terms = try expression.resolve(in: registry)
    return ComposedTextFieldStyle(layers: terms.map { .init($0.style, name: $0.id) })
  }

  /// Tells of a field, and draws nothing.
  ///
  /// Throws a ``StyleExpressionError`` for an expression that the registry cannot make.
  @MainActor
  public init(
    told expression: StyleExpression, in scenario: Scenario, registry: StyleRegistry
  ) throws(StyleExpressionError) {
    let style = try Self.style(expression, in: registry)
    self.init(canvas: Canvas(width: 0, height: 0))
    spoken = Renderer(scenario.options).spokenParts(of: scenario.field.textFieldStyle(style))
  }

  /// Draws a field in a style that an expression was made to.
  @MainActor
  public init(
    _ style: some TextFieldStyle, named expression: StyleExpression, in scenario: Scenario,
    isExplained: Bool = false
  ) {
    if isExplained {
      let explanation = Explanation(of: style, named: expression, in: scenario)
      self.init(canvas: explanation.canvas, explanation: explanation.description)
    } else {
      let drawing = scenario.drawing(style)
      self.init(
        canvas: drawing.stages.canvas, notes: drawing.notes.map { "\($0) is not shown." })
    }
  }

  /// The field with more to say about it.
  public func noting(_ more: [String]) -> DrawnField {
    DrawnField(canvas: canvas, explanation: explanation, notes: notes + more, anatomy: anatomy)
  }

  /// Draws a field in a style and tells where it stands.
  @MainActor
  public init(examined style: some TextFieldStyle, in scenario: Scenario) {
    let stages = scenario.drawing(style).stages
    self.init(canvas: stages.canvas, anatomy: FieldAnatomy(stages))
  }
}
