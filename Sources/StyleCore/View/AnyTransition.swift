/// How a view comes and goes.
///
/// What cells cannot show is shown by fading: growing and shrinking, and modifiers.
public struct AnyTransition: Hashable, Sendable {
  /// Where a view is, and how much of it is seen, before it has come or after it has gone.
  struct End: Hashable, Sendable {
    /// Whether nothing of it is seen.
    var isClear = false
    /// The edge by which it is away by its own size.
    var edge: Edge?
    /// Points by which it is away.
    var x = 0.0
    var y = 0.0

    /// Whether the view is there at once.
    var isIdentity: Bool { self == End() }

    /// Both at once.
    func combined(with other: End) -> End {
      End(
        isClear: isClear || other.isClear, edge: edge ?? other.edge, x: x + other.x,
        y: y + other.y)
    }
  }

  private(set) var insertion: End
  private(set) var removal: End
  /// How it is played; nil for as the change around it.
  private(set) var animation: Animation?

  private init(_ insertion: End, _ removal: End) {
    self.insertion = insertion
    self.removal = removal
  }

  private init(_ end: End) { self.init(end, end) }

  /// Fades in and out.
  public static let opacity = AnyTransition(End(isClear: true))
  /// Comes and goes at once.
  public static let identity = AnyTransition(End())
  /// Grows and shrinks; fades where there are only cells.
  public static let scale = opacity
  /// Slides in from the leading edge and out to the trailing one.
  public static let slide = AnyTransition(End(edge: .leading), End(edge: .trailing))

  /// Grows and shrinks about a point; fades where there are only cells.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { opacity }

  /// Moves in from an edge and out to it, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(End(edge: edge)) }

  /// Pushes what was there out, from an edge, and fades.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(
      End(isClear: true, edge: edge), End(isClear: true, edge: edge.opposite))
  }

  /// Moves in from a distance in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(End(x: x, y: y))
  }

  /// Comes one way and goes another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal.removal)
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// Comes and goes as modifiers have it; fades here.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { opacity }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    transition.animation = animation ?? other.animation
    return transition
  }

  /// Played in a certain way.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    transition.animation = animation
    return transition
  }

  /// The transition with left for leading, where lines run from the right.
  func resolved(in environment: EnvironmentValues) -> AnyTransition {
    guard environment.layoutDirection == .rightToLeft else { return self }
    func mirrored(_ end: End) -> End {
      End(
        isClear: end.isClear,
        edge: end.edge.map { $0 == .leading || $0 == .trailing ? $0.opposite : $0 }, x: -end.x,
        y: end.y)
    }
    var transition = self
    transition.insertion = mirrored(insertion)
    transition.removal = mirrored(removal)
    return transition
  }
}

extension Edge {
  /// The edge over against this one.
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension AnyTransition.End {
  /// The cells by which a view of some size is away, when a share of the way is left.
  func shift(of size: CellSize, share: Double) -> CellPoint {
    var (x, y) = (x / CellMetrics.columnPoints, y / CellMetrics.rowPoints)
    switch edge {
    case .leading: x -= Double(size.width)
    case .trailing: x += Double(size.width)
    case .top: y -= Double(size.height)
    case .bottom: y += Double(size.height)
    case nil: break
    }
    return CellPoint(x: CellPosition.nearest(x * share), y: CellPosition.nearest(y * share))
  }
}

/// Places between cells.
enum CellPosition {
  /// The nearest cell, half up; what no screen has room for is held to what one might have.
  static func nearest(_ place: Double) -> Int {
    let limit = Double(ProposedCellSize.unlimited)
    return place.isNaN ? 0 : Int(min(max((place + 0.5).rounded(.down), -limit), limit))
  }
}
