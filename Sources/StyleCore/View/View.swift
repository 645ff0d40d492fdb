/// A piece of a picture, described by a body of further pieces.
///
/// Spelled as SwiftUI spells it. What SwiftUI's hidden requirement does (make the view's part of the
/// graph) is `_lower(in:into:)` here: a view appends its nodes to a tree. Views of one's own write
/// a ``body`` and leave the rest.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Appends the nodes of this view to a tree: none, one, or several siblings.
  ///
  /// The default installs the view's dynamic properties and lowers its body.
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree)

  /// The text the view consists of, if it is one; what a text field shows as its placeholder.
  var _text: Text? { get }
}

extension View {
  /// Installs the view's dynamic properties, evaluates its body and lowers that.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { context in
      context.session.installing(self, in: context).body._lower(in: &context, into: &tree)
    }
  }

  /// Nothing: only ``Text`` is text.
  @inlinable
  public var _text: Text? { nil }
}

/// A view that appends nodes itself and has no body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated, as the view lowers itself.
  public var body: Never {
    preconditionFailure("\(Self.self) lowers itself; nobody may ask for its body.")
  }
}

extension Never: View {
  /// Never evaluated, as there is no value to ask.
  public var body: Never { self }
}

/// A view of nothing: no cells, no place in a stack.
public struct EmptyView: Sendable {
  /// Makes a view of nothing.
  @inlinable
  public init() {}
}

extension EmptyView: PrimitiveView {
  /// Appends nothing.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {}
}
