import StyleWorker

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running worker: what is written to it, what it answers, and what it prints.
///
/// It leads a process group of its own, which is killed as a whole. End it with ``end()``, once.
@MainActor
final class WorkerProcess {
  private let id: pid_t
  private let requests: Int32
  private let answers: Int32
  /// What the worker's styles print; −1 when they can print no more.
  private var prints: Int32
  private let limits: WorkerLimits

  private var lastNumber: UInt32 = 0
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var printed: [UInt8] = []

  /// How much of what is printed is kept, in bytes.
  private static let printedLimit = 16 << 10
  /// How much is read at a time.
  private static let chunk = 64 << 10

  /// Starts a worker.
  init(_ program: WorkerProgram, limits: WorkerLimits) throws(WorkerFault) {
    self.limits = limits
    guard let requests = Pipe(), let answers = Pipe(), let prints = Pipe() else {
      throw .notStarted(Self.message(errno))
    }
    var id: pid_t = 0
    let code = Self.spawn(
      program.path, requests: requests.read, answers: answers.write, prints: prints.write, id: &id)
    for descriptor in [requests.read, answers.write, prints.write] { _ = close(descriptor) }
    let own = [requests.write, answers.read, prints.read]
    guard code == 0 else {
      for descriptor in own { _ = close(descriptor) }
      throw .notStarted(Self.message(code))
    }
    for descriptor in own { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    self.id = id
    self.requests = requests.write
    self.answers = answers.read
    self.prints = prints.read
  }

  /// Asks the worker for something, without waiting; gives the number of the request.
  func ask(_ request: WorkerRequest) -> UInt32 {
    lastNumber &+= 1
    outgoing += WorkerFrame.bytes(request.record, number: lastNumber)
    write()
    return lastNumber
  }

  /// Waits for the answer to a request; requests are answered in their order.
  ///
  /// After it threw, the worker is of no more use.
  func answer(to number: UInt32, within seconds: Double) throws(WorkerFault) -> WorkerAnswer {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let record = try record(to: number) {
        guard let answer = WorkerAnswer(record) else { throw .garbage }
        return answer
      }
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { throw .noAnswer(seconds: seconds) }
      try wait(milliseconds: Int32(min(left.rounded(.up), 60_000)))
    }
  }

  /// How the process ended.
  enum End: Hashable {
    /// By a signal that the host did not send.
    case crashed(signal: Int32)
    /// By itself.
    case exited(code: Int32)
    /// By the host.
    case killed
  }

  /// Ends the process with all it has started, unless it has ended by itself.
  func end() -> End {
    // A process that is about to die of something else dies of that.
    _ = kill(-id, SIGKILL)
    _ = kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else {
        status = SIGKILL
        break
      }
    }
    for _ in 0..<4 where prints >= 0 { readPrints() }
    for descriptor in [requests, answers, prints] where descriptor >= 0 { _ = close(descriptor) }
    let signal = status & 0x7F
    if signal == 0 { return .exited(code: status >> 8 & 0xFF) }
    return signal == SIGKILL ? .killed : .crashed(signal: signal)
  }

  /// What the Swift runtime printed of the reason for a crash, with the file and line.
  var crashMessage: String? {
    let mark = "Fatal error"
    let lines = String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains(mark) }) else { return nil }
    // The module's name before the file is one that was made up.
    let name = line.firstRange(of: "/").map { line[$0.upperBound...] } ?? line
    return String(name.prefix(200))
  }
}

// MARK: - Bytes

extension WorkerProcess {
  /// The next record if it is complete; it must be the answer to the request of a number.
  private func record(to number: UInt32) throws(WorkerFault) -> WorkerRecord? {
    guard incoming.count >= WorkerFrame.size else { return nil }
    guard let frame = WorkerFrame(incoming), frame.number == number else { throw .garbage }
    guard frame.length <= limits.bytes else { throw .flood(bytes: limits.bytes) }
    let end = WorkerFrame.size + Int(frame.length)
    guard incoming.count >= end else { return nil }
    guard let record = WorkerRecord(parsing: incoming[WorkerFrame.size..<end]) else {
      throw .garbage
    }
    incoming.removeFirst(end)
    return record
  }

  /// Waits until something can be read or written, and does that.
  private func wait(milliseconds: Int32) throws(WorkerFault) {
    var states = [
      pollfd(fd: answers, events: Int16(POLLIN), revents: 0),
      pollfd(fd: prints, events: Int16(POLLIN), revents: 0),
      pollfd(fd: outgoing.isEmpty ? -1 : requests, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&states, nfds_t(states.count), milliseconds) > 0 else { return }
    if states[2].revents != 0 { write() }
    if states[1].revents != 0 { readPrints() }
    if states[0].revents != 0 {
      switch Self.read(answers) {
      case .bytes(let bytes): incoming += bytes
      case .nothing: break
      case .end: throw death()
      }
    }
  }

  /// What is to be said of a worker that answers no more.
  private func death() -> WorkerFault {
    // The process may be alive and only have closed the descriptor; ending it tells.
    switch end() {
    case .crashed(let signal): .crashed(signal: signal, message: crashMessage)
    case .exited(let code): .ended(code: code)
    case .killed: .crashed(signal: SIGKILL, message: nil)
    }
  }

  private func write() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { systemWrite(requests, $0) }
      if count > 0 {
        outgoing.removeFirst(count)
      } else if count == 0 || errno != EINTR {
        // Where the worker reads no more, the end of its answers tells why.
        if errno == EPIPE { outgoing = [] }
        return
      }
    }
  }

  private func readPrints() {
    switch Self.read(prints) {
    case .bytes(let bytes):
      printed = Array((printed + bytes).suffix(Self.printedLimit))
    case .nothing: break
    case .end:
      _ = close(prints)
      prints = -1
    }
  }

  private enum Reading {
    case bytes([UInt8])
    case nothing
    case end
  }

  private static func read(_ descriptor: Int32) -> Reading {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
      let found = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
      code = found < 0 ? errno : 0
      count = max(found, 0)
    }
    if !bytes.isEmpty { return .bytes(bytes) }
    return code == EAGAIN || code == EINTR ? .nothing : .end
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}

// MARK: - Starting

extension WorkerProcess {
  /// Two joined descriptors that are not passed on, and away from those that a worker begins with.
  private struct Pipe {
    let read: Int32
    let write: Int32

    init?() {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      read = fcntl(ends[0], F_DUPFD_CLOEXEC, 16)
      write = fcntl(ends[1], F_DUPFD_CLOEXEC, 16)
      let code = errno
      for end in ends { _ = close(end) }
      if read < 0 || write < 0 {
        for end in [read, write] where end >= 0 { _ = close(end) }
        errno = code
        return nil
      }
    }
  }

  /// The variables that a worker gets from the environment of its host.
  private static let variables = [
    "PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TERM",
  ]

  private static func spawn(
    _ path: String, requests: Int32, answers: Int32, prints: Int32, id: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, requests, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, prints, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, prints, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answers, WorkerProtocol.answers)
    // The host ignores closed pipes; a worker is to end by them as any other program.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var environment = variables.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    // A crash is told in a sentence; a printed backtrace would only make it slow.
    environment.append("SWIFT_BACKTRACE=enable=no")
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawn(&id, path, &actions, &attributes, &arguments, &variables)
  }

  private static func message(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}
