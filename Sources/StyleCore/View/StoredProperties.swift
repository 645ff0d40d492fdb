// Property wrappers beyond state and environment.

/// A number that grows with the size of text, which is one size here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Makes a number.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a number that grows as a role's text does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

/// A value kept under a key for the whole app; here for as long as the session lasts.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let first: Value
  private var location: StoredLocation<Value>?

  /// Keeps a value under a key, with the value where nothing is kept yet.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    first = wrappedValue
  }

  /// The value now.
  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? first }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return .constant(first)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value under a key, nil where nothing is kept yet.
  public init(_ key: String) {
    self.init(wrappedValue: nil, key)
  }
}

extension AppStorage: DynamicProperty {
  /// Connects to the value kept under the key.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    let (session, first) = (context.session, first)
    location = session.kept(key) { StoredLocation(first, session: session) }
  }
}

/// A value kept under a key for one scene; here for as long as the session lasts.
public typealias SceneStorage = AppStorage

/// A space in which views are known by identities of one's own.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Which space.
  public struct ID: Hashable, Sendable {
    let identity: ViewIdentity
    let offset: Int
  }

  private var id = ID(identity: .root, offset: 0)

  /// Makes a space of this view.
  public init() {}

  /// Which space it is.
  public var wrappedValue: ID { id }

  /// Takes the identity of the view's place.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    id = ID(identity: context.identity, offset: offset)
  }
}

/// A value that a gesture changes while it lasts; a picture shows it at rest.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value at rest.
  public let wrappedValue: Value

  /// Makes a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// What to hand to a gesture.
  public var projectedValue: GestureState { self }
}

/// An object whose parts give bindings.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// Makes bindings to the parts of an object possible.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes bindings to the parts of an object possible.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The same, for a property with a dollar sign.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a part of the object.
  @MainActor
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
