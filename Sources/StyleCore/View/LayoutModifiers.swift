/// Room around a view.
public struct _Padding: _NodeWrapper {
  @usableFromInline let insets: EdgeInsets

  @inlinable
  nonisolated init(insets: EdgeInsets) { self.insets = insets }

  /// The padding in cells; none for insets of zero.
  public func node(in context: LoweringContext) -> Node? {
    let cells = insets.cells(in: context.environment)
    return cells == CellInsets() ? nil : .padding(cells)
  }
}

/// A frame about a view.
public struct _Frame: _NodeWrapper {
  let frame: FrameNode

  @usableFromInline
  nonisolated init(frame: FrameNode) { self.frame = frame }

  /// The frame, its alignment turned into left and right.
  public func node(in context: LoweringContext) -> Node? {
    var frame = frame
    frame.alignment = frame.alignment.resolved(in: context.environment)
    return .frame(frame)
  }
}

/// A shift of what is drawn.
public struct _Offset: _NodeWrapper {
  let x: Double
  let y: Double

  @usableFromInline
  nonisolated init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The shift in cells; mirrored where lines run from the right.
  public func node(in context: LoweringContext) -> Node? {
    let sign = context.environment.layoutDirection == .rightToLeft ? -1.0 : 1.0
    let shift = CellPoint(
      x: CellMetrics.offset(x * sign, along: .horizontal),
      y: CellMetrics.offset(y, along: .vertical))
    return shift == .zero ? nil : .offset(shift)
  }
}

/// A rank among the views that share a stack's room.
public struct _LayoutPriority: _NodeWrapper {
  let priority: Double

  @usableFromInline
  nonisolated init(priority: Double) { self.priority = priority }

  /// The mark that stacks look for.
  public func node(in context: LoweringContext) -> Node? { .mark(.priority(priority)) }
}

extension FrameNode {
  /// A frame of fixed lengths in points; a line where one is less than half a cell.
  @usableFromInline
  init(pointsWide width: Double?, high height: Double?, alignment: Alignment) {
    func length(_ points: Double?, along axis: Axis) -> Length {
      guard let points, points.isFinite, points >= 0 else { return .inherited }
      return .fixed(CellMetrics.length(points, along: axis))
    }
    self.init(
      width: length(width, along: .horizontal), height: length(height, along: .vertical),
      alignment: alignment)
    if let height, height > 0, height < CellMetrics.rowPoints / 2 {
      thinAxis = .vertical
      thickness = height
    } else if let width, width > 0, width < CellMetrics.columnPoints / 2 {
      thinAxis = .horizontal
      thickness = width
    }
  }
}

extension FrameNode.Length {
  /// A length between bounds in points; inherited without any.
  @usableFromInline
  static func flexible(
    points min: Double?, _ ideal: Double?, _ max: Double?, along axis: Axis
  ) -> FrameNode.Length {
    func cells(_ points: Double?) -> Int? {
      guard let points, !points.isNaN else { return nil }
      return CellMetrics.length(Swift.max(points, 0), along: axis)
    }
    let least = cells(min)
    let usual = cells(ideal).map { Swift.max($0, least ?? 0) }
    let most = cells(max).map { Swift.max($0, usual ?? least ?? 0) }
    if least == nil, usual == nil, most == nil { return .inherited }
    return .flexible(min: least, ideal: usual, max: most)
  }
}

nonisolated extension View {
  /// Puts room around the view: points from each edge.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> _WrappedView<Self, _Padding> {
    _WrappedView(content: self, wrapper: _Padding(insets: insets))
  }

  /// Puts room on some edges; 16 points unless told.
  @inlinable
  public consuming func padding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> _WrappedView<Self, _Padding> {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Puts the same room on all edges.
  @inlinable
  public consuming func padding(_ length: Double) -> _WrappedView<Self, _Padding> {
    padding(.all, length)
  }

  /// Puts the view in a frame of a fixed size in points; a length left out is the view's own.
  ///
  /// A frame thinner than half a cell is a line: what fills it is drawn with a line's glyphs.
  @inlinable
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> _WrappedView<Self, _Frame> {
    let frame = FrameNode(pointsWide: width, high: height, alignment: alignment)
    return _WrappedView(content: self, wrapper: _Frame(frame: frame))
  }

  /// Puts the view in a frame held between bounds in points; infinity takes all there is.
  @inlinable
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> _WrappedView<Self, _Frame> {
    let frame = FrameNode(
      width: .flexible(points: minWidth, idealWidth, maxWidth, along: .horizontal),
      height: .flexible(points: minHeight, idealHeight, maxHeight, along: .vertical),
      alignment: alignment)
    return _WrappedView(content: self, wrapper: _Frame(frame: frame))
  }

  /// Has the view take its ideal size, whatever it is offered.
  public func fixedSize() -> _WrappedView<Self, _Frame> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Has the view take its ideal length along some axes.
  @inlinable
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> _WrappedView<Self, _Frame> {
    _WrappedView(
      content: self,
      wrapper: _Frame(
        frame: FrameNode(
          width: horizontal ? .fitting : .inherited, height: vertical ? .fitting : .inherited)))
  }

  /// Draws the view some points elsewhere; its place in the layout stays.
  @inlinable
  public consuming func offset(x: Double = 0, y: Double = 0) -> _WrappedView<Self, _Offset> {
    _WrappedView(content: self, wrapper: _Offset(x: x, y: y))
  }

  /// Draws the view with its middle at a place in points from the top leading corner of the room
  /// offered, all of which is taken.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    func twice(_ points: Double, along axis: Axis) -> Double {
      max(points.isFinite ? points * 2 : 0, CellMetrics.points(along: axis))
    }
    return frame(width: twice(x, along: .horizontal), height: twice(y, along: .vertical))
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: .topLeading)
  }

  /// Has stacks serve the view before those of lower priority; 0 unless told.
  @inlinable
  public consuming func layoutPriority(_ value: Double) -> _WrappedView<Self, _LayoutPriority> {
    _WrappedView(content: self, wrapper: _LayoutPriority(priority: value))
  }
}
