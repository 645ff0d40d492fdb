import StyleCore

/// Styles in words, each in its states.
@MainActor
struct StyleTranscript {
  /// What draws the styles.
  let drawing: FieldDrawing

  /// A style's name and sentence; `place` is where it stands among how many.
  static func heading(of style: SelectedStyle, at place: (number: Int, count: Int)?) -> [String] {
    let number = place.map { ", \($0.number) of \($0.count)" } ?? ""
    return ["\(style.title), written \(style.expression)\(number)", style.summary]
  }

  /// A field in one scenario.
  func lines(of style: SelectedStyle, in scenario: Scenario) -> [String] {
    switch drawing.tell(style, in: scenario) {
    case .success(let parts): FieldTranscript(of: scenario, parts: parts).lines
    case .failure(let failure):
      FieldTranscript(of: scenario, parts: []).lines
        + ["not drawn: \(VisibleText.line(failure.sentence))"]
    }
  }

  /// A style in some states, each under its name.
  func lines(of style: SelectedStyle, in scenarios: [Scenario]) -> [String] {
    scenarios.flatMap { scenario in
      ["", scenario.state.rawValue] + lines(of: style, in: scenario)
    }
  }
}
