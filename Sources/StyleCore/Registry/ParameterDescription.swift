/// A parameter of a style as a manifest tells of it: what a gallery, a list or a page of
/// documentation needs to know.
public struct ParameterDescription: Hashable, Sendable {
  /// The name in kebab-case, such as `border-color`.
  public let name: String
  /// What it takes.
  public let kind: ParameterKind
  /// What it is where nobody sets it.
  public let defaultValue: ParameterValue
  /// What it does, in one sentence.
  public let summary: String

  /// Makes a description.
  public init(name: String, kind: ParameterKind, defaultValue: ParameterValue, summary: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// The value that a literal of a style expression means for this parameter.
  ///
  /// Throws a ``ParameterError`` for a literal of another kind or out of bounds.
  public func value(
    of literal: StyleExpression.Literal
  ) throws(ParameterError) -> ParameterValue {
    try kind.value(of: literal, for: name)
  }

  /// Reads a value from text, as `--set name=value` gives it.
  ///
  /// The text is what a style expression would hold; around a text, a colour or a choice the quotes
  /// may be missing: `No text` is as good as `"No text"`. Reading what a ``ParameterValue`` prints
  /// gives that value.
  public func value(parsing text: String) throws(ParameterError) -> ParameterValue {
    let literal = StyleExpressionParser.literal(text) ?? .string(text)
    if kind == .string {
      guard case .string = literal else { return .string(text) }
    }
    return try value(of: literal)
  }
}
