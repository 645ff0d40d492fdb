import StyleCore

/// A rounded border on a ground of its own, white or black as the appearance is.
///
/// ```
/// ╭──────────────────╮
/// │ apples▏          │
/// ╰──────────────────╯
/// ```
/// The ground is opaque: unlike with the plain style, no backdrop shows through.
public struct RoundedBorderTextFieldStyle: ParametricTextFieldStyle {
  /// The colour of the border at rest.
  public var borderColor = Color.gray
  /// The colour of the border while the field is edited.
  public var focusColor = Color.accentColor
  /// The colour of the border when the text is wrong.
  public var errorColor = Color.red
  /// The width of the border in points: light, from 1.5 heavy, from 3 double.
  public var borderWidth = 1.0
  /// The radius of the corners in points.
  public var cornerRadius = 6.0
  /// The ground inside the border.
  public var background = Color(system: .systemBackground)

  /// What can be set.
  public static let parameters: [StyleParameter<RoundedBorderTextFieldStyle>] = [
    .color("border-color", \.borderColor, "The colour of the border at rest."),
    .color(
      "focus-color", \.focusColor, "The colour of the border while the field is edited."),
    .color(
      "error-color", \.errorColor, "The colour of the border when the text is wrong."),
    .number("border-width", \.borderWidth, in: 0...8, "The width of the border."),
    .number("corner-radius", \.cornerRadius, in: 0...32, "The radius of the corners."),
    .color("background", \.background, "The ground inside the border."),
  ]

  /// Makes the style with every parameter at its default.
  nonisolated public init() {}

  /// The field on its ground inside the border.
  public func makeBody(configuration: Configuration) -> some View {
    configuration
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(background, in: RoundedRectangle(cornerRadius: cornerRadius))
      .overlay {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(color(for: configuration), lineWidth: borderWidth)
      }
  }

  private func color(for configuration: Configuration) -> Color {
    if configuration.validation.isError { return errorColor }
    if configuration.isFocused { return focusColor }
    return configuration.isEnabled ? borderColor : borderColor.opacity(0.5)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border on an opaque ground.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension StyleRegistry {
  @MainActor
  package mutating func registerRoundedBorder() throws(RegistryError) {
    try register(
      RoundedBorderTextFieldStyle.self, id: "rounded-border", title: "Rounded Border",
      summary: "A rounded border on an opaque ground that follows the appearance.",
      version: BuiltIn.version, author: BuiltIn.author)
  }
}
