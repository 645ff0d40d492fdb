// What authors say of how changes are played. A picture shows how a change ends; where a view is shown
// for longer, what is said is marked in the tree, and `Motion` plays it.

/// What a change of state carries with it.
public struct Transaction: Sendable {
  /// What the change that is being made carries with it; nil for nothing.
  @TaskLocal static var current: Transaction?

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
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes a change that is animated where views are shown live, then does something.
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
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
  try Transaction.$current.withValue(transaction, operation: body)
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
  /// Has all changes of the view played in a certain way; nil has them made at once.
  public func animation(_ animation: Animation?) -> some View {
    _MovingView(content: self, rule: SteadyMotion(animation: animation))
  }

  /// Has changes of the view played in a certain way when a value has changed; nil has them made at
  /// once.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    _MovingView(
      content: self, rule: MotionOnChange(of: value, rule: SteadyMotion(animation: animation)))
  }

  /// Has the changes made in a block played in a certain way, and with them those of the view.
  public func animation<Animated: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Animated
  ) -> some View {
    body(self).animation(animation)
  }

  /// Has all changes of the view played as a transform leaves them.
  ///
  /// A transform that names an animation has them played by it, and one that takes an animation away
  /// has them made at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    _MovingView(content: self, rule: TransformedMotion(transform: transform))
  }

  /// Has changes of the view played as a transform leaves them when a value has changed.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    _MovingView(
      content: self, rule: MotionOnChange(of: value, rule: TransformedMotion(transform: transform)))
  }

  /// Has the view come and go in a certain way.
  public func transition(_ transition: AnyTransition) -> some View {
    _MovingView(content: self, rule: Arrival(transition: transition))
  }

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
