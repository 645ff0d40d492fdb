/// A look or behaviour that is put on a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The view that is modified, to be placed in the body.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// Stands for the view that a modifier is put on.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let lower: @MainActor (inout LoweringContext, inout NodeTree) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
  /// Lowers the modified view in the surroundings of its place in the body.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { lower(&$0, &tree) }
  }
}

/// A view with a modifier put on it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Puts a modifier on a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Never evaluated, as the view lowers itself.
  public typealias Body = Never

  /// Installs the modifier's dynamic properties and lowers its body.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let content = content
    context.descend(0) { context in
      let body = context.session.installing(modifier, in: context)
        .body(content: _ViewModifier_Content { content._lower(in: &$0, into: &$1) })
      context.descend(0) { body._lower(in: &$0, into: &tree) }
    }
  }
}

nonisolated extension View {
  /// Puts a modifier on this view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
