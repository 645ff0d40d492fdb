import StyleCore

/// The platform's default, which is plain, as on iOS.
///
/// ```
/// apples▏
/// ```
/// A field without any style looks the same.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The field in the plain style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.textFieldStyle(.plain)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's default.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension StyleRegistry {
  @MainActor
  package mutating func registerDefault() throws(RegistryError) {
    try register(
      DefaultTextFieldStyle(), id: "default", title: "Default",
      summary: "The platform's default, which is plain, as on iOS.",
      version: BuiltIn.version, author: BuiltIn.author)
  }
}
