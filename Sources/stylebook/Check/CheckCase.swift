import StyleCore

/// One case that a check draws: a field in a state, with a text, in so many columns.
struct CheckCase: Hashable, Sendable {
  /// The field.
  var scenario: Scenario
  /// The text in it, by name.
  var text: SampleText

  /// Makes a case; the text is that of the state where the state has its own.
  init(
    _ state: FieldState, _ text: SampleText = .usual, width: Int, colorScheme: ColorScheme,
    symbols: SymbolSet = .unicode
  ) {
    self.text = text
    let hasText = state.hasText && state != .overflow
    scenario = Scenario(
      state, text: hasText ? text.text : nil, width: width, colorScheme: colorScheme,
      symbols: symbols)
  }

  /// The case with another text of the user.
  func typing(_ text: String) -> CheckCase {
    var copy = self
    copy.scenario.text = text
    return copy
  }

  /// The same case in another state.
  func inState(_ state: FieldState) -> CheckCase {
    var copy = self
    copy.scenario.state = state
    if !state.hasText { copy.scenario.text = nil }
    return copy
  }

  /// The widths at which fields are drawn, the most telling first.
  static let widths = [20, 40, 80, 8, 3, 1]

  /// The fewest columns in which a style is expected to show everything there is to know.
  static let leastUsualWidth = 20

  /// Every case, the most usual first, so that the first in which something shows is the plainest.
  static func all(symbols: SymbolSet) -> [CheckCase] {
    var cases: [CheckCase] = []
    for text in SampleText.allCases {
      for width in widths {
        for colorScheme in [ColorScheme.dark, .light] {
          for state in [FieldState.filled] + FieldState.allCases.filter({ $0 != .filled }) {
            let takesText = state.hasText && state != .overflow
            guard takesText || text == .usual else { continue }
            cases.append(
              CheckCase(state, text, width: width, colorScheme: colorScheme, symbols: symbols))
          }
        }
      }
    }
    return cases
  }
}
