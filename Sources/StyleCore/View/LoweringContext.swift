/// What a view knows while it is lowered: its surroundings, the styles waiting for text fields, and
/// its identity.
@MainActor
public struct LoweringContext {
  /// The values that flow down to the view.
  public var environment: EnvironmentValues
  /// The styles that the next text field takes from, nearest first.
  @usableFromInline var styles: StyleStack?
  /// How many styles are being drawn around one another.
  var styleDepth = 0
  /// The view that says what a person is doing in the fields below, of which one has the focus.
  var activityScope: ViewIdentity
  /// Whether the view is in something that is not drawn.
  var isUnseen = false
  /// The focus bindings that a text field below reports to.
  var focusLinks: FocusLink?
  /// What Return does in a text field below.
  var submitLink: SubmitLink?
  /// What outlives the lowering: state, and the actions it found.
  @usableFromInline let session: LoweringSession
  /// Which view this is, by its place in the tree.
  var identity: ViewIdentity

  init(environment: EnvironmentValues, session: LoweringSession) {
    self.environment = environment
    self.session = session
    identity = .root
    activityScope = .root
  }

  /// The context of the view's child at a position.
  @usableFromInline
  func child(_ position: Int) -> LoweringContext {
    var context = self
    context.identity = identity.child(position)
    return context
  }

  /// The context of a child whose type is not part of the type around it.
  func child<Child>(of type: Child.Type) -> LoweringContext {
    child(Int(bitPattern: ObjectIdentifier(type)))
  }
}

/// A view's place in the tree of views, under which its state is kept.
///
/// Two views share an identity when the way from the root to them is the same; a change of branch in
/// between makes another one. Ways are folded into 64 bits, so that a step costs a multiplication.
struct ViewIdentity: Hashable, Sendable {
  private var path: UInt64

  static let root = ViewIdentity(path: 0x9E37_79B9_7F4A_7C15)

  private init(path: UInt64) { self.path = path }

  func child(_ position: Int) -> ViewIdentity {
    var mixed = (path ^ UInt64(truncatingIfNeeded: position)) &* 0xBF58_476D_1CE4_E5B9
    mixed ^= mixed >> 29
    return ViewIdentity(path: mixed &* 0x94D0_49BB_1331_11EB)
  }
}
