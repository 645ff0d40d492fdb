import StyleCore

/// A rounded border painted with a gradient, which grows heavier while the field is edited.
///
/// ```
/// ╭━━━━━━━━━━━━━━━━━━╮      ╭══════════════════╮
/// ┃ apples           ┃      ║ apples▏          ║
/// ╰━━━━━━━━━━━━━━━━━━╯      ╰══════════════════╯
/// ```
public struct GradientTextFieldStyle: ParametricTextFieldStyle {
  /// The colours of the border, spread evenly.
  public var colors = [
    Color(red: 163 / 255, green: 243 / 255, blue: 7 / 255),
    Color(red: 226 / 255, green: 247 / 255, blue: 5 / 255),
  ]
  /// Where the first colour lies.
  public var start = Corner.topLeading
  /// Where the last colour lies.
  public var end = Corner.bottomTrailing
  /// The width of the border in points.
  public var width = 2.0
  /// The width of the border in points while the field is edited.
  public var editingWidth = 4.0
  /// The radius of the corners in points.
  public var cornerRadius = 16.0
  /// The colour of the caret.
  public var caretColor = Color.pink
  /// The colour of the text: the system's blue, on light in its shade for increased contrast.
  public var textColor = Color(light: RGBA(0x00, 0x40, 0xDD), dark: RGBA(0x0A, 0x84, 0xFF))
  /// Points above and below the text.
  public var verticalPadding = 12.0
  /// Points at the sides of the text.
  public var horizontalPadding = 16.0

  /// A place on the edge of the field.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    /// The upper corner on the leading side.
    case topLeading = "top-leading"
    /// The middle of the top.
    case top
    /// The upper corner on the trailing side.
    case topTrailing = "top-trailing"
    /// The middle of the leading side.
    case leading
    /// The middle of the trailing side.
    case trailing
    /// The lower corner on the leading side.
    case bottomLeading = "bottom-leading"
    /// The middle of the bottom.
    case bottom
    /// The lower corner on the trailing side.
    case bottomTrailing = "bottom-trailing"

    var point: UnitPoint {
      switch self {
      case .topLeading: .topLeading
      case .top: .top
      case .topTrailing: .topTrailing
      case .leading: .leading
      case .trailing: .trailing
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      }
    }
  }

  /// What can be set.
  public static let parameters: [StyleParameter<GradientTextFieldStyle>] = [
    .colors("colors", \.colors, "The colours of the border, spread evenly."),
    .choice("start", \.start, "Where the first colour lies."),
    .choice("end", \.end, "Where the last colour lies."),
    .number("width", \.width, in: 0...8, "The width of the border."),
    .number(
      "editing-width", \.editingWidth, in: 0...8,
      "The width of the border while the field is edited."),
    .number("corner-radius", \.cornerRadius, in: 0...32, "The radius of the corners."),
    .color("caret-color", \.caretColor, "The colour of the caret."),
    .color("text-color", \.textColor, "The colour of the text."),
    .number("vertical-padding", \.verticalPadding, in: 0...48, "Above and below the text."),
    .number("horizontal-padding", \.horizontalPadding, in: 0...80, "At the sides of the text."),
  ]

  /// Makes the style with every parameter at its default.
  nonisolated public init() {}

  /// The field with the border behind it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration
      .multilineTextAlignment(.leading)
      .accentColor(caretColor)
      .foregroundColor(textColor)
      .font(.title.weight(.semibold))
      .padding(.vertical, verticalPadding)
      .padding(.horizontal, horizontalPadding)
      .background {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(
            LinearGradient(colors: colors, startPoint: start.point, endPoint: end.point),
            lineWidth: configuration.isFocused ? editingWidth : width)
      }
  }
}

extension TextFieldStyle where Self == GradientTextFieldStyle {
  /// A rounded border painted with a gradient.
  nonisolated public static var gradient: GradientTextFieldStyle { GradientTextFieldStyle() }
}

extension StyleRegistry {
  @MainActor
  mutating func registerGradient() throws(RegistryError) {
    try register(
      GradientTextFieldStyle.self, id: "gradient", title: "Gradient",
      summary: "A rounded border painted with a gradient, heavier while it is edited.",
      version: BuiltIn.version, author: BuiltIn.author)
  }
}
