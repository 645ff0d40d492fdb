/// What outlives one lowering of a view: the state of its dynamic properties, and what the last pass
/// found on its way.
///
/// Hold one for as long as the view is shown. A picture that is drawn once needs none of its own:
/// ``Renderer`` makes one.
@MainActor
public final class LoweringSession {
  /// Where one dynamic property keeps its value.
  struct Slot: Hashable {
    var identity: ViewIdentity
    var offset: Int
  }

  private struct Stored {
    var location: AnyObject
    var lastPass: Int
  }

  private var storage: [Slot: Stored] = [:]
  /// How many slots the pass has visited.
  private var visited = 0
  /// The field that has the focus in each scope of activity.
  private var focused: [ViewIdentity: ViewIdentity] = [:]
  private var pass = 0

  /// Whether state changed since the last pass began, so that the tree no longer shows it.
  public private(set) var needsLowering = false

  /// What the buttons of the last pass do when pressed, by the number in ``Mark/action(_:)``.
  public private(set) var actions: [() -> Void] = []

  /// Whether style bodies are marked in the tree, for `--explain`.
  var marksStyles = false

  /// Makes a session without any state.
  public init() {}

  /// Lowers a view, again and again until no pass changes state any more.
  ///
  /// A pass may change state: a field reports its focus to the bindings around it, whose readers have
  /// been evaluated before. A view that changes state in every pass is cut off after eight, and is
  /// shown as the last one has it.
  public func lower(_ view: some View, in environment: EnvironmentValues) -> NodeTree {
    var tree = NodeTree()
    for _ in 0..<8 {
      pass += 1
      needsLowering = false
      actions.removeAll(keepingCapacity: true)
      focused.removeAll(keepingCapacity: true)
      visited = 0
      tree.entries.removeAll(keepingCapacity: true)
      view._lower(
        in: LoweringContext(environment: environment, session: self), into: &tree)
      if !needsLowering { break }
    }
    needsLowering = false
    if storage.count > visited { storage = storage.filter { $0.value.lastPass == pass } }
    return tree
  }

  func invalidate() { needsLowering = true }

  func register(_ action: @escaping () -> Void) -> Int {
    actions.append(action)
    return actions.count - 1
  }

  /// Whether a field may have the focus: it is the first of its scope to ask in this pass.
  func claimFocus(in scope: ViewIdentity, for field: ViewIdentity) -> Bool {
    if let holder = focused[scope] { return holder == field }
    focused[scope] = field
    return true
  }

  /// Tells a field's owner when editing begins or ends, once a change.
  func reportEditing(
    _ isEditing: Bool, for identity: ViewIdentity, to report: @escaping (Bool) -> Void
  ) {
    let known = location(Slot(identity: identity, offset: -1)) {
      StoredLocation(false, session: nil)
    }
    if known.read() != isEditing {
      known.write(isEditing)
      report(isEditing)
    }
  }

  /// The location kept in a slot, made on first use.
  func location<Location: AnyObject>(_ slot: Slot, make: () -> Location) -> Location {
    let stored = storage[slot]
    if stored?.lastPass != pass { visited += 1 }
    let location = stored?.location as? Location ?? make()
    storage[slot] = Stored(location: location, lastPass: pass)
    return location
  }

  /// The value with its dynamic properties installed for the view at the context's identity.
  func installing<Value>(_ value: Value, in context: LoweringContext) -> Value {
    if MemoryLayout<Value>.size == 0 { return value }
    let layout = DynamicPropertyLayout.of(Value.self)
    if layout.fields.isEmpty { return value }
    var copy = value
    layout.install(in: &copy, context: context, base: 0)
    return copy
  }
}
