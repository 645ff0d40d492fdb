import StyleCore

/// A border with square corners, as macOS has it.
///
/// ```
/// ┌──────────────────┐
/// │ apples▏          │
/// └──────────────────┘
/// ```
/// The rounded border in another form, so it has no name in the registry of its own.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The field on its ground inside the border.
  public func makeBody(configuration: Configuration) -> some View {
    var style = RoundedBorderTextFieldStyle()
    style.cornerRadius = 0
    return style.makeBody(configuration: configuration)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with square corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}
