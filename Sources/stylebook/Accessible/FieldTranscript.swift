import StyleCore

/// A field in words, for screen readers and terminals that can do little: no lines, no colours.
///
/// ```
/// Your name: Ada Lovelace, text field, editing
/// icon: magnifying glass
/// button: Clear
/// ```
///
/// What it is called comes first, then its value, what it is, and its state, as screen readers have
/// it.
struct FieldTranscript: Hashable {
  /// The lines.
  let lines: [String]

  /// Tells of a field; `parts` are what its style shows.
  init(of scenario: Scenario, parts: [SpokenPart]) {
    let prompt = scenario.prompt ?? Scenario.usualPrompt
    let field = parts.first { $0.kind == .field }
    let label = VisibleText.line(field?.label ?? prompt)
    let isSecure = scenario.isSecure || scenario.state == .secure
    let value =
      isSecure
      ? Self.hidden(scenario.fieldText.count)
      : field?.value
        ?? (scenario.fieldText.isEmpty
          ? "empty" : VisibleText.line(scenario.fieldText))
    let words = [value, isSecure ? "secure text field" : "text field"] + Self.states(of: scenario)
    var lines = ["\(label.isEmpty ? "no label" : label): \(words.joined(separator: ", "))"]
    if scenario.state == .error { lines.append("error: \(Scenario.errorMessage)") }
    if let hint = field?.hint { lines.append("hint: \(hint)") }
    // What floats above the field or is drawn in its place has been told.
    let told = [label, VisibleText.line(prompt), value, VisibleText.line(scenario.fieldText)]
    for part in parts {
      let label = part.label ?? ""
      switch part.kind {
      case .field: continue
      case .text where told.contains(label) || isSecure && Self.isBullets(label): continue
      case .text: lines.append("text: \(label)")
      case .icon: lines.append("icon: \(label)")
      case .button: lines.append("button: \(label.isEmpty ? "no label" : label)")
      }
      if let value = part.value { lines[lines.count - 1] += ", \(value)" }
      if let hint = part.hint { lines.append("hint: \(hint)") }
    }
    self.lines = lines
  }

  /// How a secret is told.
  private static func hidden(_ count: Int) -> String {
    count == 0 ? "empty" : count == 1 ? "1 character hidden" : "\(count) characters hidden"
  }

  private static func isBullets(_ text: String) -> Bool {
    text.allSatisfy { $0 == "•" || $0 == "*" || $0 == "●" }
  }

  private static func states(of scenario: Scenario) -> [String] {
    if scenario.state == .disabled { return ["disabled"] }
    guard scenario.isFocused ?? scenario.state.isFocused else { return [] }
    let text = scenario.fieldText
    var words = ["editing"]
    let selection = scenario.selection.clamped(to: 0..<text.count)
    if !selection.isEmpty {
      let selected = text.dropFirst(selection.lowerBound).prefix(selection.count)
      words.append(
        scenario.state == .secure
          ? "\(selection.count) selected" : "selected \(VisibleText.line(String(selected)))")
    }
    if let caret = scenario.caret, caret < text.count {
      words.append(caret <= 0 ? "caret at the start" : "caret after \(caret) of \(text.count)")
    }
    return words
  }
}
