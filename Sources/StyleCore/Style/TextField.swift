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
  @usableFromInline let label: Label
  @usableFromInline let givenPrompt: Text?
  @usableFromInline var isSecureEntry = false
  @usableFromInline var onEditingChanged: ((Bool) -> Void)?
  @usableFromInline var onCommit: (() -> Void)?
  /// The surroundings in which a style is evaluated; nil outside of one.
  @usableFromInline var surroundings: EnvironmentValues?

  /// Makes a field whose label is a view.
  @inlinable @MainActor @preconcurrency
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, givenPrompt: prompt, label: label())
  }

  @usableFromInline
  init(text: Binding<String>, givenPrompt: Text?, label: Label) {
    _text = text
    self.givenPrompt = givenPrompt
    self.label = label
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is its placeholder unless a prompt is given.
  @MainActor @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, givenPrompt: prompt, label: Text(titleKey))
  }

  /// Makes a field with a title, which is its placeholder unless a prompt is given.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, givenPrompt: prompt, label: Text(title))
  }

  /// Makes a field that tells when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, givenPrompt: nil, label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field that tells when editing begins and ends, and when Return is pressed.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, givenPrompt: nil, label: Text(title))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
}

extension TextField: PrimitiveView {
  /// Lowers the field in the styles set around it.
  @inlinable
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    let label = label
    var field = TextField<_TextFieldStyleLabel>(
      text: $text, givenPrompt: givenPrompt,
      label: _TextFieldStyleLabel(
        lower: { label._lower(in: $0, into: &$1) }, text: label._text))
    field.isSecureEntry = isSecureEntry
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.surroundings = surroundings
    field.lowerStyled(in: context, into: &tree)
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// Lowers the field in the nearest style; as its bare line where none is left.
  @MainActor @usableFromInline
  consuming func lowerStyled(in context: consuming LoweringContext, into tree: inout NodeTree) {
    var context = context
    var field = self
    field._text._install(in: context, offset: 0)
    if field.surroundings == nil { field.enter(&context) }
    if let styles = context.styles, context.styleDepth < StyleStack.deepest {
      field.onEditingChanged = nil
      field.onCommit = nil
      field.surroundings = context.environment
      styles.lowerBody(around: field, in: context, into: &tree)
    } else {
      BareField(field: field).lower(in: context, into: &tree)
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
    if let onEditingChanged {
      context.session.reportEditing(
        context.environment.isEditingField, for: context.identity, to: onEditingChanged)
    }
    if let onCommit {
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
  @MainActor var placeholder: Text? { givenPrompt ?? label._text }
}

/// A text field whose text is not shown.
///
/// Styled as ``TextField``: the same styles apply, and the configuration says ``TextField/isSecure``.
public struct SecureField<Label: View> {
  var field: TextField<Label>

  /// Makes a secure field whose label is a view.
  @MainActor @preconcurrency
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(TextField(text: text, givenPrompt: prompt, label: label()))
  }

  private init(_ field: TextField<Label>) {
    var field = field
    field.isSecureEntry = true
    self.field = field
  }
}

extension SecureField where Label == Text {
  /// Makes a secure field with a title.
  @MainActor @preconcurrency
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextField(text: text, givenPrompt: prompt, label: Text(titleKey)))
  }

  /// Makes a secure field with a title.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text? = nil) {
    self.init(TextField(text: text, givenPrompt: prompt, label: Text(title)))
  }
}

extension SecureField: View {
  /// The field in the styles set around it.
  public var body: some View { field }
}
