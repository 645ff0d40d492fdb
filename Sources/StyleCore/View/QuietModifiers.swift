// Modifiers for what a picture of a field does not have: a screen around it, other screens, a
// pointer, an identity. They compile and change nothing.

// MARK: Places

nonisolated extension View {
  /// Draws the view in order: what comes later is in front.
  public func zIndex(_ value: Double) -> some View { noting("z-index", if: value != 0) }

  /// Aligns the view as all are.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    noting("alignment guide")
  }

  /// Aligns the view as all are.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    noting("alignment guide")
  }

  /// Gives the view the room it is offered, in whatever ratio.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View { self }

  /// Gives the view the room it is offered, in whatever ratio.
  public func scaledToFit() -> some View { self }

  /// Gives the view the room it is offered, in whatever ratio.
  public func scaledToFill() -> some View { self }

  /// Changes nothing: a terminal has no edges to stay clear of.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Changes nothing: a terminal has no edges to stay clear of.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts room around the view, as there are no edges to stay clear of.
  public func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// Puts room on some edges of the view, as there are no edges to stay clear of.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges, length)
  }

  /// Puts another view above or below this one.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let other = content()
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { other }
      self
      if edge == .bottom { other }
    }
  }

  /// Puts another view before or behind this one.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let other = content()
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { other }
      self
      if edge == .trailing { other }
    }
  }

  /// Gives places in the view a name for others to refer to.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
}

/// The sides of a view, so far as they are known before layout: not at all.
public struct ViewDimensions: Hashable, Sendable {
  /// Points from side to side.
  public let width: Double
  /// Points from top to bottom.
  public let height: Double

  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> Double {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> Double {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: height
    }
  }
}

/// Whether a ratio is kept within the room or over it.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Within.
  case fit
  /// Over.
  case fill
}

/// What takes room at the edges of a screen.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// One bit a region.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and its bars take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of it.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// A set of these sides.
  public typealias Set = Edge.Set
}

/// The side where lines begin, or where they end.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing

  /// A set of these sides.
  public typealias Set = Edge.Set
}

// MARK: Identities and comparisons

nonisolated extension View {
  /// Gives the view an identity; when it changes, the state inside begins anew.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IdentifiedView(content: self, id: id) }

  /// Gives the view a mark by which a choice tells it.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
}

/// A view whose identity is its own.
struct _IdentifiedView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

extension _IdentifiedView: PrimitiveView {
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(id.hashValue) { content._lower(in: &$0, into: &tree) }
  }
}

extension View where Self: Equatable {
  /// Changes nothing: views are lowered anew each time.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

// MARK: Focus, keys and pointers

nonisolated extension View {
  /// Changes nothing: fields have the focus, nothing else.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Changes nothing: the system draws no ring around what has the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Changes nothing: the scenario says which field has the focus.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Changes nothing: the scenario says which field has the focus.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Changes nothing: the scenario says which field has the focus.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Changes nothing: the scenario says which field has the focus.
  public func focusSection() -> some View { self }

  /// Changes nothing: a picture has no pointer over it.
  public func help(_ text: Text) -> some View { self }

  /// Changes nothing: a picture has no pointer over it.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: a picture has no pointer over it.
  @_disfavoredOverload
  public func help<Words: StringProtocol>(_ text: Words) -> some View { self }

  /// Changes nothing: what is shown cannot be selected with a finger.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }

  /// Does nothing: nothing is felt.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }
}

/// How urgent a wish for the focus is.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let isUserInitiated: Bool

  /// When nobody asked for another.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// When a person has moved the focus too.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// What a person feels when something happens.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// Something was selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something may be wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something is wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something hit something.
  public static let impact = SensoryFeedback(name: "impact")
}

// MARK: Screens and what stands on them

nonisolated extension View {
  /// Changes nothing: there is no bar for a title.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Changes nothing: there is no bar for a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: there is no bar for a title.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { self }

  /// Changes nothing: there is no bar for a title.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Changes nothing: there is no bar to be hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Changes nothing: a menu is opened by a press that a terminal does not tell.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }

  /// Changes nothing: lists are plain columns.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Draws the view behind this one, as a row's ground.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    background(view)
  }

  /// Changes nothing: lists are plain columns.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Changes nothing: what scrolls has no ground of its own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Changes nothing: nothing scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Changes nothing: nothing scrolls.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Changes nothing: nothing scrolls.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Sets the style that the background style stands for; shapes are filled with their own.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    noting("background style")
  }
}

/// Whether bars tell how far something has scrolled.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As usual, while there is something to scroll, or never.
  case automatic, visible, hidden, never
}

/// Whether what is scrolled gives way at its ends.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As usual, always, or only where there is something to scroll.
  case automatic, always, basedOnSize
}
