/// What a shape or a text is painted with; sampled when cells are painted.
public enum Paint: Hashable, Sendable {
  /// The text colour of the surroundings: the terminal's own on an unpainted ground, else the label
  /// colour of the appearance.
  ///
  /// The share is its opacity, 0…1.
  case ink(opacity: Double)
  /// One colour.
  case color(RGBA)
  /// Colours that change from place to place.
  indirect case gradient(GradientPaint)

  /// The surroundings' text colour in full strength.
  public static let ink = Paint.ink(opacity: 1)
}

/// A gradient whose colours are resolved, stretched over the frame of what it paints.
public struct GradientPaint: Hashable, Sendable {
  /// A colour at a place along the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour there.
    public var color: RGBA
    /// The place, 0 at the start and 1 at the end.
    public var location: Double

    /// Makes a stop.
    public init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// How a place in the frame becomes a place along the gradient.
  public enum Geometry: Hashable, Sendable {
    /// Along the line from start to end, constant across it.
    case linear(start: UnitPoint, end: UnitPoint)
    /// By distance from the centre, between two radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// By distance from the centre as a share of the frame.
    case elliptical(center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
    /// By angle about the centre, in degrees, clockwise from the right.
    case angular(center: UnitPoint, startDegrees: Double, endDegrees: Double)
  }

  /// The stops, in order of location.
  public var stops: [Stop]
  /// Where the stops lie in the frame.
  public var geometry: Geometry

  /// Makes a gradient from its stops.
  public init(stops: [Stop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}
