/// A renderer for a view that is shown for some time, whose author's animations are played.
///
/// Hold one for as long as the view is shown. Times are seconds on a clock of the caller's.
@MainActor
package final class MovingRenderer {
  /// The state of the view.
  package let session = LoweringSession()
  private var motion = Motion()
  /// What the last picture was drawn for: another width moves nothing.
  private var options: RenderOptions?

  /// Makes a renderer that has shown nothing yet.
  package init() {
    session.isMoving = true
  }

  /// When nothing of the view moves any more, as far as its author's animations go.
  package var end: Double { motion.end }

  /// What is seen of a view; it is as in the end at once where motion is not wanted.
  package func stages(
    _ view: some View, _ options: RenderOptions, at time: Double, isStill: Bool = false
  ) -> Renderer.Stages {
    let renderer = Renderer(options, session: session)
    show(view, by: renderer, at: time, isStill: isStill)
    guard let (tree, placement) = motion.picture(at: time) else {
      preconditionFailure("What has been shown can be seen.")
    }
    let size = renderer.size(of: placement)
    guard session.marksStyles else {
      return Renderer.Stages(
        tree: tree, placement: placement,
        canvas: Painter.paint(tree, placement, size: size, options: renderer.painterOptions))
    }
    let (canvas, owners) = Painter.paintWithOwners(
      tree, placement, size: size, options: renderer.painterOptions)
    return Renderer.Stages(tree: tree, placement: placement, canvas: canvas, owners: owners)
  }

  /// Takes what a view is from some time on, and draws nothing.
  package func show(_ view: some View, _ options: RenderOptions, at time: Double) {
    show(view, by: Renderer(options, session: session), at: time, isStill: false)
  }

  private func show(
    _ view: some View, by renderer: Renderer, at time: Double, isStill: Bool
  ) {
    let (tree, placement) = renderer.settled { view._lower(in: &$0, into: &$1) }
    let animation = session.takeAnimation()
    if isStill || options != renderer.options { motion = Motion() }
    options = renderer.options
    motion.show(
      tree, placement, session.motionSpans, animation: animation, at: time,
      ink: renderer.painterOptions.ink)
  }
}
