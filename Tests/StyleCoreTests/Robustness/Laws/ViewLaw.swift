@testable import StyleCore

/// Any view at any size is drawn within its canvas, the same every time, and is sent as glyphs and
/// colours alone.
@MainActor
enum ViewLaw {
  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    var feed = ByteFeed(bytes)
    let options = RenderOptions(
      width: feed.number(below: 501),
      height: feed.number(below: 8) == 1 ? nil : feed.number(below: 201),
      colorScheme: feed.pick(ColorScheme.allCases), symbols: feed.pick(SymbolSet.allCases),
      backdrop: feed.flag() ? RGBA(40, 80, 120) : nil)
    var random = RandomView(feed)
    let view = random.view()
    let renderer = Renderer(options)
    let stages = renderer.stages(view)
    let canvas = stages.canvas
    let what = { "\(options)\n\(stages.placement.description(of: stages.tree))" }
    try require(canvas.width <= options.width, "\(canvas.width) columns: \(what())")
    if let height = options.height {
      try require(canvas.height <= height, "\(canvas.height) rows: \(what())")
    }
    try canvas.check(what())
    try require(
      options.backdrop != nil || canvas.isWithinLeaves(of: stages.tree, stages.placement),
      "something is drawn outside: \(what())")
    // A view without a bound may be some million cells high: once is enough.
    guard canvas.cells.count <= 200_000 else { return }
    // The session knows more by then than in the first frame, and has to settle on something.
    let second = renderer.canvas(view)
    let third = renderer.canvas(view)
    if third != second, stages.tree.isMeasured {
      // A view that takes more room than it was told it has grows for ever, as in SwiftUI.
      return
    }
    try require(third == second, "the third frame is not the second: \(what())")
    try require(
      Renderer(options).canvas(view) == canvas, "another renderer draws another: \(what())")
    try require(
      renderer.explainedStages(view).canvas == second, "explained it is another: \(what())")
    guard canvas.cells.count <= 20_000 else { return }
    for depth in [ColorDepth.none, .ansi16, .ansi256, .truecolor] {
      let sent = ANSIEncoder(depth: depth).text(of: canvas)
      try require(
        !sent.withoutColours.isObeyed(besidesLineFeeds: true), "more is sent: \(what())")
    }
    let bytes = Snapshot(of: canvas, header: []).bytes
    guard let snapshot = try? Snapshot(parsing: bytes) else {
      throw BrokenLaw(description: "its snapshot is not read: \(what())")
    }
    try require(snapshot.canvas == canvas, "its snapshot is another: \(what())")
  }
}

extension NodeTree {
  /// Whether some view asks for its own size.
  fileprivate var isMeasured: Bool {
    (0..<count).contains { if case .mark(.measured) = self[$0] { true } else { false } }
  }
}
