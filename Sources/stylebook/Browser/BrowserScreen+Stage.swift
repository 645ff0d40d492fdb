import StyleCore

/// What stands in the middle of the screen.
extension BrowserScreen {
  /// Draws the styles' name, and the field or the pictures below it.
  mutating func drawStage(in frame: CellRect) {
    guard frame.height > 0, frame.width > 0 else { return }
    var y = frame.minY
    if frame.height >= 7 {
      y = drawTitle(in: frame)
    }
    let rest = CellRect(x: frame.minX, y: y, width: frame.width, height: max(frame.maxY - y, 0))
    switch state.stage {
    case .field, .form: drawFields(in: rest)
    case .states: drawStates(in: rest)
    case .appearances: drawAppearances(in: rest)
    case .depths: drawDepths(in: rest)
    }
  }

  private mutating func drawTitle(in frame: CellRect) -> Int {
    let term = state.composition.activeTerm
    let manifest = (try? browser.registry.entry(for: term.id))?.manifest
    var y = frame.minY
    page.put(manifest?.title ?? term.id, at: frame.minX, y, width: frame.width, .bold)
    y += 1
    if let summary = manifest?.summary, frame.height >= 12, state.stage == .field {
      for line in Self.lines(of: summary, width: frame.width).prefix(2) {
        page.put(line, at: frame.minX, y, width: frame.width, .dim)
        y += 1
      }
    }
    if state.composition.terms.count > 1 {
      var x = frame.minX
      for (index, term) in state.composition.terms.enumerated() {
        if index > 0 { x += page.put(" | ", at: x, y, width: frame.maxX - x, .dim) }
        let isActive = index == state.composition.active
        x += page.put(term.id, at: x, y, width: frame.maxX - x, isActive ? .chosen : .plain)
      }
      y += 1
    }
    return state.stage == .states ? y : y + 1
  }

  /// A text in lines.
  static func lines(of text: String, width: Int) -> [String] {
    let shown = VisibleText.line(text)
    return Fitting.wrap(shown, to: max(width, 1)).map { String(shown[$0]) }
  }

  private mutating func drawFields(in frame: CellRect) {
    var y = frame.minY
    for index in state.fields.indices where index == 0 || state.stage == .form {
      guard y < frame.maxY else { break }
      let picture = browser.stage.picture(
        of: index, in: state, at: time, width: min(state.width, frame.width))
      if let failure = picture.failure {
        y = drawFailure(failure, y, in: frame)
        continue
      }
      let origin = CellPoint(x: frame.minX, y: y)
      page.put(picture.canvas, at: origin, within: frame)
      register(picture, index, at: origin, in: frame)
      y += picture.canvas.height + 1
    }
    if state.state(of: state.activeField) == .error, state.stage == .field, y < frame.maxY {
      page.put(
        Scenario.errorMessage, at: frame.minX, y, width: frame.width,
        BrowserPage.Look(color: color(.red)))
      y += 2
    }
    if state.isExplained { drawExplanation(y, in: frame) }
  }

  private mutating func drawFailure(_ failure: String, _ y: Int, in frame: CellRect) -> Int {
    var y = y
    for line in Self.lines(of: "✗ \(failure)", width: frame.width).prefix(6) {
      page.put(line, at: frame.minX, y, width: frame.width, BrowserPage.Look(color: color(.red)))
      y += 1
    }
    return y + 1
  }

  private mutating func register(
    _ picture: BrowserStage.Picture, _ index: Int, at origin: CellPoint, in frame: CellRect
  ) {
    let canvas = picture.canvas
    let isEdited = state.area == .field && state.activeField == index
    if isEdited, state.prompt == nil, let caret = canvas.caret {
      let place = CellPoint(x: origin.x + caret.x, y: origin.y + caret.y)
      if frame.contains(place) { page.putCaret(place) }
    }
    let area = CellRect(x: origin.x, y: origin.y, width: canvas.width, height: canvas.height)
    let start = canvas.caret.map { $0.x - state.fields[index].caretColumn }
    map.fields.append((index, area, origin.x + (start ?? picture.field?.minX ?? 0)))
    for button in picture.buttons {
      let place = CellRect(
        x: origin.x + button.frame.minX, y: origin.y + button.frame.minY,
        width: button.frame.width, height: button.frame.height)
      map.buttons.append((index, button.number, place))
    }
  }

  private mutating func drawExplanation(_ y: Int, in frame: CellRect) {
    let text = browser.stage.explanation(
      of: state, at: time, width: min(state.width, frame.width))
    for (offset, line) in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where y + offset < frame.maxY
    {
      page.put(String(line), at: frame.minX, y + offset, width: frame.width, .dim)
    }
  }

  private mutating func drawStates(in frame: CellRect) {
    let grid = GalleryGrid(width: frame.width, fields: FieldState.allCases.count)
    var y = frame.minY
    for row in grid.rows(of: FieldState.allCases.count) {
      var height = 0
      for (column, index) in row.enumerated() {
        let state = FieldState.allCases[index]
        let scenario = Scenario(
          state, width: min(grid.columnWidth, self.state.width),
          colorScheme: self.state.colorScheme, symbols: self.state.symbols)
        let x = frame.minX + column * (grid.columnWidth + GalleryGrid.gap)
        height = max(height, drawCaptioned(state.rawValue, scenario, x, y, in: frame))
      }
      y += height + 1
    }
  }

  private mutating func drawCaptioned(
    _ caption: String, _ scenario: Scenario, _ x: Int, _ y: Int, in frame: CellRect,
    depth: ColorDepth = .truecolor
  ) -> Int {
    guard y < frame.maxY else { return 0 }
    page.put(caption, at: x, y, width: frame.maxX - x, .dim)
    guard var canvas = browser.stage.canvas(scenario, of: state.composition) else {
      page.put(
        "✗ cannot be drawn", at: x, y + 1, width: frame.maxX - x,
        BrowserPage.Look(color: color(.red)))
      return 2
    }
    if depth != .truecolor { canvas = canvas.reduced(to: depth) }
    if scenario.colorScheme != state.colorScheme {
      canvas = canvas.grounded(on: Ground(scenario.colorScheme))
    }
    page.put(canvas, at: CellPoint(x: x, y: y + 1), within: frame)
    return canvas.height + 1
  }

  /// The scenario of the field, at rest or not, as it is now.
  private func current(width: Int, colorScheme: ColorScheme? = nil) -> Scenario {
    var scenario = state.scenario(of: state.activeField, at: .infinity, width: width)
    scenario.colorScheme = colorScheme ?? state.colorScheme
    return scenario
  }

  private mutating func drawAppearances(in frame: CellRect) {
    let isSplit = frame.width >= 60
    let width = isSplit ? (frame.width - 2) / 2 : frame.width
    var (x, y) = (frame.minX, frame.minY)
    for scheme in [ColorScheme.dark, .light] {
      for state in [current(width: min(width, state.width)).state, .focused, .error] {
        var scenario = current(width: min(width, self.state.width), colorScheme: scheme)
        scenario.state = state
        if state != current(width: width).state { scenario.text = nil }
        y += drawCaptioned("\(scheme.name), \(state.rawValue)", scenario, x, y, in: frame) + 1
      }
      if isSplit { (x, y) = (frame.minX + width + 2, frame.minY) }
    }
  }

  private mutating func drawDepths(in frame: CellRect) {
    let isSplit = frame.width >= 60
    let width = isSplit ? (frame.width - 2) / 2 : frame.width
    var y = frame.minY
    var height = 0
    for (index, depth) in ColorDepth.allCases.reversed().enumerated() {
      let isRight = isSplit && index % 2 == 1
      let drawn = drawCaptioned(
        Self.name(of: depth), current(width: min(width, state.width)),
        isRight ? frame.minX + width + 2 : frame.minX, y, in: frame, depth: depth)
      height = max(height, drawn)
      if !isSplit || isRight {
        y += height + 1
        height = 0
      }
    }
  }

  // MARK: Help

  /// Draws all keys, from the bindings themselves.
  mutating func drawHelp() {
    var lines: [(keys: String, text: String)] = []
    let areas: [(String, BrowserState.Area)] = [
      ("In the list", .list), ("In a field", .field), ("At the knobs", .knobs),
    ]
    for (title, area) in areas {
      lines.append(("", title))
      for binding in BrowserBinding.all(in: area) {
        let keys = binding.keys(in: area)
        if keys.isEmpty { continue }
        lines.append((keys.map(\.description).joined(separator: " "), binding.summary))
      }
      if area == .field {
        lines.append(("Home End C-a C-e", "to the start, to the end"))
        lines.append(("C-Left C-Right", "by words; with Shift these select"))
        lines.append(("C-k C-u C-w C-y", "kill to the end, to the start, a word; yank"))
        lines.append(("C-x M-w C-v M-a", "cut, copy, paste, select all"))
        lines.append(("C-_ M-z M-r", "undo, undo, redo"))
      }
      lines.append(("", ""))
    }
    lines.append(("", "The mouse: click what you see; drag, double and triple click select text"))
    let (width, height) = (state.size.width, state.size.height)
    page.put(" Keys", at: 0, 0, width: width, .bold)
    page.put("any key closes, arrows scroll", at: 8, 0, width: width - 8, .dim)
    let rows = max(height - 2, 0)
    let scroll = min(state.helpScroll, max(lines.count - rows, 0))
    let keyColumns = min(20, width / 3)
    for (offset, line) in lines.dropFirst(scroll).prefix(rows).enumerated() {
      let y = offset + 2
      if line.keys.isEmpty {
        page.put(" \(line.text)", at: 0, y, width: width, .bold)
      } else {
        page.put(line.keys, at: 2, y, width: keyColumns, .bold)
        page.put(line.text, at: keyColumns + 3, y, width: width - keyColumns - 3)
      }
    }
  }
}
