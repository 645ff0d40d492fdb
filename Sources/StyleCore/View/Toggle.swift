/// A switch with a label.
///
/// ```
/// ☑ Remember me
/// ```
public struct Toggle<Label: View> {
  @Binding var isOn: Bool
  let label: Label

  /// Makes a switch whose label is a view.
  @MainActor @preconcurrency
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  @MainActor @preconcurrency
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a switch with a title.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch that a style is asked to draw.
  @MainActor @preconcurrency
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: PrimitiveView {
  /// Appends the switch in the style set around it.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let label = label
    var inner = context.child(0)
    inner.environment.toggleMaker = nil
    let configuration = ToggleStyleConfiguration(
      isOn: _isOn, label: .init { label._lower(in: &$0, into: &$1) })
    if let maker = context.environment.toggleMaker {
      maker.lower(configuration, &inner, &tree)
    } else {
      DefaultToggleStyle().makeBody(configuration: configuration)._lower(in: &inner, into: &tree)
    }
  }
}

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What is known of the switch.
  typealias Configuration = ToggleStyleConfiguration
  /// The switch in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a switch's style is told.
public struct ToggleStyleConfiguration {
  /// Whether the switch is on.
  @Binding public var isOn: Bool
  /// What the switch is for.
  public let label: Label
  /// Whether some of what the switch stands for is on and some is off.
  public let isMixed = false

  /// Stands for what the switch is for.
  public typealias Label = ButtonStyleConfiguration.Label

  init(isOn: Binding<Bool>, label: Label) {
    _isOn = isOn
    self.label = label
  }
}

/// The usual look: a box that is checked or not, and the label.
public struct DefaultToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Makes the style.
  nonisolated public init() { tint = nil }

  /// Makes the style with a tint of its own.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      _CheckBox(isOn: configuration.isOn, tint: tint)
      configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

/// A switch that is on or off, drawn as a box.
public typealias SwitchToggleStyle = DefaultToggleStyle
/// A box that is checked or not.
public typealias CheckboxToggleStyle = DefaultToggleStyle
/// A button that is pressed or not, drawn as a box.
public typealias ButtonToggleStyle = DefaultToggleStyle

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The usual look.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A switch, drawn as a box.
  nonisolated public static var `switch`: DefaultToggleStyle { DefaultToggleStyle() }
  /// A box.
  nonisolated public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
  /// A button, drawn as a box.
  nonisolated public static var button: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A box that is checked or not.
struct _CheckBox: PrimitiveView {
  let isOn: Bool
  /// The colour of one that is checked; nil for the accent.
  var tint: Color?

  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let glyph = environment.symbols == .unicode ? (isOn ? "☑" : "☐") : (isOn ? "[x]" : "[ ]")
    let paint = isOn && environment.isEnabled ? tint ?? .accentColor : .secondary
    tree.append(
      .text(TextNode([TextRun(glyph, style: GlyphStyle(paint: paint._paint(in: environment)))])))
  }
}

nonisolated extension View {
  /// Sets a style for the switches in this view.
  public func toggleStyle<Style: ToggleStyle>(
    _ style: Style
  ) -> _ChangedContext<Self, _ToggleStyleChange<Style>> {
    _ChangedContext(content: self, change: _ToggleStyleChange(style: style))
  }
}

/// A new style for switches.
public struct _ToggleStyleChange<Style: ToggleStyle>: _ContextChange {
  let style: Style

  /// Puts the style in the place of the one set further out.
  public func apply(to context: inout LoweringContext) {
    let style = style
    context.environment.toggleMaker = StyleMaker { configuration, context, tree in
      context.session.installing(style, in: context).makeBody(configuration: configuration)
        ._lower(in: &context, into: &tree)
    }
  }
}
