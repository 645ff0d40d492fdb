import StyleCore

/// A rule along the bottom edge and a label that floats in above the text.
///
/// ```
/// Your name
/// Ada▏
/// ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
/// ```
/// The label is the placeholder. It fades in and rises when text is entered and leaves when the field
/// is emptied; when the text is wrong, rule and label take another colour, and an error that is set
/// again shakes the label. Both are functions of `TextField.elapsed`.
public struct UnderlinedTextFieldStyle: ParametricTextFieldStyle {
  /// The colour of the rule and the label.
  public var borderColor = Color.primary
  /// The thickness of the rule in points.
  public var borderWidth = 1.0
  /// Points between the rule's ends and the sides of the field.
  public var padding = 0.0
  /// The colour of the rule and the label when the text is wrong: the system's red, on light in its
  /// shade for increased contrast, as the label is small.
  public var errorColor = Color(light: RGBA(0xD7, 0x00, 0x15), dark: RGBA(0xFF, 0x45, 0x3A))
  /// Points of height for the label and the rule together, half for each.
  public var extraHeight = 30.0
  /// What the label says when the field has no placeholder.
  public var emptyLabel = "No text"
  /// Points the label rises while it fades in.
  public var labelRise = 5.0
  /// Seconds in which the label fades in or out.
  public var labelDuration = 0.25
  /// Points the label is shifted by, one after the other, when it shakes.
  public var shakeOffsets = [-10.0, 10, -5, 5, -2, 0]
  /// Seconds in which the label passes through all shifts.
  public var shakeDuration = 0.3

  /// What can be set.
  public static let parameters: [StyleParameter<UnderlinedTextFieldStyle>] = [
    .color("border-color", \.borderColor, "The colour of the rule and the label."),
    .number("border-width", \.borderWidth, in: 0...7, "The thickness of the rule."),
    .number(
      "padding", \.padding, in: 0...80, step: 8, "From the rule's ends to the sides of the field."),
    .color(
      "error-color", \.errorColor,
      "The colour of the rule and the label when the text is wrong."),
    .number(
      "extra-height", \.extraHeight, in: 0...96, "Height for the label and the rule together."),
    .string(
      "empty-label", \.emptyLabel,
      "What the label says when the field has no placeholder."),
    .number(
      "label-rise", \.labelRise, in: 0...32, "How far the label rises while it fades in."),
    .number(
      "label-duration", \.labelDuration, in: 0...5, step: 0.05, unit: "seconds",
      "The time in which the label fades in or out."),
    .numbers(
      "shake-offsets", \.shakeOffsets, count: 1...16, in: -80...80,
      "Where the label is shifted to, one after the other, when it shakes."),
    .number(
      "shake-duration", \.shakeDuration, in: 0...5, step: 0.05, unit: "seconds",
      "The time in which the label passes through all shifts."),
  ]

  /// Makes the style with every parameter at its default.
  nonisolated public init() {}

  /// The label, the field and the rule.
  public func makeBody(configuration: Configuration) -> some View {
    let usualColor = configuration.validation.isError ? errorColor : borderColor
    let color = configuration.isEnabled ? usualColor : usualColor.opacity(0.5)
    VStack(alignment: .leading, spacing: 0) {
      label(of: configuration)
        .font(.system(size: 10, weight: .semibold))
        .foregroundColor(color)
        .lineLimit(1)
        .frame(height: extraHeight / 2)
      configuration.font(.system(size: 17, weight: .semibold))
      Rectangle()
        .fill(color)
        .frame(height: borderWidth)
        .padding(.horizontal, padding)
        .frame(height: extraHeight / 2, alignment: .top)
    }
  }

  private func label(of configuration: Configuration) -> some View {
    let share = visibleShare(of: configuration)
    return (configuration.placeholderText ?? Text(verbatim: emptyLabel))
      .opacity(share)
      .offset(x: shift(of: configuration), y: labelRise * (1 - share))
  }

  /// How far the label has faded in: all the way when the field has settled with text.
  private func visibleShare(of configuration: Configuration) -> Double {
    let isVisible = !configuration.text.isEmpty
    if configuration.validation.isError { return isVisible ? 1 : 0 }
    let share = UnitCurve.easeInOut.value(at: configuration.elapsed / labelDuration)
    return isVisible ? share : 1 - share
  }

  private func shift(of configuration: Configuration) -> Double {
    guard configuration.validation.isError else { return 0 }
    return Keyframes(shakeOffsets, duration: shakeDuration).value(at: configuration.elapsed) ?? 0
  }
}

extension TextFieldStyle where Self == UnderlinedTextFieldStyle {
  /// A rule below and a label that floats in above.
  nonisolated public static var underlined: UnderlinedTextFieldStyle {
    UnderlinedTextFieldStyle()
  }
}

extension StyleRegistry {
  @MainActor
  mutating func registerUnderlined() throws(RegistryError) {
    try register(
      UnderlinedTextFieldStyle.self, id: "underlined", title: "Underlined",
      summary: "A rule below, and a label that floats in above the text.",
      version: BuiltIn.version, author: BuiltIn.author)
  }
}
