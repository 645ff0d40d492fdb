/// The frame itself.
///
/// ```
/// ┌──────┐
/// └──────┘
/// ```
public struct Rectangle: InsettableShape, _OutlineShape, Hashable {
  /// Makes a rectangle.
  nonisolated public init() {}

  /// The frame with square corners.
  nonisolated public func _form() -> _ShapeForm { _ShapeForm(outline: .rectangle) }
}

/// Whether round corners are arcs or flow into the sides; cells show both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Arcs of a circle.
  case circular
  /// Curves that flow into the sides.
  case continuous
}

/// The frame with round corners.
///
/// ```
/// ╭──────╮
/// ╰──────╯
/// ```
public struct RoundedRectangle: InsettableShape, _OutlineShape, Hashable {
  /// The corners' radius in points; zero makes them square.
  public var cornerRadius: Double
  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with round corners.
  nonisolated public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
    self.style = style
  }

  /// The frame with corners of the radius.
  nonisolated public func _form() -> _ShapeForm {
    _ShapeForm(outline: cornerRadius > 0 ? .rounded(radius: cornerRadius) : .rectangle)
  }
}

/// The frame with its shorter sides wholly round.
public struct Capsule: InsettableShape, _OutlineShape, Hashable {
  /// How the ends are curved.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The frame with round ends.
  nonisolated public func _form() -> _ShapeForm { _ShapeForm(outline: .capsule) }
}

/// The largest circle in the frame.
public struct Circle: InsettableShape, _OutlineShape, Hashable {
  /// Makes a circle.
  nonisolated public init() {}

  /// The circle.
  nonisolated public func _form() -> _ShapeForm {
    _ShapeForm(outline: .ellipse(isCircle: true))
  }
}

/// The largest ellipse in the frame.
public struct Ellipse: InsettableShape, _OutlineShape, Hashable {
  /// Makes an ellipse.
  nonisolated public init() {}

  /// The ellipse.
  nonisolated public func _form() -> _ShapeForm {
    _ShapeForm(outline: .ellipse(isCircle: false))
  }
}

nonisolated extension Shape where Self == Rectangle {
  /// The frame itself.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// The frame with round corners; the radius is in points.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

nonisolated extension Shape where Self == Capsule {
  /// The frame with its shorter sides wholly round.
  public static var capsule: Capsule { Capsule() }
}

nonisolated extension Shape where Self == Circle {
  /// The largest circle in the frame.
  public static var circle: Circle { Circle() }
}
