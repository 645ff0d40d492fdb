/// Frames of fixed width where there is less room than they ask for.
///
/// ```
///  .frame(width: 320)   in 20 columns   ╭──────────────────╮
///                                       │apples            │
///                                       ╰──────────────────╯
/// ```
///
/// Who writes a width in points knows a phone that is never narrower. A preview can be, and would
/// cut the border off at both sides and the text with it. So frames that stand out are laid out again
/// as wide as there is room; frames that fit keep their width.
struct NarrowFrames {
  private(set) var entries: [NodeTree.Entry]

  /// Narrows the frames of a tree to some columns.
  init(_ entries: [NodeTree.Entry], to width: Int) {
    self.entries = entries
    var root = 0
    while root < entries.count {
      narrow(root, to: width)
      root = entries[root].end
    }
  }

  private mutating func narrow(_ index: Int, to room: Int) {
    let room = max(room, 1)
    var inner = room
    switch entries[index].node {
    case .text, .field, .shape, .spacer: return
    case .padding(let insets): inner -= max(insets.horizontal, 0)
    case .frame(var frame):
      frame.width = frame.width.narrowed(to: room)
      entries[index].node = .frame(frame)
      if let most = frame.width.most { inner = min(inner, most) }
    case .stack(let stack) where stack.axis == .horizontal:
      return narrowRow(stack, index, to: room)
    case .decoration(let decoration):
      if decoration.drawsLines, entries[index].end > index + 1, needsSides(index + 1) { inner -= 2 }
    case .layers:
      return narrowLayers(index, to: room)
    case .stack, .offset, .effect, .mark: break
    }
    var child = index + 1
    while child < entries[index].end {
      narrow(child, to: inner)
      child = entries[child].end
    }
  }

  /// Leaves each child of a row what the others do not need; where they need more than there is, the
  /// widest give way.
  private mutating func narrowRow(_ stack: StackNode, _ index: Int, to room: Int) {
    var children: [(index: Int, least: Int)] = []
    var child = index + 1
    while child < entries[index].end {
      children.append((child, least(child)))
      child = entries[child].end
    }
    let room = room - stack.spacing * max(children.count - 1, 0)
    let needed = children.reduce(0) { $0 + $1.least }
    if needed <= room {
      for child in children { narrow(child.index, to: room - needed + child.least) }
      return
    }
    var left = room
    for (rank, child) in children.sorted(by: { $0.least < $1.least }).enumerated() {
      let share = min(child.least, max(left, 0) / (children.count - rank))
      narrow(child.index, to: share)
      left -= share
    }
  }

  /// About the columns without which a node is not itself.
  private func least(_ index: Int) -> Int {
    var own = 0
    switch entries[index].node {
    case .text(let text): return min(text.naturalWidth, 8)
    case .field: return 4
    case .shape: return 0
    case .spacer(let minLength): return minLength
    case .padding(let insets): own = max(insets.horizontal, 0)
    case .frame(let frame):
      if case .fixed(let cells) = frame.width { return cells }
      if case .flexible(let min?, _, _) = frame.width { return min }
    case .stack(let stack) where stack.axis == .horizontal:
      var sum = 0
      var child = index + 1
      while child < entries[index].end {
        sum += least(child) + (child > index + 1 ? stack.spacing : 0)
        child = entries[child].end
      }
      return sum
    case .decoration: return entries[index].end > index + 1 ? least(index + 1) : 0
    case .stack, .layers, .offset, .effect, .mark: break
    }
    var widest = 0
    var child = index + 1
    while child < entries[index].end {
      widest = max(widest, least(child))
      child = entries[child].end
    }
    return own + widest
  }

  /// Leaves columns for the sides of a ring in one layer around text in another.
  private mutating func narrowLayers(_ index: Int, to room: Int) {
    let drawsLines = entries.drawsLines(index)
    var layer = index + 1
    while layer < entries[index].end {
      narrow(layer, to: drawsLines && needsSides(layer) ? room - 2 : room)
      layer = entries[layer].end
    }
  }

  /// Whether a ring around a node needs columns beside its text: there is text, and no padding keeps
  /// it away from both sides.
  private func needsSides(_ index: Int) -> Bool {
    guard entries.holdsText(index) else { return false }
    var index = index
    while index < entries.count {
      switch entries[index].node {
      case .padding(let insets) where insets.left > 0 && insets.right > 0: return false
      case .padding, .frame, .effect, .mark, .decoration, .offset:
        index += 1
      default: return true
      }
    }
    return true
  }
}

extension LayoutPass {
  /// Whether a placed frame that asks for a width stands out of some columns.
  func hasFrame(outside width: Int) -> Bool {
    entries.indices.contains { index in
      guard case .frame(let frame) = entries[index].node, frame.width.narrowed(to: 0) != frame.width
      else { return false }
      return frames[index].minX < 0 || frames[index].maxX > width
    }
  }
}

extension FrameNode.Length {
  /// The rule, asking for no more than some cells.
  fileprivate func narrowed(to cells: Int) -> Self {
    switch self {
    case .fixed(let length): .fixed(min(length, cells))
    case .flexible(let least?, let ideal, let most):
      .flexible(min: min(least, cells), ideal: ideal, max: most)
    case .inherited, .fitting, .flexible: self
    }
  }

  /// The most cells the rule allows; nil where it sets no bound.
  fileprivate var most: Int? {
    switch self {
    case .fixed(let length): length
    case .flexible(_, _, let most): most
    case .inherited, .fitting: nil
    }
  }
}
