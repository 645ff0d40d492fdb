import StyleCore

/// What a person takes home.
extension Browser {
  /// The words behind `stylebook` that draw the field as it is now.
  var command: String {
    let index = state.activeField
    let state = state.state(of: index)
    let field = self.state.fields[index]
    var words = ["stylebook", "show", ShellWord.of(self.state.composition.description)]
    if state != .filled { words += ["--state", state.rawValue] }
    if state.hasText, field.text != Scenario(state).fieldText {
      words += ["--text", ShellWord.of(field.text)]
    }
    if self.state.stage == .form {
      words += ["--prompt", ShellWord.of(BrowserState.form[index].prompt)]
    }
    let isEdited = self.state.area == .field && state != .disabled
    if isEdited, !state.isFocused || field.selection.head < field.count {
      words += ["--caret", "\(field.selection.head)"]
    }
    words += ["--width", "\(self.state.width)", "--appearance", self.state.colorScheme.name]
    if self.state.symbols == .ascii { words += ["--symbols", "ascii"] }
    switch self.state.depth {
    case .none: words += ["--color", "never"]
    case .ansi16: words += ["--color", "16"]
    case .ansi256: words += ["--color", "256"]
    case .truecolor: break
    }
    for plugin in plugins { words += ["--plugin", ShellWord.of(plugin)] }
    return words.joined(separator: " ")
  }

  func copyCommand() -> [Effect] {
    if refusesSecret() { return [.bell] }
    say("copied: \(command)")
    return [.clipboard(command)]
  }

  /// Says that a secret is not copied, if there is one.
  private func refusesSecret() -> Bool {
    guard state.isSecret(state.activeField) else { return false }
    say(
      state.condition == .secure && !state.field.isSecure
        ? "a secret is not copied; leave the state secure first."
        : "a secret is not copied; empty the field first.", isProblem: true)
    return true
  }

  func copySwift() -> [Effect] {
    if refusesSecret() { return [.bell] }
    let index = state.activeField
    guard case .success(let style) = stage.style(of: state.composition) else { return [.bell] }
    do throws(StyleCode.Failure) {
      let code = try StyleCode(
        composition: state.composition, style: style,
        scenario: state.scenario(of: index, at: .infinity, width: state.width))
      say("copied: Swift, \(code.text.split(separator: "\n").count) lines")
      state.shownCode = code.text
      state.scroll = 0
      return [.clipboard(code.text)]
    } catch {
      say(error.sentence, isProblem: true)
      return [.bell]
    }
  }
}
