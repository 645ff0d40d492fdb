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
    map.stage = rest
    let end: Int
    switch state.stage {
    case .field, .form:
      drawFields(in: rest)
      return
    case .states: end = drawStates(in: rest)
    case .appearances: end = drawAppearances(in: rest)
    case .depths: end = drawDepths(in: rest)
    }
    map.rest = max(end + state.scroll - rest.maxY, 0)
    if state.scroll > 0 { mark("▲ PageUp", rest.minY, in: rest) }
    if end > rest.maxY { mark("▼ PageDown", rest.maxY - 1, in: rest) }
  }

  /// Says at the right of a row that there is more.
  private mutating func mark(_ text: String, _ y: Int, in frame: CellRect) {
    let columns = DisplayWidth.of(text) + 1
    guard columns <= frame.width else { return }
    page.put(" \(text)", at: frame.maxX - columns, y, width: columns, .chosen)
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

  /// Draws all states, and gives the row behind them, as do the next two.
  private mutating func drawStates(in frame: CellRect) -> Int {
    let grid = GalleryGrid(width: frame.width, fields: FieldState.allCases.count)
    var y = frame.minY - state.scroll
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
    return y - 1
  }

  private mutating func drawCaptioned(
    _ caption: String, _ scenario: Scenario, _ x: Int, _ y: Int, in frame: CellRect,
    depth: ColorDepth = .truecolor
  ) -> Int {
    if frame.minY..<frame.maxY ~= y {
      page.put(caption, at: x, y, width: frame.maxX - x, .dim)
    }
    guard var canvas = browser.stage.canvas(scenario, of: state.composition) else {
      if frame.minY..<frame.maxY ~= y + 1 {
        page.put(
          "✗ cannot be drawn", at: x, y + 1, width: frame.maxX - x,
          BrowserPage.Look(color: color(.red)))
      }
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

  /// The columns from which on pictures stand side by side.
  private static let leastSplit = 42

  private mutating func drawAppearances(in frame: CellRect) -> Int {
    let isSplit = frame.width >= Self.leastSplit
    let width = isSplit ? (frame.width - 2) / 2 : frame.width
    var (x, y) = (frame.minX, frame.minY - state.scroll)
    var end = y
    let present = current(width: min(width, state.width))
    for scheme in [ColorScheme.dark, .light] {
      for state in [present.state] + [.focused, .error].filter({ $0 != present.state }) {
        var scenario = current(width: present.width, colorScheme: scheme)
        scenario.state = state
        if state != present.state { scenario.text = nil }
        y += drawCaptioned("\(scheme.name), \(state.rawValue)", scenario, x, y, in: frame) + 1
      }
      end = max(end, y)
      if isSplit { (x, y) = (frame.minX + width + 2, frame.minY - state.scroll) }
    }
    return end - 1
  }

  private mutating func drawDepths(in frame: CellRect) -> Int {
    let isSplit = frame.width >= Self.leastSplit
    let width = isSplit ? (frame.width - 2) / 2 : frame.width
    var y = frame.minY - state.scroll
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
    return y - 1
  }
}
