/// One case in which a field is shown: what gallery, snapshots and tests all draw from.
public struct Scenario: Hashable, Sendable {
  /// The state.
  public var state: FieldState
  /// The text, in states that have one; nil for the state's own.
  public var text: String?
  /// The placeholder; nil for the usual one, empty for none.
  public var prompt: String?
  /// The most columns.
  public var width: Int
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The glyphs for lines, carets and symbols.
  public var symbols: SymbolSet
  /// What lies under the field; nil for the terminal's own ground.
  public var backdrop: RGBA?
  /// Seconds since the field came into its state; infinite when it has settled.
  public var elapsed: Double
  /// Whether the field is edited; nil for what the state has.
  public var isFocused: Bool?
  /// Whether the text is kept from being seen in another state than secure.
  public var isSecure = false
  /// The caret's place in grapheme clusters from the start; nil for the end of the text.
  public var caret: Int?
  /// The selected clusters; empty for none.
  public var selection: Range<Int> = 0..<0

  /// Makes a scenario; 40 columns in the dark, settled, unless told.
  public init(
    _ state: FieldState, text: String? = nil, prompt: String? = nil, width: Int = 40,
    colorScheme: ColorScheme = .dark, symbols: SymbolSet = .unicode, backdrop: RGBA? = nil,
    elapsed: Double = .infinity
  ) {
    self.state = state
    self.text = text
    self.prompt = prompt
    self.width = width
    self.colorScheme = colorScheme
    self.symbols = symbols
    self.backdrop = backdrop
    self.elapsed = elapsed
  }

  /// The placeholder shown unless another is given.
  public static let usualPrompt = "Your name"

  /// What is wrong with the text in the state error.
  public static let errorMessage = "A name has no digits."

  /// Each state in each appearance, the states of the light one first.
  public static func all(width: Int = 40) -> [Scenario] {
    ColorScheme.allCases.flatMap { scheme in
      FieldState.allCases.map { Scenario($0, width: width, colorScheme: scheme) }
    }
  }

  /// The text in the field.
  public var fieldText: String {
    guard state.hasText else { return "" }
    if let text { return text }
    switch state {
    case .secure: return "correct horse"
    case .error: return "Ada Lovelace 1815"
    case .overflow:
      let sentence = "The quick brown fox jumps over the lazy dog and on"
      return Array(repeating: sentence, count: 1 + max(width, 0) / 40).joined(separator: " ")
    default: return "Ada Lovelace"
    }
  }

  /// The field in this scenario, in the styles set around it.
  @MainActor public var field: some View { field(text: .constant(fieldText)) }

  /// The same with a text that may be changed.
  @MainActor public func field(text: Binding<String>) -> some View {
    let prompt = prompt ?? Self.usualPrompt
    return Group {
      if isSecure || state == .secure {
        SecureField(prompt, text: text)
      } else {
        TextField(prompt, text: text)
      }
    }
    .disabled(state == .disabled)
    .validation(state == .error ? .error(Self.errorMessage) : .none)
    .fieldActivity(
      FieldActivity(
        isFocused: isFocused ?? state.isFocused, caret: caret, selection: selection,
        elapsed: elapsed))
  }

  /// What the scenario asks of a render.
  public var options: RenderOptions {
    RenderOptions(
      width: width, colorScheme: colorScheme, symbols: symbols, backdrop: backdrop)
  }

  /// The picture of a style in this scenario.
  @MainActor public func canvas(_ style: some TextFieldStyle) -> Canvas {
    drawing(style).stages.canvas
  }
}
