/// When a view beside a field's text is shown.
///
/// The rules are those of `UITextField.ViewMode`.
public enum FieldViewMode: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case never
  /// While the field is edited.
  case whileEditing = "while-editing"
  /// While the field is not edited.
  case unlessEditing = "unless-editing"
  /// At all times.
  case always

  /// Whether the view is shown.
  public func isVisible(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether a button that empties the field is shown: only ever when there is text.
  public func isClearButtonVisible(whileEditing isEditing: Bool, hasText: Bool) -> Bool {
    hasText && isVisible(whileEditing: isEditing)
  }
}

/// A view beside a field's text, and when it is shown.
public struct FieldAccessory {
  /// When it is shown.
  public var mode: FieldViewMode
  /// The view.
  public var content: AnyView

  /// The view, or nothing when the mode hides it.
  public func visible(whileEditing isEditing: Bool) -> AnyView? {
    mode.isVisible(whileEditing: isEditing) ? content : nil
  }
}

/// The views beside the text of a field.
struct FieldAccessories {
  var leading: FieldAccessory?
  var trailing: FieldAccessory?
}

extension View {
  /// Puts a view before the text of the fields in this view.
  public func leadingAccessory<Content: View>(
    _ mode: FieldViewMode = .always, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = FieldAccessory(mode: mode, content: AnyView(content()))
    return changingEnvironment { $0.accessories.leading = accessory }
  }

  /// Puts a view behind the text of the fields in this view.
  public func trailingAccessory<Content: View>(
    _ mode: FieldViewMode = .always, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = FieldAccessory(mode: mode, content: AnyView(content()))
    return changingEnvironment { $0.accessories.trailing = accessory }
  }

  /// Keeps the fields in this view from drawing their accessories, for a style that places them.
  public func accessoriesHidden() -> some View {
    changingEnvironment { $0.accessories = FieldAccessories() }
  }
}
