/// Makes the body of a control's style, whatever the style's type.
///
/// One box a kind of control is kept in the environment; a style's dynamic properties are installed
/// where the control stands.
struct StyleMaker<Configuration> {
  let lower: @MainActor (Configuration, inout LoweringContext, inout NodeTree) -> Void
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
  /// The button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style is told.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether it is held down, which a picture never shows.
  public let isPressed: Bool

  /// Stands for what the button shows.
  public struct Label: PrimitiveView {
    let lower: @MainActor (inout LoweringContext, inout NodeTree) -> Void

    /// Lowers what the button was given.
    public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
      context.descend(0) { lower(&$0, &tree) }
    }
  }
}

/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The button in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button's style is told that decides itself when to act.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: ButtonStyleConfiguration.Label
  let action: () -> Void

  /// What the button shows.
  public typealias Label = ButtonStyleConfiguration.Label

  /// Does what the button is for.
  public func trigger() { action() }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// Destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Goes back on something.
  public static let cancel = ButtonRole(name: "cancel")
  /// Goes on with something.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes something.
  public static let close = ButtonRole(name: "close")
}

extension EnvironmentValues {
  private struct ButtonMaker: EnvironmentKey {
    static var defaultValue: StyleMaker<PrimitiveButtonStyleConfiguration>? { nil }
  }

  private struct LabelMaker: EnvironmentKey {
    static var defaultValue: StyleMaker<LabelStyleConfiguration>? { nil }
  }

  private struct ToggleMaker: EnvironmentKey {
    static var defaultValue: StyleMaker<ToggleStyleConfiguration>? { nil }
  }

  private struct ProgressMaker: EnvironmentKey {
    static var defaultValue: StyleMaker<ProgressViewStyleConfiguration>? { nil }
  }

  var buttonMaker: StyleMaker<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonMaker.self] }
    set { self[ButtonMaker.self] = newValue }
  }

  var labelMaker: StyleMaker<LabelStyleConfiguration>? {
    get { self[LabelMaker.self] }
    set { self[LabelMaker.self] = newValue }
  }

  var toggleMaker: StyleMaker<ToggleStyleConfiguration>? {
    get { self[ToggleMaker.self] }
    set { self[ToggleMaker.self] = newValue }
  }

  var progressMaker: StyleMaker<ProgressViewStyleConfiguration>? {
    get { self[ProgressMaker.self] }
    set { self[ProgressMaker.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets a style for the buttons in this view.
  public func buttonStyle<Style: ButtonStyle>(
    _ style: Style
  ) -> _ChangedContext<Self, _ButtonStyleChange<Style>> {
    _ChangedContext(content: self, change: _ButtonStyleChange(style: style))
  }

  /// Sets a style for the buttons in this view that decides itself when they act.
  @_disfavoredOverload
  public func buttonStyle<Style: PrimitiveButtonStyle>(
    _ style: Style
  ) -> _ChangedContext<Self, _PrimitiveButtonStyleChange<Style>> {
    _ChangedContext(content: self, change: _PrimitiveButtonStyleChange(style: style))
  }

  /// Sets the outline of the buttons with borders in this view, which is round in any case.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}

/// The outline of buttons with borders, which other views can have as well.
public struct ButtonBorderShape: InsettableShape, _OutlineShape, Hashable {
  private let outline: ShapeNode.Outline

  /// As usual: with corners of 8 points.
  nonisolated public static let automatic = roundedRectangle
  /// With round ends.
  nonisolated public static let capsule = ButtonBorderShape(outline: .capsule)
  /// With round corners.
  nonisolated public static let roundedRectangle = roundedRectangle(radius: 8)
  /// A circle.
  nonisolated public static let circle = ButtonBorderShape(outline: .ellipse(isCircle: true))

  /// With corners of a radius in points.
  nonisolated public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(outline: radius > 0 ? .rounded(radius: radius) : .rectangle)
  }

  /// The outline.
  nonisolated public func _form() -> _ShapeForm { _ShapeForm(outline: outline) }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The outline that buttons with borders have.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

// MARK: The system's styles for buttons

/// The usual look: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    _TintedLabel(label: configuration.label, role: configuration.role)
      .onTapGesture(perform: configuration.action)
  }
}

/// No border: the label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// No look at all: the label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(perform: configuration.action)
  }
}

/// The label in the tint, on the ground of controls.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    _TintedLabel(label: configuration.label, role: configuration.role)
      .padding(.horizontal, 8)
      .background(.fill, in: RoundedRectangle(cornerRadius: 6))
      .onTapGesture(perform: configuration.action)
  }
}

/// The label in white, on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label on the tint.
  public func makeBody(configuration: Configuration) -> some View {
    let isDestructive = configuration.role == .destructive
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .background(
        isDestructive ? Color.red : .accentColor, in: RoundedRectangle(cornerRadius: 6)
      )
      .onTapGesture(perform: configuration.action)
  }
}

/// The label in the colour of links.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The label in the colour of links.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.link).onTapGesture(perform: configuration.action)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// No look at all.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// On the ground of controls.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  /// On glass, which is drawn as the ground of controls.
  nonisolated public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
  /// On coloured glass, which is drawn as the tint.
  nonisolated public static var glassProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button's label in the tint unless the surroundings set a foreground, fainter where it does not
/// react.
struct _TintedLabel<Label: View>: PrimitiveView {
  let label: Label
  let role: ButtonRole?

  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    var inner = context.child(0)
    let environment = context.environment
    if !environment.isEnabled {
      inner.environment.foreground = ForegroundLevels(
        primary: Color(system: .tertiaryLabel)._paint(in: environment))
    } else if environment.foreground == nil {
      let color = role == .destructive ? Color.red : .accentColor
      inner.environment.foreground = ForegroundLevels(primary: color._paint(in: environment))
    }
    let start = tree.count
    label._lower(in: &inner, into: &tree)
    tree.join(from: start, in: .stack(StackNode(.horizontal, spacing: 1)))
  }
}

/// A new style for buttons.
public struct _PrimitiveButtonStyleChange<Style: PrimitiveButtonStyle>: _ContextChange {
  let style: Style

  /// Puts the style in the place of the one set further out.
  public func apply(to context: inout LoweringContext) {
    let style = style
    context.environment.buttonMaker = StyleMaker { configuration, context, tree in
      context.session.installing(style, in: context).makeBody(configuration: configuration)
        ._lower(in: &context, into: &tree)
    }
  }
}

/// A new style for buttons.
public struct _ButtonStyleChange<Style: ButtonStyle>: _ContextChange {
  let style: Style

  /// Puts the style in the place of the one set further out.
  public func apply(to context: inout LoweringContext) {
    let style = style
    context.environment.buttonMaker = StyleMaker { configuration, context, tree in
      let shown = ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label, isPressed: false)
      let body = context.session.installing(style, in: context).makeBody(configuration: shown)
      let press = _PressWrapper(action: configuration.action)
      _WrappedView(content: body, wrapper: press)._lower(in: &context, into: &tree)
    }
  }
}
