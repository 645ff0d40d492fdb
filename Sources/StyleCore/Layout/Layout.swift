/// Gives every node of a tree its place, as SwiftUI lays views out, in whole cells.
///
/// A parent proposes a size, the child answers with its own, the parent places it. A box around text
/// whose lines would run through the text grows; see ``DecorationNode/drawsLines``.
public enum Layout {
  /// Lays a tree out within a proposal.
  ///
  /// Several roots stand below one another, centred; a tree without nodes takes no room.
  public static func place(_ tree: NodeTree, proposing proposal: ProposedCellSize) -> Placement {
    guard tree.count > 0 else { return Placement(size: .zero, frames: []) }
    var room = LayoutRoom()
    var pass = LayoutPass(tree.entries, in: &room)
    let size = pass.placeAll(proposal)
    return Placement(size: size, frames: pass.frames)
  }

  /// Lays a tree out as a picture that shows all of it: frames that are wider than the picture give
  /// way, and what hangs over at the top or the bottom gets rows where their number is not given.
  public static func placePicture(_ tree: NodeTree, width: Int, height: Int?) -> Placement {
    var room = LayoutRoom()
    return placePicture(tree, width: width, height: height, in: &room)
  }

  /// Lays a tree out as a picture in the room that earlier layouts have left.
  static func placePicture(
    _ tree: NodeTree, width: Int, height: Int?, in room: inout LayoutRoom
  ) -> Placement {
    guard tree.count > 0 else { return Placement(size: .zero, frames: []) }
    let proposal = ProposedCellSize(width: width, height: height)
    var pass = LayoutPass(tree.entries, in: &room)
    var size = pass.placeAll(proposal)
    let askedWidth = size.width
    if pass.hasFrame(outside: width) {
      pass.leave(to: &room)
      pass = LayoutPass(NarrowFrames(tree.entries, to: width).entries, in: &room)
      size = pass.placeAll(proposal)
    }
    if height == nil { size.height += pass.makeRoomForOverhang(of: size) }
    pass.leave(to: &room)
    return Placement(size: size, frames: pass.frames, askedWidth: askedWidth)
  }
}

/// One run of the layout: the frames so far, and what has been measured.
struct LayoutPass {
  let entries: [NodeTree.Entry]
  var frames: [CellRect]
  /// The children of the stacks being laid out, innermost last.
  var items: [StackItem] = []
  /// The order in which those children are served.
  var order: [Int] = []
  private var memory: LayoutMemory

  init(_ entries: [NodeTree.Entry], in room: inout LayoutRoom) {
    self.entries = entries
    frames = Array(filledWith: .zero, count: entries.count)
    memory = LayoutMemory(nodes: entries.count, in: &room)
  }

  /// Leaves the room that is needed no more.
  mutating func leave(to room: inout LayoutRoom) {
    memory.leave(to: &room)
  }

  /// Places the roots and gives the size of all.
  mutating func placeAll(_ proposal: ProposedCellSize) -> CellSize {
    if entries[0].end == entries.count {
      let size = measure(0, proposal, along: nil)
      place(0, at: .zero, proposal, along: nil)
      return size
    }
    let column = StackNode(.vertical)
    let size = measureStack(column, from: 0, to: entries.count, proposal)
    placeStack(
      column, from: 0, to: entries.count, in: CellRect(origin: .zero, size: size), proposal)
    return size
  }

  // MARK: Measuring

  /// The size a node takes for a proposal; `axis` is that of the stack around it, which tells a
  /// spacer where to grow.
  mutating func measure(_ index: Int, _ proposal: ProposedCellSize, along axis: Axis?) -> CellSize {
    switch entries[index].node {
    case .field:
      return CellSize(width: proposal.width ?? FieldNode.idealWidth, height: 1)
    case .shape(let shape):
      return shape.size(proposing: proposal)
    case .spacer(let minLength):
      return Self.spacerSize(minLength, proposal, along: axis)
    case .text(let text):
      if proposal.width.map({ $0 >= text.naturalWidth }) ?? true {
        return text.unwrappedSize(proposing: proposal)
      }
      return remembered(index, proposal, along: axis).size
    case .padding, .frame, .offset, .effect, .mark, .stack, .layers, .decoration:
      return remembered(index, proposal, along: axis).size
    }
  }

  /// The measure of a node, taken from memory where it has been asked before.
  mutating func remembered(
    _ index: Int, _ proposal: ProposedCellSize, along axis: Axis?
  ) -> LayoutMemory.Measure {
    if let known = memory.measure(of: index, for: proposal) { return known }
    var growth = CellInsets()
    let size: CellSize
    switch entries[index].node {
    case .field, .shape, .spacer:
      preconditionFailure("Leaves are measured, not remembered.")
    case .text(let text):
      size = text.wrappedSize(proposing: proposal)
    case .padding(let padding):
      let insets = padding.sparing(oneColumnOf: proposal.width)
      guard let child = onlyChild(of: index) else {
        size = CellSize(width: insets.horizontal, height: insets.vertical)
        break
      }
      let inner = measure(child, proposal.inset(by: insets), along: axis)
      size = CellSize(
        width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    case .frame(let frame):
      size = measureFrame(frame, index, proposal, along: axis)
    case .offset, .effect, .mark:
      size = onlyChild(of: index).map { measure($0, proposal, along: axis) } ?? .zero
    case .stack(let stack):
      size = measureStack(stack, from: index + 1, to: entries[index].end, proposal)
    case .layers(let alignment):
      (size, growth) = measureLayers(alignment, index, proposal)
    case .decoration(let decoration):
      (size, growth) = measureDecoration(decoration, index, proposal, along: axis)
    }
    // Held to what the memory can keep, so that the first answer is that of all later times.
    let most = ProposedCellSize.unlimited
    let held = CellSize(width: min(size.width, most), height: min(size.height, most))
    let answer = LayoutMemory.Measure(size: held, growth: growth)
    memory.keep(answer, of: index, for: proposal)
    return answer
  }

  /// The first child of a node that wraps one; nil where it wraps nothing.
  func onlyChild(of index: Int) -> Int? {
    entries[index].end > index + 1 ? index + 1 : nil
  }

  private mutating func measureFrame(
    _ frame: FrameNode, _ index: Int, _ proposal: ProposedCellSize, along axis: Axis?
  ) -> CellSize {
    let width = frame.width.settled(proposing: proposal.width)
    let height = frame.height.settled(proposing: proposal.height)
    if let width, let height { return CellSize(width: width, height: height) }
    let inner = ProposedCellSize(
      width: frame.width.proposal(from: proposal.width),
      height: frame.height.proposal(from: proposal.height))
    let child = onlyChild(of: index).map { measure($0, inner, along: axis) } ?? .zero
    return CellSize(
      width: width ?? frame.width.length(ofChild: child.width, proposed: inner.width),
      height: height ?? frame.height.length(ofChild: child.height, proposed: inner.height))
  }

  /// A spacer takes what it is offered along its stack, and both ways outside a stack.
  private static func spacerSize(
    _ minLength: Int, _ proposal: ProposedCellSize, along axis: Axis?
  ) -> CellSize {
    CellSize(
      width: axis == .vertical ? 0 : max(proposal.width ?? minLength, minLength),
      height: axis == .horizontal ? 0 : max(proposal.height ?? minLength, minLength))
  }

  // MARK: Placing

  /// Gives a node and all below it their frames; the node is measured with the same proposal.
  mutating func place(
    _ index: Int, at origin: CellPoint, _ proposal: ProposedCellSize, along axis: Axis?
  ) {
    let frame = CellRect(origin: origin, size: measure(index, proposal, along: axis))
    frames[index] = frame
    switch entries[index].node {
    case .text, .field, .shape, .spacer:
      return
    case .padding(let padding):
      guard let child = onlyChild(of: index) else { return }
      let insets = padding.sparing(oneColumnOf: proposal.width)
      place(
        child, at: CellPoint(x: origin.x + insets.left, y: origin.y + insets.top),
        proposal.inset(by: insets), along: axis)
    case .frame(let rule):
      guard let child = onlyChild(of: index) else { return }
      let inner = ProposedCellSize(
        width: rule.width.finalProposal(from: proposal.width, length: frame.width),
        height: rule.height.finalProposal(from: proposal.height, length: frame.height))
      let size = measure(child, inner, along: axis)
      place(child, at: rule.alignment.origin(of: size, in: frame), inner, along: axis)
    case .offset(let shift):
      guard let child = onlyChild(of: index) else { return }
      let shifted = CellPoint(x: origin.x + shift.x, y: origin.y + shift.y)
      place(child, at: shifted, proposal, along: axis)
    case .effect, .mark:
      guard let child = onlyChild(of: index) else { return }
      place(child, at: origin, proposal, along: axis)
    case .stack(let stack):
      placeStack(stack, from: index + 1, to: entries[index].end, in: frame, proposal)
    case .layers(let alignment):
      placeLayers(alignment, index, in: frame, proposal)
    case .decoration(let decoration):
      placeDecoration(decoration, index, in: frame, proposal, along: axis)
    }
  }

  /// Moves a node and all below it down.
  mutating func shift(_ index: Int, down rows: Int) {
    if rows == 0 { return }
    for moved in index..<entries[index].end { frames[moved].origin.y += rows }
  }
}

extension CellInsets {
  /// The insets, narrower where they would not leave a single column of what is offered: text is worth
  /// more than the room around it.
  func sparing(oneColumnOf width: Int?) -> CellInsets {
    guard let width, width > 0, width <= horizontal, left >= 0, right >= 0 else { return self }
    var insets = self
    insets.left = (width - 1) * left / horizontal
    insets.right = width - 1 - insets.left
    return insets
  }
}

extension ProposedCellSize {
  /// What is left of the proposal within insets.
  func inset(by insets: CellInsets) -> ProposedCellSize {
    ProposedCellSize(
      width: Self.shrunk(width, by: insets.horizontal),
      height: Self.shrunk(height, by: insets.vertical))
  }

  /// A proposed length less some cells, which may be more; what is unlimited stays so.
  static func shrunk(_ length: Int?, by cells: Int) -> Int? {
    guard let length, length < unlimited else { return length }
    return min(max(length - cells, 0), unlimited)
  }
}

extension Alignment {
  /// Where something of a size stands in a frame; an odd cell left over goes to the right and the
  /// bottom.
  func origin(of size: CellSize, in frame: CellRect) -> CellPoint {
    CellPoint(
      x: frame.minX + horizontal.shift(over: frame.width - size.width),
      y: frame.minY + vertical.shift(over: frame.height - size.height))
  }
}

extension HorizontalAlignment {
  /// The part of the room left over that goes before.
  func shift(over room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: room >> 1
    case .trailing: room
    }
  }
}

extension VerticalAlignment {
  /// The part of the room left over that goes above; text lines of unlike views meet at the bottom.
  func shift(over room: Int) -> Int {
    switch self {
    case .top: 0
    case .center: room >> 1
    case .bottom, .firstTextBaseline, .lastTextBaseline: room
    }
  }
}
