/// The rules by which single nodes answer a proposal.

extension ShapeNode {
  /// The size of the shape: what is proposed, and 10 points where nothing is.
  func size(proposing proposal: ProposedCellSize) -> CellSize {
    let width = max(proposal.width ?? CellMetrics.length(10, along: .horizontal), 0)
    let height = max(proposal.height ?? CellMetrics.length(10, along: .vertical), 0)
    switch drawing {
    case .rule(.horizontal, _, _): return CellSize(width: width, height: 1)
    case .rule(.vertical, _, _): return CellSize(width: 1, height: height)
    case .fill, .stroke: break
    }
    guard outline == .ellipse(isCircle: true) else { return CellSize(width: width, height: height) }
    // A circle takes the shorter side of the two, measured in points.
    if width == 0 || height == 0 { return .zero }
    if width >= ProposedCellSize.unlimited, height >= ProposedCellSize.unlimited {
      return CellSize(width: width, height: height)
    }
    let side = min(
      Double(width) * CellMetrics.columnPoints, Double(height) * CellMetrics.rowPoints)
    return CellSize(
      width: CellMetrics.length(side, along: .horizontal),
      height: CellMetrics.length(side, along: .vertical))
  }
}

extension FrameNode.Length {
  /// The length the frame takes without asking its child; nil where the child has a say.
  func settled(proposing proposal: Int?) -> Int? {
    switch self {
    case .inherited, .fitting:
      return nil
    case .fixed(let cells):
      return max(cells, 0)
    case .flexible(let min, let ideal, let max):
      let bounds = LengthBounds(least: min, ideal: ideal, most: max)
      guard let proposal else { return bounds.ideal }
      return bounds.least == nil || bounds.most == nil ? nil : bounds.hold(proposal)
    }
  }

  /// What the child is asked with while the frame is measured.
  func proposal(from proposal: Int?) -> Int? {
    switch self {
    case .inherited: return proposal
    case .fitting: return nil
    case .fixed(let cells): return max(cells, 0)
    case .flexible(let min, let ideal, let max):
      let bounds = LengthBounds(least: min, ideal: ideal, most: max)
      return (proposal ?? bounds.ideal).map(bounds.hold)
    }
  }

  /// What the child is asked with when it is placed: a flexible frame offers its own length.
  func finalProposal(from proposal: Int?, length: Int) -> Int? {
    if case .flexible = self { return length }
    return self.proposal(from: proposal)
  }

  /// The length taken for a child that answered `child` to `proposed`.
  func length(ofChild child: Int, proposed: Int?) -> Int {
    switch self {
    case .inherited, .fitting:
      return child
    case .fixed(let cells):
      return Swift.max(cells, 0)
    case .flexible(let min, let ideal, let max):
      let bounds = LengthBounds(least: min, ideal: ideal, most: max)
      switch (bounds.least, bounds.most) {
      case (nil, nil): return child
      case (let least?, nil): return Swift.max(Swift.min(proposed ?? child, child), least)
      case (nil, let most?): return Swift.min(Swift.max(proposed ?? child, child), most)
      case (.some, .some): return bounds.hold(child)
      }
    }
  }
}

/// The bounds of a flexible length, later ones raised to earlier ones.
private struct LengthBounds {
  var least: Int?
  var ideal: Int?
  var most: Int?

  init(least: Int?, ideal: Int?, most: Int?) {
    self.least = least
    self.ideal = ideal.map { max($0, least ?? $0) }
    self.most = most.map { max($0, self.ideal ?? least ?? $0) }
  }

  func hold(_ length: Int) -> Int {
    min(max(length, least ?? length), most ?? .max)
  }
}
