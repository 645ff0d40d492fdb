/// A ground through which what lies under it shimmers.
///
/// Cells cannot blur, and Apple has not published the mixtures. Here a material is the ground of the
/// appearance, the more opaque the thicker: 45, 60, 75, 85 and 95 %.
public struct Material: ShapeStyle, Hashable {
  let opacity: Double

  /// Lets most through.
  public static let ultraThin = Material(opacity: 0.45)
  /// Lets much through.
  public static let thin = Material(opacity: 0.6)
  /// Lets something through.
  public static let regular = Material(opacity: 0.75)
  /// Lets little through.
  public static let thick = Material(opacity: 0.85)
  /// Lets hardly anything through.
  public static let ultraThick = Material(opacity: 0.95)
  /// As the bars of the system are.
  public static let bar = Material(opacity: 0.85)

  /// The ground of the appearance, in part.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color(system: .systemBackground).opacity(opacity)._paint(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == Material {
  /// A material that lets most through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets much through.
  public static var thinMaterial: Material { .thin }
  /// A material that lets something through.
  public static var regularMaterial: Material { .regular }
  /// A material that lets little through.
  public static var thickMaterial: Material { .thick }
  /// A material that lets hardly anything through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the system's bars.
  public static var bar: Material { .bar }
}

/// The look of glass, which is drawn as a thin material.
public struct Glass: Hashable, Sendable {
  private var color: Color?
  private var isVisible = true

  /// As glass usually is.
  public static let regular = Glass()
  /// With less of its own.
  public static let clear = Glass()
  /// No glass.
  public static let identity: Glass = {
    var glass = Glass()
    glass.isVisible = false
    return glass
  }()

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The glass that answers to touch, which does not change its look.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var style: AnyShapeStyle {
    if !isVisible { return AnyShapeStyle(Color.clear) }
    if let color { return AnyShapeStyle(color.opacity(0.45)) }
    return AnyShapeStyle(Material.ultraThin)
  }
}

nonisolated extension View {
  /// Puts glass behind the view, in the form of a capsule.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    background(glass.style, in: Capsule()).noting("glass")
  }

  /// Puts glass behind the view, in the form of a shape.
  public func glassEffect<Outline: Shape>(
    _ glass: Glass = .regular, in shape: Outline
  ) -> some View {
    background(glass.style, in: shape).noting("glass")
  }
}
