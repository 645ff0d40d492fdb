/// Whether a text field has the focus, or which one of several.
///
/// `Bool` tells of one field; an optional value tells which of the fields that ``View/focused(_:equals:)``
/// has named. In a style the storage belongs to the field that is styled.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let unfocused: Value
  private var location: StoredLocation<Value>?

  /// Makes a state that tells of one field.
  public init() where Value == Bool {
    unfocused = false
  }

  /// Makes a state that tells which of several fields has the focus.
  public init<Field: Hashable>() where Value == Field? {
    unfocused = nil
  }

  /// What has the focus now.
  @MainActor public var wrappedValue: Value {
    get { location?.read() ?? unfocused }
    nonmutating set { location?.write(newValue) }
  }

  /// What to attach to the fields with ``View/focused(_:)``.
  @MainActor public var projectedValue: Binding {
    Binding(location: location, unfocused: unfocused)
  }

  /// A connection to a focus state that somebody else keeps.
  @propertyWrapper
  public struct Binding {
    fileprivate let location: StoredLocation<Value>?
    fileprivate let unfocused: Value

    /// What has the focus now.
    @MainActor public var wrappedValue: Value {
      get { location?.read() ?? unfocused }
      nonmutating set { location?.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: DynamicProperty {
  /// Connects to the focus kept for this view.
  public mutating func _install(in context: LoweringContext, offset: Int) {
    let session = context.session
    let first = unfocused
    location = session.location(.init(identity: context.identity, offset: offset)) {
      StoredLocation(first, session: session)
    }
  }
}

/// A chain of focus bindings that a field reports to, nearest first.
@MainActor
final class FocusLink {
  private let report: (Bool) -> Void
  private let names: () -> Bool
  private let next: FocusLink?

  /// Makes a link that tells its binding, and knows whether the binding names the field.
  init(next: FocusLink?, names: @escaping () -> Bool, report: @escaping (Bool) -> Void) {
    self.next = next
    self.names = names
    self.report = report
  }

  /// Whether a binding names the field.
  var isNamed: Bool { names() || next?.isNamed == true }

  /// Whether every binding names the field.
  var isNamedThroughout: Bool { names() && next?.isNamedThroughout != false }

  func callAsFunction(isFocused: Bool) {
    report(isFocused)
    next?(isFocused: isFocused)
  }
}

/// Attaches a focus binding to the fields below.
public struct _FocusChange<Value: Hashable>: _ContextChange {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Puts the binding in front of those attached further out.
  public func apply(to context: inout LoweringContext) {
    let (binding, value) = (binding, value)
    context.focusLinks = FocusLink(
      next: context.focusLinks, names: { binding.wrappedValue == value }
    ) { isFocused in
      if isFocused {
        if binding.wrappedValue != value { binding.wrappedValue = value }
      } else if binding.wrappedValue == value, value != binding.unfocused {
        binding.wrappedValue = binding.unfocused
      }
    }
  }
}

nonisolated extension View {
  /// Has a focus state tell whether the text field in this view has the focus.
  public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> _ChangedContext<Self, _FocusChange<Bool>> {
    _ChangedContext(content: self, change: _FocusChange(binding: condition, value: true))
  }

  /// Has a focus state take a value while the text field in this view has the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> _ChangedContext<Self, _FocusChange<Value>> {
    _ChangedContext(content: self, change: _FocusChange(binding: binding, value: value))
  }
}
