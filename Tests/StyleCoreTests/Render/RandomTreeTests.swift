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
      let isWhole = canvas.hasWholeGlyphs
      #expect(isWhole, comment)
      let isWithin = canvas.isWithinLeaves(of: tree, placement)
      #expect(isWithin, comment)
      let isOpaque = canvas.hasOpaqueColours
      #expect(isOpaque, comment)
      let lost = lostFields(tree, placement, canvas)
      #expect(lost == [], comment)
    }
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

  /// What is drawn can be kept: a view without a bound has no more rows than a snapshot.
  @MainActor @Test func noPictureIsHigherThanASnapshot() {
    #expect(Renderer.mostRows == Snapshot.maximumLength)
    let canvas = Renderer(RenderOptions(width: 0)).canvas(
      Color.red.frame(height: 1e10).frame(width: 0))
    #expect(canvas.size == CellSize(width: 0, height: Renderer.mostRows))
  }
}
