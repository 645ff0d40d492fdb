/// Makes one view of the views written in a block.
///
/// A single expression is handed back as it is, so that a builder may return a shape as a shape.
@resultBuilder
public enum ViewBuilder {
  /// An empty block.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One expression.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// One view.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Several views, which stay siblings.
  @_disfavoredOverload @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The second branch of an `if` or `switch`.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// An `if #available`, whose type must not be named outside.
  @MainActor
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other.
public struct TupleView<each Content: View> {
  @usableFromInline let content: (repeat each Content)

  /// Makes a view of several.
  @inlinable
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  /// Appends the nodes of each view in turn.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let own = context.identity
    var position = 0
    func lower<Element: View>(_ view: Element) {
      context.identity = own.child(position)
      view._lower(in: &context, into: &tree)
      position += 1
    }
    repeat lower(each content)
    context.identity = own
  }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View> {
  @usableFromInline
  enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable
  init(_ branch: Branch) {
    self.branch = branch
  }
}

extension _ConditionalContent: PrimitiveView {
  /// Lowers the branch taken; each branch has an identity of its own.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    switch branch {
    case .first(let view): context.descend(0) { view._lower(in: &$0, into: &tree) }
    case .second(let view): context.descend(1) { view._lower(in: &$0, into: &tree) }
    }
  }

  /// The text of the branch taken.
  public var _text: Text? {
    switch branch {
    case .first(let view): view._text
    case .second(let view): view._text
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never evaluated, as an optional lowers itself.
  public var body: Never {
    preconditionFailure("An optional view lowers itself; nobody may ask for its body.")
  }

  /// Lowers the view if there is one.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { self?._lower(in: &$0, into: &tree) }
  }

  /// The text of the view if there is one.
  public var _text: Text? { self?._text }
}

/// Several views treated as one where a single view is wanted; each is modified for itself.
public struct Group<Content: View> {
  @usableFromInline let content: Content

  /// Makes a group of the views in the block.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView {
  /// Lowers the content as it is.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { content._lower(in: &$0, into: &tree) }
  }

  /// The text of the content.
  public var _text: Text? { content._text }
}

/// A view whose type is hidden; another type in its place begins with state of its own.
public struct AnyView {
  private let lower: @MainActor (inout LoweringContext, inout NodeTree) -> Void
  private let text: @MainActor () -> Text?

  /// Hides the type of a view.
  @MainActor public init<Content: View>(_ view: Content) {
    lower = { context, tree in
      context.descend(ViewIdentity.position(of: Content.self)) {
        view._lower(in: &$0, into: &tree)
      }
    }
    text = { view._text }
  }

  /// Hides the type of a view.
  @MainActor public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  /// Lowers the view inside.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    lower(&context, &tree)
  }

  /// The text of the view inside.
  public var _text: Text? { text() }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  @usableFromInline let data: Data
  /// Where an element stands among the others: what tells it apart, in one number.
  @usableFromInline let place: (Data.Element) -> Int
  @usableFromInline let content: (Data.Element) -> Content

  init(
    elements: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    data = elements
    place = { id($0).hashValue }
    self.content = content
  }

  /// Makes a view for each element, told apart by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    place = { $0[keyPath: id].hashValue }
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each element, told apart by its identity.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    place = { $0.id.hashValue }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    place = { $0 }
    self.content = content
  }
}

extension ForEach: PrimitiveView {
  /// Appends the nodes of each element's view; state follows the element's identity.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    for element in data {
      context.descend(place(element)) {
        content(element)._lower(in: &$0, into: &tree)
      }
    }
  }
}
