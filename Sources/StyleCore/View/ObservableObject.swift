/// An object that views watch: when one of its published values changes, they are lowered again.
///
/// As much of Combine's as views need; there are no streams of values.
public protocol ObservableObject: AnyObject {
  /// The type of what tells that a value is about to change.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells that a value is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells the views that watch this object's published values.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher(changes: changes(of: self))
  }
}

/// Tells those who watch an object that it is about to change.
public final class ObservableObjectPublisher {
  private let changes: [PublishedChanges]

  /// Makes a publisher that nobody hears.
  public convenience init() { self.init(changes: []) }

  init(changes: [PublishedChanges]) {
    self.changes = changes
  }

  /// Tells that the object is about to change.
  public func send() {
    for change in changes { change.note() }
  }
}

/// How often a published value has changed.
final class PublishedChanges {
  private(set) var count = 0
  /// How the last change is played, as whoever made it said.
  private(set) var animation: Animation?

  /// Notes a change.
  func note() {
    count &+= 1
    animation = Transaction.current?.animation
  }
}

/// A count of changes as a session saw it.
struct WatchedChanges {
  private let changes: PublishedChanges
  private var seen: Int

  init(_ changes: PublishedChanges) {
    self.changes = changes
    seen = changes.count
  }

  /// Sees the changes made so far.
  mutating func look() { seen = changes.count }

  var hasChanged: Bool { changes.count != seen }

  /// How the change that has not been seen is played; nil for at once.
  var animation: Animation? { hasChanged ? changes.animation : nil }
}

/// What publishes its changes.
protocol _Publishing {
  var changes: PublishedChanges { get }
}

/// The counts of all published values of an object, those of its superclasses too.
private func changes(of object: Any) -> [PublishedChanges] {
  var found: [PublishedChanges] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    for child in current.children {
      if let publishing = child.value as? any _Publishing { found.append(publishing.changes) }
    }
    mirror = current.superclassMirror
  }
  return found
}

/// A value of an ``ObservableObject`` that views are lowered again for.
@propertyWrapper
public struct Published<Value>: _Publishing {
  private var value: Value
  let changes = PublishedChanges()

  /// Makes a published value with its first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Makes a published value with its first value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The value now; writing it has the views that watch the object lowered again.
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      changes.note()
    }
  }
}

extension LoweringSession {
  /// Lowers again when any published value of an object changes.
  func watch(_ object: some ObservableObject) {
    for change in changes(of: object) { watch(change) }
  }
}

/// An object that somebody else keeps and this view watches.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The object.
  public var wrappedValue: ObjectType

  /// Watches an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Watches an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object, whose parts give bindings.
  @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// An object whose parts give bindings.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a part of the object.
    @MainActor
    public subscript<Part>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
    ) -> Binding<Part> {
      let object = object
      return Binding(
        get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}

extension ObservedObject: DynamicProperty {
  /// Watches the object for this evaluation.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    context.session.watch(wrappedValue)
  }
}

/// An object that this view makes once and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Keeps an object, made when the view is first lowered.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    make = wrappedValue
  }

  /// The object.
  @MainActor public var wrappedValue: ObjectType { object ?? make() }

  /// The object, whose parts give bindings.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {
  /// Takes the object kept for this view, making it at first, and watches it.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    let kept = context.session.location(
      .init(identity: context.identity, offset: offset), make: make)
    object = kept
    context.session.watch(kept)
  }
}

/// An object that a view further out hands down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Asks for an object.
  public init() {}

  /// The object; it must have been handed down.
  @MainActor public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No view further out hands down a \(ObjectType.self) with environmentObject(_:).")
    }
    return object
  }

  /// The object, whose parts give bindings.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {
  /// Takes the object from the environment and watches it.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    object = context.environment[HandedDown<ObjectType>.self]
    if let object { context.session.watch(object) }
  }
}

/// The key of the environment under which an object of a type is handed down.
private enum HandedDown<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

nonisolated extension View {
  /// Hands an object down to the views inside.
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> _ChangedContext<Self, _EnvironmentChange> {
    changingEnvironment { $0[HandedDown<Object>.self] = object }
  }

  /// Hands an object down to the views inside; nil takes it away.
  public func environment<Object: AnyObject>(
    _ object: Object?
  ) -> _ChangedContext<Self, _EnvironmentChange> {
    changingEnvironment { $0[HandedDown<Object>.self] = object }
  }
}

extension EnvironmentValues {
  /// The object of a type that is handed down.
  public subscript<Object: AnyObject>(object: Object.Type) -> Object? {
    get { self[HandedDown<Object>.self] }
    set { self[HandedDown<Object>.self] = newValue }
  }
}
