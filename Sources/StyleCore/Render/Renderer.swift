/// What a view is rendered for: the room, the appearance and the glyphs, not the terminal.
public struct RenderOptions: Hashable, Sendable {
  /// The most columns.
  public var width: Int
  /// The rows; nil for as many as the view takes.
  public var height: Int?
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The glyphs for lines, carets and symbols.
  public var symbols: SymbolSet
  /// What lies under the view; nil for the terminal's own ground.
  public var backdrop: RGBA?

  /// Makes options; 80 columns in the dark unless told.
  public init(
    width: Int = 80, height: Int? = nil, colorScheme: ColorScheme = .dark,
    symbols: SymbolSet = .unicode, backdrop: RGBA? = nil
  ) {
    self.width = width
    self.height = height
    self.colorScheme = colorScheme
    self.symbols = symbols
    self.backdrop = backdrop
  }

  /// The environment that the options stand for.
  public var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.symbols = symbols
    return environment
  }
}

/// The pipeline from a view to a canvas, joined in one place.
///
/// ```
/// view → NodeTree → Placement → Canvas
/// ```
@MainActor
public struct Renderer {
  /// What is rendered for.
  public var options: RenderOptions
  /// The state of the rendered views.
  public let session: LoweringSession
  private let room = FrameRoom()

  /// Makes a renderer; with a session of its own unless one is shared with earlier frames.
  public init(_ options: RenderOptions = RenderOptions(), session: LoweringSession? = nil) {
    self.options = options
    self.session = session ?? LoweringSession()
  }

  /// Every product of the pipeline for one view.
  public struct Stages {
    /// The lowered view.
    public var tree: NodeTree
    /// Where each node stands.
    public var placement: Placement
    /// What is seen.
    public var canvas: Canvas
    /// For each cell, row after row, the node of the style that drew it last, −1 for none; empty
    /// unless asked for.
    public var owners: [Int32] = []

    /// The cells in which each field shows its text, by the field's node, in the order of nodes: the
    /// row of its frame, up to an icon that is drawn over its end.
    public var fieldLines: [(node: Int, line: CellRect)] {
      let ink = InkMap(tree, placement, size: canvas.size)
      return (0..<tree.count).compactMap { index in
        guard case .field(let field) = tree[index] else { return nil }
        return (index, ink.line(of: field, in: placement.frames[index]))
      }
    }
  }

  /// The picture of a view.
  @inlinable
  public func canvas(_ view: some View) -> Canvas {
    stages(of: { view._lower(in: &$0, into: &$1) }).canvas
  }

  /// The picture of a view with what led to it.
  @inlinable
  public func stages(_ view: some View) -> Stages {
    stages(of: { view._lower(in: &$0, into: &$1) })
  }

  /// The picture of what a closure lowers, with what led to it.
  @usableFromInline
  func stages(of lower: (inout LoweringContext, inout NodeTree) -> Void) -> Stages {
    let (tree, placement) = settled(lower)
    let canvas = room.paint(
      tree, placement, size: size(of: placement), width: pictureWidth, height: options.height,
      painterOptions)
    return Stages(tree: tree, placement: placement, canvas: canvas)
  }

  /// The picture of a view with what led to it, and which style drew which cell.
  public func explainedStages(_ view: some View) -> Stages {
    session.marksStyles = true
    defer { session.marksStyles = false }
    let (tree, placement) = settled { view._lower(in: &$0, into: &$1) }
    let (canvas, owners) = Painter.paintWithOwners(
      tree, placement, size: size(of: placement), options: painterOptions)
    return Stages(tree: tree, placement: placement, canvas: canvas, owners: owners)
  }

  /// What is told of a view to those who do not see it.
  package func spokenParts(of view: some View) -> [SpokenPart] {
    session.isSpoken = true
    defer { session.isSpoken = false }
    return settled { view._lower(in: &$0, into: &$1) }.0.spokenParts
  }

  /// The view lowered and placed; again where a view has learned from its place another size than it
  /// was lowered for, at most four times.
  func settled(
    _ lower: (inout LoweringContext, inout NodeTree) -> Void
  ) -> (NodeTree, Placement) {
    let environment = room.environment(for: options)
    var tree = session.lower(in: environment, over: room.takeRetiredTree(), lower)
    var placement = place(tree)
    for _ in 0..<4 where session.isMeasuring {
      for index in 0..<tree.count {
        if case .mark(.measured(let number)) = tree[index] {
          session.learn(placement.frames[index].size, of: number)
        }
      }
      if !session.needsLowering { break }
      tree = session.lower(in: environment, lower)
      placement = place(tree)
    }
    return (tree, placement)
  }

  func place(_ tree: NodeTree) -> Placement {
    room.place(tree, width: pictureWidth, height: options.height)
  }

  private var pictureWidth: Int { max(options.width, 0) }

  /// The canvas that holds a placement, no wider than allowed, and cut off below where a view asks for
  /// more cells than anybody could look at.
  func size(of placement: Placement) -> CellSize {
    let width = min(placement.size.width, options.width)
    let most = min(Self.mostCells / max(width, 1), Self.mostRows)
    return CellSize(width: width, height: min(options.height ?? placement.size.height, most))
  }

  /// The most cells of a canvas: a view may ask to be infinitely high.
  static let mostCells = 1 << 22
  /// The most rows of a canvas, as many as a snapshot can hold.
  static let mostRows = 10_000

  var painterOptions: Painter.Options {
    Painter.Options(
      backdrop: options.backdrop ?? .clear,
      ground: SystemColor.systemBackground.components(in: options.colorScheme),
      ink: SystemColor.primary.components(in: options.colorScheme))
  }
}
