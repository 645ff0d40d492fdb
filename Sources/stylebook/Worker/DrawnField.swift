import StyleCore

/// A field as it was drawn, with what there is to say about it.
public struct DrawnField: Hashable, Sendable {
  /// The picture.
  public let canvas: Canvas
  /// Which style drew what, where that was asked for.
  public let explanation: String?
  /// What a style asked for that cannot be shown, a sentence each.
  public let notes: [String]

  /// Makes a field of its parts.
  public init(canvas: Canvas, explanation: String? = nil, notes: [String] = []) {
    self.canvas = canvas
    self.explanation = explanation
    self.notes = notes
  }

  /// Draws a field.
  ///
  /// Throws a ``StyleExpressionError`` for an expression that the registry cannot make.
  @MainActor
  public init(
    _ expression: StyleExpression, in scenario: Scenario, isExplained: Bool = false,
    registry: StyleRegistry
  ) throws(StyleExpressionError) {
    let terms = try expression.resolve(in: registry)
    let style = ComposedTextFieldStyle(layers: terms.map { .init($0.style, name: $0.id) })
    self.init(style, named: expression, in: scenario, isExplained: isExplained)
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
      self.init(canvas: scenario.canvas(style))
    }
  }
}
