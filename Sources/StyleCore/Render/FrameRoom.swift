/// What one frame leaves to the next, so that a view that is drawn again and again costs little more
/// than what changes in it.
///
/// Views are lowered anew for each frame. A tree that differs from the last one only in the text of
/// fields and the paint of shapes stands where the last one stood, and of its picture only the rows of
/// what differs are painted.
@MainActor
final class FrameRoom {
  private struct Frame {
    var tree: NodeTree
    var width: Int
    var height: Int?
    var placement: Placement
    var canvas: Canvas
    var options: Painter.Options
  }

  /// The cells of an empty canvas.
  private var blank: [Cell] = []
  /// Room for an ink map.
  private var marks: [InkMap.Ink] = []
  /// Room for a layout.
  private var layout = LayoutRoom()
  /// The frame drawn last.
  private var last: Frame?
  /// The leaves that differ from the last frame, if that was laid out like the tree placed last.
  private var changed: [Int]?

  nonisolated init() {}

  /// Where the nodes of a tree stand in a picture.
  func place(_ tree: NodeTree, width: Int, height: Int?) -> Placement {
    changed = nil
    if let last, last.width == width, last.height == height {
      changed = tree.changedLeaves(since: last.tree)
      if changed != nil { return last.placement }
    }
    return Layout.placePicture(tree, width: width, height: height, in: &layout)
  }

  /// The picture of the tree that was placed last, for the same width and height.
  func paint(
    _ tree: NodeTree, _ placement: Placement, size: CellSize, width: Int, height: Int?,
    _ options: Painter.Options
  ) -> Canvas {
    let rows = rowsToPaint(of: tree, size, options)
    let canvas: Canvas
    if let last, let rows, rows.isEmpty {
      canvas = last.canvas
    } else {
      let start =
        rows == nil
        ? Canvas(
          width: size.width, height: size.height, cells: cells(size, filledWith: options.emptyCell))
        : last?.canvas
      let ink = InkMap(tree, placement, size: size, room: marks)
      marks = []
      var painter = Painter(
        tree, placement, options: options, ink: ink,
        canvas: start ?? Canvas(width: size.width, height: size.height), tracksOwners: false)
      painter.paint(rows: rows)
      marks = painter.ink.marks
      canvas = painter.canvas
    }
    last = Frame(
      tree: tree, width: width, height: height, placement: placement, canvas: canvas,
      options: options)
    changed = nil
    return canvas
  }

  /// The rows in which a picture differs from the last one; nil for all.
  ///
  /// What stands in other rows is painted as before: painting looks at other rows only for where text
  /// is, and text stands where it stood. Clusters have to be numbered in order of first use, and of two
  /// carets the last painted counts, so with either of them all is painted.
  private func rowsToPaint(
    of tree: NodeTree, _ size: CellSize, _ options: Painter.Options
  ) -> Range<Int>? {
    guard let last, let changed, last.canvas.size == size, last.options == options else {
      return nil
    }
    if changed.isEmpty { return 0..<0 }
    if !last.canvas.clusters.isEmpty || tree.caretCount > 1 { return nil }
    var (top, bottom) = (size.height, 0)
    for index in changed {
      var frame = last.placement.frames[index]
      if case .shape(let shape) = tree[index] {
        frame = frame.union(frame.inset(by: shape.inset))
      }
      top = min(top, frame.minY)
      bottom = max(bottom, frame.maxY)
    }
    top = max(top, 0)
    bottom = min(bottom, size.height)
    if top >= bottom { return 0..<0 }
    return (bottom - top) * 2 > size.height ? nil : top..<bottom
  }

  /// The cells of an empty canvas: a copy, which costs less than filling.
  private func cells(_ size: CellSize, filledWith cell: Cell) -> [Cell] {
    let count = size.width * size.height
    if blank.count != count || blank.first != cell {
      blank = Array(repeating: cell, count: count)
    }
    return blank
  }
}

extension NodeTree {
  /// The leaves that differ from those of another tree, where that is laid out in the same way; nil
  /// where it may not be.
  fileprivate func changedLeaves(since old: NodeTree) -> [Int]? {
    guard count == old.count else { return nil }
    var changed: [Int] = []
    // Read in place: a copy of each node would cost more than comparing.
    let isAlike = entries.withUnsafeBufferPointer { new in
      old.entries.withUnsafeBufferPointer { old in
        for index in new.indices {
          if new[index].end != old[index].end { return false }
          if new[index].node == old[index].node { continue }
          if !new[index].node.isLaidOut(as: old[index].node) { return false }
          changed.append(index)
        }
        return true
      }
    }
    return isAlike ? changed : nil
  }

  /// How many fields have a caret.
  fileprivate var caretCount: Int {
    entries.reduce(0) { count, entry in
      guard case .field(let field) = entry.node, field.caret != nil else { return count }
      return count + 1
    }
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
