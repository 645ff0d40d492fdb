/// The styles that wait for a text field, nearest first.
///
/// A field takes the first and draws its body with the rest in force, so that each place where a body
/// puts the field consumes one entry. A style that sets itself again in its own body would never end;
/// after ``deepest`` styles around one another the field is drawn bare.
@MainActor @usableFromInline
class StyleStack {
  @usableFromInline let next: StyleStack?

  /// The most styles drawn around one another.
  static let deepest = 128

  @usableFromInline
  init(next: StyleStack?) {
    self.next = next
  }

  /// Lowers the body of the first style around a field.
  @usableFromInline
  func lowerBody(
    around field: TextField<_TextFieldStyleLabel>, in context: inout LoweringContext,
    into tree: inout NodeTree
  ) {
    preconditionFailure("An entry of the style stack must hold a style.")
  }
}

/// An entry of the style stack.
@usableFromInline
final class StyleLayer<Style: TextFieldStyle>: StyleStack {
  @usableFromInline let style: Style
  /// The name under which the style is marked in the tree; nil for the type's own.
  @usableFromInline let name: String?

  @inlinable
  init(_ style: Style, name: String?, next: StyleStack?) {
    self.style = style
    self.name = name
    super.init(next: next)
  }

  @usableFromInline
  override func lowerBody(
    around field: TextField<_TextFieldStyleLabel>, in context: inout LoweringContext,
    into tree: inout NodeTree
  ) {
    let (styles, scope) = (context.styles, context.activityScope)
    // A style's state goes with the style: another one set in its place begins anew.
    context.descend(ViewIdentity.position(of: Style.self)) { context in
      context.styles = next
      context.styleDepth += 1
      // A field of the body's own stands for the styled one, and has the focus when that has.
      context.activityScope = context.identity
      let style = context.session.installing(style, in: context)
      if context.session.marksStyles, let name = name ?? Style._name {
        let start = tree.beginWrapping(.mark(.style(name)))
        style._lowerBody(around: field, in: &context, into: &tree)
        tree.endWrapping(start)
      } else {
        style._lowerBody(around: field, in: &context, into: &tree)
      }
    }
    context.styleDepth -= 1
    (context.styles, context.activityScope) = (styles, scope)
  }
}

/// A view with a style on the stack.
///
/// No ``_ChangedContext``, which copies the context: each field in a form may have a style of its own.
/// Open to all types for the reason that that is.
public struct _StyledView<Content, Style> {
  @usableFromInline let content: Content
  @usableFromInline let style: Style

  @inlinable
  nonisolated init(content: Content, style: Style) {
    self.content = content
    self.style = style
  }
}

extension _StyledView: View, PrimitiveView where Content: View, Style: TextFieldStyle {
  /// Never evaluated, as the view lowers itself.
  public typealias Body = Never

  /// Lowers the content with the style in front of those set further out.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let outer = context.styles
    context.styles = StyleLayer(style, name: nil, next: outer)
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    context.styles = outer
  }
}

/// Takes all styles off the stack.
public struct _StyleEnd: _ContextChange {
  /// Empties the stack.
  public func apply(to context: inout LoweringContext) {
    context.styles = nil
  }
}

nonisolated extension View {
  /// Sets a style for the text fields in this view.
  ///
  /// Of several the nearest to a field is drawn outermost; see ``TextFieldStyle``.
  @inlinable
  public consuming func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    _StyledView(content: self, style: style)
  }

  /// Keeps styles that are set further out away from the text fields in this view.
  public func textFieldStylesEnd() -> _ChangedContext<Self, _StyleEnd> {
    _ChangedContext(content: self, change: _StyleEnd())
  }
}
