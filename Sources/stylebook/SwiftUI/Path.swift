import Foundation

/// Lines and curves in points.
///
/// A grid of cells shows little of them: the form that comes nearest is drawn (``_form(width:height:)``).
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins elsewhere.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  /// A form that was added whole.
  fileprivate enum Whole: Equatable {
    case rounded(CGRect, radius: CGFloat)
    case ellipse(CGRect)
  }

  private(set) var elements: [Element] = []
  private var wholes: [Whole] = []

  /// Makes a path of nothing.
  public init() {}

  /// Makes a path by adding to one of nothing.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Makes a path of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes a path of a rectangle with round corners; the radius is in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a path of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Makes a path of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes the same path.
  public init(_ path: CGPath) { self = path.path }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty && wholes.isEmpty }

  /// The same path as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }

  /// Where the last step ended.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      if let point = element.end { return point }
    }
    return nil
  }

  /// The least rectangle that holds all points.
  public var boundingRect: CGRect {
    var bounds: CGRect?
    func take(_ rect: CGRect) { bounds = bounds.map { $0.union(rect) } ?? rect }
    for element in elements {
      if let point = element.end { take(CGRect(origin: point, size: .zero)) }
    }
    for whole in wholes { take(whole.rect) }
    return bounds ?? .zero
  }
}

extension Path.Element {
  /// Where the step ends; nil where it goes back.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: nil
    }
  }
}

extension Path.Whole {
  fileprivate var rect: CGRect {
    switch self {
    case .rounded(let rect, _), .ellipse(let rect): rect
    }
  }
}

extension Path {
  /// Begins elsewhere.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Adds straight lines from point to point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line back to where the part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    wholes.append(.rounded(rect, radius: max(cornerSize.width, cornerSize.height)))
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { wholes.append(.ellipse(rect)) }

  /// Adds a part of a circle, after a line to where it begins.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    func point(_ angle: Angle) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(CGFloat(angle.radians)),
        y: center.y + radius * sin(CGFloat(angle.radians)))
    }
    let start = point(startAngle)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    // Two control points on the corner that an arc of a quarter turn cuts off.
    let end = point(endAngle)
    addCurve(to: end, control1: start, control2: end)
  }

  /// Adds a part of a circle that touches two lines.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addQuadCurve(to: tangent2End, control: tangent1End)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path) {
    elements += path.elements
    wholes += path.wholes
  }
}

extension Path: _ShapePath {
  /// The form that comes nearest.
  ///
  /// A rounded rectangle or an ellipse added whole is itself. Nothing but level and upright lines along
  /// the frame are lines; all else is the frame, with round corners where there are curves.
  public func _form(width: Double, height: Double) -> _ShapeForm {
    if let whole = wholes.first {
      switch whole {
      case .ellipse: return .ellipse
      case .rounded(let rect, let radius):
        return .rounded(radius: min(radius, rect.height / 2))
      }
    }
    if let lines = lines(width: width, height: height) { return .lines(lines) }
    return .rounded(radius: roundness)
  }

  /// How far curves run, in points: the radius of the roundest corner.
  private var roundness: Double {
    var last = CGPoint.zero
    var radius: CGFloat = 0
    for element in elements {
      guard let end = element.end else { continue }
      switch element {
      case .quadCurve, .curve:
        radius = max(radius, max(abs(end.x - last.x), abs(end.y - last.y)))
      default: break
      }
      last = end
    }
    return Double(radius)
  }

  /// The path as level and upright lines; nil where it is something else or encloses an area.
  private func lines(width: Double, height: Double) -> [_ShapeLine]? {
    if let bar = bar(width: width, height: height) { return [bar] }
    var lines: [_ShapeLine] = []
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        let across = abs(point.x - last.x)
        let down = abs(point.y - last.y)
        if down < 1, across > 0 {
          lines.append(_ShapeLine(.horizontal, at: height > 0 ? point.y / height : 0))
        } else if across < 1, down > 0 {
          lines.append(_ShapeLine(.vertical, at: width > 0 ? point.x / width : 0))
        } else if across > 0 || down > 0 {
          return nil
        }
        last = point
      case .quadCurve, .curve, .closeSubpath: return nil
      }
    }
    // Four sides are a frame, which layout keeps clear of the text.
    return lines.isEmpty || lines.count > 3 ? nil : lines
  }

  /// A rectangle as thin as a line, as a line.
  private func bar(width: Double, height: Double) -> _ShapeLine? {
    let bounds = boundingRect
    guard elements.contains(.closeSubpath), roundness == 0 else { return nil }
    if bounds.height > 0, bounds.height <= 6, bounds.width > bounds.height {
      return _ShapeLine(
        .horizontal, at: height > 0 ? bounds.midY / height : 0, thickness: bounds.height)
    }
    if bounds.width > 0, bounds.width <= 4, bounds.height > bounds.width {
      return _ShapeLine(
        .vertical, at: width > 0 ? bounds.midX / width : 0, thickness: bounds.width)
    }
    return nil
  }
}

extension CGRect: _ShapeFrame {
  /// Makes a rectangle with its corner at zero.
  public init(width: Double, height: Double) {
    self.init(x: 0, y: 0, width: width, height: height)
  }
}

nonisolated extension Shape {
  /// The path of a shape that has a form: its outline within the rectangle.
  @_disfavoredOverload
  public func path(in rect: CGRect) -> Path {
    guard let radius = _form().cornerRadius else { return Path(ellipseIn: rect) }
    return radius == 0
      ? Path(rect)
      : Path(roundedRect: rect, cornerRadius: min(radius, min(rect.width, rect.height) / 2))
  }
}

extension Path: Shape {
  /// The path itself, wherever it stands.
  public func path(in rect: CGRect) -> Path { self }

  /// The form that comes nearest, within the path's own bounds.
  public func _form() -> _ShapeForm {
    let bounds = boundingRect
    return _form(width: max(bounds.maxX, 1), height: max(bounds.maxY, 1))
  }
}

/// A path as Core Graphics has it.
public final class CGPath: Equatable, Sendable {
  let path: Path
  init(_ path: Path) { self.path = path }

  /// Whether both are the same path.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }
}

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
