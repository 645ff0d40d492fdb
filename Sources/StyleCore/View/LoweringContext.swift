/// What a view knows while it is lowered: its surroundings, the styles waiting for text fields, and
/// its identity.
@MainActor
public struct LoweringContext {
  /// The values that flow down to the view.
  public var environment: EnvironmentValues
  /// The axis of the nearest stack; nil outside one.
  @usableFromInline var stackAxis: Axis?
  /// The styles that the next text field takes from, nearest first.
  @usableFromInline var styles: StyleStack?
  /// How many styles are being drawn around one another.
  var styleDepth = 0
  /// The view that says what a person is doing in the fields below, of which one has the focus.
  var activityScope: ViewIdentity
  /// Whether the view is in something that is not drawn.
  @usableFromInline var isUnseen = false
  /// The focus bindings that a text field below reports to.
  var focusLinks: FocusLink?
  /// What Return does in a text field below.
  var submitLink: SubmitLink?
  /// What outlives the lowering: state, and the actions it found.
  @usableFromInline let session: LoweringSession
  /// Which view this is, by its place in the tree.
  @usableFromInline var identity: ViewIdentity

  init(environment: EnvironmentValues, session: LoweringSession) {
    self.environment = environment
    self.session = session
    identity = .root
    activityScope = .root
  }

  /// Lowers a child, which is known by its position, in the surroundings of the view.
  ///
  /// The context is lent to the child and not copied, which would cost more than most views do.
  @inlinable
  mutating func descend(_ position: Int, _ lower: @MainActor (inout LoweringContext) -> Void) {
    let own = identity
    identity = own.child(position)
    lower(&self)
    identity = own
  }

  /// Lowers a child that stands in a stack along an axis, or in none.
  @inlinable
  mutating func descend(
    _ position: Int, along axis: Axis?, _ lower: @MainActor (inout LoweringContext) -> Void
  ) {
    let outer = stackAxis
    stackAxis = axis
    descend(position, lower)
    stackAxis = outer
  }

  /// The context of a child whose surroundings are to be changed.
  @usableFromInline
  func child(_ position: Int) -> LoweringContext {
    var context = self
    context.identity = identity.child(position)
    return context
  }
}

/// A view's place in the tree of views, under which its state is kept.
///
/// Two views share an identity when the way from the root to them is the same; a change of branch in
/// between makes another one. Ways are folded into 64 bits, so that a step costs a multiplication.
@usableFromInline
struct ViewIdentity: Hashable, Sendable {
  private var path: UInt64

  static let root = ViewIdentity(path: 0x9E37_79B9_7F4A_7C15)

  private init(path: UInt64) { self.path = path }

  @usableFromInline
  func child(_ position: Int) -> ViewIdentity {
    var mixed = (path ^ UInt64(truncatingIfNeeded: position)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 29
    return ViewIdentity(path: mixed &* 0x94D0_49BB_1331_11EB)
  }

  /// The position of a child whose type is not part of the type around it.
  static func position(of type: Any.Type) -> Int { Int(bitPattern: ObjectIdentifier(type)) }
}
