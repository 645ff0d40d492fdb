import Foundation

extension CGRect: _PathRect {
  /// Makes the rectangle of another.
  public init(_ rect: PathRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension PathRect {
  /// Makes the rectangle of Core Graphics' one.
  public init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension PathPoint {
  /// Makes the place of Core Graphics' point.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

nonisolated extension Path {
  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) { self.init(PathRect(rect)) }

  /// Makes the path of a rectangle with round corners; the radius is in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: PathRect(rect), cornerRadius: cornerRadius)
  }

  /// Makes the path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Makes the path of an ellipse.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: PathRect(rect))
  }

  /// Makes the same path.
  public init(_ path: CGPath) { self = path.path }

  /// The same path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }

  /// Begins elsewhere.
  public mutating func move(to point: CGPoint) { move(to: PathPoint(point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { addLine(to: PathPoint(point)) }

  /// Adds straight lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) { addLines(points.map { PathPoint($0) }) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    addQuadCurve(to: PathPoint(point), control: PathPoint(control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(
      to: PathPoint(point), control1: PathPoint(control1), control2: PathPoint(control2))
  }

  /// Adds a part of a circle, after a line to where it begins.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: PathPoint(center), radius: Double(radius), startAngle: startAngle,
      endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds a round corner that touches two lines.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addArc(
      tangent1End: PathPoint(tangent1End), tangent2End: PathPoint(tangent2End),
      radius: Double(radius))
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { addRect(PathRect(rect)) }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: PathRect(rect), cornerRadius: Double(max(cornerSize.width, cornerSize.height)))
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addEllipse(in: PathRect(rect)) }
}

nonisolated extension _OutlineShape {
  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path { path(in: PathRect(rect)) }
}

nonisolated extension RoundedRectangle {
  /// Makes a rectangle with corners of a width and a height, of which the larger is taken.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerRadius: max(cornerSize.width, cornerSize.height), style: style)
  }
}

/// A path as Core Graphics has it.
public final class CGPath: Hashable, Sendable {
  let path: Path
  init(_ path: Path) { self.path = path }

  /// Whether both are the same path.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// The form of a line's ends, as Core Graphics names it.
public typealias CGLineCap = LineCap

/// The form of a line's corners, as Core Graphics names it.
public typealias CGLineJoin = LineJoin

/// Corners of a rectangle, as UIKit names them.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public var rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path as UIKit has it.
public final class UIBezierPath {
  private var path = Path()

  /// Makes a path of nothing.
  public init() {}

  /// Makes a path of a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Makes a path of an ellipse.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Makes a path of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Makes a path of a rectangle with some round corners; all are drawn round.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    path = corners.isEmpty ? Path(rect) : Path(roundedRect: rect, cornerSize: cornerRadii)
  }

  /// The same path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(path) }

  /// Begins elsewhere.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with one control point.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: point, control: controlPoint)
  }
  /// Adds a curve with two control points.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a part of a circle; the angles are in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a line back to where the part began.
  public func close() { path.closeSubpath() }
}

/// A path as AppKit has it.
public typealias NSBezierPath = UIBezierPath

nonisolated extension View {
  /// Draws the view elsewhere by a width and a height in points; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Draws the view with its middle at a place in points in the room offered, all of which is taken.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}
