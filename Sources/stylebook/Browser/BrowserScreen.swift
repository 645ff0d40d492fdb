import StyleCore

/// Draws the browser, and finds out where things are.
///
/// ```
///  Stylebook                         filled · dark · 40 columns · truecolor
/// ──────────────────────────────────────────────────────────────────────────
///  Built in               Gradient
///    Default              A rounded border painted with a gradient …
///    Plain
///  ▸ Gradient             ╭━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╮
///    Search               ┃ Ada Lovelace                         ┃
///                         ╰━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━╯
/// ──────────────────────────────────────────────────────────────────────────
///  Enter type   / search   k knobs   s state   a light/dark   q quit   ? help
/// ```
@MainActor
struct BrowserScreen {
  let browser: Browser
  let time: Double
  var page: BrowserPage
  var map = BrowserMap()

  var state: BrowserState { browser.state }

  /// Screens narrower than this do without the list, except while it is searched.
  private static let listColumns = 64
  /// Screens wider than this have the knobs beside the field.
  private static let knobColumns = 104

  private init(_ browser: Browser, at time: Double) {
    self.browser = browser
    self.time = time
    page = BrowserPage(browser.state.size)
  }

  /// The screen at a time of the browser's clock.
  static func draw(_ browser: Browser, at time: Double) -> Canvas {
    var screen = BrowserScreen(browser, at: time)
    screen.draw()
    browser.map = screen.map
    return screen.page.canvas
  }

  private mutating func draw() {
    let (width, height) = (state.size.width, state.size.height)
    if state.showsHelp {
      drawHelp()
      return
    }
    if let code = state.shownCode {
      drawCode(code)
      return
    }
    let isTall = height >= 9
    let top = isTall ? 2 : 1
    let bottom = isTall ? height - 3 : height - 1
    drawHeader(isTall: isTall)
    var middle = CellRect(x: 0, y: top, width: width, height: max(bottom - top, 0))
    if width >= Self.listColumns {
      let columns = min(width / 4, 26)
      map.list = CellRect(x: 0, y: top, width: columns, height: middle.height)
      middle = CellRect(
        x: columns + 1, y: top, width: width - columns - 1, height: middle.height)
      drawList()
      for y in top..<max(bottom, top) { page.put("│", at: columns, y, width: 1, .dim) }
    } else if state.area == .list, case .search? = state.prompt {
      map.list = middle
      drawList()
      drawFooter(isTall: isTall)
      return
    }
    // Pictures of many fields want the room.
    let isField = state.stage == .field || state.stage == .form
    if !browser.knobs.isEmpty, isField || state.area == .knobs {
      if width >= Self.knobColumns {
        let columns = min(width / 3, 44)
        map.knobs = CellRect(
          x: middle.maxX - columns, y: top, width: columns, height: middle.height)
        middle = CellRect(
          x: middle.minX, y: top, width: middle.width - columns - 1, height: middle.height)
        for y in top..<max(bottom, top) { page.put("│", at: middle.maxX, y, width: 1, .dim) }
      } else if state.area == .knobs {
        let rows = min(browser.knobs.count + 1, max(middle.height / 2, 2))
        map.knobs = CellRect(
          x: middle.minX, y: middle.maxY - rows, width: middle.width, height: rows)
        middle = CellRect(
          x: middle.minX, y: top, width: middle.width, height: middle.height - rows)
      }
      drawKnobs()
    }
    drawStage(in: middle.inset(columns: width < 40 ? 0 : 1))
    drawFooter(isTall: isTall)
  }

  // MARK: Head and foot

  private mutating func drawHeader(isTall: Bool) {
    let width = state.size.width
    let scene =
      [
        state.state(of: state.activeField).rawValue, state.colorScheme.name,
        "\(state.width) columns", Self.name(of: state.depth),
      ].joined(separator: " · ") + (state.symbols == .ascii ? " · ASCII" : "")
      + (state.isStill ? " · still" : "")
    let used = page.put(" Stylebook ", at: 0, 0, width: width, .bold)
    let columns = DisplayWidth.of(scene)
    if used + columns + 2 <= width {
      page.put(scene, at: width - columns - 1, 0, width: columns, .dim)
    }
    if isTall { rule(1) }
  }

  private mutating func rule(_ y: Int) {
    page.put(
      String(repeating: "─", count: state.size.width), at: 0, y, width: state.size.width, .dim)
  }

  private mutating func drawFooter(isTall: Bool) {
    let (width, height) = (state.size.width, state.size.height)
    if isTall { rule(height - 3) }
    let line = isTall ? height - 2 : height - 1
    if let prompt = state.prompt {
      drawPrompt(prompt, line)
    } else if let message = state.message {
      let mark = message.isProblem ? "! " : ""
      let look = BrowserPage.Look(
        color: message.isProblem ? color(.red) : .clear,
        attributes: message.isProblem ? .bold : [])
      page.put(" \(mark)\(message.text)", at: 0, line, width: width, look)
    } else if isTall {
      page.put(" \(summary)", at: 0, line, width: width, .dim)
    }
    guard isTall else {
      if state.prompt == nil, state.message == nil { drawHints(line) }
      return
    }
    drawHints(height - 1)
  }

  /// What is worth saying when nothing has happened.
  private var summary: String {
    switch state.area {
    case .knobs:
      let knobs = browser.knobs
      return knobs.indices.contains(state.knob) ? knobs[state.knob].parameter.summary : ""
    case .field:
      return "what you type goes into the field; Tab goes on, Esc back to the list"
    case .list:
      return state.filter.isEmpty ? "" : "search: \(state.filter) (Esc ends it)"
    }
  }

  private mutating func drawPrompt(_ prompt: BrowserState.Prompt, _ y: Int) {
    let label: String
    let line: TextEditing
    switch prompt {
    case .search(let editing, let before):
      let isAddition = state.composition.terms.count > before.terms.count
      (label, line) = (isAddition ? " add: " : " search: ", editing)
    case .value(let editing):
      let knobs = browser.knobs
      let name = knobs.indices.contains(state.knob) ? knobs[state.knob].parameter.name : "value"
      (label, line) = (" \(name): ", editing)
    }
    drawAdvice(on: prompt, max(y - 1, 0))
    let used = page.put(label, at: 0, y, width: state.size.width, .bold)
    let room = max(state.size.width - used - 1, 1)
    var scrolled = line
    scrolled.width = room
    let shown = VisibleText.line(line.text)
    let window = Fitting.suffix(shown[...], width: max(room - 1, 0))
    let isWhole = DisplayWidth.of(shown) <= room
    // A selected value goes with the next key.
    let isSelected = !line.selected.isEmpty
    page.put(
      isWhole ? shown : String(window.text), at: used, y, width: room,
      isSelected ? .chosen : .plain)
    let caret = isWhole ? scrolled.caretColumn : window.width
    page.putCaret(CellPoint(x: min(used + caret, state.size.width - 1), y: y))
  }

  /// Says what is wrong with what is being typed, or what it may be.
  private mutating func drawAdvice(on prompt: BrowserState.Prompt, _ y: Int) {
    let row = CellRect(x: 0, y: y, width: state.size.width, height: 1)
    if let message = state.message, message.isProblem {
      page.fill(row, .plain)
      let look = BrowserPage.Look(color: color(.red), attributes: .bold)
      page.put(" ! \(message.text)", at: 0, y, width: row.width, look)
    } else if case .value = prompt, browser.knobs.indices.contains(state.knob) {
      let kind = browser.knobs[state.knob].parameter.kind.descriptionWithUnit
      page.fill(row, .plain)
      page.put(" takes \(kind)", at: 0, y, width: row.width, .dim)
    }
  }

  private mutating func drawHints(_ y: Int) {
    typealias Hint = (keys: String, hint: String, action: BrowserAction?)
    guard state.prompt == nil else {
      var x = 1
      var hints = [Hint("Enter", "done", nil), Hint("Esc", "never mind", nil)]
      if case .search? = state.prompt { hints.append(Hint("Up Down", "choose", nil)) }
      for hint in hints { x = put(hint, at: x, y) }
      return
    }
    let hints = BrowserBinding.all(in: state.area).compactMap { binding -> Hint? in
      guard let hint = binding.hint, let key = binding.keys(in: state.area).first,
        BrowserBinding.isUseful(binding.action, state)
      else { return nil }
      return (key.description, hint, binding.action)
    }
    // How to leave and where to read on stand at the right, whatever else there is room for.
    let isLast = { (hint: Hint) in hint.action == .quit || hint.action == .help }
    var last: [Hint] = []
    for hint in hints.filter(isLast) where !last.contains(where: { $0.action == hint.action }) {
      last.append(hint)
    }
    func columns(_ hint: Hint) -> Int {
      DisplayWidth.of("\(hint.keys) \(hint.hint)") + Self.hintGap
    }
    let end = max(state.size.width - last.reduce(0) { $0 + columns($1) }, 1)
    var room = end - 1
    var chosen: Set<BrowserAction> = []
    for action in BrowserBinding.rank {
      guard let hint = hints.first(where: { $0.action == action }), columns(hint) <= room else {
        continue
      }
      chosen.insert(action)
      room -= columns(hint)
    }
    var x = 1
    for hint in hints where !isLast(hint) {
      if let action = hint.action, chosen.remove(action) != nil { x = put(hint, at: x, y) }
    }
    x = end
    for hint in last { x = put(hint, at: x, y) }
  }

  /// The columns between two hints.
  private static let hintGap = 2

  /// Puts a hint, and gives the column of the next.
  private mutating func put(
    _ hint: (keys: String, hint: String, action: BrowserAction?), at x: Int, _ y: Int
  ) -> Int {
    let keys = DisplayWidth.of(hint.keys)
    let columns = keys + 1 + DisplayWidth.of(hint.hint)
    page.put(hint.keys, at: x, y, width: columns, .bold)
    page.put(hint.hint, at: x + keys + 1, y, width: columns - keys - 1, .dim)
    if let action = hint.action {
      map.hints.append((action, CellRect(x: x, y: y, width: columns, height: 1)))
    }
    return x + columns + Self.hintGap
  }

  // MARK: The list

  private mutating func drawList() {
    var lines: [(heading: String?, entry: StyleRegistry.Entry?)] = []
    var heading = ""
    for entry in browser.listed {
      let next = BrowserList.heading(of: entry)
      if next != heading {
        if !lines.isEmpty { lines.append((nil, nil)) }
        lines.append((next, nil))
        heading = next
      }
      lines.append((nil, entry))
    }
    let active = state.composition.activeTerm.id
    let place = lines.firstIndex { $0.entry?.manifest.id == active } ?? 0
    let rows = map.list.height
    let scroll = min(max(place - rows + 2, 0), max(lines.count - rows, 0))
    for (offset, line) in lines.dropFirst(scroll).prefix(rows).enumerated() {
      let y = map.list.minY + offset
      let width = map.list.width
      if let heading = line.heading {
        page.put(" \(heading)", at: 0, y, width: width, .dim)
      } else if let entry = line.entry {
        let isActive = entry.manifest.id == active
        let frame = CellRect(x: 0, y: y, width: width, height: 1)
        let look: BrowserPage.Look = isActive ? state.area == .list ? .chosen : .bold : .plain
        if isActive, state.area == .list { page.fill(frame, look) }
        page.put("\(isActive ? " ▸ " : "   ")\(entry.manifest.title)", at: 0, y, width: width, look)
        map.rows.append((entry.manifest.id, frame))
      }
    }
    if lines.isEmpty {
      page.put(" no style matches", at: 0, map.list.minY, width: map.list.width, .dim)
    }
  }

  // MARK: Knobs

  private mutating func drawKnobs() {
    guard !map.knobs.isEmpty else { return }
    let knobs = browser.knobs
    let frame = map.knobs
    page.put(
      " Knobs of \(state.composition.activeTerm.id)", at: frame.minX, frame.minY,
      width: frame.width, .dim)
    let rows = frame.height - 1
    let scroll = min(max(state.knob - rows + 1, 0), max(knobs.count - rows, 0))
    let names = min(knobs.map { $0.parameter.name.count }.max() ?? 0, frame.width / 2)
    for (offset, knob) in knobs.enumerated().dropFirst(scroll).prefix(max(rows, 0)) {
      let y = frame.minY + 1 + offset - scroll
      let row = CellRect(x: frame.minX, y: y, width: frame.width, height: 1)
      let isChosen = state.area == .knobs && offset == state.knob
      let look: BrowserPage.Look =
        isChosen ? .chosen : knob.setValue == nil ? .plain : .bold
      if isChosen { page.fill(row, look) }
      let mark = knob.setValue == nil ? " " : "•"
      page.put(
        "\(mark)\(knob.parameter.name)", at: frame.minX, y, width: names + 2, look)
      var x = frame.minX + names + 2
      if case .color(let color) = knob.value, state.depth != .none, x + 3 < frame.maxX {
        let swatch = color.resolved(in: state.colorScheme)
        page.put(
          state.symbols == .ascii ? "#" : "■", at: x, y, width: 1,
          BrowserPage.Look(color: swatch.over(Ground(state.colorScheme).background)))
        x += 2
      }
      page.put(Self.text(of: knob.value), at: x, y, width: frame.maxX - x, look)
      map.knobRows.append((offset, row))
    }
  }

  /// A value as a person reads it: without the quotes that an expression needs around some colours.
  private static func text(of value: ParameterValue) -> String {
    if case .color(let color) = value { return color.description }
    return value.description
  }

  /// A colour of the system as it is in this appearance.
  func color(_ color: SystemColor) -> RGBA { color.components(in: state.colorScheme) }

  /// How a depth of colours is called.
  static func name(of depth: ColorDepth) -> String {
    switch depth {
    case .none: "no colours"
    case .ansi16: "16 colours"
    case .ansi256: "256 colours"
    case .truecolor: "truecolor"
    }
  }
}

extension CellRect {
  /// The rectangle without some columns at either side.
  fileprivate func inset(columns: Int) -> CellRect {
    CellRect(
      x: minX + columns, y: minY, width: max(width - 2 * columns, 0), height: height)
  }
}
