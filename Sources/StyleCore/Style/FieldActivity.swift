/// What a person is doing in a text field.
public struct FieldActivity: Hashable, Sendable {
  /// Whether typing goes to the field.
  public var isFocused: Bool
  /// The caret's place in grapheme clusters from the start; nil for the end of the text.
  public var caret: Int?
  /// The selected clusters; empty for none.
  public var selection: Range<Int>
  /// The columns scrolled out of sight at the left, as far as the caret allows; nil for the caret in
  /// the middle.
  package var scroll: Int?
  /// Seconds since the field came into the state it is in; infinite when it has settled.
  ///
  /// Looks that move are functions of this.
  public var elapsed: Double

  /// Makes an activity; none at all unless told.
  public init(
    isFocused: Bool = false, caret: Int? = nil, selection: Range<Int> = 0..<0,
    elapsed: Double = .infinity
  ) {
    self.isFocused = isFocused
    self.caret = caret
    self.selection = selection
    self.elapsed = elapsed
  }
}

extension FieldActivity {
  /// The caret's place in a text of some clusters.
  func caret(inTextOf length: Int) -> Int { min(max(caret ?? length, 0), length) }

  /// The selected clusters of a text of some clusters.
  func selection(inTextOf length: Int) -> Range<Int> { selection.clamped(to: 0..<length) }
}

/// Says what a person is doing in the fields below.
public struct _ActivityChange: _ContextChange {
  let activity: FieldActivity

  /// Sets the activity, of which the first field that may have the focus takes it.
  public func apply(to context: inout LoweringContext) {
    context.environment.fieldActivity = activity
    context.activityScope = context.identity
  }
}

extension EnvironmentValues {
  /// Whether a person is editing the field: it has the focus and reacts.
  var isEditingField: Bool { fieldActivity.isFocused && isEnabled }
}

/// What is known about a field's text being right.
public enum Validation: Hashable, Sendable {
  /// Nothing.
  case none
  /// It is being found out.
  case validating
  /// It may be wrong, for a reason.
  case warning(String)
  /// It is wrong, for a reason.
  case error(String)

  /// Whether the text is known to be wrong.
  public var isError: Bool {
    if case .error = self { true } else { false }
  }

  /// The reason, if there is one.
  public var message: String? {
    switch self {
    case .none, .validating: nil
    case .warning(let message), .error(let message): message.isEmpty ? nil : message
    }
  }
}

/// What Return stands for.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// Go on.
  case `continue`
  /// Finished.
  case done
  /// Go there.
  case go
  /// Join.
  case join
  /// The next field.
  case next
  /// Return, which is the default.
  case `return`
  /// Follow the route.
  case route
  /// Search.
  case search
  /// Send.
  case send
}

/// What kind of text a field is for.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// Any text, which is the default.
  case `default`
  /// ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Telephone numbers.
  case phonePad
  /// Names and telephone numbers.
  case namePhonePad
  /// Addresses of people.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Short messages.
  case twitter
  /// What to search for.
  case webSearch
  /// ASCII digits.
  case asciiCapableNumberPad
}

/// What a field is for, as its owner declared.
struct FieldTraits: Hashable, Sendable {
  var submitLabel = SubmitLabel.return
  var keyboardType = KeyboardType.default
}

nonisolated extension View {
  /// Says what is known about the text of the fields in this view being right.
  public func validation(_ validation: Validation) -> some View {
    changingEnvironment { $0.validation = validation }
  }

  /// Says what a person is doing in this view; for galleries, snapshots and tests.
  ///
  /// Of several fields the first that is enabled has the focus.
  public func fieldActivity(_ activity: FieldActivity) -> some View {
    _ChangedContext(content: self, change: _ActivityChange(activity: activity))
  }

  /// Says what Return stands for in the fields of this view.
  public func submitLabel(_ label: SubmitLabel) -> some View {
    changingEnvironment { $0.traits.submitLabel = label }
  }

  /// Says what kind of text the fields of this view are for.
  public func keyboardType(_ type: KeyboardType) -> some View {
    changingEnvironment { $0.traits.keyboardType = type }
  }
}
