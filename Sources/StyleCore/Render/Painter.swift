/// Paints a placed tree on a canvas of cells.
///
/// Children are painted in order, a decoration's second child before or after the first. Whatever the
/// frames are, nothing outside the canvas is touched, and the text of a field is never covered.
public struct Painter {
  /// What painting has to know of the screen.
  public struct Options: Hashable, Sendable {
    /// The ground of the whole canvas; ``RGBA/clear`` leaves the terminal's own.
    public var backdrop: RGBA
    /// The colour assumed behind cells without a ground when something translucent is painted there.
    public var ground: RGBA
    /// The colour of ink on a painted ground.
    public var ink: RGBA

    /// Makes options; white ink on an assumed black unless told.
    public init(backdrop: RGBA = .clear, ground: RGBA = .black, ink: RGBA = .white) {
      self.backdrop = backdrop
      self.ground = ground
      self.ink = ink
    }

    /// A cell on which nothing has been painted.
    var emptyCell: Cell {
      Cell(background: backdrop.alpha == 0 ? .clear : backdrop.over(ground))
    }
  }

  /// What holds for a part of the tree.
  struct Context {
    /// The cells that may be touched.
    var clip: CellRect
    /// The frame of the nearest clip with round corners.
    var roundedClip: CellRect?
    /// The product of all opacities.
    var opacity = 1.0
    /// Whether a field is painted, whose glyphs other text keeps off.
    var isField = false
    /// The node of the style that draws.
    var owner: Int32 = -1
    /// The line as which shapes are drawn in a thin frame.
    var thinLine: ThinLine?
    /// The edge of a cell at which such a line lies: −1 top, 1 bottom, 0 neither.
    var verticalEdge = 0
    /// The same from side to side: −1 left, 1 right, 0 neither.
    var horizontalEdge = 0
    /// The frame a decoration had before it grew to give its lines room.
    var innerFrame: CellRect?
  }

  /// A line that stands for a shape in a thin frame.
  struct ThinLine {
    var axis: Axis
    /// Points.
    var thickness: Double
  }

  let tree: NodeTree
  let frames: [CellRect]
  let options: Options
  let ink: InkMap
  var canvas: Canvas
  /// The style that drew each cell last; empty where nobody asks.
  var owners: [Int32]
  /// What fields have written.
  var fieldTexts: [CellRect] = []
  /// Carets that wait until all else is painted.
  var lateCarets: [LateCaret] = []
  /// The rows on which each node and all below it paint; empty where all nodes are painted.
  private var rowsOfNodes: [Range<Int>] = []
  /// Where lines fell on text, which is underlined in the end.
  var underlines: [CellRect] = []

  /// Paints a tree on a new canvas of the given size in cells.
  public static func paint(
    _ tree: NodeTree, _ placement: Placement, size: CellSize, options: Options = Options()
  ) -> Canvas {
    var painter = Painter(
      tree, placement, options: options, ink: InkMap(tree, placement, size: size),
      canvas: Canvas(width: size.width, height: size.height, filledWith: options.emptyCell),
      tracksOwners: false)
    painter.paint()
    return painter.canvas
  }

  /// Paints a tree and tells for each cell, row after row, which style drew it last: the index of the
  /// innermost ``Mark/style(_:)`` node around what was drawn; −1 for none.
  public static func paintWithOwners(
    _ tree: NodeTree, _ placement: Placement, size: CellSize, options: Options = Options()
  ) -> (canvas: Canvas, owners: [Int32]) {
    var painter = Painter(
      tree, placement, options: options, ink: InkMap(tree, placement, size: size),
      canvas: Canvas(width: size.width, height: size.height, filledWith: options.emptyCell),
      tracksOwners: true)
    painter.paint()
    return (painter.canvas, painter.owners)
  }

  init(
    _ tree: NodeTree, _ placement: Placement, options: Options, ink: InkMap,
    canvas: consuming Canvas, tracksOwners: Bool
  ) {
    precondition(placement.frames.count == tree.count, "The placement is of another tree.")
    self.tree = tree
    frames = placement.frames
    self.options = options
    self.ink = ink
    owners = tracksOwners ? Array(repeating: -1, count: canvas.cells.count) : []
    self.canvas = canvas
  }

  /// Paints all of a fresh canvas.
  mutating func paint() {
    paint(within: CellRect(origin: .zero, size: canvas.size))
  }

  /// Paints some rows of a canvas that shows an earlier picture, and passes over nodes with none of
  /// these.
  mutating func paint(rows: Range<Int>, rowsOfNodes: [Range<Int>]) {
    self.rowsOfNodes = rowsOfNodes
    clear(rows)
    paint(within: CellRect(x: 0, y: rows.lowerBound, width: canvas.width, height: rows.count))
  }

  private mutating func paint(within clip: CellRect) {
    if canvas.cells.isEmpty { return }
    let context = Context(clip: clip)
    var root = 0
    while root < tree.count {
      paint(root, context)
      root = tree.end(of: root)
    }
    paintLateCarets()
    underlineText()
  }

  /// Makes some rows as if nothing had been painted there.
  private mutating func clear(_ rows: Range<Int>) {
    let empty = options.emptyCell
    for at in (rows.lowerBound * canvas.width)..<(rows.upperBound * canvas.width) {
      canvas.cells[at] = empty
    }
    if let caret = canvas.caret, rows.contains(caret.y) { canvas.caret = nil }
  }

  /// Paints a node and all below it.
  private mutating func paint(_ index: Int, _ context: Context) {
    if !rowsOfNodes.isEmpty, !rowsOfNodes[index].overlaps(context.clip.rows) { return }
    var inner = context
    switch tree.entries[index].node.step {
    case .nothing: return
    case .text:
      if let text = tree.entries[index].node.text { paint(text, in: frames[index], context) }
      return
    case .field:
      inner.isField = true
      if let field = tree.entries[index].node.field { paint(field, in: frames[index], inner) }
      return
    case .shape:
      if let shape = tree.entries[index].node.shape { paint(shape, in: frames[index], context) }
      return
    case .stack(let stack): return paintStack(stack, index, context)
    case .decoration(let decoration): return paintDecoration(decoration, index, context)
    case .layers(let alignment): return paintLayers(alignment, index, context)
    case .padding(let insets): inner.settle(insets)
    case .frame(let alignment, let thin, let thickness):
      if let thin, !tree.entries.holdsText(index) {
        inner.thinLine = ThinLine(axis: thin.crossing, thickness: thickness)
      } else if let child = onlyChild(of: index) {
        inner.settle(alignment, of: frames[child], in: frames[index])
      }
    case .opacity(let opacity):
      inner.opacity *= min(max(opacity, 0), 1)
      if !(inner.opacity > 0) { return }
    case .clip(let isRounded):
      inner.clip = inner.clip.intersection(frames[index])
      if inner.clip.isEmpty { return }
      if isRounded { inner.roundedClip = frames[index] }
    case .style: inner.owner = Int32(truncatingIfNeeded: index)
    case .through: break
    }
    if let child = onlyChild(of: index) { paint(child, inner) }
  }

  private mutating func paintLayers(_ alignment: Alignment, _ index: Int, _ context: Context) {
    tree.forEachChild(of: index) { child in
      var inner = context
      inner.settle(alignment, of: frames[child], in: frames[index])
      if !tree.entries.holdsText(child), tree.entries.drawsLines(child) {
        inner.innerFrame = frameOfText(inLayersOf: index)
      }
      paint(child, inner)
    }
  }

  /// Paints a row or a column; a thin line lies at the side of what stands before it, or where a
  /// spacer pushes it.
  private mutating func paintStack(_ stack: StackNode, _ index: Int, _ context: Context) {
    let end = tree.end(of: index)
    var before: Int?
    tree.forEachChild(of: index) { child in
      let after = tree.end(of: child)
      var edge = 0
      if let before {
        edge = !tree.entries[before].node.isSpacer ? -1 : after == end ? 1 : 0
      } else if after < end, tree.entries[after].node.isSpacer {
        edge = -1
      }
      if stack.isReversed { edge = -edge }
      var inner = context
      inner.settle(stack.alignment, of: frames[child], in: frames[index])
      switch stack.axis {
      case .horizontal: inner.horizontalEdge = edge
      case .vertical: inner.verticalEdge = edge
      }
      paint(child, inner)
      before = child
    }
  }

  private mutating func paintDecoration(
    _ decoration: DecorationNode, _ index: Int, _ context: Context
  ) {
    guard let primary = onlyChild(of: index) else { return }
    let secondary = tree.end(of: primary)
    if decoration.isInFront { paint(primary, context) }
    if secondary < tree.end(of: index) {
      var inner = context
      inner.settle(decoration.alignment, of: frames[secondary], in: frames[index])
      if inner.thinLine == nil { inner.thinLine = thinLine(of: primary) }
      inner.innerFrame = frames[primary] == frames[index] ? nil : frames[primary]
      paint(secondary, inner)
    }
    if !decoration.isInFront { paint(primary, context) }
  }

  // MARK: What the tree tells

  private func onlyChild(of index: Int) -> Int? {
    tree.isLeaf(index) ? nil : index + 1
  }

  /// The smallest frame around all layers that hold text; nil where none does.
  private func frameOfText(inLayersOf index: Int) -> CellRect? {
    var frame = CellRect.zero
    tree.forEachChild(of: index) { layer in
      if tree.entries.holdsText(layer) { frame = frame.union(frames[layer]) }
    }
    return frame.isEmpty ? nil : frame
  }

  /// The line as which a node is drawn, if it is nothing but a thin frame.
  private func thinLine(of index: Int) -> ThinLine? {
    var index = index
    while true {
      switch tree.entries[index].node {
      case .frame(let frame):
        guard let thin = frame.thinAxis, !tree.entries.holdsText(index) else { return nil }
        return ThinLine(axis: thin.crossing, thickness: frame.thickness)
      case .effect, .mark, .decoration:
        if tree.isLeaf(index) { return nil }
        index += 1
      default: return nil
      }
    }
  }
}

extension Painter.Context {
  /// Notes at which edges a child stands that leaves room in its parent's frame.
  fileprivate mutating func settle(_ alignment: Alignment, of child: CellRect, in parent: CellRect)
  {
    if child.height < parent.height {
      switch alignment.vertical {
      case .top: verticalEdge = -1
      case .center: verticalEdge = 0
      case .bottom, .firstTextBaseline, .lastTextBaseline: verticalEdge = 1
      }
    }
    if child.width < parent.width {
      switch alignment.horizontal {
      case .leading: horizontalEdge = -1
      case .center: horizontalEdge = 0
      case .trailing: horizontalEdge = 1
      }
    }
  }

  /// Notes the edge to which padding at the other pushes.
  fileprivate mutating func settle(_ insets: CellInsets) {
    if insets.top > 0, insets.bottom == 0 { verticalEdge = 1 }
    if insets.bottom > 0, insets.top == 0 { verticalEdge = -1 }
    if insets.left > 0, insets.right == 0 { horizontalEdge = 1 }
    if insets.right > 0, insets.left == 0 { horizontalEdge = -1 }
  }
}

extension Node {
  /// What painting does at a node, without what is large in it.
  fileprivate enum Step {
    case nothing
    case text
    case field
    case shape
    case stack(StackNode)
    case decoration(DecorationNode)
    case layers(Alignment)
    case padding(CellInsets)
    case frame(Alignment, thin: Axis?, thickness: Double)
    case opacity(Double)
    case clip(isRounded: Bool)
    case style
    /// Paints the only child.
    case through
  }

  /// Asked for apart from painting, during which the node would have to be copied out of its tree.
  fileprivate var step: Step {
    switch self {
    case .text: .text
    case .field: .field
    case .shape: .shape
    case .spacer, .effect(.hidden): .nothing
    case .stack(let stack): .stack(stack)
    case .decoration(let decoration): .decoration(decoration)
    case .layers(let alignment): .layers(alignment)
    case .padding(let insets): .padding(insets)
    case .frame(let frame):
      .frame(frame.alignment, thin: frame.thinAxis, thickness: frame.thickness)
    case .effect(.opacity(let opacity)): .opacity(opacity)
    case .effect(.clip(let outline)): .clip(isRounded: outline.isRounded)
    case .mark(.style): .style
    case .offset, .mark: .through
    }
  }

  fileprivate var text: TextNode? {
    if case .text(let text) = self { text } else { nil }
  }

  fileprivate var field: FieldNode? {
    if case .field(let field) = self { field } else { nil }
  }

  fileprivate var shape: ShapeNode? {
    if case .shape(let shape) = self { shape } else { nil }
  }
}

extension CellRect {
  /// The rows covered.
  fileprivate var rows: Range<Int> { minY..<maxY }
}

extension ShapeNode.Outline {
  /// Whether the outline has no corners.
  var isRounded: Bool {
    switch self {
    case .rectangle: false
    case .rounded(let radius): radius > 0
    case .capsule, .ellipse: true
    }
  }
}
