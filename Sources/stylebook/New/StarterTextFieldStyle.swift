import StyleCore

/// A rounded border between two colours, heavier while the field is edited.
///
/// ```
/// ╭────────────────────────────╮      ╭━━━━━━━━━━━━━━━━━━━━━━━━━━━━╮
/// │ Ada Lovelace               │      ┃ Ada Lovelace▏              ┃
/// ╰────────────────────────────╯      ╰━━━━━━━━━━━━━━━━━━━━━━━━━━━━╯
/// ```
public struct StarterTextFieldStyle: TextFieldStyle {
  /// The colour of the border on the leading side.
  public var tint = Color.pink
  /// The colour of the border on the trailing side.
  public var glow = Color.orange

  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled

  /// Makes the style with its usual colours.
  public init() {}

  /// The field inside the border.
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .focused($isFocused)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .overlay(
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(
            LinearGradient(colors: [tint, glow], startPoint: .leading, endPoint: .trailing),
            lineWidth: isFocused ? 2 : 1)
      )
      .opacity(isEnabled ? 1 : 0.6)
  }
}

extension TextFieldStyle where Self == StarterTextFieldStyle {
  /// A rounded border between two colours.
  public static var starter: StarterTextFieldStyle { StarterTextFieldStyle() }
}
