/// A view whose content is made for the size the view is given.
///
/// It takes all it is offered and puts its content in the upper corner on the leading side. Lowering
/// comes before layout, so the content is made for 104 × 16 points at first, a field's usual size;
/// when layout has found another size, ``Renderer`` has the view lowered again for that.
public struct GeometryReader<Content: View> {
  let content: (GeometryProxy) -> Content

  /// Makes a view of a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  /// Appends the content in a frame that takes what is offered and is measured.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let (number, known) = context.session.measure(context.identity)
    let topLeading = Alignment.topLeading.resolved(in: context.environment)
    let all = FrameNode.Length.flexible(min: 0, ideal: nil, max: ProposedCellSize.unlimited)
    tree.append(.mark(.measured(number))) { tree in
      tree.append(.frame(FrameNode(width: all, height: all, alignment: topLeading))) { tree in
        tree.append(.layers(topLeading)) { tree in
          context.descend(0) {
            content(GeometryProxy(cells: known))._lower(in: &$0, into: &tree)
          }
        }
      }
    }
  }
}

/// What the content of a ``GeometryReader`` is told.
public struct GeometryProxy: Hashable, Sendable {
  /// The size in cells.
  let cells: CellSize

  /// What a view is told before layout has found its size.
  static let sizeBeforeLayout = CellSize(width: FieldNode.idealWidth, height: 1)

  /// A size in points.
  public struct Size: Hashable, Sendable {
    /// Points from side to side.
    public var width: Double
    /// Points from top to bottom.
    public var height: Double
  }

  /// The size of the view in points.
  @_disfavoredOverload
  public var size: Size {
    Size(
      width: Double(cells.width) * CellMetrics.columnPoints,
      height: Double(cells.height) * CellMetrics.rowPoints)
  }

  /// The room that the screen's edges take: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
