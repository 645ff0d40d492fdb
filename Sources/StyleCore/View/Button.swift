/// A view that does something when it is pressed.
public struct Button<Label: View> {
  let action: () -> Void
  let label: Label

  /// Makes a button of a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button of a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button of a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

extension Button: PrimitiveView {
  /// Appends the label, in the tint unless the surroundings set a foreground, marked with the action.
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    var inner = context.child(0)
    let environment = context.environment
    if !environment.isEnabled {
      inner.environment.foreground = ForegroundLevels(
        primary: Color(system: .tertiaryLabel)._paint(in: environment))
    } else if environment.foreground == nil {
      inner.environment.foreground = ForegroundLevels(
        primary: TintShapeStyle()._paint(in: environment))
    }
    let number = environment.isEnabled ? context.session.register(action) : nil
    let lower = { (tree: inout NodeTree) in self.label._lower(in: inner, into: &tree) }
    if let number {
      tree.append(.mark(.action(number))) { $0.appendAsOne(.stack(row), lower) }
    } else {
      tree.appendAsOne(.stack(row), lower)
    }
  }

  private var row: StackNode { StackNode(.horizontal, spacing: 1) }
}
