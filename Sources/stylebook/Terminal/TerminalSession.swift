import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal taken for the whole screen, and given back however the session ends.
///
/// It is raw, on its alternate screen, and tells keys, the mouse, pastes and focus. Everything is
/// put back when the body returns or throws, when a signal ends the process or a fault does, and
/// while it is stopped (`SignalStorage`).
@MainActor
struct TerminalSession: ~Copyable {
  /// Why a wait has ended.
  enum Wake: Hashable {
    /// The terminal has told something.
    case events([TerminalEvent])
    /// The screen has this size and must be drawn whole: it was resized, or the process was stopped.
    case screenLost(CellSize)
    /// The time has come.
    case deadline
    /// The terminal is gone; there is nobody to draw for.
    case hangUp
  }

  /// The colour of the terminal's own ground; nil if it was not asked or has not answered.
  private(set) var background: RGBA?

  private let terminal: TerminalDevice
  /// The end of the pipe that signal handlers write to.
  private let wake: Int32
  private var decoder = KeyDecoder()
  private var lastByte: ContinuousClock.Instant = .now
  /// What has come while an answer was waited for.
  private var early: [TerminalEvent] = []
  private var hasHungUp = false
  private var input = [UInt8](repeating: 0, count: 65_536)

  /// How long the terminal may take to tell the colour of its ground.
  static let answerLimit = Duration.milliseconds(100)

  /// Takes a terminal while a body runs.
  ///
  /// Throws what the body throws, and ``Failure/closedPipe`` where the terminal is gone already.
  ///
  /// - Parameter asksBackground: Whether to ask for the colour of the ground first, which takes at
  ///   most ``answerLimit``; keys that are pressed meanwhile are not lost.
  static func run<Result>(
    on terminal: TerminalDevice, modes: TerminalModes, asksBackground: Bool,
    _ body: @MainActor (inout TerminalSession) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let settings = terminal.settings, let pipe = Self.pipe() else { throw .closedPipe }
    SignalStorage.begin(terminal, original: settings, modes: modes, wake: pipe.writing)
    defer {
      SignalStorage.end()
      _ = close(pipe.reading)
      _ = close(pipe.writing)
    }
    var session = TerminalSession(terminal: terminal, wake: pipe.reading)
    if asksBackground { try session.askBackground() }
    return try body(&session)
  }

  private init(terminal: TerminalDevice, wake: Int32) {
    self.terminal = terminal
    self.wake = wake
  }

  /// The size of the screen now.
  var size: CellSize { terminal.size }

  /// Sends bytes, all of them; throws ``Failure/closedPipe`` where the terminal is gone, and
  /// ``Failure/output(_:)``.
  func write(_ bytes: [UInt8]) throws(Failure) {
    guard !bytes.isEmpty, let code = FileDescriptor.write(bytes, to: terminal.output) else {
      return
    }
    throw code == EPIPE || code == EIO ? .closedPipe : .output(FileProblem(code: code))
  }

  /// Stops the process as Ctrl-Z does elsewhere, and all that the shell counts to it; returns when
  /// it goes on, after which the screen is lost.
  func suspend() {
    _ = kill(0, SIGTSTP)
  }

  /// Waits, without waking up in between, until the terminal tells something or the time has come.
  ///
  /// - Parameter deadline: When to return at the latest; nil for never.
  mutating func wait(until deadline: ContinuousClock.Instant? = nil) -> Wake {
    while true {
      if !early.isEmpty {
        defer { early = [] }
        return .events(early)
      }
      if hasHungUp { return .hangUp }
      let silence = decoder.patience.map { lastByte + .milliseconds($0) }
      let next = [deadline, silence].compactMap { $0 }.min()
      switch poll(until: next) {
      case .input: take()
      case .signal: return .screenLost(size)
      case .time:
        let now = ContinuousClock.now
        if let silence, silence <= now { early = decoder.flush() }
        if early.isEmpty, let deadline, deadline <= now { return .deadline }
      case .hangUp: hasHungUp = true
      }
    }
  }

  private mutating func askBackground() throws(Failure) {
    try write(TerminalModes.backgroundQuestion)
    let limit = ContinuousClock.now + Self.answerLimit
    var isAnswered = false
    while !isAnswered, !hasHungUp, ContinuousClock.now < limit {
      switch poll(until: limit) {
      case .input: take()
      // The first frame will ask for the size.
      case .signal, .time: break
      case .hangUp: hasHungUp = true
      }
      early.removeAll { event in
        guard case .reply(let reply) = event else { return false }
        switch reply {
        case .background(let color): background = color
        case .deviceAttributes: isAnswered = true
        }
        return true
      }
    }
  }

  /// Reads what has come.
  private mutating func take() {
    let count = read(terminal.input, &input, input.count)
    if count > 0 {
      lastByte = .now
      early += decoder.feed(input[..<count])
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      early += decoder.flush()
      hasHungUp = true
    }
  }

  /// What a poll has found.
  private enum Readiness {
    case input, signal, time, hangUp
  }

  private func poll(until time: ContinuousClock.Instant?) -> Readiness {
    var descriptors = [
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = systemPoll(&descriptors, Self.milliseconds(until: time))
      if count == 0 {
        if let time, time <= .now { return .time }
      } else if count < 0 {
        if errno != EINTR { return .hangUp }
      } else if descriptors[0].revents != 0 {
        drain()
        return .signal
      } else {
        return Int32(descriptors[1].revents) & POLLIN != 0 ? .input : .hangUp
      }
    }
  }

  /// The time to wait as `poll` counts it, rounded up; -1 for ever.
  private static func milliseconds(until time: ContinuousClock.Instant?) -> Int32 {
    guard let time else { return -1 }
    let left = ContinuousClock.now.duration(to: time)
    if left <= .zero { return 0 }
    let (seconds, attoseconds) = left.components
    if seconds >= 1_000_000 { return 1_000_000_000 }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Empties the pipe: many signals are one.
  private func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wake, &bytes, bytes.count) > 0 {}
  }

  private func systemPoll(_ descriptors: inout [pollfd], _ milliseconds: Int32) -> Int32 {
    let count = nfds_t(descriptors.count)
    #if canImport(Darwin)
      return Darwin.poll(&descriptors, count, milliseconds)
    #elseif canImport(Glibc)
      return Glibc.poll(&descriptors, count, milliseconds)
    #else
      return Musl.poll(&descriptors, count, milliseconds)
    #endif
  }

  /// A pipe that never waits and that no child inherits; nil if there are no descriptors left.
  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let code = Darwin.pipe(&ends)
    #elseif canImport(Glibc)
      let code = Glibc.pipe(&ends)
    #else
      let code = Musl.pipe(&ends)
    #endif
    guard code == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }
}
