import StyleCore

/// The browser in words: lines with commands in, and what changed out.
///
/// ```
/// style: Search, 6 of 6
/// Your name: Ada Lovelace, text field
/// icon: magnifying glass
/// > state error
/// Your name: Ada Lovelace, text field
/// error: A name has no digits.
/// ```
@MainActor
struct SpokenBrowser {
  /// What the commands work on.
  let browser: Browser
  private let transcript: StyleTranscript
  /// A clock that is ahead of all motion.
  private var time = 0.0
  private var told: [String] = []
  /// Whether the person has left.
  private(set) var isOver = false

  /// Makes the browser speak.
  init(_ browser: Browser, drawing: FieldDrawing) {
    self.browser = browser
    transcript = StyleTranscript(drawing: drawing)
  }

  /// What is told first.
  mutating func begin() -> [String] {
    told = lines
    return told + ["", "help lists the commands, quit leaves."]
  }

  /// Does what a line asks for, and tells what came of it.
  mutating func answer(_ line: String) -> [String] {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let word = words.first.map { String($0) } ?? ""
    var argument = words.dropFirst().first ?? ""
    while argument.last?.isWhitespace == true { argument.removeLast() }
    guard let command = SpokenCommand.named(word) else {
      let nearest = NearestNames.of(word, among: SpokenCommand.all.map(\.word))
      return [
        "there is no command \(QuotedText.short(word)); "
          + (nearest.isEmpty
            ? "help lists them."
            : "did you mean \(Failure.list(nearest.map { "\"\($0)\"" }))?")
      ]
    }
    if command.needsArgument, argument.isEmpty { return ["write \(command.usage)."] }
    if command.argument == nil, !argument.isEmpty { return ["\(command.word) stands alone."] }
    time += 3600
    browser.state.message = nil
    var answer: [String]
    do throws(Mistake) {
      answer = try perform(command.meaning, String(argument))
    } catch {
      return [error.sentence]
    }
    if let message = browser.state.message { answer.append(VisibleText.line(message.text)) }
    return answer + changes()
  }

  /// Why a line is not obeyed.
  private struct Mistake: Error {
    let sentence: String
  }

  /// What is told now and was not before, and what of the field is gone.
  private mutating func changes() -> [String] {
    let now = lines
    defer { told = now }
    let gone = told.filter { line in
      !now.contains(line) && Self.vanishing.contains { line.hasPrefix($0) }
        && !now.contains { $0.hasPrefix(line.prefix { $0 != ":" } + ":") }
    }
    return now.filter { !told.contains($0) } + gone.map { "gone: \($0)" }
  }

  /// How lines begin whose end is told.
  private static let vanishing = ["button:", "icon:", "error:", "set:", "composed:"]

  // MARK: What is told

  /// All that is to be told.
  private var lines: [String] {
    _ = BrowserScreen.draw(browser, at: time)
    let state = browser.state
    let term = state.composition.activeTerm
    let ids = browser.listed.map(\.manifest.id)
    let entry = try? browser.registry.entry(for: term.id)
    let place = ids.firstIndex(of: term.id).map { ", \($0 + 1) of \(ids.count)" } ?? ""
    var lines = ["style: \(entry?.manifest.title ?? term.id)\(place)"]
    if let summary = entry?.manifest.summary { lines.append(summary) }
    if state.composition.terms.count > 1 {
      lines.append("composed: \(state.composition.description), marked \(term.id)")
    } else if !term.settings.isEmpty {
      lines.append("set: \(state.composition.description)")
    }
    for index in state.fields.indices where index == 0 || state.stage == .form {
      if state.stage == .form { lines.append("field \(index + 1) of \(state.fields.count)") }
      lines += fieldLines(of: index)
    }
    lines.append(
      "shown: \(state.colorScheme.name), \(state.width) columns, "
        + BrowserScreen.name(of: state.depth) + (state.symbols == .ascii ? ", ASCII" : ""))
    return lines.map { VisibleText.line($0) }
  }

  private func fieldLines(of index: Int) -> [String] {
    let state = browser.state
    let scenario = state.scenario(of: index, at: time, width: state.width)
    switch browser.stage.parts(of: index, in: state, at: time) {
    case .success(let parts): return FieldTranscript(of: scenario, parts: parts).lines
    case .failure(let failure):
      return FieldTranscript(of: scenario, parts: []).lines + ["not drawn: \(failure.sentence)"]
    }
  }

  // MARK: What is done

  private mutating func perform(
    _ meaning: SpokenCommand.Meaning, _ argument: String
  ) throws(Mistake) -> [String] {
    switch meaning {
    case .action(let action): return try perform(action)
    case .read:
      told = []
      return []
    case .styles: return list(browser.listed)
    case .search:
      browser.state.filter = argument
      let found = browser.listed
      return found.isEmpty ? ["no style matches"] : list(found)
    case .knobs:
      let knobs = browser.knobs
      return knobs.isEmpty
        ? ["\(browser.state.composition.activeTerm.id) has nothing to be set."]
        : knobs.map { "\($0.parameter.name): \($0.value), \($0.parameter.summary)" }
    case .states: return states()
    case .help: return SpokenCommand.all.map { "\($0.usage): \($0.summary)" }
    case .style: try choose(argument)
    case .add:
      let entry = try entry(argument)
      guard browser.state.composition.add(entry.manifest.id) else {
        throw Mistake(sentence: "no more styles fit; remove one first.")
      }
      browser.state.knob = 0
    case .type: return try type(argument)
    case .paste: return try edit(.paste(Self.unquoted(argument)))
    case .clear:
      beginEditing()
      return try edit(.selectAll)
        + (browser.state.field.text.isEmpty ? [] : edit(.delete(.backward)))
    case .keys: return try press(keys: argument)
    case .press: try press(button: argument)
    case .field: try go(toField: argument)
    case .form:
      if !["", "off"].contains(argument) { throw Mistake(sentence: "write form, or form off.") }
      let wanted = argument.isEmpty ? BrowserState.Stage.form : .field
      while browser.state.stage != wanted { _ = browser.perform(.stage, at: time) }
    case .state:
      let names = BrowserState.Condition.allCases.map(\.rawValue)
      let name = try Self.choice(argument, among: names)
      if let name, let condition = BrowserState.Condition(rawValue: name) {
        browser.state.condition = condition
      } else {
        _ = browser.perform(.state, at: time)
      }
    case .appearance:
      switch try Self.choice(argument, among: ["dark", "light"]) {
      case "dark"?: browser.state.colorScheme = .dark
      case "light"?: browser.state.colorScheme = .light
      default: _ = browser.perform(.appearance, at: time)
      }
    case .colors:
      switch try Self.choice(argument, among: ["none", "16", "256", "truecolor"]) {
      case "none"?: browser.state.depth = .none
      case "16"?: browser.state.depth = .ansi16
      case "256"?: browser.state.depth = .ansi256
      case "truecolor"?: browser.state.depth = .truecolor
      default: _ = browser.perform(.depth, at: time)
      }
    case .width:
      let limits = TerminalSize.columnLimits
      guard let width = try? FieldOptions.columns(argument, of: .width) else {
        throw Mistake(
          sentence: "a width is \(limits.lowerBound) to \(limits.upperBound) columns, not "
            + "\(QuotedText.short(argument)).")
      }
      browser.state.width = width
    case .set: try set(argument)
    case .reset: try reset(argument)
    }
    return []
  }

  private mutating func perform(_ action: BrowserAction) throws(Mistake) -> [String] {
    try heed(browser.perform(action, at: time))
  }

  /// Tells what the browser asks to be done.
  private mutating func heed(_ effects: [Browser.Effect]) throws(Mistake) -> [String] {
    var answer: [String] = []
    for effect in effects {
      switch effect {
      case .clipboard(let text) where text.contains("\n"):
        answer += text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { VisibleText.line(String($0)) }
      case .bell where browser.state.message == nil: answer.append("nothing to be done.")
      case .quit: isOver = true
      case .clipboard, .bell, .redraw, .suspend: break
      }
    }
    return answer
  }

  private func list(_ entries: [StyleRegistry.Entry]) -> [String] {
    let active = browser.state.composition.activeTerm.id
    return entries.map { entry in
      let manifest = entry.manifest
      return "\(manifest.id): \(VisibleText.line(manifest.summary))"
        + (manifest.id == active ? ", chosen" : "")
    }
  }

  private func states() -> [String] {
    guard case .success(let style) = browser.stage.style(of: browser.state.composition) else {
      return []
    }
    let state = browser.state
    return transcript.lines(
      of: style,
      in: FieldState.allCases.map {
        Scenario(
          $0, width: state.width, colorScheme: state.colorScheme, symbols: state.symbols)
      })
  }

  // MARK: Styles and knobs

  private func entry(_ id: String) throws(Mistake) -> StyleRegistry.Entry {
    do throws(StyleLookupError) {
      return try browser.registry.entry(for: id)
    } catch {
      throw Mistake(sentence: error.description)
    }
  }

  private func choose(_ expression: String) throws(Mistake) {
    do throws(Failure) {
      let styles = try SelectedStyle.all([expression], setting: [], in: browser.registry)
      guard let style = styles.first,
        let composition = BrowserComposition(style.expression, in: browser.registry)
      else { return }
      browser.state.composition = composition
      browser.state.knob = 0
      browser.state.changed = time
    } catch {
      // A picture with a caret under the mistake says little when it is read aloud.
      let lines = error.message?.split(separator: "\n") ?? []
      let first = lines.first?.replacing("stylebook: ", with: "") ?? ""
      let last = lines.dropFirst().last?.drop { " ^".contains($0) } ?? ""
      throw Mistake(sentence: last.isEmpty ? String(first) : "\(first) \(last)")
    }
  }

  private func knob(_ name: String) throws(Mistake) -> Int {
    let names = browser.knobs.map(\.parameter.name)
    if let index = names.firstIndex(of: name) { return index }
    let id = browser.state.composition.activeTerm.id
    let nearest = NearestNames.of(name, among: names)
    throw Mistake(
      sentence: "\(id) has no knob \(QuotedText.short(name)); "
        + (nearest.isEmpty
          ? "knobs lists them." : "did you mean \(Failure.list(nearest.map { "\"\($0)\"" }))?"))
  }

  private func set(_ argument: String) throws(Mistake) {
    let words = argument.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }
    guard words.count == 2 else { throw Mistake(sentence: "write set NAME VALUE.") }
    browser.state.knob = try knob(String(words[0]))
    browser.setKnob(parsing: String(words[1]))
  }

  private mutating func reset(_ name: String) throws(Mistake) {
    if name.isEmpty {
      browser.state.composition.reset()
    } else {
      _ = try knob(name)
      browser.state.composition.set(name, nil)
    }
  }

  // MARK: The field

  private func beginEditing() {
    if browser.state.area != .field { browser.activateField(browser.state.activeField, at: time) }
  }

  private mutating func edit(_ command: EditCommand) throws(Mistake) -> [String] {
    beginEditing()
    return try heed(browser.edit(command, at: time))
  }

  private mutating func type(_ argument: String) throws(Mistake) -> [String] {
    beginEditing()
    var answer: [String] = []
    for scalar in Self.unquoted(argument).unicodeScalars {
      answer += try heed(browser.handle(.key(KeyPress(typing: scalar)), at: time))
    }
    return answer.isEmpty ? [] : [answer[0]]
  }

  private mutating func press(keys names: String) throws(Mistake) -> [String] {
    var answer: [String] = []
    for name in names.split(whereSeparator: \.isWhitespace) {
      guard let key = KeyName(String(name)) else {
        throw Mistake(
          sentence: "no key is called \(QuotedText.short(name)); write names such as Enter, S-Tab, "
            + "C-a or F2.")
      }
      answer += try heed(browser.handle(.key(key.press), at: time))
      time += 1
    }
    return answer
  }

  private func press(button name: String) throws(Mistake) {
    let index = browser.state.activeField
    var buttons: [(label: String, number: Int)] = []
    if case .success(let parts) = browser.stage.parts(of: index, in: browser.state, at: time) {
      for part in parts {
        if case .button(let number) = part.kind { buttons.append((part.label ?? "", number)) }
      }
    }
    guard let button = buttons.first(where: { $0.label.lowercased() == name.lowercased() }) else {
      let names = buttons.map { "\"\($0.label)\"" }
      throw Mistake(
        sentence: names.isEmpty
          ? "the field has no button now."
          : "there is no such button; the field has \(Failure.list(names, "and")).")
    }
    let request = browser.stage.press(button.number, of: index, in: &browser.state, at: time)
    browser.follow(request, of: index, at: time)
  }

  private func go(toField argument: String) throws(Mistake) {
    guard browser.state.stage == .form else {
      beginEditing()
      return
    }
    let count = browser.state.fields.count
    let next = browser.state.area == .field ? browser.state.activeField + 1 : 0
    guard let number = argument.isEmpty ? next % count + 1 : Int(argument), 1...count ~= number
    else { throw Mistake(sentence: "a field is a number from 1 to \(count).") }
    browser.activateField(number - 1, at: time)
  }

  /// A text as it was written, or without the quotes around it.
  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// One of a few names; nil where none was given.
  private static func choice(
    _ name: String, among names: [String]
  ) throws(Mistake) -> String? {
    if name.isEmpty || names.contains(name) { return name.isEmpty ? nil : name }
    throw Mistake(sentence: "write \(Failure.list(names)), not \(QuotedText.short(name)).")
  }
}
