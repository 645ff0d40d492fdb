import StyleCore

/// A border whose top edge carries the field's label.
///
/// ```
/// ╭─ Your name ──────╮
/// │ Ada Lovelace▏    │
/// ╰──────────────────╯
/// ```
/// While the field is empty and at rest the label is the placeholder and the edge is whole.
public struct OutlinedTextFieldStyle: ParametricTextFieldStyle {
  /// The colour of the border at rest.
  public var borderColor = Color.secondary
  /// The colour of border and label while the field is edited.
  public var focusColor = Color.accentColor
  /// The width of the border in points.
  public var borderWidth = 1.0
  /// The width of the border in points while the field is edited.
  public var focusWidth = 2.0
  /// Whether the corners are round.
  public var isRounded = true

  /// What can be set.
  public static let parameters: [StyleParameter<OutlinedTextFieldStyle>] = [
    .color("border-color", \.borderColor, "The colour of the border at rest."),
    .color(
      "focus-color", \.focusColor, "The colour of border and label while the field is edited."),
    .number("border-width", \.borderWidth, in: 0...8, "The width of the border."),
    .number(
      "focus-width", \.focusWidth, in: 0...8,
      "The width of the border while the field is edited."),
    .flag("rounded", \.isRounded, "Whether the corners are round."),
  ]

  /// Makes the style with every parameter at its default.
  nonisolated public init() {}

  /// The field inside the border, with the label in its top edge.
  public func makeBody(configuration: Configuration) -> some View {
    let color = color(for: configuration)
    configuration
      .padding(.horizontal, 16)
      .padding(.vertical, 16)
      .overlay {
        RoundedRectangle(cornerRadius: isRounded ? 8 : 0)
          .strokeBorder(color, lineWidth: configuration.isFocused ? focusWidth : borderWidth)
      }
      .overlay(alignment: .topLeading) {
        if let label = configuration.placeholderText, showsLabel(configuration) {
          HStack(spacing: 0) {
            Text(verbatim: " ")
            label.foregroundColor(color)
            Text(verbatim: " ")
          }
          .lineLimit(1)
          .padding(.horizontal, 16)
        }
      }
  }

  private func showsLabel(_ configuration: Configuration) -> Bool {
    configuration.isFocused || !configuration.text.isEmpty
  }

  private func color(for configuration: Configuration) -> Color {
    if configuration.validation.isError { return .red }
    if configuration.isFocused { return focusColor }
    return configuration.isEnabled ? borderColor : borderColor.opacity(0.5)
  }
}

extension TextFieldStyle where Self == OutlinedTextFieldStyle {
  /// A border whose top edge carries the label.
  nonisolated public static var outlined: OutlinedTextFieldStyle { OutlinedTextFieldStyle() }
}
