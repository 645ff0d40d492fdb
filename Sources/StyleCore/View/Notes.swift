/// A view that asks for something that cells cannot show.
///
/// It is lowered as it is; the session is told, so that an author can be (``LoweringSession/notes``).
public struct _NotedView<Content: View> {
  let content: Content
  /// What is not shown; nil for nothing.
  let note: String?
}

extension _NotedView: PrimitiveView {
  /// Notes what is not shown and lowers the content.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    if let note { context.session.note(note) }
    context.descend(0) { content._lower(in: &$0, into: &tree) }
  }
}

nonisolated extension View {
  /// This view, with a note that something it asks for is not shown.
  func noting(_ what: String, if isAsked: Bool = true) -> _NotedView<Self> {
    _NotedView(content: self, note: isAsked ? what : nil)
  }
}
