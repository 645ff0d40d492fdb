/// An outline that can be filled, drawn and clipped to.
nonisolated public protocol Shape: Sendable, View {
  /// The outline and how far it stands in from the frame.
  func _form() -> _ShapeForm
}

/// A shape as layout and painting know it.
public struct _ShapeForm: Hashable, Sendable {
  var outline: ShapeNode.Outline
  /// Points between the frame and the outline, on all sides.
  var inset: Double = 0
  /// Set for the outline of a stroke, which is drawn as a line even when it is filled.
  var stroke: StrokeStyle?

  func node(paint: Paint, in environment: EnvironmentValues, stroke: StrokeStyle?) -> Node? {
    var shape = ShapeNode(outline, paint: paint, symbols: environment.symbols)
    if inset != 0 {
      let columns = CellMetrics.length(inset, along: .horizontal)
      let rows = CellMetrics.length(inset, along: .vertical)
      shape.inset = CellInsets(top: rows, left: columns, bottom: rows, right: columns)
    }
    if let stroke = stroke ?? self.stroke {
      guard let weight = LineWeight(points: stroke.lineWidth) else { return nil }
      shape.drawing = .stroke(weight: weight, isDashed: !stroke.dash.isEmpty)
    }
    return .shape(shape)
  }
}

nonisolated extension Shape {
  /// The shape filled with the foreground.
  @MainActor public var body: some View { fill() }

  /// Fills the shape.
  public func fill<Style: ShapeStyle>(_ style: Style) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: style, stroke: nil)
  }

  /// Fills the shape with the foreground.
  public func fill() -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), stroke: nil)
  }

  /// Draws the outline, in the outermost ring of cells.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: style, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline with dashes and the like.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: style, stroke: stroke)
  }

  /// The outline as a shape of its own.
  public func stroke(lineWidth: Double = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape of its own, with dashes and the like.
  public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, stroke: style)
  }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by an amount in points; negative amounts make it larger.
  func inset(by amount: Double) -> InsetShape
}

nonisolated extension InsettableShape {
  /// The shape made smaller on all sides; an amount that is not zero is at least one cell.
  public func inset(by amount: Double) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }

  /// Draws the outline inside the frame: the same ring of cells as ``Shape/stroke(_:lineWidth:)``.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws the outline inside the frame, with dashes and the like.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    self.stroke(style, style: stroke)
  }

  /// Draws the outline inside the frame in the foreground.
  public func strokeBorder(lineWidth: Double = 1) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points: under 1.5 a light line, under 3 a heavy one, else a double one.
  public var lineWidth: Double
  /// Lengths of dashes and gaps in points; any draws a dashed line.
  public var dash: [Double]

  /// Makes a stroke; light and whole unless told.
  public init(lineWidth: Double = 1, dash: [Double] = []) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// The outline of a shape, as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  let shape: Content
  let stroke: StrokeStyle

  /// The shape's own form, to be drawn as a line.
  nonisolated public func _form() -> _ShapeForm {
    var form = shape._form()
    form.stroke = form.stroke ?? stroke
    return form
  }
}

/// A shape made smaller.
public struct _InsetShape<Content: InsettableShape>: InsettableShape {
  let shape: Content
  let amount: Double

  /// The shape's own form, further in.
  nonisolated public func _form() -> _ShapeForm {
    var form = shape._form()
    form.inset += amount
    return form
  }
}

/// A view that shows a shape, filled or drawn.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape, filled or drawn with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: Sendable {
  /// The shape.
  public let shape: Content
  let style: Style
  let stroke: StrokeStyle?
}

extension _ShapeView: ShapeView, PrimitiveView {
  /// Appends the shape; a line of no width appends nothing.
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let paint = style._paint(in: environment)
    if let node = shape._form().node(paint: paint, in: environment, stroke: stroke) {
      tree.append(node)
    }
  }
}

nonisolated extension ShapeView {
  /// Draws the outline on top of what is shown already.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1
  ) -> _StackedShapeView<Self, Style> {
    _StackedShapeView(
      below: self,
      above: _ShapeView(shape: shape, style: style, stroke: StrokeStyle(lineWidth: lineWidth)))
  }

  /// Draws the outline on top of what is shown already, with dashes and the like.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle
  ) -> _StackedShapeView<Self, Style> {
    _StackedShapeView(
      below: self, above: _ShapeView(shape: shape, style: style, stroke: stroke))
  }

  /// Draws the outline inside the frame on top of what is shown already.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1
  ) -> _StackedShapeView<Self, Style> where Content: InsettableShape {
    stroke(style, lineWidth: lineWidth)
  }

  /// Fills the shape on top of what is shown already.
  public func fill<Style: ShapeStyle>(_ style: Style) -> _StackedShapeView<Self, Style> {
    _StackedShapeView(below: self, above: _ShapeView(shape: shape, style: style, stroke: nil))
  }
}

/// A shape shown twice, once over the other.
public struct _StackedShapeView<Below: ShapeView, Style: ShapeStyle> {
  let below: Below
  let above: _ShapeView<Below.Content, Style>
}

extension _StackedShapeView: ShapeView, PrimitiveView {
  /// The shape of both.
  nonisolated public var shape: Below.Content { above.shape }

  /// Appends both on top of one another.
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    tree.append(.layers(.center)) { tree in
      below._lower(in: context.child(0), into: &tree)
      above._lower(in: context.child(1), into: &tree)
    }
  }
}
