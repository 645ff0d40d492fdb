import Testing

@testable import StyleCore

/// What must hold for every tree, size and place.
@Suite struct RandomTreeTests {
  @Test(arguments: 0..<20)
  func everyTreeIsLaidOutAndPainted(batch: Int) {
    for number in 0..<75 {
      let seed = UInt64(batch * 1000 + number)
      var random = RandomTree(seed: seed, depth: 1 + number % 6)
      let size = CellSize(
        width: Int.random(in: 0...60, using: &random),
        height: Int.random(in: 0...20, using: &random))
      let tree = random.tree
      var proposal = ProposedCellSize(width: size.width, height: size.height)
      if number % 3 == 0 { proposal.height = nil }
      if number % 7 == 0 { proposal.width = nil }
      if number % 50 == 0 { proposal.width = ProposedCellSize.unlimited }
      let placement =
        number % 2 == 0
        ? Layout.place(tree, proposing: proposal)
        : Layout.placePicture(tree, width: size.width, height: proposal.height)
      let canvas = Painter.paint(tree, placement, size: size)
      let (same, owners) = Painter.paintWithOwners(tree, placement, size: size)
      let isSame = same == canvas && owners.count == canvas.cells.count
      let comment = Comment("seed \(seed)\n\(placement.description(of: tree))")
      #expect(isSame, comment)
      // Computed first, lest a failure print whole canvases.
      let isWhole = wideGlyphsAreWhole(canvas)
      #expect(isWhole, comment)
      let isWithin = onlyLeavesAreDrawn(tree, placement, canvas)
      #expect(isWithin, comment)
      let isOpaque = coloursAreOpaque(canvas)
      #expect(isOpaque, comment)
      let lost = lostFields(tree, placement, canvas)
      #expect(lost == [], comment)
    }
  }

  private func wideGlyphsAreWhole(_ canvas: Canvas) -> Bool {
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let cell = canvas[x, y]
        let isFollowed = x + 1 < canvas.width && canvas[x + 1, y].width == 0
        if (cell.width == 2) != isFollowed { return false }
        if (cell.width == 0) != (cell.glyph == .continuation) { return false }
      }
    }
    return canvas.height == 0
      || (0..<canvas.height).allSatisfy {
        canvas.width == 0 || canvas[0, $0].width != 0
      }
  }

  private func coloursAreOpaque(_ canvas: Canvas) -> Bool {
    canvas.cells.allSatisfy { cell in
      [cell.foreground, cell.background].allSatisfy { $0 == .clear || $0.isOpaque }
    }
  }

  /// Whether each cell that is not blank lies in the frame of something that draws.
  private func onlyLeavesAreDrawn(
    _ tree: NodeTree, _ placement: Placement, _ canvas: Canvas
  ) -> Bool {
    var frames: [CellRect] = []
    for index in 0..<tree.count {
      switch tree[index] {
      case .text, .field:
        // A wide glyph in a text of one column hangs over.
        var frame = placement.frames[index]
        frame.size.width += 1
        frames.append(frame)
      case .shape(let shape): frames.append(placement.frames[index].inset(by: shape.inset))
      default: continue
      }
    }
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where canvas[x, y] != .blank {
        if !frames.contains(where: { $0.contains(CellPoint(x: x, y: y)) }) { return false }
      }
    }
    return true
  }

  /// The texts of fields at rest that are not seen although they fit and nothing stands above.
  private func lostFields(
    _ tree: NodeTree, _ placement: Placement, _ canvas: Canvas
  ) -> [String] {
    var lost: [String] = []
    var texts: [(index: Int, frame: CellRect)] = []
    func visit(_ index: Int, _ seen: CellRect) {
      var seen = seen
      switch tree[index] {
      case .effect(.hidden), .effect(.opacity(0)): return
      case .effect(.clip): seen = seen.intersection(placement.frames[index])
      case .text, .field: texts.append((index, placement.frames[index].intersection(seen)))
      default: break
      }
      tree.forEachChild(of: index) { visit($0, seen) }
    }
    var root = 0
    while root < tree.count {
      visit(root, CellRect(origin: .zero, size: canvas.size))
      root = tree.end(of: root)
    }
    for (index, seen) in texts {
      let frame = placement.frames[index]
      guard case .field(let field) = tree[index], field.caret == nil, field.mark == nil,
        field.textWidth <= frame.width, seen == frame, !field.text.isEmpty,
        !texts.contains(where: { other in
          var above = other.frame
          above.size.width += 1
          return other.index != index && !above.intersection(frame).isEmpty
        })
      else { continue }
      let line = canvas.text(ofRow: frame.minY)
      if !line.contains(field.text) { lost.append(field.text) }
    }
    return lost
  }
}
