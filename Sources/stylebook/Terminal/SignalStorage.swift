#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What signal handlers need to put a terminal back, ready before the first of them can run, and
/// the handlers.
///
/// A handler has no argument to find its data by, so this is the one place of the command that is
/// static and changes. The main thread writes it while no handler is installed; handlers only read
/// it, but for the mark whether the terminal is taken. They call nothing but what POSIX lists as
/// safe in a handler, and allocate nothing.
enum SignalStorage {
  /// The data, behind a pointer, as access through one is not checked for overlap.
  private struct Contents {
    var input: Int32 = -1
    var output: Int32 = -1
    var original = termios()
    var raw = termios()
    var entering = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var leaving = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The end of a pipe that the waiting thread reads.
    var wake: Int32 = -1
    /// Whether the terminal is in the modes of the session.
    var isEntered: sig_atomic_t = 0
    /// What the signals did before, at their numbers.
    var previous: UnsafeMutablePointer<sigaction>
  }

  // Unsafe: see the type's comment for who may touch it when.
  nonisolated(unsafe) private static let contents: UnsafeMutablePointer<Contents> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signalLimit)
    actions.initialize(repeating: sigaction(), count: signalLimit)
    let contents = UnsafeMutablePointer<Contents>.allocate(capacity: 1)
    contents.initialize(to: Contents(previous: actions))
    return contents
  }()

  /// More than the number of any signal handled here.
  private static let signalLimit = 64
  /// Signals that end the process: from outside, and for its own faults.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let faults = [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]
  /// Room for the handler of a fault that overflowing the stack has caused.
  private static let stackSize = 65_536

  /// Takes a terminal and handles signals from now on.
  ///
  /// - Parameter wake: Gets a byte, without waiting, when the screen must be drawn anew.
  static func begin(
    _ terminal: TerminalDevice, original: termios, modes: TerminalModes, wake: Int32
  ) {
    precondition(contents.pointee.wake < 0, "There is one session at a time.")
    var raw = original
    cfmakeraw(&raw)
    contents.pointee.input = terminal.input
    contents.pointee.output = terminal.output
    contents.pointee.original = original
    contents.pointee.raw = raw
    contents.pointee.entering = copy(modes.entering)
    contents.pointee.leaving = copy(modes.leaving)
    contents.pointee.wake = wake
    useOwnStack()
    for signal in ending + faults { install(signal) { SignalStorage.end(by: $0) } }
    install(SIGTSTP) { _ in SignalStorage.stop() }
    install(SIGCONT) { _ in SignalStorage.goOn() }
    install(SIGWINCH) { _ in SignalStorage.wake() }
    enter()
  }

  /// Gives the terminal back and the signals their former meaning.
  static func end() {
    leave(TCSAFLUSH)
    for signal in ending + faults + [SIGTSTP, SIGCONT, SIGWINCH] { restore(signal) }
    contents.pointee.wake = -1
    contents.pointee.entering.deallocate()
    contents.pointee.leaving.deallocate()
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return UnsafeBufferPointer(buffer)
  }

  // MARK: - Handlers

  /// Gives the terminal back and lets the signal do what it did before.
  private static func end(by signal: Int32) {
    leave(TCSANOW)
    restore(signal)
    raiseUnblocked(signal)
  }

  /// Gives the terminal back and stops; takes it again where the process goes on at once, as one
  /// without a shell above it does.
  private static func stop() {
    let code = errno
    leave(TCSANOW)
    restore(SIGTSTP)
    raiseUnblocked(SIGTSTP)
    install(SIGTSTP, keepingPrevious: true) { _ in SignalStorage.stop() }
    if contents.pointee.isEntered == 0 { goOn() }
    errno = code
  }

  /// Takes the terminal again after a stop, announced or not.
  private static func goOn() {
    let code = errno
    // The line first: a process in the background stops here. After a stop that could not be
    // handled the modes are still on, and some of them would be on twice.
    _ = tcsetattr(contents.pointee.input, TCSANOW, &contents.pointee.raw)
    if contents.pointee.isEntered != 0 { write(contents.pointee.leaving) }
    contents.pointee.isEntered = 0
    enter()
    wake()
    errno = code
  }

  private static func wake() {
    let code = errno
    var byte: UInt8 = 0
    _ = systemWrite(contents.pointee.wake, &byte, 1)
    errno = code
  }

  // MARK: - The terminal

  private static func enter() {
    // A process that is started in the background stops here, and going on enters.
    _ = tcsetattr(contents.pointee.input, TCSANOW, &contents.pointee.raw)
    if contents.pointee.isEntered != 0 { return }
    contents.pointee.isEntered = 1
    write(contents.pointee.entering)
  }

  private static func leave(_ how: Int32) {
    if contents.pointee.isEntered == 0 { return }
    contents.pointee.isEntered = 0
    write(contents.pointee.leaving)
    // What the terminal still tells is nothing for a shell. The change must be made from the
    // background as well, where it would stop the process.
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    if how == TCSANOW { _ = tcflush(contents.pointee.input, TCIFLUSH) }
    _ = tcsetattr(contents.pointee.input, how, &contents.pointee.original)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Writes all bytes, unless the terminal takes none for a while: a process must be able to end.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < bytes.count {
      var state = pollfd(fd: contents.pointee.output, events: Int16(POLLOUT), revents: 0)
      let isReady = poll(&state, 1, 200)
      if isReady < 0, errno == EINTR { continue }
      if isReady <= 0 { return }
      guard let base = bytes.baseAddress else { return }
      let count = systemWrite(contents.pointee.output, base + start, bytes.count - start)
      if count > 0 {
        start += count
      } else if errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }

  // MARK: - Signals

  /// Sets a handler, but not for a signal that whoever started the process wants ignored.
  private static func install(
    _ signal: Int32, keepingPrevious: Bool = false,
    _ handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #else
      action.__sa_handler.sa_handler = handler
    #endif
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    let previous = contents.pointee.previous + Int(signal)
    if keepingPrevious {
      _ = sigaction(signal, &action, nil)
      return
    }
    _ = sigaction(signal, nil, previous)
    if isIgnoring(previous.pointee), ending.contains(signal) || signal == SIGTSTP { return }
    _ = sigaction(signal, &action, nil)
  }

  private static func isIgnoring(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sa_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func restore(_ signal: Int32) {
    _ = sigaction(signal, contents.pointee.previous + Int(signal), nil)
  }

  /// Raises a signal within its own handler.
  private static func raiseUnblocked(_ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = raise(signal)
  }

  /// Lets handlers run when the stack is full.
  private static func useOwnStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = numericCast(stackSize)
    _ = sigaltstack(&stack, nil)
  }

  private static func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(descriptor, bytes, count)
    #else
      Musl.write(descriptor, bytes, count)
    #endif
  }
}
