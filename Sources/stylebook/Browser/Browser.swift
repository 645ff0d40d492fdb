import StyleCore

/// The browser without a terminal: events and a clock in, frames out.
@MainActor
final class Browser {
  /// What the caller is to do.
  enum Effect: Hashable {
    /// Put a text into the clipboard.
    case clipboard(String)
    /// Ring.
    case bell
    /// Draw the whole screen anew.
    case redraw
    /// Stop, as Ctrl-Z does elsewhere.
    case suspend
    /// Leave.
    case quit
  }

  /// What is shown.
  var state: BrowserState
  /// What can be shown.
  private(set) var registry: StyleRegistry
  private(set) var stage: BrowserStage
  /// What knobs are set at random by.
  var generator: SeededGenerator
  /// Where things were drawn last, for the mouse.
  var map = BrowserMap()
  /// The plugins as a command line names them.
  let plugins: [String]
  /// What was cut or copied last, for terminals that keep their clipboard to themselves.
  private var clipboard = ""
  private var lastClick: (position: CellPoint, time: Double, count: Int)?

  /// Makes a browser of the registry's styles, the first of them chosen.
  init(
    _ state: BrowserState, registry: StyleRegistry, drawing: FieldDrawing, plugins: [String] = [],
    seed: UInt64 = 1
  ) {
    self.state = state
    self.registry = registry
    self.plugins = plugins
    stage = BrowserStage(registry: registry, drawing: drawing)
    generator = SeededGenerator(state: seed)
  }

  /// Shows the styles of another registry, with the text and the knobs as they are.
  ///
  /// What is no longer there is taken off the composition.
  func show(_ registry: StyleRegistry, drawing: FieldDrawing) {
    self.registry = registry
    stage = BrowserStage(registry: registry, drawing: drawing)
    state.composition.keepOnly(registry)
  }

  /// Says what is wrong with a plugin.
  func tell(_ problem: Failure) {
    let lines = (problem.message ?? "").split(separator: "\n").map { String($0) }
    let error = lines.first { $0.contains(": error: ") }
    say(error ?? lines.first ?? "", isProblem: true)
  }

  /// Takes an event; `time` is in seconds on a clock of the caller's.
  func handle(_ event: TerminalEvent, at time: Double) -> [Effect] {
    switch event {
    case .key(let press):
      guard press.phase != .release else { return [] }
      state.message = nil
      return handle(press, at: time)
    case .paste(let paste):
      return edit(.paste(paste.text), at: time)
    case .mouse(let event):
      return handle(event, at: time)
    case .focus, .reply:
      return []
    }
  }

  /// When the next frame is due although nothing happens; nil for never.
  func nextFrame(after time: Double) -> Double? {
    let end = max(state.changed + stage.motion(of: state), stage.end(of: state))
    guard !state.isStill, time < end else { return nil }
    return time + 1.0 / 30
  }

  private func handle(_ press: KeyPress, at time: Double) -> [Effect] {
    if state.showsHelp || state.shownCode != nil { return read(press) }
    if KeyName(press) == Self.pasteKey, state.prompt != nil || state.area == .field {
      return clipboard.isEmpty ? [.bell] : edit(.paste(clipboard), at: time)
    }
    if state.prompt != nil { return handlePrompt(press, at: time) }
    let key = KeyName(press)
    if let action = BrowserBinding.action(of: key, in: state.area) {
      return perform(action, at: time)
    }
    guard state.area == .field else { return [.bell] }
    if press.key == .enter { return submit(at: time) }
    guard let command = EditKeys.command(for: press) else { return [.bell] }
    return edit(command, at: time)
  }

  /// Turns the pages of help or code, or closes it.
  private func read(_ press: KeyPress) -> [Effect] {
    let page = max(state.size.height - 3, 1)
    switch press.key {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .home: scroll(by: -map.rest)
    case .end: scroll(by: map.rest)
    default:
      state.showsHelp = false
      state.shownCode = nil
      state.scroll = 0
    }
    return []
  }

  /// Scrolls what is too long for the screen; false at its end.
  @discardableResult
  func scroll(by rows: Int) -> Bool {
    let next = min(max(state.scroll + rows, 0), map.rest)
    defer { state.scroll = next }
    return next != state.scroll
  }

  /// Does something to the text that is being typed.
  func edit(_ command: EditCommand, at time: Double) -> [Effect] {
    if case .search(var line, let before) = state.prompt {
      let outcome = line.apply(command)
      state.prompt = .search(line, before: before)
      state.filter = line.text
      if outcome.textChanged { chooseFirst(at: time) }
      return effects(of: outcome)
    }
    if case .value(var line) = state.prompt {
      let outcome = line.apply(command)
      state.prompt = .value(line)
      return effects(of: outcome)
    }
    guard state.area == .field, state.condition != .disabled else { return [.bell] }
    let wasEmpty = state.field.text.isEmpty
    let before = state.state(of: state.activeField)
    forgetSecret()
    state.field.isSecure = state.isSecret(state.activeField)
    let outcome = state.field.apply(command)
    forgetSecret()
    if state.field.text.isEmpty != wasEmpty || state.state(of: state.activeField) != before {
      state.changed = time
    }
    return effects(of: outcome)
  }

  /// Begins an ordinary text where a secret was emptied, so that undoing does not bring it back.
  private func forgetSecret() {
    if state.field.isSecure, !state.isSecret(state.activeField) { state.field = TextEditing("") }
  }

  private static let pasteKey = KeyName("C-v")

  private func effects(of outcome: EditOutcome) -> [Effect] {
    if let text = outcome.clipboard { clipboard = text }
    return (outcome.clipboard.map { [.clipboard($0)] } ?? []) + (outcome.isRefused ? [.bell] : [])
  }

  /// Hands a field's text in, and goes where its submit label says.
  private func submit(at time: Double) -> [Effect] {
    let outcome = state.field.apply(.submit)
    guard outcome.isSubmitted else { return [.bell] }
    let request = stage.submit(state.activeField, in: &state, at: time)
    if request != nil {
      follow(request, of: state.activeField, at: time)
      return []
    }
    if state.stage == .form, state.activeField + 1 < state.fields.count {
      activateField(state.activeField + 1, at: time)
      return []
    }
    let text = state.field.isSecure ? "a secret" : VisibleText.line(state.field.text)
    say("submitted: \(text)")
    return []
  }

  /// Moves the focus as an action of a style asks.
  func follow(_ request: FocusRequest?, of field: Int, at time: Double) {
    switch request {
    case .take: activateField(field, at: time)
    case .resign where state.area == .field: _ = perform(.back, at: time)
    case .resign, nil: break
    }
  }

  private func handlePrompt(_ press: KeyPress, at time: Double) -> [Effect] {
    switch (press.key, state.prompt) {
    case (.escape, .search(_, let before)):
      state.prompt = nil
      state.filter = ""
      state.composition = before
      state.changed = time
    case (.enter, .search(_, let before)):
      if listed.isEmpty {
        say("no style matches; other words, or Esc.", isProblem: true)
        return [.bell]
      }
      state.prompt = nil
      if state.composition.terms.count > before.terms.count {
        state.filter = ""
        say("- takes it away, < > move it, and , . mark another")
      }
    case (.escape, _): state.prompt = nil
    case (.enter, .value(let line)):
      setKnob(parsing: line.text)
    case (.up, .search): choose(by: -1, at: time)
    case (.down, .search): choose(by: 1, at: time)
    case (.pageUp, .search): _ = perform(.pageUp, at: time)
    case (.pageDown, .search): _ = perform(.pageDown, at: time)
    default:
      guard let command = EditKeys.command(for: press) else { return [.bell] }
      return edit(command, at: time)
    }
    return []
  }

  /// Says something at the foot of the screen.
  func say(_ text: String, isProblem: Bool = false) {
    state.message = BrowserState.Message(text: text, isProblem: isProblem)
  }

  // MARK: The mouse

  private func handle(_ event: MouseEvent, at time: Double) -> [Effect] {
    if state.showsHelp || state.shownCode != nil {
      switch event.action {
      case .press:
        state.showsHelp = false
        state.shownCode = nil
        state.scroll = 0
      case .scroll(.up): scroll(by: -3)
      case .scroll(.down): scroll(by: 3)
      default: break
      }
      return []
    }
    let place = event.position
    switch event.action {
    case .press(.left):
      state.message = nil
      return click(place, at: time, extending: event.modifiers.contains(.shift))
    case .drag(.left):
      guard state.isDragging, let field = map.field(state.activeField) else { return [] }
      return edit(.extend(column: place.x - field.origin), at: time)
    case .release:
      state.isDragging = false
      return []
    case .scroll(let direction):
      guard direction == .up || direction == .down else { return [] }
      if map.list.contains(place) { choose(by: direction == .up ? -1 : 1, at: time) }
      if map.knobs.contains(place) { turnKnob(by: direction == .up ? 1 : -1) }
      if map.stage.contains(place) { scroll(by: direction == .up ? -3 : 3) }
      return []
    default: return []
    }
  }

  private func click(_ place: CellPoint, at time: Double, extending: Bool) -> [Effect] {
    if let button = map.buttons.last(where: { $0.frame.contains(place) }) {
      let request = stage.press(button.number, of: button.field, in: &state, at: time)
      follow(request, of: button.field, at: time)
      return []
    }
    if let hint = map.hints.first(where: { $0.frame.contains(place) }) {
      state.prompt = nil
      return perform(hint.action, at: time)
    }
    if let row = map.rows.first(where: { $0.frame.contains(place) }) {
      state.prompt = nil
      state.area = .list
      choose(row.id, at: time)
      return []
    }
    if let knob = map.knobRows.first(where: { $0.frame.contains(place) }) {
      if state.area == .knobs, state.knob == knob.number { return perform(.turnUp, at: time) }
      leaveField(at: time)
      state.area = .knobs
      state.knob = knob.number
      return []
    }
    guard let field = map.fields.last(where: { $0.frame.contains(place) }) else { return [] }
    state.prompt = nil
    if state.area != .field || state.activeField != field.number {
      activateField(field.number, at: time)
    }
    let column = place.x - field.origin
    var count = 1
    if let last = lastClick, last.position == place, time - last.time < 0.4 {
      count = last.count % 3 + 1
    }
    lastClick = (place, time, count)
    state.isDragging = true
    switch count {
    case 2: return edit(.selectWord(column: column), at: time)
    case 3: return edit(.selectAll, at: time)
    default: return edit(extending ? .extend(column: column) : .place(column: column), at: time)
    }
  }
}

/// A source of random numbers that always gives the same.
struct SeededGenerator: RandomNumberGenerator {
  /// Where it stands.
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
