import StyleCore

/// A placeholder that becomes a label: it glides in above the text when there is some, while a colour
/// spreads from the middle of the rule.
///
/// ```
/// at rest               after 0.05 s          settled
///                          Your name          Your name
/// Your name             Ada▏                  Ada▏
/// ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔    ━━━━━━━━━━━━━━━━━━    ━━━━━━━━━━━━━━━━━━
/// ```
/// What moves is a function of ``TextField/elapsed``, the time since the field came into its state, so
/// the same moment is the same picture: `--at 0.1s`.
public struct FloatingLabelTextFieldStyle: ParametricTextFieldStyle {
  /// The colour of the label and the rule while the field is edited.
  public var tint = Color.accentColor
  /// The colour of the label and the rule at rest.
  public var restColor = Color.secondary
  /// Points that the label comes from.
  public var glide = 32.0
  /// Seconds in which the label glides in and the colour spreads.
  public var duration = 0.25

  /// What can be set.
  public static let parameters: [StyleParameter<FloatingLabelTextFieldStyle>] = [
    .color("tint", \.tint, "The colour of the label and the rule while the field is edited."),
    .color("rest-color", \.restColor, "The colour of the label and the rule at rest."),
    .number("glide", \.glide, in: 0...80, step: 8, "How far the label comes from."),
    .number(
      "duration", \.duration, in: 0...5, step: 0.05, unit: "seconds",
      "The time in which the label glides in and the colour spreads."),
  ]

  /// The course of both movements: quick at first, and slow where they end.
  private static let curve = UnitCurve.easeOut

  /// Makes the style with every parameter at its default.
  public init() {}

  /// The label, the field and the rule.
  public func makeBody(configuration: Configuration) -> some View {
    let color = color(for: configuration)
    let progress = progress(of: configuration)
    VStack(alignment: .leading, spacing: 0) {
      label(of: configuration, progress: progress)
        .foregroundColor(color)
        .frame(height: CellMetrics.rowPoints, alignment: .leading)
      configuration
      Rectangle()
        .fill(rule(color, share: configuration.isFocused ? progress : 1))
        .frame(height: configuration.isFocused ? 2 : 1)
        .frame(height: CellMetrics.rowPoints, alignment: .top)
    }
  }

  /// A colour that covers a share of the rule, from the middle outwards, with sharp ends.
  private func rule(_ color: Color, share: Double) -> LinearGradient {
    let start = (1 - share) / 2
    let end = (1 + share) / 2
    return LinearGradient(
      stops: [
        .init(color: restColor, location: start), .init(color: color, location: start),
        .init(color: color, location: end), .init(color: restColor, location: end),
      ],
      startPoint: .leading, endPoint: .trailing)
  }

  /// The placeholder above the text; nothing while it stands in the field itself.
  @ViewBuilder
  private func label(of configuration: Configuration, progress: Double) -> some View {
    if let label = configuration.placeholderText, !configuration.text.isEmpty {
      label
        .font(.caption.weight(.semibold))
        .lineLimit(1)
        .opacity(progress)
        .offset(x: glide * (1 - progress))
    } else {
      Text(verbatim: "")
    }
  }

  /// How far both movements have come; all the way when the field has settled.
  private func progress(of configuration: Configuration) -> Double {
    guard duration > 0 else { return 1 }
    return Self.curve.value(at: configuration.elapsed / duration)
  }

  private func color(for configuration: Configuration) -> Color {
    if configuration.validation.isError { return .red }
    if configuration.isFocused { return tint }
    return configuration.isEnabled ? restColor : restColor.opacity(0.5)
  }
}

extension TextFieldStyle where Self == FloatingLabelTextFieldStyle {
  /// A placeholder that glides in above the text.
  public static var floatingLabel: FloatingLabelTextFieldStyle { FloatingLabelTextFieldStyle() }
}
