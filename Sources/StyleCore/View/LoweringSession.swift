/// What outlives one lowering of a view: the state of its dynamic properties, and what the last pass
/// found on its way.
///
/// Hold one for as long as the view is shown. A picture that is drawn once needs none of its own:
/// ``Renderer`` makes one.
///
/// Its properties are touched several times for each view, each time for a moment and never one within
/// the other, so they do without the checks at run time for that.
@MainActor
public final class LoweringSession {
  /// Where one dynamic property keeps its value.
  struct Slot: Hashable {
    var identity: ViewIdentity
    var offset: Int
  }

  private struct FocusHolder {
    var field: ViewIdentity
    var isUnseen: Bool
  }

  private struct Stored {
    var location: AnyObject
    var lastPass: Int
  }

  @exclusivity(unchecked) private var storage: [Slot: Stored] = [:]
  /// How many slots the pass has visited.
  @exclusivity(unchecked) private var visited = 0
  /// The field that has the focus in each scope of activity.
  @exclusivity(unchecked) private var focused: [ViewIdentity: FocusHolder] = [:]
  /// The scopes in which a field that is seen may have the focus, found in an earlier pass.
  @exclusivity(unchecked) private var scopesWithSeenFields: Set<ViewIdentity> = []
  @exclusivity(unchecked) private var pass = 0
  /// The nodes of the last tree: what the next one will need room for.
  @exclusivity(unchecked) private var lastCount = 8

  /// Whether state changed since the last pass began, so that the tree no longer shows it.
  public var needsLowering: Bool {
    isInvalid || !watched.isEmpty && watched.contains { $0.hasChanged }
  }
  @exclusivity(unchecked) private var isInvalid = false
  /// The objects whose published values the last pass has read.
  @exclusivity(unchecked) private var watched: [WatchedChanges] = []

  /// What the views of the last lowering asked for and is not shown, each once, in alphabetical
  /// order: `blur`, `shadow`.
  public var notes: [String] { noted.sorted() }
  @exclusivity(unchecked) private var noted: Set<String> = []

  /// What is to be done when the pass is over, since it may change state that the pass reads.
  @exclusivity(unchecked) private var afterwards: [() -> Void] = []
  /// Whether some view wants to be told when it leaves.
  private var hasFarewells = false

  /// The preferences of the views lowered so far, within the nearest view that collects them.
  @exclusivity(unchecked) var preferences = PreferenceValues()
  /// The views that want to know their size, by the number in ``Mark/measured(_:)``.
  @exclusivity(unchecked) private var measured: [StoredLocation<CellSize>] = []
  /// What app storage keeps, by its key.
  private var stored: [String: AnyObject] = [:]

  /// What the buttons of the last pass do when pressed, by the number in ``Mark/action(_:)``.
  @exclusivity(unchecked) public private(set) var actions: [() -> Void] = []

  /// What Return does in the field that has the focus; nil for nothing.
  @exclusivity(unchecked) package private(set) var submission: (() -> Void)?
  /// The fields of the last pass that tell bindings of their focus.
  @exclusivity(unchecked) private var linked: [(link: FocusLink, isFocused: Bool)] = []

  /// Whether style bodies are marked in the tree, for `--explain`.
  @exclusivity(unchecked) var marksStyles = false

  /// Whether what is told of views is marked in the tree, for those who do not see it.
  var isSpoken = false

  /// Whether trees are shown for some time, so that how they move is found out with them.
  @exclusivity(unchecked) var isMoving = false
  /// How the last tree moves.
  private(set) var motionSpans: [MotionSpan] = []
  /// How the changes since the last tree was asked for are played, as whoever made them said.
  private var pendingAnimation: Animation?

  /// Makes a session without any state.
  public init() {}

  /// Lowers a view, again and again until no pass changes state any more.
  ///
  /// A pass may change state: a field reports its focus to the bindings around it, whose readers have
  /// been evaluated before. A view that changes state in every pass is cut off after eight, and is
  /// shown as the last one has it.
  @inlinable
  public func lower(_ view: some View, in environment: EnvironmentValues) -> NodeTree {
    lower(in: environment) { view._lower(in: &$0, into: &$1) }
  }

  /// Lowers what a closure appends, in the memory of a tree that is needed no more.
  @usableFromInline
  func lower(
    in environment: EnvironmentValues, over retired: consuming NodeTree = NodeTree(),
    _ body: (inout LoweringContext, inout NodeTree) -> Void
  ) -> NodeTree {
    var tree = retired
    tree.entries.reserveCapacity(lastCount)
    if !scopesWithSeenFields.isEmpty { scopesWithSeenFields = [] }
    var context = LoweringContext(environment: environment, session: self)
    if isMoving, let animation = watched.lazy.compactMap(\.animation).last {
      pendingAnimation = animation
    }
    for _ in 0..<8 {
      beginPass()
      tree.entries.removeAll(keepingCapacity: true)
      body(&context, &tree)
      if !afterwards.isEmpty { doWhatWaits() }
      if !needsLowering { break }
    }
    isInvalid = false
    for index in watched.indices { watched[index].look() }
    if storage.count > visited { dropUntouchedState() }
    if isMoving { motionSpans = tree.removeMotionMarks() }
    lastCount = tree.count
    return tree
  }

  private func doWhatWaits() {
    let work = afterwards
    afterwards = []
    for action in work { action() }
  }

  private func beginPass() {
    pass += 1
    isInvalid = false
    if !actions.isEmpty { actions.removeAll(keepingCapacity: true) }
    if !focused.isEmpty { focused.removeAll(keepingCapacity: true) }
    visited = 0
    if !watched.isEmpty { watched = [] }
    if !noted.isEmpty { noted = [] }
    if !preferences.isEmpty { preferences = PreferenceValues() }
    if !measured.isEmpty { measured = [] }
    if submission != nil { submission = nil }
    if !linked.isEmpty { linked = [] }
  }

  private func dropUntouchedState() {
    if hasFarewells {
      for stored in storage.values where stored.lastPass != pass {
        (stored.location as? Appearance)?.farewell?()
      }
    }
    storage = storage.filter { $0.value.lastPass == pass }
  }

  /// Takes note of a field that tells bindings of its focus.
  func meet(_ link: FocusLink, isFocused: Bool) { linked.append((link, isFocused)) }

  /// Has Return do something, since the field that does it has the focus.
  func setSubmission(_ link: SubmitLink) { submission = { link() } }

  /// What actions since the last lowering ask of the focus, by what they have set `@FocusState`
  /// variables to; nil for nothing.
  package var focusRequest: FocusRequest? {
    if linked.contains(where: { !$0.isFocused && $0.link.isNamed }) { return .take }
    return linked.contains { $0.isFocused && !$0.link.isNamedThroughout } ? .resign : nil
  }

  func invalidate() {
    isInvalid = true
    noteAnimation()
  }

  /// Has the changes that are being made played as whoever makes them says.
  package func noteAnimation() {
    if isMoving, let animation = Transaction.current?.animation { pendingAnimation = animation }
  }

  /// How the changes since this was asked last are played; nil for at once.
  func takeAnimation() -> Animation? {
    defer { pendingAnimation = nil }
    return pendingAnimation
  }

  /// Says that something the views asked for is not shown.
  func note(_ what: String) { noted.insert(what) }

  /// Has something done when this pass is over.
  func afterPass(_ action: @escaping () -> Void) { afterwards.append(action) }

  /// Lowers again when an object's published values change.
  func watch(_ changes: PublishedChanges) { watched.append(WatchedChanges(changes)) }

  /// Where app storage keeps the value of a key, made on first use.
  func kept<Location: AnyObject>(_ key: String, make: () -> Location) -> Location {
    if let location = stored[key] as? Location { return location }
    let location = make()
    stored[key] = location
    return location
  }

  /// What is known of a view's coming and going.
  func appearance(of identity: ViewIdentity, _ offset: Int) -> Appearance {
    location(Slot(identity: identity, offset: offset)) { Appearance() }
  }

  /// Has a view told when it leaves.
  func setFarewell(_ action: @escaping () -> Void, for identity: ViewIdentity) {
    hasFarewells = true
    appearance(of: identity, -3).farewell = action
  }

  /// Numbers a view that wants to know its size, which it is told in the next lowering.
  func measure(_ identity: ViewIdentity) -> (number: Int, known: CellSize) {
    let location = location(Slot(identity: identity, offset: -4)) {
      StoredLocation(GeometryProxy.sizeBeforeLayout, session: self)
    }
    measured.append(location)
    return (measured.count - 1, location.read())
  }

  /// Whether some view of the last lowering wants to know its size.
  var isMeasuring: Bool { !measured.isEmpty }

  /// Tells a view its size; another than it knew makes the tree stale.
  func learn(_ size: CellSize, of number: Int) {
    guard measured.indices.contains(number), measured[number].read() != size else { return }
    measured[number].write(size)
  }

  func register(_ action: @escaping () -> Void) -> Int {
    actions.append(action)
    return actions.count - 1
  }

  /// Whether a field may have the focus: it is the first of its scope to ask in this pass.
  ///
  /// A field that is not seen gives way to one that is: of two on top of one another, as for a
  /// password that can be shown, the one that is looked at is typed into. Where all are unseen, the
  /// picture of the text is drawn by hand.
  func claimFocus(
    in scope: ViewIdentity, for field: ViewIdentity, isUnseen: Bool
  ) -> Bool {
    if isUnseen, scopesWithSeenFields.contains(scope) { return false }
    if let holder = focused[scope] {
      if holder.field == field { return true }
      if isUnseen || !holder.isUnseen { return false }
      scopesWithSeenFields.insert(scope)
      invalidate()
    }
    focused[scope] = FocusHolder(field: field, isUnseen: isUnseen)
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
  @usableFromInline
  func installing<Value>(_ value: Value, in context: LoweringContext) -> Value {
    if MemoryLayout<Value>.size == 0 { return value }
    let layout = DynamicPropertyLayout.of(Value.self)
    if layout.fields.isEmpty { return value }
    var copy = value
    layout.install(in: &copy, context: context, base: 0)
    return copy
  }
}

/// Whether a view has been seen already, and what it wants done when it leaves.
@MainActor
final class Appearance {
  var isKnown = false
  var farewell: (() -> Void)?
}
