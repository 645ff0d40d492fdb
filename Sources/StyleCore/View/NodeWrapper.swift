/// Something that puts one node around a view.
///
/// The one shape of all modifiers that lower to a node with a single child.
public protocol _NodeWrapper {
  /// The node to put around the view; nil leaves the view as it is.
  @MainActor func node(in context: LoweringContext) -> Node?
  /// The surroundings of the view within; as they are unless told.
  @MainActor func inner(_ context: LoweringContext) -> LoweringContext
}

extension _NodeWrapper {
  /// The surroundings as they are.
  public func inner(_ context: LoweringContext) -> LoweringContext { context }
}

/// A view with a node around it.
public struct _WrappedView<Content: View, Wrapper: _NodeWrapper> {
  let content: Content
  let wrapper: Wrapper
}

extension _WrappedView: PrimitiveView {
  /// Lowers the content and puts the node around each view it consists of.
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    guard let node = wrapper.node(in: context) else {
      return content._lower(in: context.child(0), into: &tree)
    }
    tree.wrap(node) { content._lower(in: wrapper.inner(context.child(0)), into: &$0) }
  }
}

/// A view with another behind it or in front of it.
public struct _DecoratedView<Content: View, Decoration: View> {
  let content: Content
  let decoration: Decoration
  let isInFront: Bool
  let alignment: Alignment
}

extension _DecoratedView: PrimitiveView {
  /// Lowers the content, then the decoration as its second child.
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    let alignment = alignment.resolved(in: context.environment)
    let start = tree.count
    tree.wrap(.decoration(DecorationNode(isInFront: isInFront, alignment: alignment))) { tree in
      content._lower(in: context.child(0), into: &tree)
    }
    if tree.count == start { return }
    var second = NodeTree()
    var inner = context.child(1)
    inner.environment.stackAxis = nil
    second.appendAsOne(.layers(alignment)) { decoration._lower(in: inner, into: &$0) }
    tree.completeDecorations(from: start, with: second)
  }
}

extension NodeTree {
  /// Appends what `children` appends, with a node around each of the views it consists of.
  ///
  /// No view: nothing. Several, as from a group: each is wrapped for itself, as in SwiftUI.
  mutating func wrap(_ node: Node, around children: (inout NodeTree) -> Void) {
    let index = entries.count
    entries.append(Entry(node: node, end: index + 1))
    children(&self)
    if entries.count == index + 1 {
      entries.removeLast()
      return
    }
    if entries[index + 1].end == entries.count {
      entries[index].end = entries.count
      return
    }
    let siblings = Array(entries[(index + 1)...])
    entries.removeSubrange(index...)
    var child = 0
    while child < siblings.count {
      let end = siblings[child].end - (index + 1)
      let shift = entries.count - child - index
      entries.append(Entry(node: node, end: entries.count + 1 + end - child))
      for entry in siblings[child..<end] {
        entries.append(Entry(node: entry.node, end: entry.end + shift))
      }
      child = end
    }
  }

  /// Appends what `children` appends as exactly one node: put into `container` unless it is one.
  mutating func appendAsOne(_ container: Node, _ children: (inout NodeTree) -> Void) {
    let index = entries.count
    entries.append(Entry(node: container, end: index + 1))
    children(&self)
    entries[index].end = entries.count
    if entries.count > index + 1, entries[index + 1].end == entries.count {
      entries.remove(at: index)
      for moved in index..<entries.count { entries[moved].end -= 1 }
    }
  }

  /// Gives each of the decorations that stand side by side from `start` on its second child.
  mutating func completeDecorations(from start: Int, with second: NodeTree) {
    let drawsLines = second.entries.contains { $0.node.drawsLines }
    var index = start
    while index < entries.count {
      if case .decoration(var decoration) = entries[index].node {
        decoration.drawsLines = drawsLines
        entries[index].node = .decoration(decoration)
      }
      let end = entries[index].end
      if end == entries.count {
        for entry in second.entries {
          entries.append(Entry(node: entry.node, end: entry.end + end))
        }
      } else {
        let added = second.entries.map { Entry(node: $0.node, end: $0.end + end) }
        for later in end..<entries.count { entries[later].end += second.count }
        entries.insert(contentsOf: added, at: end)
      }
      entries[index].end = end + second.count
      index = entries[index].end
    }
  }
}

extension Node {
  /// Whether the node draws a line that must not run through text: a stroke, a rule, or a frame thin
  /// enough to be one.
  var drawsLines: Bool {
    switch self {
    case .shape(let shape): shape.drawing != .fill
    case .frame(let frame): frame.thinAxis != nil
    default: false
    }
  }
}
