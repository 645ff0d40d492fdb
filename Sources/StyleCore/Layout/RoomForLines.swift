/// Decorations, and the room that their lines need beside text.
///
/// ```
///  Text("wrong").border(.red)   measured 5×1, laid out 7×3     ┌─────┐
///                                                              │wrong│
///                                                              └─────┘
/// ```
///
/// A line that would fall on text pushes its edge of the box outwards: a row above or below where
/// the proposal has room for it, a column at a side, for which the first child makes room if the
/// proposal has none left. Lines drawn in a layer beside text get room in the same way
/// (`RoomInLayers.swift`).
extension LayoutPass {
  /// The size of a decoration and the cells added around its first child.
  mutating func measureDecoration(
    _ decoration: DecorationNode, _ index: Int, _ proposal: ProposedCellSize, along axis: Axis?
  ) -> (size: CellSize, growth: CellInsets) {
    guard let primary = onlyChild(of: index) else { return (.zero, CellInsets()) }
    let size = measure(primary, proposal, along: axis)
    let secondary = entries[primary].end
    guard decoration.drawsLines, secondary < entries[index].end, !size.isEmpty,
      !(hasRoomAround(primary) && keepsToTheEdge(secondary))
    else { return (size, CellInsets()) }

    let need = roomNeeded(decoration, primary, proposal, axis, secondary, size)
    return grow(size, by: need, within: proposal) { pass, narrower in
      pass.measure(primary, narrower, along: axis)
    }
  }

  /// The size of a box with room for lines around what it holds, and that room: as much of what is
  /// needed as the proposal has.
  mutating func grow(
    _ size: CellSize, by need: CellInsets, within proposal: ProposedCellSize,
    measuring measure: (inout LayoutPass, ProposedCellSize) -> CellSize
  ) -> (size: CellSize, growth: CellInsets) {
    if need == CellInsets() { return (size, need) }
    var growth = CellInsets()
    var inner = size
    if need.horizontal > 0 {
      let narrowed = measure(&self, innerProposal(proposal, need))
      let fits = proposal.width.map { narrowed.width + need.horizontal <= $0 } ?? true
      if fits, narrowed.width == size.width || narrowed.width >= 3 {
        inner = narrowed
        growth.left = need.left
        growth.right = need.right
      }
    }
    // The lower edge comes first: with one row to spare the box is open at the top.
    var spare = proposal.height.map { max($0 - inner.height, 0) } ?? .max
    growth.bottom = min(need.bottom, spare)
    spare -= growth.bottom
    growth.top = min(need.top, spare)
    return (
      CellSize(
        width: inner.width + growth.horizontal, height: inner.height + growth.vertical),
      growth
    )
  }

  /// Places both children of a decoration in its frame.
  mutating func placeDecoration(
    _ decoration: DecorationNode, _ index: Int, in frame: CellRect,
    _ proposal: ProposedCellSize, along axis: Axis?
  ) {
    guard let primary = onlyChild(of: index) else { return }
    let growth =
      decoration.drawsLines ? remembered(index, proposal, along: axis).growth : CellInsets()
    place(
      primary, at: CellPoint(x: frame.minX + growth.left, y: frame.minY + growth.top),
      innerProposal(proposal, growth), along: axis)
    let secondary = entries[primary].end
    if secondary < entries[index].end { placeSecondary(secondary, decoration.alignment, in: frame) }
  }

  /// Offers a decoration's second child exactly the frame's size and aligns it there.
  private mutating func placeSecondary(
    _ secondary: Int, _ alignment: Alignment, in frame: CellRect
  ) {
    let offered = ProposedCellSize(width: frame.width, height: frame.height)
    let size = measure(secondary, offered, along: nil)
    place(secondary, at: alignment.origin(of: size, in: frame), offered, along: nil)
  }

  /// What the first child is offered when columns are added around it.
  func innerProposal(
    _ proposal: ProposedCellSize, _ growth: CellInsets
  ) -> ProposedCellSize {
    ProposedCellSize(
      width: ProposedCellSize.shrunk(proposal.width, by: growth.horizontal),
      height: proposal.height)
  }

  // MARK: When nothing needs to be looked at

  /// Whether padding keeps text away from all four edges of a node.
  private func hasRoomAround(_ index: Int) -> Bool {
    var index = index
    var room = CellInsets()
    while true {
      switch entries[index].node {
      case .padding(let insets):
        if min(insets.top, insets.left, insets.bottom, insets.right) < 0 { return false }
        room.top += insets.top
        room.left += insets.left
        room.bottom += insets.bottom
        room.right += insets.right
        if min(room.top, room.left, room.bottom, room.right) > 0 { return true }
      case .effect, .mark, .decoration: break
      default: return false
      }
      if entries[index].end == index + 1 { return false }
      index += 1
    }
  }

  /// Whether all a node draws lies along the edges of the frame it is offered.
  private func keepsToTheEdge(_ index: Int) -> Bool {
    for node in index..<entries[index].end {
      switch entries[node].node {
      case .shape(let shape):
        if shape.inset != CellInsets() { return false }
      case .effect, .mark, .decoration, .layers: break
      default: return false
      }
    }
    return true
  }

  // MARK: What is needed

  /// The cells by which the edges have to move so that no line falls on text.
  private mutating func roomNeeded(
    _ decoration: DecorationNode, _ primary: Int, _ proposal: ProposedCellSize, _ axis: Axis?,
    _ secondary: Int, _ size: CellSize
  ) -> CellInsets {
    let box = CellRect(origin: .zero, size: size)
    place(primary, at: .zero, proposal, along: axis)
    placeSecondary(secondary, decoration.alignment, in: box)

    var need = CellInsets()
    needRoom(forLinesOf: secondary, decoration.alignment, box, besideTextOf: primary, &need)
    return need
  }

  /// Adds the cells by which the edges of a box have to move so that no line of a placed node falls
  /// on text below another.
  func needRoom(
    forLinesOf secondary: Int, _ alignment: Alignment, _ box: CellRect, besideTextOf primary: Int,
    _ need: inout CellInsets
  ) {
    var edge = LineEdge(alignment)
    let end = entries[secondary].end
    if (secondary..<end).contains(where: { entries[$0].node.isSpacer }) { edge.precedeSpacer() }
    var node = secondary
    while node < end {
      switch entries[node].node {
      case .spacer: edge.passSpacer()
      case .padding(let insets): edge.pass(insets)
      case .frame(let frame):
        guard let thin = frame.thinAxis, !entries.holdsText(node) else { break }
        needRoom(forRule: thin.crossing, in: frames[node], edge, box, primary, &need)
        // Whatever is inside is drawn as that rule.
        node = entries[node].end
        continue
      case .shape(let shape):
        switch shape.drawing {
        case .fill: break
        case .rule(let axis, _, _):
          needRoom(forRule: axis, in: frames[node], edge, box, primary, &need)
        case .stroke:
          needRoom(forRing: frames[node].inset(by: shape.inset), primary, &need)
        }
      default: break
      }
      node += 1
    }
  }

  private func needRoom(forRing ring: CellRect, _ primary: Int, _ need: inout CellInsets) {
    forEachText(below: primary) { text in
      guard !text.intersection(ring).isEmpty else { return }
      if text.minY <= ring.minY { need.top = max(need.top, ring.minY - text.minY + 1) }
      if text.maxY >= ring.maxY { need.bottom = max(need.bottom, text.maxY - ring.maxY + 1) }
      if text.minX <= ring.minX { need.left = max(need.left, ring.minX - text.minX + 1) }
      if text.maxX >= ring.maxX { need.right = max(need.right, text.maxX - ring.maxX + 1) }
    }
    need.top = min(need.top, Self.mostRoom)
    need.bottom = min(need.bottom, Self.mostRoom)
    need.left = min(need.left, Self.mostRoom)
    need.right = min(need.right, Self.mostRoom)
  }

  private func needRoom(
    forRule axis: Axis, in frame: CellRect, _ edge: LineEdge, _ box: CellRect, _ primary: Int,
    _ need: inout CellInsets
  ) {
    let line = frame.middleLine(along: axis)
    let across = axis.crossing
    let place = across == .vertical ? line.minY : line.minX
    let last = (across == .vertical ? box.height : box.width) - 1
    let isAtStart = place == 0 && (last > 0 || edge[across] < 0)
    let isAtEnd = place == last && (last > 0 || edge[across] > 0)
    guard isAtStart || isAtEnd else { return }
    var falls = false
    forEachText(below: primary) { falls = falls || !$0.intersection(line).isEmpty }
    guard falls else { return }
    switch (across, isAtEnd) {
    case (.vertical, true): need.bottom = max(need.bottom, 1)
    case (.vertical, false): need.top = max(need.top, 1)
    case (.horizontal, true): need.right = max(need.right, 1)
    case (.horizontal, false): need.left = max(need.left, 1)
    }
  }

  /// More cells than these are not added to an edge.
  private static var mostRoom: Int { 8 }

  /// Calls `body` with the frame of each text and field that is drawn where it is laid out.
  private func forEachText(below index: Int, _ body: (CellRect) -> Void) {
    var node = index
    let end = entries[index].end
    while node < end {
      switch entries[node].node {
      case .text, .field:
        if !frames[node].isEmpty { body(frames[node]) }
      case .effect(.hidden), .offset:
        node = entries[node].end
        continue
      default: break
      }
      node += 1
    }
  }
}

/// The edge of a box to which something drawn in it is drawn, as far as that can be told: −1 for top
/// and left, 1 for bottom and right, 0 for neither.
private struct LineEdge {
  private var horizontal: Int
  private var vertical: Int

  init(_ alignment: Alignment) {
    switch alignment.horizontal {
    case .leading: horizontal = -1
    case .center: horizontal = 0
    case .trailing: horizontal = 1
    }
    switch alignment.vertical {
    case .top: vertical = -1
    case .center: vertical = 0
    case .bottom, .firstTextBaseline, .lastTextBaseline: vertical = 1
    }
  }

  subscript(axis: Axis) -> Int { axis == .horizontal ? horizontal : vertical }

  /// What stands before a spacer is pushed to the near edge.
  mutating func precedeSpacer() {
    horizontal = -1
    vertical = -1
  }

  /// What follows a spacer is pushed to the far edge.
  mutating func passSpacer() {
    horizontal = 1
    vertical = 1
  }

  /// Padding at one side pushes to the other.
  mutating func pass(_ insets: CellInsets) {
    if insets.top > 0, insets.bottom == 0 { vertical = 1 }
    if insets.bottom > 0, insets.top == 0 { vertical = -1 }
    if insets.left > 0, insets.right == 0 { horizontal = 1 }
    if insets.right > 0, insets.left == 0 { horizontal = -1 }
  }
}

extension [NodeTree.Entry] {
  /// Whether a node or one below it draws text.
  func holdsText(_ index: Int) -> Bool {
    (index..<self[index].end).contains { self[$0].node.isText }
  }

  /// Whether a node or one below it draws strokes or thin lines.
  func drawsLines(_ index: Int) -> Bool {
    (index..<self[index].end).contains { self[$0].node.drawsLines }
  }
}

extension Node {
  /// Whether the node draws glyphs of text.
  var isText: Bool {
    switch self {
    case .text, .field: true
    default: false
    }
  }

  /// Whether the node is a spacer.
  var isSpacer: Bool {
    if case .spacer = self { return true }
    return false
  }
}

extension CellRect {
  /// The rectangle within insets; empty where they leave nothing.
  func inset(by insets: CellInsets) -> CellRect {
    CellRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.horizontal,
      height: height - insets.vertical)
  }

  /// The row or the column through the middle; the upper or left one of two.
  func middleLine(along axis: Axis) -> CellRect {
    switch axis {
    case .horizontal:
      CellRect(x: minX, y: minY + max(height - 1, 0) / 2, width: width, height: min(height, 1))
    case .vertical:
      CellRect(x: minX + max(width - 1, 0) / 2, y: minY, width: min(width, 1), height: height)
    }
  }
}

extension CellSize {
  /// Whether it has no cell.
  var isEmpty: Bool { width == 0 || height == 0 }
}
