import StyleCore

/// What actions do.
extension Browser {
  /// Does what a key asks for.
  func perform(_ action: BrowserAction, at time: Double) -> [Effect] {
    let isDone: Bool
    switch action {
    case .quit: return [.quit]
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .copyCommand: return copyCommand()
    case .copySwift: return copySwift()
    case .previous, .next, .pageUp, .pageDown, .first, .last:
      isDone = move(action, at: time)
    case .edit, .search, .nextArea, .previousArea, .knobs, .back, .help:
      isDone = go(action, at: time)
    case .addStyle, .removeStyle, .styleOutwards, .styleInwards, .previousStyle, .nextStyle:
      isDone = compose(action, at: time)
    case .turnUp: isDone = turnKnob(by: 1)
    case .turnDown: isDone = turnKnob(by: -1)
    case .typeValue, .resetKnob, .resetKnobs, .randomKnobs:
      isDone = changeKnobs(action)
    case .state, .appearance, .depth, .narrower, .wider, .symbols, .sample, .stage, .explain,
      .still, .replay:
      isDone = set(action, at: time)
    }
    return isDone ? [] : [.bell]
  }

  // MARK: The list

  /// The styles that match the search, in the order of the list.
  var listed: [StyleRegistry.Entry] {
    BrowserList(registry).entries(matching: state.filter)
  }

  /// Chooses a style for the active place.
  func choose(_ id: String, at time: Double) {
    guard state.composition.activeTerm.id != id else { return }
    state.composition.choose(id)
    state.knob = 0
    state.scroll = 0
    state.changed = time
  }

  /// Chooses the first style that matches.
  func chooseFirst(at time: Double) {
    if let first = listed.first { choose(first.manifest.id, at: time) }
  }

  @discardableResult
  func choose(by step: Int, at time: Double) -> Bool {
    let ids = listed.map(\.manifest.id)
    guard !ids.isEmpty else { return false }
    let place = ids.firstIndex(of: state.composition.activeTerm.id)
    let next = place.map { min(max($0 + step, 0), ids.count - 1) } ?? (step > 0 ? 0 : ids.count - 1)
    guard next != place else { return false }
    choose(ids[next], at: time)
    return true
  }

  private func move(_ action: BrowserAction, at time: Double) -> Bool {
    let step =
      switch action {
      case .previous: -1
      case .next: 1
      case .pageUp: -max(state.size.height - 6, 1)
      case .pageDown: max(state.size.height - 6, 1)
      case .first: -100_000
      default: 100_000
      }
    if state.area == .list, map.rest > 0, [.pageUp, .pageDown].contains(action),
      state.prompt == nil
    {
      return scroll(by: action == .pageUp ? -map.stage.height : map.stage.height)
    }
    guard state.area == .knobs else { return choose(by: step, at: time) }
    let count = knobs.count
    let next = min(max(state.knob + step, 0), max(count - 1, 0))
    defer { state.knob = next }
    return next != state.knob
  }

  // MARK: Areas

  private func go(_ action: BrowserAction, at time: Double) -> Bool {
    switch action {
    case .help:
      state.showsHelp = true
      state.scroll = 0
    case .search:
      state.prompt = .search(TextEditing(state.filter), before: state.composition)
    case .knobs:
      guard !knobs.isEmpty else {
        say("\(state.composition.activeTerm.id) has nothing to be set.")
        return false
      }
      state.area = .knobs
      state.knob = min(state.knob, knobs.count - 1)
    case .edit:
      if state.condition == .disabled {
        say("the field is disabled and takes no keys; s changes that.")
        return false
      }
      activateField(state.activeField, at: time)
    case .back:
      guard state.area != .list || !state.filter.isEmpty else { return false }
      if state.area == .list { state.filter = "" }
      leaveField(at: time)
      state.area = .list
    case .nextArea, .previousArea: step(action == .nextArea ? 1 : -1, at: time)
    default: return false
    }
    return true
  }

  /// Goes to the next field or area, or to the one before.
  private func step(_ step: Int, at time: Double) {
    let next = state.activeField + step
    if state.area == .field, 0..<state.fieldCount ~= next {
      activateField(next, at: time)
      return
    }
    var areas: [BrowserState.Area] = state.condition == .disabled ? [.list] : [.list, .field]
    if !knobs.isEmpty { areas.append(.knobs) }
    let place = areas.firstIndex(of: state.area) ?? 0
    leaveField(at: time)
    let area = areas[(place + step + areas.count) % areas.count]
    if area == .field {
      activateField(step > 0 ? 0 : state.fieldCount - 1, at: time)
    } else {
      say(area == .list ? "in the list" : "at the knobs")
      state.area = area
      state.knob = min(state.knob, max(knobs.count - 1, 0))
    }
  }

  /// Begins to edit a field, unless it is disabled.
  func activateField(_ number: Int, at time: Double) {
    if state.condition == .disabled { return }
    leaveField(at: time)
    if state.stage != .form, state.stage != .field { state.stage = .field }
    state.area = .field
    state.activeField = min(max(number, 0), state.fieldCount - 1)
    state.changed = time
  }

  func leaveField(at time: Double) {
    guard state.area == .field else { return }
    _ = state.field.apply(.endEditing)
    state.changed = time
  }

  // MARK: The scene

  private func set(_ action: BrowserAction, at time: Double) -> Bool {
    switch action {
    case .state:
      changeCondition(at: time)
    case .appearance:
      state.colorScheme = state.colorScheme == .dark ? .light : .dark
    case .depth:
      state.depth = Self.next(state.depth, in: ColorDepth.allCases.reversed())
      say("colours: \(BrowserScreen.name(of: state.depth))")
    case .narrower, .wider:
      let step = action == .wider ? 4 : -4
      let room = map.stage.width > 0 ? map.stage.width : TerminalSize.columnLimits.upperBound
      let most = max(room, 4)
      if step > 0, state.width >= most {
        say("width: the screen has room for \(most) columns")
        return false
      }
      let width = min(max(state.width + step, 4), most)
      guard width != state.width else { return false }
      state.width = width
      say("width: \(width) columns")
    case .symbols:
      state.symbols = state.symbols == .unicode ? .ascii : .unicode
      say("glyphs of the field: \(state.symbols == .ascii ? "ASCII" : "Unicode")")
    case .sample:
      state.sample = (state.sample + 1) % BrowserState.samples.count
      let wasEmpty = state.field.text.isEmpty
      state.field = TextEditing(BrowserState.samples[state.sample])
      if wasEmpty != state.field.text.isEmpty { state.changed = time }
    case .stage:
      show(Self.next(state.stage, in: BrowserState.Stage.allCases), at: time)
    case .explain: state.isExplained.toggle()
    case .still:
      state.isStill.toggle()
      say(state.isStill ? "looks stand still; m lets them move" : "looks move")
    case .replay:
      if state.isStill {
        say("looks stand still; m lets them move")
        return false
      }
      stage.playAgain(state, at: time)
      guard stage.motion(of: state) > 0 || stage.end(of: state) > time else {
        say("\(state.composition.description) does not move.")
        return false
      }
      state.changed = time
    default: return false
    }
    return true
  }

  /// Goes on to the next state; the sample becomes one that breaks the rule of the state error.
  private func changeCondition(at time: Double) {
    let (right, wrong) = (BrowserState.samples[0], Scenario(.error).fieldText)
    let next = Self.next(state.condition, in: BrowserState.Condition.allCases)
    if next == .error, state.field.text == right { state.field = TextEditing(wrong) }
    if state.condition == .error, state.field.text == wrong { state.field = TextEditing(right) }
    state.condition = next
    state.changed = time
    if next == .disabled, state.area == .field {
      leaveField(at: time)
      state.area = .list
    }
    let isKept = next != .secure && state.isSecret(state.activeField)
    say("state: \(next.rawValue)" + (isKept ? "; the text stays a secret" : ""))
  }

  private func show(_ stage: BrowserState.Stage, at time: Double) {
    let wasEdited = state.area == .field
    if wasEdited {
      leaveField(at: time)
      state.area = .list
    }
    state.scroll = 0
    say("view: \(stage.name)" + (wasEdited ? "; in the list, Enter types again" : ""))
    state.stage = stage
    let wanted = stage == .form ? BrowserState.form.count : 1
    while state.fields.count < wanted {
      state.fields.append(
        TextEditing("", isSecure: BrowserState.form[state.fields.count].isSecure))
    }
    // Fields of a form come back with their texts; the first is the field.
    if wanted == 1 { state.activeField = 0 }
  }

  private static func next<Value: Equatable>(_ value: Value, in all: [Value]) -> Value {
    let place = all.firstIndex(of: value) ?? 0
    return all[(place + 1) % all.count]
  }

  // MARK: The composition

  private func compose(_ action: BrowserAction, at time: Double) -> Bool {
    state.changed = time
    switch action {
    case .addStyle:
      let before = state.composition
      let ids = registry.ids
      let other = ids.first { $0 != state.composition.activeTerm.id && $0 != "default" }
      guard state.composition.add(other ?? state.composition.activeTerm.id) else {
        say("there are \(before.terms.count) styles already; - takes one away.")
        return false
      }
      state.knob = 0
      state.filter = ""
      state.prompt = .search(TextEditing(""), before: before)
      return true
    case .removeStyle:
      if state.composition.removeActive() { return true }
      say("one style has to stay; choose another in the list.")
      return false
    case .styleOutwards: return state.composition.moveActive(by: -1)
    case .styleInwards: return state.composition.moveActive(by: 1)
    case .previousStyle: return state.composition.activate(by: -1)
    default: return state.composition.activate(by: 1)
    }
  }

  // MARK: Knobs

  /// The knobs of the active style.
  var knobs: [Knob] {
    let term = state.composition.activeTerm
    guard let entry = try? registry.entry(for: term.id) else { return [] }
    return entry.manifest.parameters.map {
      Knob(parameter: $0, setValue: state.composition.value(of: $0.name))
    }
  }

  @discardableResult
  func turnKnob(by steps: Int) -> Bool {
    let knobs = knobs
    guard knobs.indices.contains(state.knob) else { return false }
    let knob = knobs[state.knob]
    guard let value = knob.turned(by: steps) else {
      say("\(knob.parameter.name) cannot be turned; Enter takes a value.")
      return false
    }
    guard value != knob.value else { return false }
    state.composition.set(
      knob.parameter.name, value == knob.parameter.defaultValue ? nil : value)
    return true
  }

  private func changeKnobs(_ action: BrowserAction) -> Bool {
    let knobs = knobs
    guard knobs.indices.contains(state.knob) else { return false }
    let knob = knobs[state.knob]
    switch action {
    case .typeValue:
      var line = TextEditing(knob.value.description)
      line.apply(.selectAll)
      state.prompt = .value(line)
    case .resetKnob: state.composition.set(knob.parameter.name, nil)
    case .resetKnobs: state.composition.reset()
    default:
      for knob in knobs {
        guard let value = knob.random(using: &generator) else { continue }
        state.composition.set(
          knob.parameter.name, value == knob.parameter.defaultValue ? nil : value)
      }
    }
    return true
  }

  /// Sets the selected knob to what was typed.
  func setKnob(parsing text: String) {
    let knobs = knobs
    guard knobs.indices.contains(state.knob) else { return }
    let parameter = knobs[state.knob].parameter
    do throws(ParameterError) {
      let value = try parameter.value(parsing: text)
      state.composition.set(parameter.name, value == parameter.defaultValue ? nil : value)
      state.prompt = nil
    } catch {
      say(error.description, isProblem: true)
    }
  }
}
