// Containers of whole screens. There are no screens here: each is the stack it is most like, and its
// furniture is left out.

/// Views one above the other, made when they come into sight; here all are.
public typealias LazyVStack = VStack
/// Views side by side, made when they come into sight; here all are.
public typealias LazyHStack = HStack

/// Views that can be scrolled; here all are shown.
public struct ScrollView<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Makes a container that scrolls along some axes; up and down unless told.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: View {
  /// The views in a column, or in a row where it scrolls sideways only.
  public var body: some View {
    if axes == .horizontal { HStack { content } } else { VStack { content } }
  }
}

/// Views of which one can be scrolled to, where something scrolls.
public struct ScrollViewReader<Content: View> {
  let content: (ScrollViewProxy) -> Content

  /// Makes a container for views that scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What scrolls to a view.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: nothing scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A list of rows.
public struct List<Content: View> {
  let content: Content

  /// Makes a list of the views in the block.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list of a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of a row for each element, told apart by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: View {
  /// The rows in a column.
  public var body: some View { VStack(alignment: .leading) { content } }
}

/// Controls to be filled in.
public struct Form<Content: View> {
  let content: Content

  /// Makes a form of the views in the block.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  /// The controls in a column.
  public var body: some View { VStack(alignment: .leading) { content } }
}

/// Views that belong together, with a header above and a footer below.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Makes a section with header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Makes a section with a header, as it was spelled earlier.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content) {
      header
    } footer: {
      EmptyView()
    }
  }

  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Parent == Text {
    self.init(content: content) {
      Text(titleKey)
    } footer: {
      EmptyView()
    }
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Parent == Text {
    self.init(content: content) {
      Text(title)
    } footer: {
      EmptyView()
    }
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section of the views in the block.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section: View {
  /// Header and footer in the second rank, the views between them.
  @ViewBuilder public var body: some View {
    header.foregroundStyle(.secondary)
    content
    footer.foregroundStyle(.secondary)
  }
}

/// A group with a title above it.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Makes a group with a view above it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a group with a title above it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox: View {
  /// The title in bold, and the views below it.
  public var body: some View {
    VStack(alignment: .leading) {
      label.bold()
      content
    }
  }
}

/// Screens on top of one another, of which the first is shown.
public struct NavigationStack<Content: View> {
  let content: Content

  /// Makes a pile of screens.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }
}

extension NavigationStack: View {
  /// The first screen.
  public var body: some View { VStack { content } }
}

/// Screens on top of one another, as it was called earlier.
public struct NavigationView<Content: View> {
  let content: Content

  /// Makes a pile of screens.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The first screen.
  public var body: some View { VStack { content } }
}

/// A way to another screen, of which what can be pressed is shown.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label

  /// Makes a way to a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a way to a screen, as it was spelled earlier.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a way to a screen that code can go, as it was spelled earlier.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a way to a screen.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a way to a screen, as it was spelled earlier.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a way to the screen of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink: View {
  /// The label in the tint.
  public var body: some View { _TintedLabel(label: label, role: nil) }
}

/// Rows whose parts stand below one another; here the rows are, and their parts as they come.
public struct Grid<Content: View> {
  let alignment: Alignment
  let verticalSpacing: Double?
  let content: Content

  /// Makes a grid of rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  /// The rows in a column.
  public var body: some View {
    VStack(alignment: alignment.horizontal, spacing: verticalSpacing) { content }
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment
  let content: Content

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// The parts side by side.
  public var body: some View { HStack(alignment: alignment) { content } }
}

/// The first of several views that fits; here the first.
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Makes a choice of views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  /// Appends the first view.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    var all = NodeTree()
    context.descend(0) { content._lower(in: &$0, into: &all) }
    guard all.count > 0 else { return }
    let start = tree.count
    tree.entries += all.entries[..<all.end(of: 0)].map {
      NodeTree.Entry(node: $0.node, end: $0.end + start)
    }
  }
}

/// A menu, of which what opens it is shown.
public struct Menu<Label: View, Content: View> {
  let label: Label

  /// Makes a menu that a view opens.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Menu where Label == Text {
  /// Makes a menu that a title opens.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// Makes a menu that a title opens.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu: View {
  /// The label in the tint.
  public var body: some View { _TintedLabel(label: label, role: nil).noting("menu") }
}

/// A view that is lowered anew only when it has changed; here always.
public struct EquatableView<Content: View & Equatable> {
  /// The view.
  public var content: Content

  /// Makes a view of one that can be compared.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  /// The view.
  public var body: some View { content }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// Makes a modifier that changes nothing.
  nonisolated public init() {}

  /// A modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Two modifiers, one after the other.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with the one modifier, then the other.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
