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
  let label: Label
  let givenPrompt: Text?
  var isSecureEntry = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// The surroundings in which a style is evaluated; nil outside of one.
  var surroundings: EnvironmentValues?

  /// Makes a field whose label is a view.
  @MainActor @preconcurrency
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, givenPrompt: prompt, label: label())
  }

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

extension TextField: View {
  /// The field in the styles set around it.
  public var body: some View { _StyledField(field: self) }
}

/// A field to be drawn by the nearest style.
struct _StyledField<Label: View>: PrimitiveView {
  let field: TextField<Label>

  func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    var context = context
    if field.surroundings == nil { enter(&context) }
    if let styles = context.styles, context.styleDepth < StyleStack.deepest {
      styles.lowerBody(around: configuration(in: context), in: context, into: &tree)
    } else {
      BareField(field: field).lower(in: context, into: &tree)
    }
  }

  /// Settles whether this field of an owner's has the focus, and tells the owner of a change.
  private func enter(_ context: inout LoweringContext) {
    if context.environment.isEditingField,
      !context.session.claimFocus(
        in: context.activityScope, for: context.identity, isUnseen: context.isUnseen)
    {
      context.environment.fieldActivity.isFocused = false
    }
    if let onEditingChanged = field.onEditingChanged {
      context.session.reportEditing(
        context.environment.isEditingField, for: context.identity, to: onEditingChanged)
    }
    if let onCommit = field.onCommit {
      context.submitLink = SubmitLink(next: context.submitLink, action: onCommit)
    }
  }

  private func configuration(in context: LoweringContext) -> TextField<_TextFieldStyleLabel> {
    let label = field.label
    var configuration = TextField<_TextFieldStyleLabel>(
      text: field._textBinding, givenPrompt: field.givenPrompt,
      label: _TextFieldStyleLabel(
        lower: { label._lower(in: $0, into: &$1) }, text: label._text))
    configuration.isSecureEntry = field.isSecureEntry
    configuration.surroundings = context.environment
    return configuration
  }
}

extension TextField {
  var _textBinding: Binding<String> { _text }

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
