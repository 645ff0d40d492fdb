/// A change of the surroundings in which a view is lowered.
///
/// The one shape of all modifiers that only hand something down: environment values, styles, focus
/// bindings.
public protocol _ContextChange {
  /// Changes the context of the modified view.
  @MainActor func apply(to context: inout LoweringContext)
}

/// A view lowered in a changed context.
///
/// Says what it takes with its conformance, and not with the type: then a process that draws one field need
/// not look up at its start what conforms to what.
public struct _ChangedContext<Content, Change> {
  @usableFromInline let content: Content
  @usableFromInline let change: Change

  @inlinable
  nonisolated init(content: Content, change: Change) {
    self.content = content
    self.change = change
  }
}

extension _ChangedContext: View, PrimitiveView where Content: View, Change: _ContextChange {
  /// Never evaluated, as the view lowers itself.
  public typealias Body = Never

  /// Lowers the content in the changed context.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    var changed = context.child(0)
    change.apply(to: &changed)
    content._lower(in: &changed, into: &tree)
  }
}

/// A change of environment values.
public struct _EnvironmentChange: _ContextChange {
  let change: (inout EnvironmentValues) -> Void

  /// Changes the context's environment.
  public func apply(to context: inout LoweringContext) {
    change(&context.environment)
  }
}

nonisolated extension View {
  /// Sets an environment value for this view and all inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> _ChangedContext<Self, _EnvironmentChange> {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value in place for this view and all inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> _ChangedContext<Self, _EnvironmentChange> {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> _ChangedContext<Self, _EnvironmentChange> {
    _ChangedContext(content: self, change: _EnvironmentChange(change: change))
  }
}
