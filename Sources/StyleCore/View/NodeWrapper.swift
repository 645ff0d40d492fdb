/// Something that puts one node around a view.
///
/// The one shape of all modifiers that lower to a node with a single child. Keeps no state, so the view
/// within has the identity of the whole.
public protocol _NodeWrapper {
  /// The node to put around the view; nil leaves the view as it is.
  @MainActor func node(in context: LoweringContext) -> Node?
  /// Whether nothing of the view within is seen; false unless told.
  var hidesContent: Bool { get }
}

extension _NodeWrapper {
  /// False.
  @inlinable public var hidesContent: Bool { false }
}

/// A view with a node around it.
///
/// Open to all types for the reason that ``_ChangedContext`` is.
public struct _WrappedView<Content, Wrapper> {
  @usableFromInline let content: Content
  @usableFromInline let wrapper: Wrapper

  @inlinable
  nonisolated init(content: Content, wrapper: Wrapper) {
    self.content = content
    self.wrapper = wrapper
  }
}

extension _WrappedView: View, PrimitiveView where Content: View, Wrapper: _NodeWrapper {
  /// Never evaluated, as the view lowers itself.
  public typealias Body = Never

  /// Lowers the content and puts the node around each view it consists of.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    guard let node = wrapper.node(in: context) else {
      return content._lower(in: &context, into: &tree)
    }
    let start = tree.beginWrapping(consume node)
    let isUnseen = context.isUnseen
    if wrapper.hidesContent { context.isUnseen = true }
    content._lower(in: &context, into: &tree)
    context.isUnseen = isUnseen
    tree.endWrapping(start)
  }
}

/// A view with another behind it or in front of it.
///
/// Open to all types for the reason that ``_ChangedContext`` is.
public struct _DecoratedView<Content, Decoration> {
  @usableFromInline let content: Content
  @usableFromInline let decoration: Decoration
  @usableFromInline let isInFront: Bool
  @usableFromInline let alignment: Alignment

  @inlinable
  nonisolated init(
    content: Content, decoration: Decoration, isInFront: Bool, alignment: Alignment
  ) {
    self.content = content
    self.decoration = decoration
    self.isInFront = isInFront
    self.alignment = alignment
  }
}

extension _DecoratedView: View, PrimitiveView where Content: View, Decoration: View {
  /// Never evaluated, as the view lowers itself.
  public typealias Body = Never

  /// Lowers the content, then the decoration as its second child.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let alignment = alignment.resolved(in: context.environment)
    let start = tree.beginWrapping(
      .decoration(DecorationNode(isInFront: isInFront, alignment: alignment)))
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    tree.endWrapping(start)
    if tree.count == start { return }
    let second = tree.count
    context.descend(1, along: nil) { decoration._lower(in: &$0, into: &tree) }
    tree.join(from: second, in: .layers(alignment))
    tree.completeDecorations(from: start, secondFrom: second)
  }
}

extension NodeTree {
  /// Begins a node around each of the views appended until ``endWrapping(_:)``, and gives its index.
  @usableFromInline
  mutating func beginWrapping(_ node: consuming Node) -> Int {
    begin(node)
  }

  /// Ends the node begun at an index.
  ///
  /// No view inside: nothing is left. Several, as from a group: each is wrapped for itself, as in
  /// SwiftUI.
  @usableFromInline
  mutating func endWrapping(_ index: Int) {
    if entries.count == index + 1 {
      entries.removeLast()
      return
    }
    if entries[index + 1].end == entries.count {
      entries[index].end = entries.count
      return
    }
    let node = entries[index].node
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

  /// Makes exactly one node of what was appended from an index on: puts it into `container` unless it
  /// is one.
  @usableFromInline
  mutating func join(from index: Int, in container: Node) {
    if entries.count > index, entries[index].end == entries.count { return }
    for moved in index..<entries.count { entries[moved].end += 1 }
    entries.insert(Entry(node: container, end: entries.count + 1), at: index)
  }

  /// Whether one of the nodes from an index on draws a line.
  private func drawsLines(from index: Int) -> Bool {
    // By a pointer, since an array hands out a copy of each entry.
    entries.withUnsafeBufferPointer { entries in
      guard let first = entries.baseAddress else { return false }
      return (index..<entries.count).contains { (first + $0).pointee.node.drawsLines }
    }
  }

  /// Gives each of the decorations that stand side by side from `start` on its second child, which has
  /// been appended from `second` on.
  @usableFromInline
  mutating func completeDecorations(from start: Int, secondFrom second: Int) {
    if drawsLines(from: second) {
      var index = start
      while index < second {
        entries[index].node.noteLines()
        index = entries[index].end
      }
    }
    if entries[start].end == second {
      entries[start].end = entries.count
      return
    }
    let added = entries[second...].map { Entry(node: $0.node, end: $0.end - second) }
    entries.removeSubrange(second...)
    var index = start
    while index < entries.count {
      let end = entries[index].end
      for later in end..<entries.count { entries[later].end += added.count }
      entries.insert(contentsOf: added.map { Entry(node: $0.node, end: $0.end + end) }, at: end)
      entries[index].end = end + added.count
      index = entries[index].end
    }
  }
}

extension Node {
  /// Notes of a decoration that its second child draws lines.
  fileprivate mutating func noteLines() {
    guard case .decoration(let decoration) = self else { return }
    self = .decoration(
      DecorationNode(
        isInFront: decoration.isInFront, alignment: decoration.alignment, drawsLines: true))
  }

  /// Whether the node draws a line that must not run through text: a stroke, a rule, or a frame thin
  /// enough to be one.
  var drawsLines: Bool {
    switch self {
    case .shape(let shape): if case .fill = shape.drawing { false } else { true }
    case .frame(let frame): frame.thinAxis != nil
    default: false
    }
  }
}
