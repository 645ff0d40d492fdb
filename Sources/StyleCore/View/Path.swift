/// A place in an outline, in points.
public struct PathPoint: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle as shapes of one's own are told it; other modules make their own rectangles ones.
nonisolated public protocol _PathRect {
  /// Makes the rectangle of another.
  init(_ rect: PathRect)
}

/// A rectangle in points.
public struct PathRect: Hashable, Sendable, _PathRect {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double
  /// Points from side to side.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle itself.
  public init(_ rect: PathRect) {
    self = rect
  }

  /// The left side.
  public var minX: Double { x }
  /// The right side.
  public var maxX: Double { x + width }
  /// The upper side.
  public var minY: Double { y }
  /// The lower side.
  public var maxY: Double { y + height }
  /// The middle from side to side.
  public var midX: Double { x + width / 2 }
  /// The middle from top to bottom.
  public var midY: Double { y + height / 2 }

  /// The rectangle in which paths are looked at to find what they are like: a field's usual one.
  static let probe = PathRect(x: 0, y: 0, width: 320, height: 48)
}

/// An outline of lines and curves.
///
/// Cells show no free lines. Filled, a path is the rectangle around it, with round corners where it
/// has curves; drawn, it is the sides of the frame that its lines run along, or that rectangle.
public struct Path: Hashable, Sendable {
  /// A step of the pen.
  enum Element: Hashable, Sendable {
    case move(PathPoint)
    case line(PathPoint)
    case curve(PathPoint, control1: PathPoint, control2: PathPoint)
    case close
  }

  private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path in a block.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the path of a rectangle.
  @_disfavoredOverload
  public init(_ rect: PathRect) {
    addRect(rect)
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Lifts the pen and puts it down at a place.
  @_disfavoredOverload
  public mutating func move(to point: PathPoint) { elements.append(.move(point)) }

  /// Draws a line to a place.
  @_disfavoredOverload
  public mutating func addLine(to point: PathPoint) { elements.append(.line(point)) }

  /// Draws lines from place to place.
  @_disfavoredOverload
  public mutating func addLines(_ points: [PathPoint]) {
    for (index, point) in points.enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
  }

  /// Draws a curve that one place pulls.
  @_disfavoredOverload
  public mutating func addQuadCurve(to point: PathPoint, control: PathPoint) {
    elements.append(.curve(point, control1: control, control2: control))
  }

  /// Draws a curve that two places pull.
  @_disfavoredOverload
  public mutating func addCurve(
    to point: PathPoint, control1: PathPoint, control2: PathPoint
  ) {
    elements.append(.curve(point, control1: control1, control2: control2))
  }

  /// Draws a part of a circle, first a line to where it begins.
  ///
  /// As in SwiftUI, `clockwise` is meant with `y` upwards, so that it looks the other way.
  @_disfavoredOverload
  public mutating func addArc(
    center: PathPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = (endAngle - startAngle).degrees.truncatingRemainder(dividingBy: 360)
    if sweep == 0, startAngle != endAngle { sweep = 360 }
    if clockwise, sweep > 0 { sweep -= 360 }
    if !clockwise, sweep < 0 { sweep += 360 }
    /// The unit vector at an angle, by turning the last one bit by bit: no library of functions.
    let steps = max(Int((abs(sweep) / 15).rounded(.up)), 1)
    for step in 0...steps {
      let angle = startAngle.degrees + sweep * Double(step) / Double(steps)
      let (x, y) = Self.unit(at: angle)
      let point = PathPoint(x: center.x + radius * x, y: center.y + radius * y)
      if step == 0 {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
      } else {
        elements.append(.curve(point, control1: point, control2: point))
      }
    }
  }

  /// Draws a rounded corner towards a second place, by way of a first.
  @_disfavoredOverload
  public mutating func addArc(
    tangent1End: PathPoint, tangent2End: PathPoint, radius: Double
  ) {
    func towards(_ end: PathPoint) -> PathPoint {
      let (dx, dy) = (end.x - tangent1End.x, end.y - tangent1End.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return tangent1End }
      let share = min(radius / length, 1)
      return PathPoint(x: tangent1End.x + dx * share, y: tangent1End.y + dy * share)
    }
    if let pen { elements.append(.line(towards(pen))) }
    elements.append(
      .curve(towards(tangent2End), control1: tangent1End, control2: tangent1End))
  }

  /// Draws a rectangle.
  @_disfavoredOverload
  public mutating func addRect(_ rect: PathRect) {
    addLines([
      PathPoint(x: rect.minX, y: rect.minY), PathPoint(x: rect.maxX, y: rect.minY),
      PathPoint(x: rect.maxX, y: rect.maxY), PathPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Draws a rectangle with round corners.
  @_disfavoredOverload
  public mutating func addRoundedRect(in rect: PathRect, cornerRadius: Double) {
    let radius = min(max(cornerRadius, 0), min(rect.width, rect.height) / 2)
    if radius <= 0 { return addRect(rect) }
    let corners = [
      PathPoint(x: rect.maxX, y: rect.minY), PathPoint(x: rect.maxX, y: rect.maxY),
      PathPoint(x: rect.minX, y: rect.maxY), PathPoint(x: rect.minX, y: rect.minY),
    ]
    move(to: PathPoint(x: rect.minX + radius, y: rect.minY))
    for index in corners.indices {
      let next = index == 3 ? PathPoint(x: rect.midX, y: rect.minY) : corners[index + 1]
      addArc(tangent1End: corners[index], tangent2End: next, radius: radius)
    }
    closeSubpath()
  }

  /// Draws an ellipse.
  @_disfavoredOverload
  public mutating func addEllipse(in rect: PathRect) {
    move(to: PathPoint(x: rect.midX, y: rect.minY))
    for (x, y, corner) in [
      (rect.maxX, rect.midY, PathPoint(x: rect.maxX, y: rect.minY)),
      (rect.midX, rect.maxY, PathPoint(x: rect.maxX, y: rect.maxY)),
      (rect.minX, rect.midY, PathPoint(x: rect.minX, y: rect.maxY)),
      (rect.midX, rect.minY, PathPoint(x: rect.minX, y: rect.minY)),
    ] {
      addQuadCurve(to: PathPoint(x: x, y: y), control: corner)
    }
    closeSubpath()
  }

  /// Draws another path too.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Draws a line to where the pen was put down last.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Where the pen is.
  private var pen: PathPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): return point
      case .close: continue
      }
    }
    return nil
  }

  /// The point at an angle on the circle of radius 1; exact to some 1e-9.
  private static func unit(at degrees: Double) -> (x: Double, y: Double) {
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    // A quarter turn at a time, then the series for what is left, which is under π/4.
    let quarters = (turned / 90).rounded()
    let rest = (turned - quarters * 90) * .pi / 180
    let square = rest * rest
    let sine = rest * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    switch (Int(quarters) % 4 + 4) % 4 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}

extension Path: Shape {
  /// The path where it is, whatever the rectangle.
  nonisolated public func path(in rect: PathRect) -> Path { self }

  /// What the path is like within the rectangle around it.
  nonisolated public func _form() -> _ShapeForm { form(in: bounds ?? .probe) }
}

// MARK: What a path is like

nonisolated extension Path {
  /// The rectangle around all places of the path; nil where there are none.
  var bounds: PathRect? {
    var points: [PathPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .close: break
      }
    }
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return nil }
    return PathRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The outline that the path in a frame is most like.
  func form(in frame: PathRect) -> _ShapeForm {
    guard let bounds else {
      var form = _ShapeForm(outline: .rectangle)
      form.isEmpty = true
      return form
    }
    let lines = straightLines
    let curves = elements.count {
      if case .curve = $0 { true } else { false }
    }
    var form = _ShapeForm(outline: .rectangle)
    if curves > 0 {
      form.outline = lines.isEmpty ? .ellipse(isCircle: false) : .rounded(radius: 8)
    }
    let edges = edges(of: frame, touchedBy: lines)
    let isWhole = edges == .all && isClosed
    if !isWhole, !edges.isEmpty, curves == 0 { form.edges = edges }
    if curves == 0, edges.isEmpty || lines.count != edges.count, !isWhole { form.loss = .path }
    let distance = min(
      bounds.minX - frame.minX, bounds.minY - frame.minY, frame.maxX - bounds.maxX,
      frame.maxY - bounds.maxY)
    if distance > 0 { form.inset = distance }
    return form
  }

  private typealias Line = (from: PathPoint, to: PathPoint)

  private var isClosed: Bool { elements.contains(.close) || straightLines.count >= 4 }

  /// The straight lines that are longer than a point.
  private var straightLines: [(from: PathPoint, to: PathPoint)] {
    var lines: [Line] = []
    var start: PathPoint?
    var pen: PathPoint?
    func add(_ end: PathPoint?) {
      if let pen, let end, abs(pen.x - end.x) + abs(pen.y - end.y) > 1 { lines.append((pen, end)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        pen = point
      case .line(let point):
        add(point)
        pen = point
      case .curve(let point, _, _):
        pen = point
      case .close:
        add(start)
        pen = start
      }
    }
    return lines
  }

  /// The sides of a frame that lines run along: within a quarter of its height, or of a field's usual
  /// one from side to side.
  private func edges(of frame: PathRect, touchedBy lines: [Line]) -> Edge.Set {
    let tolerance = frame.height / 4
    var edges: Edge.Set = []
    for line in lines {
      if line.from.y == line.to.y {
        if abs(line.from.y - frame.minY) <= tolerance { edges.insert(.top) }
        if abs(line.from.y - frame.maxY) <= tolerance { edges.insert(.bottom) }
      } else if line.from.x == line.to.x {
        if abs(line.from.x - frame.minX) <= tolerance { edges.insert(.leading) }
        if abs(line.from.x - frame.maxX) <= tolerance { edges.insert(.trailing) }
      }
    }
    return edges
  }
}

extension Edge.Set {
  /// How many sides there are.
  fileprivate var count: Int { Edge.allCases.count { contains(Edge.Set($0)) } }
}
