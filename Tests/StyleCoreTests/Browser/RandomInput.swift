import Testing

@testable import StyleCore
@testable import stylebook

/// A browser on a terminal that gets bytes nobody meant, and whose screen is compared with one that is
/// drawn from scratch.
@MainActor
struct RandomInput {
  private(set) var session: BrowserSession
  private var decoder = KeyDecoder()
  private var output: BrowseCommand.Screen
  private var screen: TerminalScreen
  /// The events so far.
  private(set) var events = 0
  /// The frames compared so far.
  private(set) var frames = 0
  /// Events from one frame to the next.
  let period: Int
  var generator: SplitMix

  init(width: Int = 80, height: Int = 24, period: Int = 1000, seed: UInt64 = 1) {
    session = BrowserSession(width: width, height: height)
    output = BrowseCommand.Screen(session.browser, ground: .dark)
    screen = TerminalScreen(width: width, height: height)
    self.period = period
    generator = SplitMix(seed: seed)
  }

  /// Takes bytes as they come from a terminal.
  mutating func take(_ bytes: some Collection<UInt8>) {
    var all: [TerminalEvent] = []
    all += decoder.feed(Array(bytes)[...])
    take(all)
  }

  /// Lets the terminal fall silent.
  mutating func flush() { take(decoder.flush()) }

  private mutating func take(_ new: [TerminalEvent]) {
    for event in new {
      session.time += 0.003
      let effects = session.browser.handle(event, at: session.time)
      if effects.contains(.redraw) { output.invalidate() }
      events += 1
      if events % period == 0 { compare() }
    }
  }

  /// Gives the screen another size; what was on it is lost.
  mutating func resize(_ width: Int, _ height: Int) {
    session.browser.state.size = CellSize(width: width, height: height)
    screen = TerminalScreen(width: width, height: height)
    output.invalidate()
  }

  /// Draws the next frame on the screen, and holds it to one that is drawn on an empty one.
  mutating func compare() {
    frames += 1
    let bytes = output.bytes(for: session.browser, at: session.time)
    let size = session.browser.state.size
    guard size.width > 0, size.height > 0 else { return }
    screen.receive(bytes)
    var fresh = BrowseCommand.Screen(session.browser, ground: .dark)
    var empty = TerminalScreen(width: size.width, height: size.height)
    empty.receive(fresh.bytes(for: session.browser, at: session.time))
    let isSame =
      screen.rows.elementsEqual(empty.rows) { first, second in
        first.elementsEqual(second) { $0.visible == $1.visible }
      } && screen.isCaretVisible == empty.isCaretVisible
      && (!screen.isCaretVisible || screen.caret == empty.caret)
    #expect(isSame, "after \(events) events, at \(size.width)x\(size.height)")
    #expect(screen.surprises == [], "at \(size.width)x\(size.height)")
    #expect(empty.surprises == [], "at \(size.width)x\(size.height)")
    for field in session.browser.state.fields {
      #expect(field.text.utf8.count <= IncomingText.mostBytes)
    }
  }
}
