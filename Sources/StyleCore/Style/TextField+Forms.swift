// Fields by the other ways of making one. A field shows one line, along whatever axis it may grow.

/// Which part of a field's text is selected.
public struct TextSelection: Hashable, Sendable {
  /// The places of the selection's ends.
  public enum Indices: Hashable, Sendable {
    /// One stretch; none where it is empty.
    case selection(Range<String.Index>)
  }

  /// The places of the selection's ends.
  public var indices: Indices

  /// Makes a selection of a stretch.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Makes a caret.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextField {
  /// Makes a field whose label is a view and which may grow along an axis.
  @MainActor @preconcurrency
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }

  /// Makes a field whose label is a view and whose selection somebody else keeps.
  @MainActor @preconcurrency
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title that may grow along an axis.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// Makes a field with a title that may grow along an axis.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
  }

  /// Makes a field with a title whose selection somebody else keeps.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// Makes a field with a title whose selection somebody else keeps.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Makes a secure field that tells when Return is pressed.
  @MainActor @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    field = TextField(text: text, label: Text(titleKey), isSecure: true, onCommit: onCommit)
  }
}

/// Text of several lines that a person edits; its first line is shown.
public struct TextEditor {
  let text: Binding<String>

  /// Makes an editor.
  @MainActor @preconcurrency
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// A field without a look.
  public var body: some View {
    TextField(text: text) { EmptyView() }.textFieldStylesEnd()
  }
}
