// Shapes made of other shapes, and those with corners of several kinds.

/// A shape whose type is hidden.
public struct AnyShape: _OutlineShape {
  private let form: _ShapeForm

  /// Hides the type of a shape.
  nonisolated public init<Content: Shape>(_ shape: Content) {
    form = shape._form()
  }

  /// The form of the shape inside.
  nonisolated public func _form() -> _ShapeForm { form }
}

/// The radii of four corners in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper corner on the leading side.
  public var topLeading: Double
  /// The lower corner on the leading side.
  public var bottomLeading: Double
  /// The lower corner on the trailing side.
  public var bottomTrailing: Double
  /// The upper corner on the trailing side.
  public var topTrailing: Double

  /// Makes radii; corners not named are square.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// The radius of the roundest corner.
  var largest: Double { max(topLeading, bottomLeading, bottomTrailing, topTrailing) }

  /// Whether all corners are alike.
  var areEqual: Bool {
    topLeading == topTrailing && topLeading == bottomLeading && topLeading == bottomTrailing
  }
}

/// The frame with corners of several radii; all are drawn as round as the roundest.
public struct UnevenRoundedRectangle: InsettableShape, _OutlineShape, Hashable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are curved.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of several radii.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with corners of several radii; corners not named are square.
  nonisolated public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The frame with corners of the largest radius.
  nonisolated public func _form() -> _ShapeForm {
    let radius = cornerRadii.largest
    var form = _ShapeForm(outline: radius > 0 ? .rounded(radius: radius) : .rectangle)
    if !cornerRadii.areEqual { form.loss = .unevenCorners }
    return form
  }
}

/// The outline of what the view stands in, which is a rectangle here.
public struct ContainerRelativeShape: InsettableShape, _OutlineShape, Hashable {
  /// Makes the shape.
  nonisolated public init() {}

  /// The frame.
  nonisolated public func _form() -> _ShapeForm { _ShapeForm(outline: .rectangle) }
}

/// A shape changed by moving, turning, cutting or stretching.
public struct _ChangedShape<Content: Shape>: _OutlineShape {
  let shape: Content
  let change: @Sendable (inout _ShapeForm) -> Void

  /// The shape's own form, changed.
  nonisolated public func _form() -> _ShapeForm {
    var form = shape._form()
    change(&form)
    return form
  }
}

extension _ChangedShape: InsettableShape where Content: InsettableShape {}

nonisolated extension Shape {
  /// A part of the outline, from one share of its length to another.
  ///
  /// Nothing is drawn of a part without length; of any other the whole.
  public func trim(from startFraction: Double = 0, to endFraction: Double = 1)
    -> _ChangedShape<Self>
  {
    _ChangedShape(shape: self) { form in
      let (start, end) = (SRGB.held(startFraction), SRGB.held(endFraction))
      if start >= end { form.isEmpty = true }
      if start > 0 || end < 1 { form.loss = .trim }
    }
  }

  /// The shape some points elsewhere.
  public func offset(x: Double = 0, y: Double = 0) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { form in
      form.shift.x += x
      form.shift.y += y
    }
  }

  /// The shape upright: cells do not turn.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { if !angle.isFullTurn { $0.loss = .rotation } }
  }

  /// The shape at its own size, or nothing at a scale of zero.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape at its own size, or nothing at a scale of zero.
  public func scale(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { form in
      if x == 0 || y == 0 { form.isEmpty = true }
      if x != 1 || y != 1 { form.loss = .scale }
    }
  }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// The frame with round corners, as wide and as high as told, in points.
  public static func rect(
    cornerSize: PathPoint, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: max(cornerSize.x, cornerSize.y), style: style)
  }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// The frame with corners of several radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// The frame with corners of several radii; corners not named are square.
  @_disfavoredOverload
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

nonisolated extension Shape where Self == Capsule {
  /// The frame with its shorter sides wholly round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

nonisolated extension Shape where Self == Ellipse {
  /// The largest ellipse in the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The outline of what the view stands in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

nonisolated extension View {
  /// Changes nothing: the outline of what a view stands in is a rectangle here.
  public func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View { self }
}
