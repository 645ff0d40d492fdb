import StyleCore

/// A field without decoration, through which the backdrop shows.
///
/// ```
/// apples▏
/// ```
/// It ends the styles: those set further out are not drawn.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The field's line and nothing else.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.textFieldStylesEnd()
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without decoration.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension StyleRegistry {
  @MainActor
  package mutating func registerPlain() throws(RegistryError) {
    try register(
      PlainTextFieldStyle(), id: "plain", title: "Plain",
      summary: "No decoration: the backdrop shows through.",
      version: BuiltIn.version, author: BuiltIn.author)
  }
}
