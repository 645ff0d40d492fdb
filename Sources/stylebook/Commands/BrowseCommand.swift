import StyleCore
import Styles

/// `browse`: all styles on the whole screen, with fields to type into.
@MainActor
struct BrowseCommand {
  private let arguments: Arguments
  private let options: FieldOptions
  private let browser: Browser
  private let isAppearanceKnown: Bool
  private let plugins: BrowserPlugins
  private let drawing: FieldDrawing
  /// Whether a person is told in words what others see.
  let isAccessible: Bool
  /// The file that is played instead of what a person does; nil without one.
  let tape: String?

  /// Reads the arguments.
  init(
    _ arguments: Arguments, plugins: PluginSet, drawing: FieldDrawing,
    in surroundings: Surroundings
  ) throws(Failure) {
    self.arguments = arguments
    self.drawing = drawing
    isAccessible = arguments.has(.accessible)
    let registry = plugins.registry
    options = try FieldOptions(arguments)
    let expressions = try SelectedStyle.all(
      arguments.operands.isEmpty ? [registry.ids.first ?? "plain"] : arguments.operands,
      setting: options.settings, in: registry)
    guard let style = expressions.first,
      let composition = BrowserComposition(style.expression, in: registry)
    else { throw .missingExpression(.browse) }
    if let second = arguments.operands.dropFirst().first {
      throw .unexpectedOperand(second, .browse)
    }
    let look = try TerminalLook(color: arguments.value(of: .color), in: surroundings)
    let tapes = arguments.values(of: .tape)
    guard tapes.count <= 1 else {
      throw .badValue(.tape, tapes.joined(separator: ", "), expected: "one file", nearest: [])
    }
    tape = tapes.first
    let size = try Self.size(arguments)
    let state = BrowserState(
      size: size ?? CellSize(width: surroundings.columns, height: 24), composition: composition,
      options, colorScheme: options.appearance ?? .dark,
      depth: tape == nil && !isAccessible
        ? look.depth : ColorDepth(ofPicture: arguments.value(of: .color)))
    isAppearanceKnown = options.appearance != nil
    let paths = surroundings.pluginPaths + arguments.values(of: .plugin)
    self.plugins = BrowserPlugins(paths, in: plugins.host, build: surroundings.buildWorker)
    browser = Browser(
      state, registry: registry, drawing: drawing, plugins: paths,
      seed: tape == nil ? .random(in: .min ... .max) : 1)
    if let problem = plugins.problems.first { browser.tell(problem) }
  }

  /// What is said where there is no terminal to browse in.
  static let needsTerminal =
    "browse needs a terminal to read keys from and to draw on; here is the gallery instead."

  /// Plays a tape, and prints its frames.
  func play(_ path: String, in surroundings: Surroundings) throws(Failure) {
    drawing.tellsAll = true
    let tape: Tape
    let frames: [TapePlayer.Frame]
    do throws(TapeError) {
      tape = try Tape(reading: path)
      frames = try TapePlayer.frames(of: tape, in: browser)
    } catch {
      throw .tape(error)
    }
    try TapePrinter(arguments, tape: tape).print(frames, in: surroundings)
  }

  /// Takes commands, a line each, and tells what they change, until there are no more.
  func speak(in surroundings: Surroundings) throws(Failure) {
    var spoken = SpokenBrowser(browser, drawing: drawing)
    func tell(_ lines: [String]) throws(Failure) {
      try surroundings.output.write(lines.map { "\($0)\n" }.joined())
    }
    try tell(spoken.begin())
    while !spoken.isOver {
      if surroundings.isInputTyped { try surroundings.output.write("> ") }
      guard let line = surroundings.readLine() else { break }
      try tell(spoken.answer(line))
    }
  }

  /// The screen that a tape begins with; nil without a tape.
  private static func size(_ arguments: Arguments) throws(Failure) -> CellSize? {
    guard arguments.has(.tape) else {
      for option in [Option.format, .output] where arguments.has(option) {
        throw .optionAlone(option, needs: .tape)
      }
      return try CellSize(ofTapeIn: arguments)
    }
    return try CellSize(ofTapeIn: arguments) ?? BrowserState.usualSizeOfTapes
  }

  /// Takes the terminal until the person leaves.
  func run(in surroundings: Surroundings, on terminal: TerminalDevice) throws(Failure) {
    let term = surroundings.environment["TERM"]
    let start = ContinuousClock.now
    func seconds() -> Double {
      let (seconds, attoseconds) = start.duration(to: .now).components
      return Double(seconds) + Double(attoseconds) / 1e18
    }
    try TerminalSession.run(
      on: terminal, modes: TerminalModes(term: term),
      asksBackground: TerminalModes.asksBackground(
        appearance: arguments.value(of: .appearance), term: term)
    ) { (session) throws(Failure) in
      let ground = session.background.map { ColorScheme(ofGround: $0) }
      if !isAppearanceKnown { browser.state.colorScheme = ground ?? .dark }
      browser.state.size = session.size
      var screen = Screen(browser, ground: ground)
      defer { plugins.end() }
      while true {
        let time = seconds()
        try session.write(screen.bytes(for: browser, at: time))
        let deadlines = [browser.nextFrame(after: time), plugins.nextLook(after: time)]
        let deadline = deadlines.compactMap { $0 }.min().map { start + .seconds($0) }
        var effects: [Browser.Effect] = []
        switch session.wait(until: deadline) {
        case .events(let events):
          let time = seconds()
          for event in events { effects += browser.handle(event, at: time) }
        case .screenLost(let size):
          browser.state.size = size
          screen.invalidate()
        case .deadline: plugins.reload(into: browser, at: seconds())
        case .hangUp: return
        }
        for effect in effects {
          switch effect {
          case .clipboard(let text): try session.write(Clipboard.bytes(setting: text))
          case .bell: try session.write([7])
          case .redraw: screen.invalidate()
          case .suspend: session.suspend()
          case .quit: return
          }
        }
      }
    }
  }

  /// What the terminal shows, and what makes it show the next frame.
  @MainActor struct Screen {
    private var diff: FrameDiff
    private let ground: ColorScheme?

    init(_ browser: Browser, ground: ColorScheme?) {
      self.ground = ground
      diff = FrameDiff(Self.encoder(for: browser.state, on: ground))
    }

    mutating func invalidate() { diff.invalidate() }

    mutating func bytes(for browser: Browser, at time: Double) -> [UInt8] {
      let encoder = Self.encoder(for: browser.state, on: ground)
      if encoder != diff.encoder { diff = FrameDiff(encoder) }
      var bytes: [UInt8] = []
      diff.append(BrowserScreen.draw(browser, at: time), to: &bytes)
      return bytes
    }

    /// A ground of our own is painted where the terminal's is not of the appearance that is shown.
    private static func encoder(for state: BrowserState, on ground: ColorScheme?) -> ANSIEncoder {
      ANSIEncoder(
        depth: state.depth, usesAttributes: true,
        ground: state.colorScheme == ground ? nil : Ground(state.colorScheme))
    }
  }
}

extension ColorScheme {
  /// The appearance that a terminal's ground is made for.
  init(ofGround color: RGBA) {
    // How bright the eye finds red, green and blue (ITU-R BT.601).
    let brightness = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
    self = brightness > 128_000 ? .light : .dark
  }
}
