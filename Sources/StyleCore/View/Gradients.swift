// Gradients that are round, and those that a colour makes of itself.

/// A gradient by distance from a centre, between two radii.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: Double
  let endRadius: Double

  /// Makes a gradient between two radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a gradient of colours spread evenly between two radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Makes a gradient of stops between two radii in points.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient in the colours of the appearance.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .radial(
        center: center.resolved(in: environment), startRadius: startRadius, endRadius: endRadius),
      in: environment)
  }
}

/// A gradient by distance from a centre, as a share of the frame.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startFraction: Double
  let endFraction: Double

  /// Makes a gradient between two shares of the frame.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    startFraction = startRadiusFraction
    endFraction = endRadiusFraction
  }

  /// Makes a gradient of colours spread evenly between two shares of the frame.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of stops between two shares of the frame.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// The gradient in the colours of the appearance.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .elliptical(
        center: center.resolved(in: environment), startRadiusFraction: startFraction,
        endRadiusFraction: endFraction),
      in: environment)
  }
}

/// A gradient by angle about a centre.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two angles, clockwise from the right.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a gradient of colours spread evenly between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Makes a gradient that goes once around, from an angle on.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle,
      endAngle: angle + .degrees(360))
  }

  /// Makes a gradient of colours spread evenly once around, from an angle on.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Makes a gradient of stops once around, from an angle on.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The gradient in the colours of the appearance.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .angular(
        center: center.resolved(in: environment), startDegrees: startAngle.degrees,
        endDegrees: endAngle.degrees),
      in: environment)
  }
}

/// A gradient whose direction is left to where it is used: from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Makes a gradient without a direction of its own.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(start: .top, end: .bottom), in: environment)
  }
}

extension Gradient: ShapeStyle {
  /// The gradient from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    paint(.linear(start: .top, end: .bottom), in: environment)
  }
}

extension Color {
  /// A slight gradient from a lighter tone of the colour to the colour itself.
  ///
  /// How much lighter is not documented; here a sixth of the way to white.
  public var gradient: _ColorGradient { _ColorGradient(color: self) }
}

/// The slight gradient that a colour makes of itself.
public struct _ColorGradient: ShapeStyle, Hashable {
  let color: Color

  /// The gradient in the colours of the appearance.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    let base = color.resolved(in: environment.colorScheme, accent: environment.tint)
    let light = RGBA.white.opacity(1.0 / 6).over(base)
    let top = RGBA(light.red, light.green, light.blue, base.alpha)
    return .gradient(
      GradientPaint(
        stops: [.init(color: top, location: 0), .init(color: base, location: 1)],
        geometry: .linear(start: .top, end: .bottom)))
  }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
  /// A gradient from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours spread evenly from one point to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of stops from one point to another.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colours spread evenly between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient between two shares of the frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: Double = 0,
    endRadiusFraction: Double = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
  /// A gradient between two angles.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient once around, from an angle on.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}

/// A style that is a view as well: a rectangle filled with it.
@MainActor @preconcurrency
public protocol _FillView: PrimitiveView {}

extension _FillView where Self: ShapeStyle {
  /// Appends a rectangle filled with the style.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    tree.append(.shape(ShapeNode(.rectangle, paint: _paint(in: context.environment))))
  }
}

extension RadialGradient: _FillView {}
extension EllipticalGradient: _FillView {}
extension AngularGradient: _FillView {}
extension Material: _FillView {}
