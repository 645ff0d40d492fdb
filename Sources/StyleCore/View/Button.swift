/// A view that does something when it is pressed.
public struct Button<Label: View> {
  let action: () -> Void
  let label: Label
  let role: ButtonRole?

  /// Makes a button of a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button of a view, for something in particular.
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
    self.role = role
  }
}

extension Button where Label == Text {
  /// Makes a button of a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button of a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == StyleCore.Label<Text, Image> {
  /// Makes a button of a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      StyleCore.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button of a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { StyleCore.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button: PrimitiveView {
  /// Appends the button in the style set around it, marked with the action.
  ///
  /// Without a style it is the label, in the tint unless the surroundings set a foreground.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    guard let maker = context.environment.buttonMaker else {
      let content = _TintedLabel(label: label, role: role)
      return _WrappedView(content: content, wrapper: _PressWrapper(action: action))
        ._lower(in: &context, into: &tree)
    }
    let label = label
    var inner = context.child(1)
    inner.environment.buttonMaker = nil
    if !context.environment.isEnabled {
      inner.environment.foreground = ForegroundLevels(
        primary: Color(system: .tertiaryLabel)._paint(in: context.environment))
    }
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role,
      label: ButtonStyleConfiguration.Label { label._lower(in: &$0, into: &$1) },
      action: action)
    maker.lower(configuration, &inner, &tree)
  }
}
