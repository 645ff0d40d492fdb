/// Makes the tree that is seen at one time of a motion.
struct MotionDrawing {
  /// The nodes as they are seen.
  private(set) var tree = NodeTree()
  /// Where.
  private(set) var frames: [CellRect] = []
  /// The rows in which something is seen that comes or goes.
  private(set) var rowsNeeded = 0
  private let motion: Motion
  private let stage: MotionStage
  private let time: Double

  /// Makes a drawing of nothing yet.
  init(of motion: Motion, _ stage: MotionStage, at time: Double) {
    self.motion = motion
    self.stage = stage
    self.time = time
  }

  /// Draws all there is.
  mutating func draw() {
    drawChildren(of: nil, by: .zero)
  }

  private mutating func drawChildren(of parent: Int?, by shift: CellPoint) {
    let ghosts = motion.ghosts.filter { $0.parent == parent && time < $0.passage.course.end }
    let takesMembers = parent.map { stage.tree[$0].takesMembers } ?? true
    var child = parent.map { $0 + 1 } ?? 0
    let end = parent.map { stage.tree.end(of: $0) } ?? stage.tree.count
    var position = 0
    while child < end {
      let here = ghosts.filter { $0.position == position }
      if takesMembers {
        for ghost in here { draw(ghost, by: shift) }
        draw(child, by: shift)
      } else if here.isEmpty {
        draw(child, by: shift)
      } else {
        // There is one place for both.
        let layers = begin(
          .layers(Alignment(horizontal: .leading, vertical: .top)),
          in: stage.frames[child].moved(x: shift.x, y: shift.y))
        for ghost in here { draw(ghost, by: shift) }
        draw(child, by: shift)
        tree.end(layers)
      }
      child = stage.tree.end(of: child)
      position += 1
    }
    for ghost in ghosts where ghost.position >= position && takesMembers { draw(ghost, by: shift) }
  }

  private mutating func draw(_ index: Int, by shift: CellPoint) {
    var shift = shift
    var frame = stage.frames[index]
    var node = stage.tree[index]
    if let track = motion.tracks[index], time < track.course.end {
      let pose = track.pose(at: time)
      node = track.node(at: time)
      // A text keeps the room in which it was broken into lines.
      if case .text = node {
        frame.origin = pose.frame.origin
      } else {
        frame = pose.frame
      }
    }
    var veils: [Int] = []
    if let passage = motion.passages[index], time < passage.course.end {
      let away = passage.end.shift(of: frame.size, share: passage.distance(at: time))
      shift = CellPoint(x: shift.x + away.x, y: shift.y + away.y)
      veils.append(begin(.effect(.opacity(passage.opacity(at: time))), in: frame))
      if passage.opacity(at: time) > 0 { rowsNeeded = max(rowsNeeded, stage.frames[index].maxY) }
    }
    if let veil = motion.veils[index], time < veil.course.end {
      veils.append(begin(.effect(.opacity(SRGB.held(veil.opacity(at: time)))), in: frame))
    }
    let start = begin(node, in: frame.moved(x: shift.x, y: shift.y))
    drawChildren(of: index, by: shift)
    tree.end(start)
    for veil in veils.reversed() { tree.end(veil) }
  }

  private mutating func draw(_ ghost: Motion.Ghost, by shift: CellPoint) {
    guard let first = ghost.frames.first else { return }
    let opacity = ghost.passage.opacity(at: time)
    let away = ghost.passage.end.shift(
      of: first.size, share: ghost.passage.distance(at: time))
    let veil = begin(.effect(.opacity(opacity)), in: first)
    let base = tree.count
    for entry in ghost.tree.entries {
      tree.entries.append(NodeTree.Entry(node: entry.node, end: entry.end + base))
    }
    frames += ghost.frames.map { $0.moved(x: shift.x + away.x, y: shift.y + away.y) }
    tree.end(veil)
    if opacity > 0 { rowsNeeded = max(rowsNeeded, first.maxY) }
  }

  private mutating func begin(_ node: Node, in frame: CellRect) -> Int {
    frames.append(frame)
    return tree.begin(node)
  }
}
