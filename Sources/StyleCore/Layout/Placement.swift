/// Where every node of a tree stands: what layout hands to painting.
public struct Placement: Hashable, Sendable {
  /// The size of the whole tree.
  public var size: CellSize
  /// The frame of each node, by the node's index; the tree's top left cell is the origin.
  public internal(set) var frames: [CellRect]
  /// The columns that the tree asks for: more than it takes where frames had to give way.
  public let askedWidth: Int

  /// Makes a placement from the size of a tree and the frames of its nodes; it asks for what it takes
  /// unless told.
  init(size: CellSize, frames: [CellRect], askedWidth: Int? = nil) {
    self.size = size
    self.frames = frames
    self.askedWidth = askedWidth ?? size.width
  }

  /// The tree with one node a line, children indented, each with its frame behind an `@`.
  ///
  /// ```
  /// padding 1,2,1,2 @ 0,0 17×3
  ///   field "apples" @ 2,1 13×1
  /// ```
  public func description(of tree: NodeTree) -> String {
    var lines: [String] = []
    func write(_ index: Int, depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      lines.append("\(indent)\(tree[index]) @ \(frames[index])")
      tree.forEachChild(of: index) { write($0, depth: depth + 1) }
    }
    var root = 0
    while root < tree.count {
      write(root, depth: 0)
      root = tree.end(of: root)
    }
    return lines.joined(separator: "\n")
  }
}

extension CellRect: CustomStringConvertible {
  /// Column and row of the corner, then the size: `2,1 13×1`.
  public var description: String { "\(minX),\(minY) \(width)×\(height)" }
}
