/// An outline that can be filled, drawn and clipped to.
///
/// Shapes of one's own write ``path(in:)``. Cells show no free lines, so a path is drawn as what it is
/// most like; see ``Path``.
nonisolated public protocol Shape: Sendable, View {
  /// The type of the rectangle that ``path(in:)`` is told; ``PathRect`` unless one has another.
  associatedtype _Rect: _PathRect
  /// The outline within a rectangle.
  func path(in rect: _Rect) -> Path
  /// The outline and how far it stands in from the frame.
  func _form() -> _ShapeForm
}

/// A shape that says itself as what it is drawn.
nonisolated public protocol _OutlineShape: Shape {}

nonisolated extension _OutlineShape {
  /// The outline within a rectangle.
  public func path(in rect: PathRect) -> Path { _form().path(in: rect) }
}

nonisolated extension Shape {
  /// What the path is most like.
  public func _form() -> _ShapeForm {
    path(in: _Rect(PathRect.probe)).form(in: .probe)
  }
}

/// A shape as layout and painting know it.
public struct _ShapeForm: Hashable, Sendable {
  var outline: ShapeNode.Outline
  /// Points between the frame and the outline, on all sides.
  var inset: Double = 0
  /// Points the outline is shifted by.
  var shift = PathPoint(x: 0, y: 0)
  /// Set for the outline of a stroke, which is drawn as a line even when it is filled.
  var stroke: StrokeStyle?
  /// The sides of the frame that are drawn where it is not the whole outline.
  var edges: Edge.Set?
  /// Whether nothing is left of the outline.
  var isEmpty = false
  /// What of the shape is not shown.
  var loss: Loss?

  /// What of a shape cells do not show.
  enum Loss: String {
    case unevenCorners = "uneven corners"
    case rotation
    case scale
    case trim
    case path
  }

  /// Appends what is drawn of the shape: one node or, where there is nothing to draw, none.
  @MainActor @usableFromInline
  func lower(
    _ paint: Paint, stroke: StrokeStyle?, in context: LoweringContext, into tree: inout NodeTree
  ) {
    if let loss { context.session.note(loss.rawValue) }
    if isEmpty { return }
    // Told apart here: to choose one would copy its dashes.
    if stroke != nil {
      lower(paint, as: stroke, in: context.environment, into: &tree)
    } else {
      lower(paint, as: self.stroke, in: context.environment, into: &tree)
    }
  }

  @MainActor
  private func lower(
    _ paint: Paint, as stroke: StrokeStyle?, in environment: EnvironmentValues,
    into tree: inout NodeTree
  ) {
    if let edges, let stroke {
      return lower(edges, width: stroke.lineWidth, paint, in: environment, into: &tree)
    }
    if let node = node(paint: paint, in: environment, stroke: stroke) { tree.append(node) }
  }

  private func node(paint: Paint, in environment: EnvironmentValues, stroke: StrokeStyle?) -> Node?
  {
    var shape = ShapeNode(outline, paint: paint, symbols: environment.symbols)
    if inset != 0 {
      let columns = CellMetrics.length(inset, along: .horizontal)
      let rows = CellMetrics.length(inset, along: .vertical)
      shape.inset = CellInsets(top: rows, left: columns, bottom: rows, right: columns)
    }
    if shift.x != 0 || shift.y != 0 {
      let columns = CellMetrics.offset(shift.x, along: .horizontal)
      let rows = CellMetrics.offset(shift.y, along: .vertical)
      shape.inset.left += columns
      shape.inset.right -= columns
      shape.inset.top += rows
      shape.inset.bottom -= rows
    }
    if let stroke {
      guard let weight = LineWeight(points: stroke.lineWidth) else { return nil }
      shape.drawing = .stroke(weight: weight, isDashed: !stroke.dash.isEmpty)
    }
    return .shape(shape)
  }

  /// Appends lines along some sides of the frame.
  private func lower(
    _ edges: Edge.Set, width: Double, _ paint: Paint, in environment: EnvironmentValues,
    into tree: inout NodeTree
  ) {
    guard width > 0 else { return }
    let all = FrameNode.Length.flexible(min: 0, ideal: nil, max: ProposedCellSize.unlimited)
    func append(_ edge: Edge, to tree: inout NodeTree) {
      let isLevel = edge == .top || edge == .bottom
      let alignment: Alignment =
        switch edge {
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
      let line = FrameNode(
        width: isLevel ? .inherited : .fixed(1), height: isLevel ? .fixed(1) : .inherited,
        thinAxis: isLevel ? .vertical : .horizontal, thickness: width)
      tree.append(
        .frame(
          FrameNode(width: all, height: all, alignment: alignment.resolved(in: environment)))
      ) { tree in
        tree.append(.frame(line)) { tree in
          tree.append(.shape(ShapeNode(.rectangle, paint: paint, symbols: environment.symbols)))
        }
      }
    }
    let start = tree.count
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { append(edge, to: &tree) }
    tree.join(from: start, in: .layers(.center))
  }

  /// The outline within a rectangle, for shapes that are put together of others.
  func path(in rect: PathRect) -> Path {
    var path = Path()
    if isEmpty { return path }
    let rect = PathRect(
      x: rect.x + inset + shift.x, y: rect.y + inset + shift.y, width: rect.width - 2 * inset,
      height: rect.height - 2 * inset)
    switch outline {
    case .rectangle: path.addRect(rect)
    case .rounded(let radius): path.addRoundedRect(in: rect, cornerRadius: radius)
    case .capsule:
      path.addRoundedRect(in: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .ellipse(isCircle: false): path.addEllipse(in: rect)
    case .ellipse(isCircle: true):
      let side = min(rect.width, rect.height)
      path.addEllipse(
        in: PathRect(
          x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side,
          height: side))
    }
    return path
  }
}

nonisolated extension Shape {
  /// The shape filled with the foreground.
  @MainActor public var body: some View { fill() }

  /// Fills the shape.
  @inlinable
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: style, stroke: nil)
  }

  /// Fills the shape with the foreground.
  public func fill() -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), stroke: nil)
  }

  /// Draws the outline, in the outermost ring of cells.
  @inlinable
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: style, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline with dashes and the like.
  @inlinable
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
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

  /// Draws the outline inside the frame: the same ring of cells as ``Shape/stroke(_:lineWidth:antialiased:)``.
  @inlinable
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws the outline inside the frame, with dashes and the like.
  @inlinable
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> {
    self.stroke(style, style: stroke)
  }

  /// Draws the outline inside the frame in the foreground.
  public func strokeBorder(
    lineWidth: Double = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Draws the outline inside the frame in the foreground, with dashes and the like.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> {
    stroke(ForegroundStyle(), style: style)
  }
}

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points: under 1.5 a light line, under 3 a heavy one, else a double one.
  public var lineWidth: Double
  /// The form of the line's ends, which cells do not show.
  public var lineCap: LineCap
  /// The form of the line's corners, which cells do not show.
  public var lineJoin: LineJoin
  /// How far corners may stick out, which cells do not show.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in points; any draws a dashed line.
  public var dash: [Double]
  /// Points of the dashes left out at the start, which cells do not show.
  public var dashPhase: Double

  /// Makes a stroke; light and whole unless told.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The form of a line's ends.
public enum LineCap: Int32, Hashable, Sendable {
  /// Cut off at the end.
  case butt
  /// Round, beyond the end.
  case round
  /// Square, beyond the end.
  case square
}

/// The form of a line's corners.
public enum LineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// The outline of a shape, as a shape.
public struct _StrokedShape<Content: Shape>: _OutlineShape {
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
public struct _InsetShape<Content: InsettableShape>: InsettableShape, _OutlineShape {
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
  @usableFromInline let style: Style
  @usableFromInline let stroke: StrokeStyle?

  @inlinable
  nonisolated init(shape: Content, style: Style, stroke: StrokeStyle?) {
    self.shape = shape
    self.style = style
    self.stroke = stroke
  }
}

extension _ShapeView: ShapeView, PrimitiveView {
  /// Appends the shape; a line of no width appends nothing.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    shape._form().lower(
      style._paint(in: context.environment), stroke: stroke, in: context, into: &tree)
  }
}

nonisolated extension ShapeView {
  /// Draws the outline on top of what is shown already.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _StackedShapeView<Self, Style> {
    _StackedShapeView(
      below: self,
      above: _ShapeView(shape: shape, style: style, stroke: StrokeStyle(lineWidth: lineWidth)))
  }

  /// Draws the outline on top of what is shown already, with dashes and the like.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _StackedShapeView<Self, Style> {
    _StackedShapeView(
      below: self, above: _ShapeView(shape: shape, style: style, stroke: stroke))
  }

  /// Draws the outline inside the frame on top of what is shown already.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _StackedShapeView<Self, Style> where Content: InsettableShape {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws the outline inside the frame on top of what is shown already, with dashes and the like.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _StackedShapeView<Self, Style> where Content: InsettableShape {
    self.stroke(style, style: stroke)
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
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    tree.append(.layers(.center)) { tree in
      context.descend(0) { below._lower(in: &$0, into: &tree) }
      context.descend(1) { above._lower(in: &$0, into: &tree) }
    }
  }
}
