/// Colours along a line, without a place yet.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place along a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: Color
    /// The place, 0 at the start and 1 at the end.
    public var location: Double

    /// Makes a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places, in order.
  public var stops: [Stop]

  /// Makes a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours spread evenly.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  func paint(_ geometry: GradientPaint.Geometry, in environment: EnvironmentValues) -> Paint {
    let resolved = stops.map { stop in
      GradientPaint.Stop(
        color: stop.color.resolved(in: environment.colorScheme, accent: environment.tint),
        location: stop.location)
    }
    return .gradient(GradientPaint(stops: resolved, geometry: geometry))
  }
}

extension UnitPoint {
  /// The point with leading and trailing turned into left and right.
  func resolved(in environment: EnvironmentValues) -> UnitPoint {
    environment.layoutDirection == .leftToRight ? self : UnitPoint(x: 1 - x, y: y)
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a gradient of colours spread evenly from one point to another.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of stops from one point to another.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient in the colours of the appearance.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(
      .linear(start: startPoint.resolved(in: environment), end: endPoint.resolved(in: environment)),
      in: environment)
  }
}

extension LinearGradient: PrimitiveView {
  /// Appends a rectangle filled with the gradient.
  @MainActor
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    tree.append(.shape(ShapeNode(.rectangle, paint: _paint(in: context.environment))))
  }
}

extension Color: PrimitiveView {
  /// Appends a rectangle filled with the colour.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    tree.append(.shape(ShapeNode(.rectangle, paint: _paint(in: context.environment))))
  }
}
