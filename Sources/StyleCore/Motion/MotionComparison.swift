/// Finds out what becomes of the nodes of a tree in the next one, and what is played because of it.
struct MotionComparison {
  /// What is played from now on.
  private(set) var motion: Motion
  private let old: Motion
  private let before: MotionStage
  private let next: MotionStage
  private let time: Double
  private let ink: RGBA

  /// Makes a comparison of what is shown by a motion with what is shown next.
  init(
    of motion: Motion, _ before: MotionStage, _ next: MotionStage, at time: Double, ink: RGBA
  ) {
    self.motion = motion
    self.motion.tracks = [:]
    self.motion.veils = [:]
    self.motion.passages = [:]
    self.motion.ghosts = []
    old = motion
    self.before = before
    self.next = next
    self.time = time
    self.ink = ink
  }

  /// Compares all, where changes are played in some way unless something nearer is said.
  mutating func compare(_ animation: Animation?) {
    compareSizes(next.tree.count > 0 ? next.animation(animation, at: 0, after: before) : nil)
    compareMembers(of: nil, nil, animation)
  }

  private mutating func compareSizes(_ animation: Animation?) {
    if before.size == next.size { return }
    motion.sizeTrack = nil
    guard let animation else { return }
    func pose(_ size: CellSize) -> NodePose {
      NodePose(.spacer(minLength: 0), in: CellRect(origin: .zero, size: size))
    }
    motion.sizeTrack = Motion.Track(
      from: old.sizeTrack?.pose(at: time) ?? pose(before.size), to: pose(next.size),
      origin: .spacer(minLength: 0), goal: .spacer(minLength: 0),
      course: Motion.Course(animation, from: time))
  }

  // MARK: Members

  private mutating func compareMembers(
    of oldParent: Int?, _ newParent: Int?, _ animation: Animation?
  ) {
    let olds = before.members(of: oldParent)
    let news = next.members(of: newParent)
    let isFixed = newParent.map { !next.tree[$0].takesMembers } ?? false
    let partners = pairs(olds, news, inPlace: isFixed)
    var carried = old.ghosts.filter {
      $0.parent == oldParent && time < $0.passage.course.end
    }
    var position = 0
    for (index, member) in olds.enumerated() {
      if let partner = partners[index] {
        compare(member, news[partner], animation)
        position = partner + 1
      } else {
        leave(member, newParent, position, animation)
      }
    }
    for (index, member) in news.enumerated() where !partners.contains(index) {
      enter(member, animation, &carried)
    }
    for var ghost in carried {
      ghost.parent = newParent
      motion.ghosts.append(ghost)
    }
  }

  /// For each old member the new one that it becomes.
  private func pairs(
    _ olds: [MotionStage.Member], _ news: [MotionStage.Member], inPlace: Bool
  ) -> [Int?] {
    func isAlike(_ old: Int, _ new: Int) -> Bool {
      before.tree[olds[old].core].isAlike(next.tree[news[new].core])
    }
    let shared = min(olds.count, news.count)
    if inPlace || olds.count == news.count && (0..<shared).allSatisfy({ isAlike($0, $0) }) {
      return olds.indices.map { $0 < shared && isAlike($0, $0) ? $0 : nil }
    }
    // The longest common order, in which equals count for more than what is only alike.
    let columns = news.count + 1
    var best = Array(filledWith: 0, count: (olds.count + 1) * columns)
    func worth(_ old: Int, _ new: Int) -> Int {
      isAlike(old, new) ? before.tree[olds[old].core] == next.tree[news[new].core] ? 3 : 1 : 0
    }
    for old in olds.indices.reversed() {
      for new in news.indices.reversed() {
        let worth = worth(old, new)
        best[old * columns + new] = max(
          best[(old + 1) * columns + new], best[old * columns + new + 1],
          worth > 0 ? worth + best[(old + 1) * columns + new + 1] : 0)
      }
    }
    var partners: [Int?] = Array(filledWith: nil, count: olds.count)
    var (old, new) = (0, 0)
    while old < olds.count, new < news.count {
      let worth = worth(old, new)
      let here = best[old * columns + new]
      if worth > 0, here == worth + best[(old + 1) * columns + new + 1] {
        partners[old] = new
        (old, new) = (old + 1, new + 1)
      } else if here == best[(old + 1) * columns + new] {
        old += 1
      } else {
        new += 1
      }
    }
    return partners
  }

  private mutating func compare(
    _ one: MotionStage.Member, _ other: MotionStage.Member, _ animation: Animation?
  ) {
    if let passage = old.passages[one.top], time < passage.course.end {
      motion.passages[other.top] = passage
    }
    var animation = animation
    let oldFrames = one.wrappers.filter { before.tree[$0].opacity == nil }
    var newFrames: [Int] = []
    var opacities: [(node: Int, animation: Animation?)] = []
    var animations: [Animation?] = []
    for wrapper in other.wrappers {
      animation = next.animation(animation, at: wrapper, after: before)
      if next.tree[wrapper].opacity == nil {
        newFrames.append(wrapper)
        animations.append(animation)
      } else {
        opacities.append((wrapper, animation))
      }
    }
    animation = next.animation(animation, at: other.core, after: before)
    if oldFrames.count == newFrames.count {
      for (index, wrapper) in newFrames.enumerated()
      where before.tree[oldFrames[index]].isAlike(next.tree[wrapper]) {
        compare(oldFrames[index], wrapper, animations[index])
      }
    }
    compareOpacities(of: one, other, opacities, animation)
    compare(one.core, other.core, animation)
    compareMembers(of: one.core, other.core, animation)
  }

  // MARK: Nodes

  /// The node as it is seen now, and where.
  private func present(_ index: Int) -> (node: Node, pose: NodePose) {
    if let track = old.tracks[index], time < track.course.end {
      return (track.node(at: time), track.pose(at: time))
    }
    return (before.tree[index], NodePose(before.tree[index], in: before.frames[index]))
  }

  private mutating func compare(_ index: Int, _ new: Int, _ animation: Animation?) {
    let node = next.tree[new]
    let goal = NodePose(node, in: next.frames[new])
    if goal == NodePose(before.tree[index], in: before.frames[index]) {
      // What is on its way goes on, though a text may have become another.
      if var track = old.tracks[index], time < track.course.end {
        track.goal = node.withPaints(alike: track.goal, ink: ink)
        track.origin = node.looking(like: track.origin)
        motion.tracks[new] = track
      }
      return
    }
    guard let animation else { return }
    let (shown, pose) = present(index)
    var from = NodePose(shown.withPaints(alike: node, ink: ink), in: next.frames[new])
    from.edges = pose.edges
    // Numbers of the same form are not rounded to what was seen of them.
    if from.form == pose.form { from.numbers = pose.numbers }
    move(
      new, from: from, origin: node.looking(like: shown),
      to: node.withPaints(alike: shown, ink: ink), animation)
  }

  private mutating func move(
    _ index: Int, from: NodePose, origin: Node, to goal: Node, _ animation: Animation
  ) {
    let to = NodePose(goal, in: next.frames[index])
    if from == to { return }
    motion.tracks[index] = Motion.Track(
      from: from, to: to, origin: origin, goal: goal,
      course: Motion.Course(animation, from: time))
  }

  /// Compares how opaque two members are: the innermost opacities with one another, and what one has
  /// more than the other with none.
  private mutating func compareOpacities(
    of one: MotionStage.Member, _ other: MotionStage.Member,
    _ nodes: [(node: Int, animation: Animation?)], _ animation: Animation?
  ) {
    let oldNodes = one.wrappers.filter { before.tree[$0].opacity != nil }
    var shown = oldNodes.compactMap { present($0).node.opacity }
    if let veil = old.veils[one.core], time < veil.course.end {
      if oldNodes.count == nodes.count, nodes.isEmpty { motion.veils[other.core] = veil }
      shown.insert(veil.opacity(at: time), at: 0)
    }
    var rest = shown[...]
    for (offset, new) in nodes.reversed().enumerated() {
      let opacity = rest.popLast() ?? 1
      let partner = oldNodes.dropLast(offset).last
      if let partner, before.tree[partner].opacity == next.tree[new.node].opacity {
        if let track = old.tracks[partner], time < track.course.end {
          motion.tracks[new.node] = track
        }
        continue
      }
      guard let animation = new.animation else { continue }
      let goal = Node.effect(.opacity(next.tree[new.node].opacity ?? 1))
      let origin = Node.effect(.opacity(opacity))
      move(
        new.node, from: NodePose(origin, in: next.frames[new.node]), origin: origin, to: goal,
        animation)
    }
    let left = rest.reduce(1, *)
    if left < 1, motion.veils[other.core] == nil, let animation {
      motion.veils[other.core] = Motion.Veil(
        from: left, course: Motion.Course(animation, from: time))
    }
  }

  // MARK: Coming and going

  private mutating func enter(
    _ member: MotionStage.Member, _ animation: Animation?, _ ghosts: inout [Motion.Ghost]
  ) {
    let core = next.tree[member.core]
    if case .spacer = core { return }
    if case .layers = core, next.tree.isLeaf(member.core) { return }
    var animation = animation
    var transition: AnyTransition?
    for index in member.top...member.core {
      animation = next.animation(animation, at: index, after: before)
      transition = transition ?? next.transition(at: index)
    }
    let played = transition ?? .opacity
    // What had not quite gone comes back from where it is.
    let ghost = ghosts.firstIndex { $0.tree == next.tree.part(at: member.top) }
    let distance = ghost.map { ghosts.remove(at: $0).passage.distance(at: time) } ?? 1
    guard let course = played.animation ?? animation, !played.insertion.isIdentity else { return }
    motion.passages[member.top] = Motion.Passage(
      end: played.insertion, isLeaving: false, from: distance,
      course: Motion.Course(course, from: time))
  }

  private mutating func leave(
    _ member: MotionStage.Member, _ parent: Int?, _ position: Int, _ animation: Animation?
  ) {
    var animation = animation
    var transition: AnyTransition?
    for index in member.top...member.core {
      animation = before.animation(animation, at: index, after: nil)
      transition = transition ?? before.transition(at: index)
    }
    let played = transition ?? .opacity
    guard let course = played.animation ?? animation, !played.removal.isIdentity else { return }
    let nodes = member.top..<before.tree.end(of: member.top)
    let passage = old.passages[member.top].flatMap { time < $0.course.end ? $0 : nil }
    motion.ghosts.append(
      Motion.Ghost(
        tree: before.tree.part(at: member.top),
        frames: nodes.map { present($0).pose.frame }, parent: parent, position: position,
        passage: Motion.Passage(
          end: played.removal, isLeaving: true, from: passage?.distance(at: time) ?? 0,
          course: Motion.Course(course, from: time))))
  }
}

extension Node {
  /// Whether the node shows any number of members.
  var takesMembers: Bool {
    switch self {
    case .stack, .layers: true
    default: false
    }
  }
}

extension NodeTree {
  /// A node with all below it, as a tree of its own and without a caret.
  fileprivate func part(at index: Int) -> NodeTree {
    var part = NodeTree()
    part.entries = entries[index..<end(of: index)].map { entry in
      guard case .field(var field) = entry.node else {
        return Entry(node: entry.node, end: entry.end - index)
      }
      field.caret = nil
      return Entry(node: .field(field), end: entry.end - index)
    }
    return part
  }
}
