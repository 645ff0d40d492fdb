/// Plays the changes between the trees that a view has been shown as.
///
/// A value that is told of each new tree, and gives the tree to paint at any time from then on. What
/// stands in both trees moves from where it stood to where it stands, and its colours, opacities,
/// radii and line weights change on the way; what is new comes, and what is gone goes, by its
/// transition. Only what an author has said to be animated does so: all else changes at once.
///
/// Times are seconds on a clock of the caller's, and the same times give the same trees.
package struct Motion: Sendable {
  /// A node on its way.
  struct Track: Hashable, Sendable {
    /// Where it comes from.
    var from: NodePose
    /// Where it goes.
    var to: NodePose
    /// The node as it was, until it moves.
    var origin: Node
    /// The node as it will be, its paints in the form in which they are mixed.
    var goal: Node
    /// When and how.
    var course: Course

    func pose(at time: Double) -> NodePose { from.mixed(with: to, share: course.share(at: time)) }

    func node(at time: Double) -> Node {
      course.share(at: time) == 0 ? origin : pose(at: time).node(like: goal)
    }
  }

  /// A time from which something is played, and how.
  struct Course: Hashable, Sendable {
    var start: Double
    var animation: Animation
    var end: Double

    init(_ animation: Animation, from start: Double) {
      self.start = start
      self.animation = animation
      end = start + animation.duration
    }

    func share(at time: Double) -> Double {
      time >= end ? 1 : animation.share(at: time - start)
    }
  }

  /// An opacity that is on its way to being none of its own.
  struct Veil: Hashable, Sendable {
    var from: Double
    var course: Course

    func opacity(at time: Double) -> Double {
      from + (1 - from) * course.share(at: time)
    }
  }

  /// A view that comes or goes.
  struct Passage: Hashable, Sendable {
    /// Where it comes from or goes to.
    var end: AnyTransition.End
    var isLeaving: Bool
    /// The share by which it was away in the beginning.
    var from: Double
    var course: Course

    /// The share by which it is away.
    func distance(at time: Double) -> Double {
      let goal = isLeaving ? 1.0 : 0
      return from + (goal - from) * course.share(at: time)
    }

    func opacity(at time: Double) -> Double {
      end.isClear ? SRGB.held(1 - distance(at: time)) : 1
    }
  }

  /// A view that is gone and still seen.
  struct Ghost: Hashable, Sendable {
    var tree: NodeTree
    var frames: [CellRect]
    /// The node that it stands in; nil for none.
    var parent: Int?
    /// How many of that node's children stand before it.
    var position: Int
    var passage: Passage
  }

  /// What was shown last, as it will be in the end.
  var stage: MotionStage?
  /// Nodes on their way, by their indices in the last tree.
  var tracks: [Int: Track] = [:]
  /// What has become opaque, by the node inside.
  var veils: [Int: Veil] = [:]
  /// What comes, by the outermost node.
  var passages: [Int: Passage] = [:]
  var ghosts: [Ghost] = []
  /// How the size of the whole comes about; the edges are those of the columns and rows.
  var sizeTrack: Track?
  /// The rows above the view that have been needed since all was at rest.
  private var rowsAbove = 0

  /// Makes a motion that has seen nothing yet.
  package init() {}

  /// When all is at rest.
  package var end: Double {
    var end = sizeTrack?.course.end ?? -.infinity
    for track in tracks.values { end = max(end, track.course.end) }
    for veil in veils.values { end = max(end, veil.course.end) }
    for passage in passages.values { end = max(end, passage.course.end) }
    for ghost in ghosts { end = max(end, ghost.passage.course.end) }
    return end
  }

  /// Has everything be where it will be in the end.
  package mutating func settle() {
    tracks = [:]
    veils = [:]
    passages = [:]
    ghosts = []
    sizeTrack = nil
    rowsAbove = stage?.rowsAbove ?? 0
  }

  /// Takes what a view is from now on.
  ///
  /// - Parameters:
  ///   - animation: How changes are played of which nothing nearer is said; nil for at once.
  ///   - ink: What the ink of the surroundings is beside colours.
  mutating func show(
    _ tree: NodeTree, _ placement: Placement, _ spans: [MotionSpan], animation: Animation?,
    at time: Double, ink: RGBA
  ) {
    let next = MotionStage(tree, placement, spans)
    let before = stage
    stage = next
    if time >= end { settle() }
    guard let before, next != before else { return }
    if animation == nil, next.isStill, before.isStill { return settle() }
    var comparison = MotionComparison(of: self, before, next, at: time, ink: ink)
    comparison.compare(animation)
    self = comparison.motion
    rowsAbove = max(rowsAbove, next.rowsAbove)
    if time >= end { settle() }
  }

  /// What is seen of the view.
  func picture(at time: Double) -> (tree: NodeTree, placement: Placement)? {
    guard let stage else { return nil }
    guard time < end else {
      return (
        stage.tree,
        Placement(
          size: CellSize(width: stage.size.width, height: stage.size.height + stage.rowsAbove),
          frames: stage.frames.map { $0.moved(y: stage.rowsAbove) }, askedWidth: stage.askedWidth)
      )
    }
    var drawing = MotionDrawing(of: self, stage, at: time)
    drawing.draw()
    let size = sizeTrack?.pose(at: time).frame.size ?? stage.size
    return (
      drawing.tree,
      Placement(
        size: CellSize(
          width: size.width, height: max(size.height, drawing.rowsNeeded) + rowsAbove),
        frames: drawing.frames.map { $0.moved(y: rowsAbove) }, askedWidth: stage.askedWidth)
    )
  }
}
