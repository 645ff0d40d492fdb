/// A symbol and a title.
///
/// ```
/// ⌕ Search
/// ```
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label of a title and an asset.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label of a title and an asset.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label: PrimitiveView {
  /// Appends the label in the style set around it; symbol, then title, without one.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    guard let maker = context.environment.labelMaker else {
      return context.descend(0) { plain._lower(in: &$0, into: &tree) }
    }
    let (title, icon) = (title, icon)
    var inner = context.child(1)
    inner.environment.labelMaker = nil
    maker.lower(
      LabelStyleConfiguration(
        title: .init { title._lower(in: &$0, into: &$1) },
        icon: .init { icon._lower(in: &$0, into: &$1) }),
      &inner, &tree)
  }

  /// The label without a style.
  private var plain: some View {
    HStack {
      icon
      title
    }
  }

  /// The title, if it is a text.
  public var _text: Text? { title._text }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What is known of the label.
  typealias Configuration = LabelStyleConfiguration
  /// The label in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label's style is told.
public struct LabelStyleConfiguration {
  /// The title.
  public let title: Title
  /// The symbol.
  public let icon: Icon

  /// Stands for the title.
  public typealias Title = ButtonStyleConfiguration.Label
  /// Stands for the symbol.
  public typealias Icon = ButtonStyleConfiguration.Label
}

/// The usual look: symbol and title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Symbol and title.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// Symbol and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Symbol and title.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The symbol.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Symbol and title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The symbol alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension View {
  /// Sets a style for the labels in this view.
  public func labelStyle<Style: LabelStyle>(
    _ style: Style
  ) -> _ChangedContext<Self, _LabelStyleChange<Style>> {
    _ChangedContext(content: self, change: _LabelStyleChange(style: style))
  }
}

/// A new style for labels.
public struct _LabelStyleChange<Style: LabelStyle>: _ContextChange {
  let style: Style

  /// Puts the style in the place of the one set further out.
  public func apply(to context: inout LoweringContext) {
    let style = style
    context.environment.labelMaker = StyleMaker { configuration, context, tree in
      context.session.installing(style, in: context).makeBody(configuration: configuration)
        ._lower(in: &context, into: &tree)
    }
  }
}
