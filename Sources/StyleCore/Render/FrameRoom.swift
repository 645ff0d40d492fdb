/// What one frame leaves to the next, so that a view that is drawn again and again costs little more
/// than what changes in it.
///
/// Views are lowered anew for each frame. A tree that differs from the last one only in the text of
/// fields and the paint of shapes stands where the last one stood, and of its picture only the rows of
/// what differs are painted.
@MainActor
final class FrameRoom {
  /// Room for a layout.
  private var layout = LayoutRoom()
  /// What was rendered for, and the environment it stands for; nil before the first frame.
  private var surroundings: (options: RenderOptions, environment: EnvironmentValues)?

  // The frame drawn last.
  private var tree = NodeTree()
  private var width = 0
  private var height: Int?
  private var options = Painter.Options()
  /// Where the nodes of its tree stand; nil before the first frame.
  private var placement: Placement?
  /// The rows on which each of its nodes and all below paint; empty until somebody asks.
  private var rowsOfNodes: [Range<Int>] = []
  /// Where its text is.
  private var ink = InkMap()
  private var canvas = Canvas(width: 0, height: 0)

  /// The tree before it, in whose memory the next one can be built.
  private var retired = NodeTree()
  /// The cells of an empty canvas.
  private var blank: [Cell] = []
  /// The cells of an earlier frame and the rows in which they differ from the last; empty without one.
  private struct Past {
    var cells: [Cell] = []
    var rows = 0..<0
  }

  /// The frame before the last, which whoever shows the last may compare it with.
  private var former = Past()
  /// The one before that, to be painted over.
  private var spare = Past()
  /// The rows of what differs from the last frame, if the tree placed last is laid out like that.
  private var changedRows: Range<Int>?

  nonisolated init() {}

  /// The environment that options stand for, which is made anew only for others than those of the last
  /// frame.
  func environment(for options: RenderOptions) -> EnvironmentValues {
    if let surroundings, surroundings.options == options { return surroundings.environment }
    let environment = options.environment
    surroundings = (options, environment)
    return environment
  }

  /// Hands out a tree of which nothing is needed any more but its memory.
  func takeRetiredTree() -> NodeTree {
    var tree = NodeTree()
    swap(&tree, &retired)
    return tree
  }

  /// Where the nodes of a tree stand in a picture.
  func place(_ tree: NodeTree, width: Int, height: Int?) -> Placement {
    changedRows = nil
    if let placement, self.width == width, self.height == height {
      changedRows = tree.changedRows(since: self.tree, in: placement)
      if changedRows != nil { return placement }
    }
    return Layout.placePicture(tree, width: width, height: height, in: &layout)
  }

  /// The picture of the tree that was placed last, for the same width and height.
  func paint(
    _ tree: NodeTree, _ placement: Placement, size: CellSize, width: Int, height: Int?,
    _ options: Painter.Options
  ) -> Canvas {
    let rows = rowsToPaint(of: tree, size, options)
    if changedRows == nil { rowsOfNodes = [] }
    if changedRows == nil || canvas.size != size { ink.update(tree, placement, size: size) }
    changedRows = nil
    retired = self.tree
    self.tree = tree
    self.placement = placement
    self.width = width
    self.height = height
    self.options = options
    if let rows, rows.isEmpty { return canvas }
    var painter = Painter(
      tree, placement, options: options, ink: ink,
      canvas: groundToPaintOn(size, rows: rows, options.emptyCell), tracksOwners: false)
    if let rows {
      if rowsOfNodes.isEmpty { rowsOfNodes = tree.rowsOfNodes(in: placement) }
      painter.paint(rows: rows, rowsOfNodes: rowsOfNodes)
    } else {
      painter.paint()
    }
    if let rows {
      painter.canvas.ancestry = CanvasAncestry(
        of: painter.canvas, paintedOver: canvas, rows: rows)
    }
    swap(&canvas, &painter.canvas)
    let painted = rows ?? 0..<size.height
    spare = Past(cells: former.cells, rows: former.rows.extended(by: painted))
    former = Past(cells: painter.canvas.cells, rows: painted)
    return canvas
  }

  /// An empty canvas, or one that shows the last frame where only some rows are painted.
  ///
  /// Whoever asked for the last frames may still show one. An earlier one is out of use, as a rule, so that
  /// nothing has to be copied but the rows in which it differs.
  private func groundToPaintOn(_ size: CellSize, rows: Range<Int>?, _ empty: Cell) -> Canvas {
    var cells = spare.cells
    spare.cells = []
    if rows == nil {
      cells.become(blank(size, filledWith: empty), inRows: 0..<size.height, of: size.width)
    } else {
      cells.become(canvas.cells, inRows: spare.rows, of: size.width)
    }
    var ground = Canvas(width: size.width, height: size.height, cells: cells)
    // There are no clusters to be kept where only some rows are painted.
    if rows != nil { ground.caret = canvas.caret }
    return ground
  }

  /// The cells of an empty canvas: to copy them costs less than to fill others.
  private func blank(_ size: CellSize, filledWith cell: Cell) -> [Cell] {
    let count = size.width * size.height
    if blank.count != count || blank.first != cell {
      blank = Array(repeating: cell, count: count)
    }
    return blank
  }

  /// The rows in which a picture differs from the last one; nil for all.
  ///
  /// What stands in other rows is painted as before: painting looks at other rows only for where text
  /// is, and text stands where it stood. Clusters have to be numbered in order of first use, and of two
  /// carets the last painted counts, so with either of them all is painted.
  private func rowsToPaint(
    of tree: NodeTree, _ size: CellSize, _ options: Painter.Options
  ) -> Range<Int>? {
    guard let changedRows, canvas.size == size, self.options == options else { return nil }
    if changedRows.isEmpty { return changedRows }
    if !canvas.clusters.isEmpty || tree.caretCount > 1 { return nil }
    let rows = changedRows.clamped(to: 0..<size.height)
    return rows.count * 2 > size.height ? nil : rows
  }
}

extension Range<Int> {
  /// The least range that holds both.
  fileprivate func extended(by other: Range<Int>) -> Range<Int> {
    if isEmpty { return other }
    return other.isEmpty
      ? self : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension [Cell] {
  /// Makes them equal to others from which they differ at most in some rows, or in their number.
  fileprivate mutating func become(
    _ other: [Cell], inRows rows: Range<Int>, of width: Int
  ) {
    if count != other.count {
      self = other
    } else {
      let stale = (rows.lowerBound * width)..<(rows.upperBound * width)
      replaceSubrange(stale, with: other[stale])
    }
  }
}

extension NodeTree {
  /// The rows of the leaves that differ from those of another tree, where that is laid out in the same
  /// way; nil where it may not be.
  fileprivate func changedRows(since old: NodeTree, in placement: Placement) -> Range<Int>? {
    guard count == old.count else { return nil }
    return entries.withUnsafeBufferPointer { entries in
      old.entries.withUnsafeBufferPointer { others in
        guard var entry = entries.baseAddress, var other = others.baseAddress else { return 0..<0 }
        var rows = 0..<0
        for index in 0..<entries.count {
          if entry.pointee.end != other.pointee.end { return nil }
          if !entry.isSeen(as: other) {
            if !entry.pointee.node.isLaidOut(as: other.pointee.node) { return nil }
            rows = rows.hull(rowsOfLeaf(index, in: placement))
          }
          entry += 1
          other += 1
        }
        return rows
      }
    }
  }

  /// The rows on which each node and all below it paint.
  fileprivate func rowsOfNodes(in placement: Placement) -> [Range<Int>] {
    var rows: [Range<Int>] = Array(repeating: 0..<0, count: count)
    for index in entries.indices.reversed() {
      rows[index] = rowsOfLeaf(index, in: placement)
      forEachChild(of: index) { rows[index] = rows[index].hull(rows[$0]) }
    }
    return rows
  }

  /// The rows on which a leaf paints; empty for other nodes.
  private func rowsOfLeaf(_ index: Int, in placement: Placement) -> Range<Int> {
    let frame = placement.frames[index]
    switch entries[index].node {
    case .text, .field: return frame.minY..<frame.maxY
    case .shape(let shape):
      let rect = frame.inset(by: shape.inset)
      return rect.minY..<rect.maxY
    default: return 0..<0
    }
  }

  /// How many fields have a caret.
  fileprivate var caretCount: Int {
    entries.reduce(0) { count, entry in
      guard case .field(let field) = entry.node, field.caret != nil else { return count }
      return count + 1
    }
  }
}

extension UnsafePointer<NodeTree.Entry> {
  /// Whether the node is laid out and painted as another.
  ///
  /// As for equality, but of marks only the priority counts. Nodes are compared where they stand: to hand one
  /// to a function costs more than to compare it. Nothing here may be able to release anything, or they would
  /// be copied out of their trees after all.
  fileprivate func isSeen(as other: Self) -> Bool {
    switch pointee.node {
    case .text(let a): if case .text(let b) = other.pointee.node { return a == b }
    case .field(let a): if case .field(let b) = other.pointee.node { return a == b }
    case .shape(let a): if case .shape(let b) = other.pointee.node { return a == b }
    case .spacer(let a): if case .spacer(let b) = other.pointee.node { return a == b }
    case .padding(let a): if case .padding(let b) = other.pointee.node { return a == b }
    case .frame(let a): if case .frame(let b) = other.pointee.node { return a == b }
    case .offset(let a): if case .offset(let b) = other.pointee.node { return a == b }
    case .effect(let a): if case .effect(let b) = other.pointee.node { return a == b }
    case .mark(let a): if case .mark(let b) = other.pointee.node { return a.priority == b.priority }
    case .stack(let a): if case .stack(let b) = other.pointee.node { return a == b }
    case .layers(let a): if case .layers(let b) = other.pointee.node { return a == b }
    case .decoration(let a): if case .decoration(let b) = other.pointee.node { return a == b }
    }
    return false
  }
}

extension Node {
  /// Whether the node is a field or a shape that takes the same room as another, whatever it shows.
  fileprivate func isLaidOut(as other: Node) -> Bool {
    switch (self, other) {
    case (.field, .field): true
    case (.shape(let a), .shape(let b)):
      a.outline == b.outline && a.drawing == b.drawing && a.inset == b.inset
    default: false
    }
  }
}

extension Range {
  /// The smallest range around both; an empty one adds nothing.
  fileprivate func hull(_ other: Range) -> Range {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Mark {
  /// The priority among the children of a stack; nil where the mark says nothing of it.
  fileprivate var priority: Double? {
    if case .priority(let priority) = self { priority } else { nil }
  }
}
