/// A rectangle in points in which a shape is asked for its path.
public protocol _ShapeFrame {
  /// Makes a rectangle with its corner at zero.
  init(width: Double, height: Double)
}

/// Lines and curves, as much as cells show of them.
public protocol _ShapePath {
  /// The form that comes nearest to the path, which was asked for in a frame of the size.
  func _form(width: Double, height: Double) -> _ShapeForm
}

/// The frame of shapes that have a form and no path.
public struct _NoFrame: _ShapeFrame {
  /// Makes the frame; the lengths say nothing.
  public init(width: Double, height: Double) {}
}

/// The path of shapes that have a form and no path.
public struct _NoPath: _ShapePath {
  /// The frame itself.
  public func _form(width: Double, height: Double) -> _ShapeForm {
    _ShapeForm(outline: .rectangle)
  }
}

nonisolated extension Shape {
  /// No path: the shape has a form.
  public func path(in rect: _NoFrame) -> _NoPath { _NoPath() }
}

nonisolated extension Shape {
  /// The form that comes nearest to the shape's path in a frame as wide and high as fields are.
  public func _form() -> _ShapeForm {
    let (width, height) = (320.0, 48.0)
    return path(in: _Frame(width: width, height: height))._form(width: width, height: height)
  }
}

/// A straight line through the whole frame of a shape.
public struct _ShapeLine: Hashable, Sendable {
  /// The direction it runs in.
  public var axis: Axis
  /// Where it lies across that: 0 at the top or left, 1 at the bottom or right.
  public var place: Double
  /// Points of thickness, for one that is filled; nil for one that a stroke draws.
  public var thickness: Double?

  /// Makes a line.
  public init(_ axis: Axis, at place: Double, thickness: Double? = nil) {
    self.axis = axis
    self.place = place
    self.thickness = thickness
  }
}

extension _ShapeForm {
  /// The whole frame.
  public static let rectangle = _ShapeForm(outline: .rectangle)
  /// The largest ellipse in the frame.
  public static let ellipse = _ShapeForm(outline: .ellipse(isCircle: false))

  /// The frame with corners rounded by a radius in points.
  public static func rounded(radius: Double) -> _ShapeForm {
    _ShapeForm(outline: radius > 0 ? .rounded(radius: radius) : .rectangle)
  }

  /// Lines from side to side.
  public static func lines(_ lines: [_ShapeLine]) -> _ShapeForm {
    _ShapeForm(outline: .rectangle, lines: lines)
  }

  /// The radius of the corners in points; nil for an ellipse, infinity for a capsule.
  public var cornerRadius: Double? {
    switch outline {
    case .rectangle: 0
    case .rounded(let radius): radius
    case .capsule: .infinity
    case .ellipse: nil
    }
  }

  /// Appends the lines as frames too thin for more than a line.
  @MainActor
  func lowerLines(
    in style: some ShapeStyle, stroke: StrokeStyle?, in context: LoweringContext,
    into tree: inout NodeTree
  ) {
    let stroke = stroke ?? self.stroke
    tree.appendAsOne(.layers(.center)) { tree in
      for line in lines {
        guard let width = line.thickness ?? stroke?.lineWidth, width > 0 else { continue }
        let isRow = line.axis == .horizontal
        let edge = line.place
        Rectangle().fill(style)
          .frame(width: isRow ? nil : width, height: isRow ? width : nil)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: isRow
              ? (edge < 0.34 ? .top : edge > 0.66 ? .bottom : .center)
              : (edge < 0.34 ? .leading : edge > 0.66 ? .trailing : .center)
          )
          ._lower(in: context, into: &tree)
      }
    }
  }
}
