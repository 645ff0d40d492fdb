/// A lowered view: nodes in the order in which they are written down, parents before children.
///
/// One array holds the whole tree, so that lowering a view is appending to it and a stage later in
/// the pipeline can keep what it knows of a node under the node's index.
public struct NodeTree: Hashable, Sendable {
  /// A node and where its subtree ends.
  public struct Entry: Hashable, Sendable {
    /// The node.
    public var node: Node
    /// The index behind its last descendant.
    public var end: Int
  }

  /// The nodes, each followed by its descendants.
  public internal(set) var entries: [Entry] = []

  /// Makes an empty tree.
  public init() {}

  /// How many nodes there are.
  @inlinable public var count: Int { entries.count }

  /// The node at an index.
  @inlinable public subscript(index: Int) -> Node { entries[index].node }

  /// The index behind the last descendant of the node at `index`.
  @inlinable public func end(of index: Int) -> Int { entries[index].end }

  /// Whether the node at `index` has no children.
  @inlinable public func isLeaf(_ index: Int) -> Bool { entries[index].end == index + 1 }

  /// Calls `body` with the index of each child of the node at `index`, in order.
  @inlinable
  public func forEachChild(of index: Int, _ body: (Int) throws -> Void) rethrows {
    var child = index + 1
    let end = entries[index].end
    while child < end {
      try body(child)
      child = entries[child].end
    }
  }

  /// Appends a node without children.
  public mutating func append(_ node: consuming Node) {
    entries.append(Entry(node: node, end: entries.count + 1))
  }

  /// Appends a node and whatever `children` appends as its descendants.
  public mutating func append(_ node: consuming Node, children: (inout NodeTree) -> Void) {
    let index = begin(node)
    children(&self)
    end(index)
  }

  /// Appends a node whose descendants are what is appended until ``end(_:)``, and gives its index.
  @usableFromInline
  mutating func begin(_ node: consuming Node) -> Int {
    append(node)
    return entries.count - 1
  }

  /// Ends the node begun at an index.
  @usableFromInline
  mutating func end(_ index: Int) {
    entries[index].end = entries.count
  }
}

extension NodeTree: CustomStringConvertible {
  /// The tree with one node a line, children indented.
  public var description: String {
    var lines: [String] = []
    func write(_ index: Int, depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + self[index].description)
      forEachChild(of: index) { write($0, depth: depth + 1) }
    }
    var root = 0
    while root < count {
      write(root, depth: 0)
      root = end(of: root)
    }
    return lines.joined(separator: "\n")
  }
}
