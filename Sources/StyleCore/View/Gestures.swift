/// Something a person does with a finger or a pointer.
public protocol Gesture<Value> {
  /// What is known while it is done.
  associatedtype Value
  /// What is to be done when it was a simple press; nil for any other gesture.
  var _press: (() -> Void)? { get }
}

extension Gesture {
  /// Nothing.
  public var _press: (() -> Void)? { nil }

  /// Does something when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Does nothing: what a person is about to do is not known.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

extension Gesture where Value: Equatable {
  /// Does nothing: what a person is about to do is not known.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A gesture with something to be done when it ends.
public struct _EndedGesture<Base: Gesture>: Gesture {
  /// What is known of the gesture.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void

  /// The action, after a simple press.
  public var _press: (() -> Void)? {
    guard let press = gesture as? any _PressGesture, press.isSinglePress,
      let value = press.pressed as? Value
    else { return nil }
    let action = action
    return { action(value) }
  }
}

/// A gesture that a simple press can be.
protocol _PressGesture {
  var isSinglePress: Bool { get }
  var pressed: Any { get }
}

/// A tap, or several in a row.
public struct TapGesture: Gesture, _PressGesture {
  /// Nothing is known of a tap.
  public typealias Value = Void
  let count: Int

  /// Makes a gesture of one tap unless told.
  public init(count: Int = 1) {
    self.count = count
  }

  var isSinglePress: Bool { count == 1 }
  var pressed: Any { () }
}

/// A press held for a while.
public struct LongPressGesture: Gesture {
  /// Whether the press was held.
  public typealias Value = Bool

  /// Makes a gesture held for some seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

nonisolated extension View {
  /// Does something when the view is pressed once; for several presses in a row, nothing.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> _WrappedView<Self, _PressWrapper> {
    _WrappedView(content: self, wrapper: _PressWrapper(action: count == 1 ? action : nil))
  }

  /// Does nothing: a terminal does not tell how long a press is held.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Does what a gesture of one press is for; nothing for others.
  public func gesture<Some: Gesture>(_ gesture: Some) -> _WrappedView<Self, _PressWrapper> {
    _WrappedView(content: self, wrapper: _PressWrapper(action: gesture._press))
  }

  /// Does what a gesture of one press is for; nothing for others.
  public func simultaneousGesture<Some: Gesture>(
    _ gesture: Some
  ) -> _WrappedView<Self, _PressWrapper> {
    self.gesture(gesture)
  }

  /// Does what a gesture of one press is for; nothing for others.
  public func highPriorityGesture<Some: Gesture>(
    _ gesture: Some
  ) -> _WrappedView<Self, _PressWrapper> {
    self.gesture(gesture)
  }

  /// Does nothing: a picture has no pointer over it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Changes nothing: a picture has no pointer over it.
  public func hoverEffect() -> some View { self }

  /// Changes nothing: every cell that is drawn can be pressed.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    self
  }

  /// Changes nothing: every cell that is drawn can be pressed.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }

  /// Keeps presses away from the buttons in this view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    changingEnvironment { if !enabled { $0.isPressable = false } }
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit a use.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Being pressed.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Being dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Being looked at closely.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Being pointed at.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Being described.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// Having the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// A view that does something when it is pressed.
public struct _PressWrapper: _NodeWrapper {
  let action: (() -> Void)?

  /// The mark that the host looks for; none where nothing reacts.
  public func node(in context: LoweringContext) -> Node? {
    let environment = context.environment
    guard let action, environment.isEnabled, environment.isPressable else { return nil }
    return .mark(.action(context.session.register(action)))
  }
}

extension EnvironmentValues {
  private struct IsPressable: EnvironmentKey {
    static let defaultValue = true
  }

  /// Whether presses reach the views.
  var isPressable: Bool {
    get { self[IsPressable.self] }
    set { self[IsPressable.self] = newValue }
  }
}
