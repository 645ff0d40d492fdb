import StyleCore

/// A rounded border between two colours, heavier while the field is edited.
///
/// ```
/// ╭────────────────────────────╮      ╭━━━━━━━━━━━━━━━━━━━━━━━━━━━━╮
/// │ Ada Lovelace               │      ┃ Ada Lovelace▏              ┃
/// ╰────────────────────────────╯      ╰━━━━━━━━━━━━━━━━━━━━━━━━━━━━╯
/// ```
public struct LinkedTextFieldStyle: ParametricTextFieldStyle {
  /// The colour of the border on the leading side.
  public var tint = Color.pink
  /// The colour of the border on the trailing side.
  public var glow = Color.orange

  /// What can be set.
  public static let parameters: [StyleParameter<LinkedTextFieldStyle>] = [
    .color("tint", \.tint, "The colour of the border on the leading side."),
    .color("glow", \.glow, "The colour of the border on the trailing side."),
  ]

  /// Makes the style with every parameter at its default.
  public init() {}

  /// The field inside the border.
  public func makeBody(configuration: Configuration) -> some View {
    configuration
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .overlay {
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(
            LinearGradient(colors: [tint, glow], startPoint: .leading, endPoint: .trailing),
            lineWidth: configuration.isFocused ? 2 : 1)
      }
      .opacity(configuration.isEnabled ? 1 : 0.6)
  }
}

extension TextFieldStyle where Self == LinkedTextFieldStyle {
  /// A rounded border between two colours.
  public static var linked: LinkedTextFieldStyle { LinkedTextFieldStyle() }
}
