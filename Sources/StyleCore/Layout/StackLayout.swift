/// A child of a stack while the stack is laid out.
struct StackItem {
  /// The child's node.
  var index: Int
  /// Cells along the stack.
  var length = 0
  /// Cells across the stack.
  var breadth = 0
  /// The length it was offered.
  var share: Int?
  /// The least length, asked with a proposal of zero.
  var least = 0
  /// How much the length can grow; the greatest number where nothing bounds it.
  var flexibility = 0
  /// The priority when room is shared out.
  var priority: Double
  /// Whether it is a spacer, around which there are no gaps.
  var isSpacer: Bool
  /// The rows above the line of text it is aligned by, that line included.
  var baseline = 0
}

extension LayoutPass {
  /// The size of a stack whose children lie in a range of nodes.
  mutating func measureStack(
    _ stack: StackNode, from first: Int, to end: Int, _ proposal: ProposedCellSize
  ) -> CellSize {
    let base = items.count
    defer { items.removeLast(items.count - base) }
    let gaps = distribute(stack, from: first, to: end, proposal)
    var size = CellSize.zero
    size[stack.axis] = max(items[base...].reduce(gaps) { $0 + $1.length }, 0)
    if stack.isAlignedByText {
      var above = 0
      var below = 0
      for position in base..<items.count {
        let item = items[position]
        place(item.index, at: .zero, offered(item, stack, proposal), along: stack.axis)
        let baseline = baseline(of: item.index, stack.alignment.vertical)
        above = max(above, baseline)
        below = max(below, item.breadth - baseline)
      }
      size.height = above + below
    } else {
      size[stack.axis.crossing] = items[base...].reduce(0) { max($0, $1.breadth) }
    }
    return size
  }

  /// Places the children of a stack in its frame.
  mutating func placeStack(
    _ stack: StackNode, from first: Int, to end: Int, in frame: CellRect,
    _ proposal: ProposedCellSize
  ) {
    let base = items.count
    defer { items.removeLast(items.count - base) }
    var proposal = proposal
    let across = stack.axis.crossing
    if proposal[across] == nil { proposal[across] = frame.size[across] }
    _ = distribute(stack, from: first, to: end, proposal)
    let count = items.count - base
    var position = 0
    var previousIsSpacer = true
    for step in 0..<count {
      let slot = base + (stack.isReversed ? count - 1 - step : step)
      let item = items[slot]
      if step > 0, !previousIsSpacer, !item.isSpacer { position += stack.spacing }
      previousIsSpacer = item.isSpacer
      let room = frame.size[across] - item.breadth
      let origin =
        stack.axis == .horizontal
        ? CellPoint(
          x: frame.minX + position,
          y: frame.minY + (stack.isAlignedByText ? 0 : stack.alignment.vertical.shift(over: room)))
        : CellPoint(
          x: frame.minX + stack.alignment.horizontal.shift(over: room), y: frame.minY + position)
      place(item.index, at: origin, offered(item, stack, proposal), along: stack.axis)
      position += item.length
    }
    if stack.isAlignedByText { alignByText(stack.alignment.vertical, from: base) }
  }

  // MARK: Sharing room out

  /// Appends the children of a stack to ``items`` with the lengths they take, and returns the cells
  /// of the gaps between them.
  ///
  /// Children of higher priority are served first, each group leaving room for the least of all
  /// later ones; within a group the least flexible first, each being offered an equal share of what
  /// is left.
  private mutating func distribute(
    _ stack: StackNode, from first: Int, to end: Int, _ proposal: ProposedCellSize
  ) -> Int {
    let base = items.count
    var gaps = 0
    var child = first
    while child < end {
      let item = StackItem(
        index: child, priority: layoutPriority(of: child), isSpacer: isSpacer(child))
      if items.count > base, !item.isSpacer, !items[items.count - 1].isSpacer {
        gaps += stack.spacing
      }
      items.append(item)
      child = entries[child].end
    }
    let axis = stack.axis
    guard let length = proposal[axis], length > 0, length < ProposedCellSize.unlimited,
      items.count - base > 1
    else {
      // Nothing to share: all are asked for their ideal, their least or their most.
      let share = ProposedCellSize.shrunk(proposal[axis], by: gaps)
      for position in base..<items.count { offer(share, toItem: position, stack, proposal) }
      return gaps
    }
    for position in base..<items.count { probe(position, stack, proposal) }
    let start = order.count
    defer { order.removeLast(order.count - start) }
    arrange(from: base)

    var remaining = length - gaps
    for position in base..<items.count { remaining -= items[position].least }
    var rank = start
    while rank < order.count {
      let priority = items[order[rank]].priority
      var groupEnd = rank
      while groupEnd < order.count, items[order[groupEnd]].priority == priority {
        remaining += items[order[groupEnd]].least
        groupEnd += 1
      }
      while rank < groupEnd {
        let position = order[rank]
        offer(max(remaining, 0) / (groupEnd - rank), toItem: position, stack, proposal)
        remaining -= items[position].length
        rank += 1
      }
    }
    return gaps
  }

  /// Asks a child for its least and its most.
  private mutating func probe(
    _ position: Int, _ stack: StackNode, _ proposal: ProposedCellSize
  ) {
    let axis = stack.axis
    let index = items[position].index
    var question = proposal
    question[axis] = 0
    let least = measure(index, question, along: axis)[axis]
    question[axis] = ProposedCellSize.unlimited
    let most = measure(index, question, along: axis)[axis]
    items[position].least = least
    items[position].flexibility = most >= ProposedCellSize.unlimited ? .max : most - least
  }

  private mutating func offer(
    _ share: Int?, toItem position: Int, _ stack: StackNode, _ proposal: ProposedCellSize
  ) {
    var question = proposal
    question[stack.axis] = share
    let size = measure(items[position].index, question, along: stack.axis)
    items[position].share = share
    items[position].length = size[stack.axis]
    items[position].breadth = size[stack.axis.crossing]
  }

  /// The proposal a child got.
  private func offered(
    _ item: StackItem, _ stack: StackNode, _ proposal: ProposedCellSize
  ) -> ProposedCellSize {
    var proposal = proposal
    proposal[stack.axis] = item.share
    return proposal
  }

  /// Appends the items from `base` on to ``order`` as they are to be served.
  private mutating func arrange(from base: Int) {
    let start = order.count
    if items.count - base > 32 {
      var sorted = Array(base..<items.count)
      sorted.sort { serves($0, before: $1) || (!serves($1, before: $0) && $0 < $1) }
      order.append(contentsOf: sorted)
      return
    }
    order.append(contentsOf: base..<items.count)
    for rank in start..<order.count {
      let position = order[rank]
      var free = rank
      while free > start, serves(position, before: order[free - 1]) {
        order[free] = order[free - 1]
        free -= 1
      }
      order[free] = position
    }
  }

  /// Whether one item must be served before another.
  private func serves(_ one: Int, before other: Int) -> Bool {
    let (a, b) = (items[one], items[other])
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .max && a.least > b.least
  }

  // MARK: What is known of a child

  /// The priority of a child, seen through nodes with one child; a spacer comes last.
  func layoutPriority(of child: Int) -> Double {
    var index = child
    while index < entries.count {
      switch entries[index].node {
      case .mark(.priority(let priority)): return priority.isNaN ? 0 : priority
      case .spacer: return -.infinity
      case .padding, .frame, .offset, .effect, .mark, .decoration:
        if entries[index].end == index + 1 { return 0 }
        index += 1
      case .text, .field, .shape, .stack, .layers: return 0
      }
    }
    return 0
  }

  /// Whether a child is nothing but a spacer.
  private func isSpacer(_ child: Int) -> Bool {
    var index = child
    while index < entries.count {
      switch entries[index].node {
      case .spacer: return true
      case .effect, .mark, .offset:
        if entries[index].end == index + 1 { return false }
        index += 1
      default: return false
      }
    }
    return false
  }

  // MARK: Lines of text

  /// The rows of a placed node down to its first or last line of text, or all where it has none.
  private func baseline(of index: Int, _ alignment: VerticalAlignment) -> Int {
    let top = frames[index].minY
    var found: Int?
    for node in index..<entries[index].end {
      switch entries[node].node {
      case .text, .field:
        let frame = frames[node]
        if frame.isEmpty { continue }
        found =
          alignment == .firstTextBaseline
          ? min(found ?? .max, frame.minY + 1) : max(found ?? .min, frame.maxY)
      default: continue
      }
    }
    return (found ?? frames[index].maxY) - top
  }

  /// Moves the placed items from `base` on down so that their lines of text meet.
  private mutating func alignByText(_ alignment: VerticalAlignment, from base: Int) {
    var deepest = 0
    for position in base..<items.count {
      items[position].baseline = baseline(of: items[position].index, alignment)
      deepest = max(deepest, items[position].baseline)
    }
    for position in base..<items.count {
      shift(items[position].index, down: deepest - items[position].baseline)
    }
  }
}

extension StackNode {
  /// Whether children stand on a common line of text.
  fileprivate var isAlignedByText: Bool {
    guard axis == .horizontal else { return false }
    return alignment.vertical == .firstTextBaseline || alignment.vertical == .lastTextBaseline
  }
}
