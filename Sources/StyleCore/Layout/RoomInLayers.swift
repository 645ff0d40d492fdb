/// Layers, and the room that lines drawn in one of them need beside the text in the others.
///
/// ```
///  ZStack {                                  ╭──────────╮
///    RoundedRectangle(cornerRadius: 8)       │apples    │
///      .stroke()                             ╰──────────╯
///    field
///  }
/// ```
///
/// Authors draw a border as a layer of its own as often as they put it over a field, and it must look
/// the same.
extension LayoutPass {
  /// The size of layers and the cells added around those that hold text.
  mutating func measureLayers(
    _ alignment: Alignment, _ index: Int, _ proposal: ProposedCellSize
  ) -> (size: CellSize, growth: CellInsets) {
    let size = sizeOfLayers(index, proposal) { _, _ in true }
    guard hasLinesBesideText(index), !size.isEmpty else { return (size, CellInsets()) }

    let box = CellRect(origin: .zero, size: size)
    placeEachLayer(of: index, alignment, in: box, proposal)
    var need = CellInsets()
    forEachChild(of: index) { pass, layer in
      guard pass.isLineLayer(layer) else { return }
      pass.needRoom(forLinesOf: layer, alignment, box, besideTextOf: index, &need)
    }
    let lines = sizeOfLayers(index, proposal) { $0.isLineLayer($1) }
    var (grown, growth) = grow(
      size, by: need.droppingAllAbove(2), within: proposal
    ) { pass, narrower in
      let inner = pass.sizeOfLayers(index, narrower) { !$0.isLineLayer($1) }
      return CellSize(width: inner.width, height: max(inner.height, lines.height))
    }
    grown.width = max(grown.width, lines.width)
    return (grown, growth)
  }

  /// Places all layers in their frame: those with text within the cells that were added, lines around
  /// them.
  mutating func placeLayers(
    _ alignment: Alignment, _ index: Int, in frame: CellRect, _ proposal: ProposedCellSize
  ) {
    let growth = remembered(index, proposal, along: nil).growth
    placeEachLayer(
      of: index, alignment, in: frame.inset(by: growth), innerProposal(proposal, growth))
    if growth == CellInsets() { return }
    forEachChild(of: index) { pass, layer in
      guard pass.isLineLayer(layer) else { return }
      pass.placeLayer(layer, alignment, in: frame, proposal)
      if pass.drawsRing(layer) { pass.stretchRing(layer, alignment, around: index, in: frame) }
    }
  }

  /// Makes a ring in a frame of fixed size as large as it has to be to run around the text.
  private mutating func stretchRing(
    _ layer: Int, _ alignment: Alignment, around index: Int, in frame: CellRect
  ) {
    var need = CellInsets()
    needRoom(forLinesOf: layer, alignment, frame, besideTextOf: index, &need)
    if need == CellInsets() { return }
    for node in layer..<entries[layer].end {
      let own = frames[node]
      frames[node] = own.outset(by: need).intersection(frame.union(own))
    }
  }

  private mutating func placeEachLayer(
    of index: Int, _ alignment: Alignment, in frame: CellRect, _ proposal: ProposedCellSize
  ) {
    forEachChild(of: index) { pass, layer in
      pass.placeLayer(layer, alignment, in: frame, proposal)
    }
  }

  private mutating func placeLayer(
    _ layer: Int, _ alignment: Alignment, in frame: CellRect, _ proposal: ProposedCellSize
  ) {
    // Where nothing was proposed, what fills fills the layers, as stacks have it across.
    let offered = ProposedCellSize(
      width: proposal.width ?? frame.width, height: proposal.height ?? frame.height)
    let size = measure(layer, offered, along: nil)
    place(layer, at: alignment.origin(of: size, in: frame), offered, along: nil)
  }

  /// The size that holds some of the layers, those of the highest priority.
  private mutating func sizeOfLayers(
    _ index: Int, _ proposal: ProposedCellSize, where counts: (LayoutPass, Int) -> Bool
  ) -> CellSize {
    var size = CellSize.zero
    var highest = -Double.infinity
    forEachChild(of: index) { pass, layer in
      let priority = pass.layoutPriority(of: layer)
      guard priority >= highest, counts(pass, layer) else { return }
      if priority > highest { size = .zero }
      highest = priority
      let taken = pass.measure(layer, proposal, along: nil)
      size.width = max(size.width, taken.width)
      size.height = max(size.height, taken.height)
    }
    return size
  }

  // MARK: Which layers draw lines

  private func hasLinesBesideText(_ index: Int) -> Bool {
    entries.drawsLines(index) && entries.holdsText(index)
  }

  /// Whether a layer draws strokes or thin lines and no text.
  private func isLineLayer(_ layer: Int) -> Bool {
    entries.drawsLines(layer) && !entries.holdsText(layer)
  }

  private func drawsRing(_ layer: Int) -> Bool {
    (layer..<entries[layer].end).contains {
      if case .shape(let shape) = entries[$0].node, case .stroke = shape.drawing { return true }
      return false
    }
  }

  /// Calls `body` with the pass itself and each child of a node, in order.
  private mutating func forEachChild(of index: Int, _ body: (inout LayoutPass, Int) -> Void) {
    let end = entries[index].end
    var child = index + 1
    while child < end {
      body(&self, child)
      child = entries[child].end
    }
  }
}

extension CellInsets {
  /// The insets without those of more cells than a number: text that stands that far outside a ring
  /// does not stand in it.
  fileprivate func droppingAllAbove(_ most: Int) -> CellInsets {
    func kept(_ cells: Int) -> Int { cells > most ? 0 : cells }
    return CellInsets(
      top: kept(top), left: kept(left), bottom: kept(bottom), right: kept(right))
  }
}

extension CellRect {
  /// The rectangle with cells added at its edges.
  fileprivate func outset(by insets: CellInsets) -> CellRect {
    CellRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.horizontal,
      height: height + insets.vertical)
  }
}
