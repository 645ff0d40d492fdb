/// A place where a value lives outside the views that show it.
@MainActor @usableFromInline
class Location<Value> {
  func read() -> Value { preconditionFailure("A location must say how it is read.") }
  func write(_ value: Value) { preconditionFailure("A location must say how it is written.") }
}

/// The place where a state property keeps its value between evaluations.
final class StoredLocation<Value>: Location<Value> {
  private var value: Value
  private weak var session: LoweringSession?

  init(_ value: Value, session: LoweringSession?) {
    self.value = value
    self.session = session
  }

  override func read() -> Value { value }

  override func write(_ value: Value) {
    self.value = value
    session?.invalidate()
  }
}

/// A place read and written through closures.
final class ClosureLocation<Value>: Location<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  override func read() -> Value { get() }
  override func write(_ value: Value) { set(value) }
}

/// A value that a view or a style keeps between evaluations of its body.
///
/// The storage belongs to the place in the tree of views; in a style, to the field that is styled.
/// The value given in the declaration counts the first time only.
@propertyWrapper
public struct State<Value> {
  private var _value: Value
  private var location: StoredLocation<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    _value = wrappedValue
  }

  /// Makes a state with its first value.
  public init(initialValue: Value) {
    _value = initialValue
  }

  /// The value now; writing it has the view drawn again.
  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? _value }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(_value)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins as nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: DynamicProperty {
  /// Connects to the value kept for this view.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    let session = context.session
    let first = _value
    location = session.location(.init(identity: context.identity, offset: offset)) {
      StoredLocation(first, session: session)
    }
  }
}

/// A connection to a value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// Nil for a constant.
  @usableFromInline var location: Location<Value>?
  /// The value when the binding was made or last installed; existing styles read it by reflection.
  @usableFromInline var _value: Value

  @MainActor init(location: Location<Value>) {
    self.location = location
    _value = location.read()
  }

  @inlinable
  init(constant value: Value) {
    location = nil
    _value = value
  }

  /// Makes a binding from two closures.
  @MainActor @preconcurrency
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// Makes a binding to the value another binding is connected to.
  @MainActor public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value when the binding was made or last installed.
  var snapshot: Value { _value }

  /// Makes a binding whose value never changes; writes are ignored.
  @inlinable
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(constant: value)
  }

  /// The value now.
  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? _value }
    nonmutating set { location?.write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  @MainActor
  public subscript<Part>(
    dynamicMember path: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension Binding: DynamicProperty {
  /// Refreshes the value that reflection sees.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    if let location { _value = location.read() }
  }
}
