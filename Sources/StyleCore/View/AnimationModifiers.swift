// Animations are declared and kept as values; a picture shows how a change ends.

/// What a change of state carries with it.
public struct Transaction: Sendable {
  /// How the change is played; nil for at once.
  public var animation: Animation?
  /// Whether views may not animate the change themselves.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row.
  public var isContinuous = false

  /// Makes a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Makes a change that is animated where views are shown live.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change that is animated where views are shown live, then does something.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation counts as over.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the change has been made.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}

/// Makes a change within a transaction.
@discardableResult
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// Makes a transition that shows nothing of its own.
  init() {}

  /// Fades in and out.
  public static let opacity = AnyTransition()
  /// Comes and goes at once.
  public static let identity = AnyTransition()
  /// Grows and shrinks.
  public static let scale = AnyTransition()
  /// Slides in and out.
  public static let slide = AnyTransition()

  /// Grows and shrinks about a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Moves in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Pushes what was there out, from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Moves in from a distance in points.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition() }

  /// Comes one way and goes another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Comes and goes as modifiers have it.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition() }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Played in a certain way.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view becomes another.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By moving.
  public static let interpolate = ContentTransition()
  /// Symbol by symbol.
  public static let symbolEffect = ContentTransition()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Digit by digit, up or down as the value goes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

nonisolated extension View {
  /// Declares how changes of the view are played; a picture shows how they end.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Declares how the view changes with a value; a picture shows how the change ends.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View { self }

  /// Declares how the changes made in a block are played.
  public func animation<Animated: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Animated
  ) -> some View { body(self) }

  /// Changes nothing: changes are shown when they have ended.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }

  /// Changes nothing: changes are shown when they have ended.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes nothing: a view is shown when it has come.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Changes nothing: content is shown when it has come.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes nothing: views stand where they end up.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Changes nothing: views stand where they end up.
  public func geometryGroup() -> some View { self }
}

/// What a view takes on from another as it moves to its place.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Its place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Its size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
