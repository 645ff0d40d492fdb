/// A placed tree as motion looks at it: rows are counted from the top of the view, however much of it
/// hangs over above.
struct MotionStage: Hashable, Sendable {
  /// The nodes.
  let tree: NodeTree
  /// Where they stand.
  let frames: [CellRect]
  /// The columns, and the rows below the top of the view.
  let size: CellSize
  /// The rows above the top of the view.
  let rowsAbove: Int
  /// The columns that the tree asks for.
  let askedWidth: Int
  /// What is said of the nodes' motion, by the index of the first.
  private let marks: [Int: [MotionMark]]
  /// How often the values have changed that motions wait for.
  private let changes: [ViewIdentity: Int]

  init(_ tree: NodeTree, _ placement: Placement, _ spans: [MotionSpan]) {
    let above = placement.frames.first?.minY ?? 0
    self.tree = tree
    frames = above == 0 ? placement.frames : placement.frames.map { $0.moved(y: -above) }
    size = CellSize(width: placement.size.width, height: placement.size.height - above)
    rowsAbove = above
    askedWidth = placement.askedWidth
    var marks: [Int: [MotionMark]] = [:]
    var changes: [ViewIdentity: Int] = [:]
    for span in spans {
      marks[span.nodes.lowerBound, default: []].append(span.mark)
      if case .animation(_, let count?) = span.mark.word { changes[span.mark.identity] = count }
    }
    self.marks = marks
    self.changes = changes
  }

  /// Whether nothing is said of motion.
  var isStill: Bool { marks.isEmpty }

  /// How changes of a node and all below it are played, where those around it are played in some way
  /// and another stage was shown before.
  func animation(_ outer: Animation?, at index: Int, after before: MotionStage?) -> Animation? {
    var animation = outer
    for mark in marks[index] ?? [] {
      guard case .animation(let own, let count) = mark.word else { continue }
      guard let count else {
        animation = own
        continue
      }
      if let known = before?.changes[mark.identity], known != count { animation = own }
    }
    return animation
  }

  /// How a node comes and goes; nil where nothing is said.
  func transition(at index: Int) -> AnyTransition? {
    for mark in marks[index] ?? [] {
      if case .transition(let transition) = mark.word { return transition }
    }
    return nil
  }

  /// A view as its neighbours see it: nodes around a single one, and that one.
  struct Member: Hashable {
    /// The outermost node.
    let top: Int
    /// Nodes that only move or fade what is in them, outermost first.
    var wrappers: [Int] = []
    /// The node within.
    var core: Int
  }

  /// The members of a node, or of the whole tree.
  func members(of parent: Int?) -> [Member] {
    var members: [Member] = []
    var index = parent.map { $0 + 1 } ?? 0
    let end = parent.map { tree.end(of: $0) } ?? tree.count
    while index < end {
      members.append(member(at: index))
      index = tree.end(of: index)
    }
    return members
  }

  private func member(at top: Int) -> Member {
    var member = Member(top: top, core: top)
    while tree[member.core].isWrapper, !tree.isLeaf(member.core) {
      member.wrappers.append(member.core)
      member.core += 1
    }
    return member
  }
}

extension Node {
  /// Whether the node only moves or fades what is in it.
  fileprivate var isWrapper: Bool {
    switch self {
    case .padding, .frame, .offset, .mark, .effect(.opacity), .effect(.hidden): true
    case .effect(.clip), .text, .field, .shape, .spacer, .stack, .layers, .decoration: false
    }
  }

  /// How opaque the node leaves what is in it; nil where it has no say in that.
  var opacity: Double? {
    switch self {
    case .effect(.opacity(let opacity)): opacity
    case .effect(.hidden): 0
    default: nil
    }
  }

  /// Whether a node can become another by moving and by changing its colours.
  func isAlike(_ other: Node) -> Bool {
    switch (self, other) {
    case (.text, .text), (.field, .field), (.spacer, .spacer), (.padding, .padding),
      (.frame, .frame), (.offset, .offset), (.mark, .mark), (.stack, .stack),
      (.layers, .layers), (.effect(.clip), .effect(.clip)):
      true
    case (.shape(let one), .shape(let other)): one.drawing.isAlike(other.drawing)
    case (.decoration(let one), .decoration(let other)): one.isInFront == other.isInFront
    default: opacity != nil && other.opacity != nil
    }
  }
}

extension ShapeNode.Drawing {
  fileprivate func isAlike(_ other: ShapeNode.Drawing) -> Bool {
    switch (self, other) {
    case (.fill, .fill), (.stroke, .stroke), (.rule, .rule): true
    default: false
    }
  }
}

extension CellRect {
  func moved(x: Int = 0, y: Int = 0) -> CellRect {
    CellRect(x: minX + x, y: minY + y, width: width, height: height)
  }
}
