/// A line of text that a person edits.
///
/// A field has no look of its own: the styles set around it draw it (``TextFieldStyle``). Without any
/// it is its bare line, which is what the platform default and the plain style show.
///
/// Inside a style the field is the configuration: a view to place in the body that also tells the
/// text, the prompt, and what the person is doing.
public struct TextField<Label: View> {
  /// The text, read and written where the field's owner keeps it.
  @Binding public var text: String
  /// What the owner said of the field, behind one reference: every modifier in a body hands it on.
  @usableFromInline let declaration: FieldDeclaration
  /// The surroundings in which a style is evaluated; nothing is set in them outside of one.
  @usableFromInline var surroundings: EnvironmentValues
  /// Whether the field is what a style is told of another.
  @usableFromInline var isConfiguration = false

  /// Makes a field whose label is a view.
  @inlinable @MainActor @preconcurrency
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), isSecure: false)
  }

  @inlinable @MainActor
  init(
    text: Binding<String>, prompt: Text? = nil, label: Label, isSecure: Bool = false,
    onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
  ) {
    self.init(
      text: text,
      declaration: FieldDeclaration(
        label: _TextFieldStyleLabel(label), prompt: prompt, isSecure: isSecure,
        onEditingChanged: onEditingChanged, onCommit: onCommit),
      surroundings: .untouched)
  }

  @usableFromInline
  init(text: Binding<String>, declaration: FieldDeclaration, surroundings: EnvironmentValues) {
    _text = text
    self.declaration = declaration
    self.surroundings = surroundings
  }
}

/// What the owner of a text field said of it: the same in all styles around the field.
@usableFromInline
final class FieldDeclaration {
  let label: _TextFieldStyleLabel
  let prompt: Text?
  let isSecure: Bool
  let onEditingChanged: ((Bool) -> Void)?
  let onCommit: (() -> Void)?

  /// Whether the owner is told what is done in the field.
  var isObserved: Bool { onEditingChanged != nil || onCommit != nil }

  @usableFromInline
  init(
    label: _TextFieldStyleLabel, prompt: Text?, isSecure: Bool,
    onEditingChanged: ((Bool) -> Void)?, onCommit: (() -> Void)?
  ) {
    self.label = label
    self.prompt = prompt
    self.isSecure = isSecure
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is its placeholder unless a prompt is given.
  @MainActor @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title, which is its placeholder unless a prompt is given.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Makes a field that tells when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Makes a field that tells when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      text: text, label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension TextField: View {
  /// The field in the styles set around it, for authors who hand it on.
  public var body: some View { _StyledField(field: self) }

  /// Lowers the field in the styles set around it.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    var field = TextField<_TextFieldStyleLabel>(
      text: $text, declaration: declaration, surroundings: surroundings)
    field.isConfiguration = isConfiguration
    field.lowerStyled(in: &context, into: &tree)
  }
}

/// A field as the body of itself.
struct _StyledField<Label: View>: PrimitiveView {
  let field: TextField<Label>

  /// Lowers the field.
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    field._lower(in: &context, into: &tree)
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// Lowers the field in the nearest style; as its bare line where none is left.
  @MainActor @usableFromInline
  consuming func lowerStyled(in context: inout LoweringContext, into tree: inout NodeTree) {
    _text._install(in: context, offset: 0)
    if isConfiguration || !declaration.isObserved && !context.environment.isEditingField {
      return lowerEntered(in: &context, into: &tree)
    }
    let outer = (context.environment, context.submitLink)
    enter(&context)
    lowerEntered(in: &context, into: &tree)
    (context.environment, context.submitLink) = outer
  }

  /// Lowers the field, of which is settled whether it has the focus.
  @MainActor
  private consuming func lowerEntered(in context: inout LoweringContext, into tree: inout NodeTree)
  {
    if let styles = context.styles, context.styleDepth < StyleStack.deepest {
      surroundings = context.environment
      isConfiguration = true
      styles.lowerBody(around: self, in: &context, into: &tree)
    } else {
      BareField(field: self).lower(in: &context, into: &tree)
    }
  }

  /// Settles whether this field of an owner's has the focus, and tells the owner of a change.
  @MainActor
  private func enter(_ context: inout LoweringContext) {
    if context.environment.isEditingField,
      !context.session.claimFocus(
        in: context.activityScope, for: context.identity, isUnseen: context.isUnseen)
    {
      context.environment.fieldActivity.isFocused = false
    }
    if let onEditingChanged = declaration.onEditingChanged {
      context.session.reportEditing(
        context.environment.isEditingField, for: context.identity, to: onEditingChanged)
    }
    if let onCommit = declaration.onCommit {
      context.submitLink = SubmitLink(next: context.submitLink, action: onCommit)
    }
  }
}

extension TextField {
  /// The same field on a text seen and written through a transform.
  ///
  /// What the field shows is `transform` of its owner's text, and so is what the owner is given.
  @MainActor
  public func mappingText(_ transform: @escaping (String) -> String) -> TextField {
    let owner = _text
    var field = self
    field._text = Binding(
      get: { transform(owner.wrappedValue) }, set: { owner.wrappedValue = transform($0) })
    return field
  }

  /// What is shown while the text is empty: the prompt, else the label if it is a text.
  @MainActor var placeholder: Text? { declaration.prompt ?? declaration.label.text }
}

/// A text field whose text is not shown.
///
/// Styled as ``TextField``: the same styles apply, and the configuration says ``TextField/isSecure``.
public struct SecureField<Label: View> {
  var field: TextField<Label>

  /// Makes a secure field whose label is a view.
  @MainActor @preconcurrency
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label(), isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Makes a secure field with a title.
  @MainActor @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    field = TextField(text: text, prompt: prompt, label: Text(titleKey), isSecure: true)
  }

  /// Makes a secure field with a title.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    field = TextField(text: text, prompt: prompt, label: Text(title), isSecure: true)
  }
}

extension SecureField: View {
  /// The field in the styles set around it.
  public var body: some View { field }
}
