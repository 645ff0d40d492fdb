// What happens when a view comes, goes, or sees a value change. Actions are run when the pass that
// found them is over: they may change state, and then the view is lowered again.

extension LoweringSession {
  /// Has an action run when a value differs from the one seen in the last lowering.
  func observe<Value: Equatable>(
    _ value: Value, at identity: ViewIdentity, offset: Int, startsWith isInitial: Bool,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    let seen = location(Slot(identity: identity, offset: offset)) { Seen<Value>() }
    let old = seen.value
    seen.value = value
    if let old {
      if old != value { afterPass { action(old, value) } }
    } else if isInitial {
      afterPass { action(value, value) }
    }
  }
}

/// The value of a view that was seen in the last lowering.
private final class Seen<Value> {
  var value: Value?
}

/// A view that does something when it comes or goes.
public struct _ComingAndGoing<Content: View> {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension _ComingAndGoing: PrimitiveView {
  /// Lowers the content, and has what is to be done at first done after this pass.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    let session = context.session
    if let onAppear {
      let appearance = session.appearance(of: context.identity, -2)
      if !appearance.isKnown { session.afterPass(onAppear) }
      appearance.isKnown = true
    }
    if let onDisappear { session.setFarewell(onDisappear, for: context.identity) }
  }
}

/// A view that does something when a value changes.
public struct _Observing<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (_ old: Value, _ new: Value) -> Void
}

extension _Observing: PrimitiveView {
  /// Lowers the content, and has what is to be done about another value done after this pass.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    context.session.observe(
      value, at: context.identity, offset: -6, startsWith: isInitial, action)
  }
}

nonisolated extension View {
  /// Does something when the view is lowered for the first time.
  public func onAppear(perform action: (() -> Void)? = nil) -> _ComingAndGoing<Self> {
    _ComingAndGoing(content: self, onAppear: action)
  }

  /// Does something when the view is not lowered any more.
  public func onDisappear(perform action: (() -> Void)? = nil) -> _ComingAndGoing<Self> {
    _ComingAndGoing(content: self, onDisappear: action)
  }

  /// Does something with a value when it has changed since the last lowering.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> _Observing<Self, Value> {
    _Observing(content: self, value: value, isInitial: false) { action($1) }
  }

  /// Does something when a value has changed since the last lowering, and at first if told.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> _Observing<Self, Value> {
    _Observing(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  /// Does something with the old and the new value when it has changed since the last lowering, and
  /// at first if told.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _Observing<Self, Value> {
    _Observing(content: self, value: value, isInitial: initial, action: action)
  }

  /// Does nothing: nobody waits for the work of a picture.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    noting("task")
  }

  /// Does nothing: nobody waits for the work of a picture.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    noting("task")
  }
}
