import StyleCore

/// What the browser shows and what a key may change, as a value.
struct BrowserState: Hashable {
  /// Where keys go.
  enum Area: Hashable, CaseIterable {
    /// The list of styles.
    case list
    /// The fields.
    case field
    /// The parameters.
    case knobs
  }

  /// What stands in the middle.
  enum Stage: String, Hashable, CaseIterable {
    /// The field that is edited.
    case field
    /// Three fields of a form.
    case form
    /// Every state.
    case states
    /// Dark and light.
    case appearances
    /// All depths of colour.
    case depths

    /// What it is called.
    var name: String {
      switch self {
      case .field: "one field"
      case .form: "a form"
      case .states: "all states"
      case .appearances: "dark and light"
      case .depths: "all depths of colour"
      }
    }
  }

  /// What is the matter with the field, apart from its text and focus.
  enum Condition: String, Hashable, CaseIterable {
    case normal, error, disabled, secure
  }

  /// A line that is being typed at the foot of the screen.
  enum Prompt: Hashable {
    /// What styles are searched for, and the styles to go back to.
    case search(TextEditing, before: BrowserComposition)
    /// The value of the selected knob.
    case value(TextEditing)
  }

  /// The cells of the screen.
  var size: CellSize
  /// Where keys go.
  var area = Area.list
  /// What stands in the middle.
  var stage = Stage.field
  /// The line that is being typed, if one is.
  var prompt: Prompt?
  /// What the styles in the list must match.
  var filter = ""
  /// The styles over the field; never empty.
  var composition: BrowserComposition
  /// The field, or the fields of a form.
  var fields: [TextEditing]
  /// The field that is edited.
  var activeField = 0
  /// What is the matter with the field.
  var condition = Condition.normal {
    didSet { if condition == .error { mistakes = fields.map(\.text) } }
  }
  /// The texts that the fields had when they were declared wrong.
  private(set) var mistakes: [String] = []
  /// Light or dark.
  var colorScheme: ColorScheme
  /// The columns of the field; nil for the usual 40.
  var width = 40
  /// How many colours.
  var depth: ColorDepth
  /// Glyphs for lines, carets and symbols.
  var symbols = SymbolSet.unicode
  /// The sample that was put in last.
  var sample = 0
  /// Whether it is told which style draws what.
  var isExplained = false
  /// Whether looks stand still.
  var isStill = false
  /// Whether the keys are being explained.
  var showsHelp = false
  /// Swift that has been copied and is being shown; nil for none.
  var shownCode: String?
  /// The lines of what is read, and the rows of pictures, that are out of sight above.
  var scroll = 0
  /// The knob that keys turn.
  var knob = 0
  /// What there is to say.
  var message: Message?
  /// When the field came into its state, on the browser's clock.
  var changed = -Double.infinity
  /// Whether a button of the mouse is dragging a selection.
  var isDragging = false

  /// Something to say at the foot of the screen.
  struct Message: Hashable {
    var text: String
    var isProblem = false
  }

  /// The names of the fields of a form, with what they are.
  static let form: [(prompt: String, isSecure: Bool, submit: String)] = [
    ("Your name", false, "next"), ("Your email", false, "next"), ("A password", true, "done"),
  ]

  /// Texts to try.
  static let samples = [
    "Ada Lovelace", "", "The quick brown fox jumps over the lazy dog and on",
    "Hello 世界 👩‍👩‍👧‍👦", "שלום עולם 123", "e\u{301}a\u{308} Ａ ｱ", "tab\there \u{1B}[31m",
  ]

  /// The fields that there are: three of a form, else one.
  var fieldCount: Int { stage == .form ? fields.count : 1 }

  /// Whether the text of a field is a secret: it was typed as one and is still there, or the field is for
  /// passwords.
  func isSecret(_ index: Int) -> Bool {
    if stage == .form, Self.form[index].isSecure { return true }
    return condition == .secure || fields[index].isSecure && !fields[index].text.isEmpty
  }

  /// The screen that a tape begins with unless told.
  static let usualSizeOfTapes = CellSize(width: 80, height: 24)

  /// The field that is edited.
  var field: TextEditing {
    get { fields[activeField] }
    set { fields[activeField] = newValue }
  }

  /// The state of a field as scenarios name it.
  func state(of index: Int) -> FieldState {
    let field = fields[index]
    switch condition {
    case .error where isWrong(index): return .error
    case .disabled: return .disabled
    case .secure: return .secure
    case .normal, .error:
      if isSecret(index) { return .secure }
      let isEdited = area == .field && index == activeField
      return field.text.isEmpty ? isEdited ? .focused : .empty : isEdited ? .editing : .filled
    }
  }

  /// Whether a field's text breaks the rule of ``Scenario/errorMessage``, or is still the one that was
  /// declared wrong: a mistake goes away as it is mended, and comes back with the next.
  private func isWrong(_ index: Int) -> Bool {
    let text = fields[index].text
    if mistakes.indices.contains(index), mistakes[index] == text { return true }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
  }

  /// What a field is drawn from; `time` is on the browser's clock.
  func scenario(of index: Int, at time: Double, width: Int) -> Scenario {
    let field = fields[index]
    let isEdited = area == .field && index == activeField && condition != .disabled
    let state = state(of: index)
    var scenario = Scenario(
      state, text: state.hasText ? field.text : nil,
      prompt: stage == .form ? Self.form[index].prompt : nil,
      width: width, colorScheme: colorScheme, symbols: symbols,
      elapsed: isStill ? .infinity : time - changed)
    if isEdited != state.isFocused { scenario.isFocused = isEdited }
    scenario.isSecure = isSecret(index)
    if isEdited {
      scenario.caret = field.selection.head == field.count ? nil : field.selection.head
      scenario.selection = field.selected
    }
    return scenario
  }
}

extension BrowserState {
  /// The state that a browser begins with, as options have it.
  init(
    size: CellSize, composition: BrowserComposition, _ options: FieldOptions,
    colorScheme: ColorScheme, depth: ColorDepth
  ) {
    self.init(
      size: size, composition: composition,
      fields: [TextEditing(options.text ?? Self.samples[0])], colorScheme: colorScheme,
      depth: depth)
    symbols = options.symbols
    if let columns = options.width { width = columns }
  }
}
