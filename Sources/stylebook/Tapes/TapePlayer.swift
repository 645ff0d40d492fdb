import StyleCore

/// Plays a tape against the browser, with a clock that only the tape moves on.
@MainActor
struct TapePlayer {
  /// A screen that was taken.
  struct Frame: Hashable {
    /// Its name; nil for the last screen of a tape that takes none.
    let name: String?
    /// The microseconds that had passed.
    let time: Int
    /// What was drawn.
    let canvas: Canvas
    /// The appearance.
    let colorScheme: ColorScheme
    /// How many colours the screen can show.
    let depth: ColorDepth
  }

  /// What is played against.
  let browser: Browser
  private var time = 0
  private var frames: [Frame] = []
  /// The line in which the browser was left.
  private var exit: Int?

  private init(_ browser: Browser) {
    self.browser = browser
  }

  /// The frames of a tape; its last screen where it takes none.
  ///
  /// Throws for a step that cannot be done.
  static func frames(
    of tape: Tape, in browser: Browser
  ) throws(TapeError) -> [Frame] {
    var player = TapePlayer(browser)
    player.draw()
    for step in tape.steps {
      do throws(TapeError.Problem) {
        try player.play(step)
      } catch {
        throw TapeError(path: tape.path, line: step.line, problem: error)
      }
    }
    if player.frames.isEmpty { player.take(nil) }
    return player.frames
  }

  private var seconds: Double { Double(time) / 1_000_000 }

  private mutating func play(_ step: Tape.Step) throws(TapeError.Problem) {
    if let exit { throw .left(line: exit) }
    switch step.action {
    case .size(let size):
      browser.state.size = size
      draw()
    case .keys(let keys):
      for key in keys { try send(.key(key.press), in: step) }
    case .type(let text):
      for scalar in text.unicodeScalars { try send(.key(KeyPress(typing: scalar)), in: step) }
    case .paste(let text):
      try send(.paste(TerminalEvent.Paste(text: text)), in: step)
    case .click(let place):
      let size = browser.state.size
      guard place.x < size.width, place.y < size.height else { throw .outside(place, size) }
      try send(.mouse(MouseEvent(.press(.left), at: place)), in: step)
      try send(.mouse(MouseEvent(.release(.left), at: place)), in: step)
    case .wait(let microseconds):
      wait(until: time + microseconds)
    case .frame(let name):
      take(name)
    }
  }

  private mutating func send(
    _ event: TerminalEvent, in step: Tape.Step
  ) throws(TapeError.Problem) {
    if let exit { throw .left(line: exit) }
    let effects = browser.handle(event, at: seconds)
    if effects.contains(.quit) {
      exit = step.line
      return
    }
    draw()
  }

  /// Lets time pass, and draws whenever the browser would.
  private mutating func wait(until end: Int) {
    while let next = browser.nextFrame(after: seconds) {
      let due = Int((next * 1_000_000).rounded(.up))
      guard due < end else { break }
      time = max(due, time + 1)
      draw()
    }
    time = end
    draw()
  }

  /// Draws as on a terminal: the browser then knows what stands where.
  private func draw() { _ = BrowserScreen.draw(browser, at: seconds) }

  private mutating func take(_ name: String?) {
    frames.append(
      Frame(
        name: name, time: time, canvas: BrowserScreen.draw(browser, at: seconds),
        colorScheme: browser.state.colorScheme, depth: browser.state.depth))
  }
}
