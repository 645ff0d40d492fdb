import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Answers the host's requests until there are no more, and ends the process.
///
/// ```swift
/// StyleWorker.serve(key: "5e1f7a90") { registry throws(RegistryError) in
///   try registry.register(contentsOf: BuiltInStyles())
///   try registry.register(contentsOf: MyStyles())
/// }
/// ```
///
/// Nothing of the styles runs before the limits are set and the host is greeted.
///
/// - Parameters:
///   - key: What the worker was built from; the host refuses another than it knows.
///   - notes: What there is to say after a field was drawn, a sentence each.
///   - register: Registers all styles, those that come with Stylebook among them.
@MainActor
public func serve(
  key: String, notes: () -> [String] = { [] },
  registering register: (inout StyleRegistry) throws(RegistryError) -> Void
) -> Never {
  ProcessLimits.set()
  let connection = Connection()
  connection.endWithHost()
  var registry: Result<StyleRegistry, RegistryError>?
  func registered() throws(RegistryError) -> StyleRegistry {
    if let registry { return try registry.get() }
    var styles = StyleRegistry()
    do throws(RegistryError) {
      try register(&styles)
      registry = .success(styles)
    } catch {
      registry = .failure(error)
      throw error
    }
    return styles
  }
  var fields = LiveFields()
  while let (number, record) = connection.nextRequest() {
    let answer: WorkerAnswer
    do throws(RegistryError) {
      switch WorkerRequest(record) {
      case .hello:
        answer = .hello(version: WorkerProtocol.version, key: key)
      case .list:
        answer = .styles(
          try registered().entries.map { ListedStyle($0.manifest, plugin: $0.plugin) })
      case .draw(let expression, let scenario, let isExplained):
        let drawn = draw(
          expression, in: scenario, isExplained: isExplained, registry: try registered())
        answer = if case .drawn(let field) = drawn { .drawn(field.noting(notes())) } else { drawn }
      case .examine(let expression, let scenario):
        answer = examine(expression, in: scenario, registry: try registered())
      case .tell(let expression, let scenario, field: nil):
        answer = tell(expression, in: scenario, registry: try registered())
      case .tell(let expression, let scenario, let field?):
        answer = fields.tell(
          expression, in: scenario, number: field, registry: try registered())
      case .show(let request):
        answer = fields.show(request, registry: try registered())
      case .act(let field, let button):
        answer = fields.act(field, button: button)
      case nil:
        answer = .refused("The request is of another version.")
      }
    } catch {
      answer = .refused(error.description)
    }
    guard connection.answer(answer.record, to: number) else { break }
  }
  _exit(0)
}

@MainActor
private func examine(
  _ text: String, in scenario: Scenario, registry: StyleRegistry
) -> WorkerAnswer {
  do throws(StyleExpressionError) {
    return .drawn(
      try DrawnField(
        examined: StyleExpression(parsing: text), in: scenario, registry: registry))
  } catch {
    return .refused(error.description)
  }
}

@MainActor
private func tell(
  _ text: String, in scenario: Scenario, registry: StyleRegistry
) -> WorkerAnswer {
  do throws(StyleExpressionError) {
    return .drawn(
      try DrawnField(told: StyleExpression(parsing: text), in: scenario, registry: registry))
  } catch {
    return .refused(error.description)
  }
}

@MainActor
private func draw(
  _ text: String, in scenario: Scenario, isExplained: Bool, registry: StyleRegistry
) -> WorkerAnswer {
  do throws(StyleExpressionError) {
    return .drawn(
      try DrawnField(
        StyleExpression(parsing: text), in: scenario, isExplained: isExplained,
        registry: registry))
  } catch {
    return .refused(error.description)
  }
}

/// What a worker may use, set by itself before it runs any style.
private enum ProcessLimits {
  /// Bytes of memory; all that is mapped counts.
  private static let memory = 2 << 30
  /// Seconds of work on one processor, for a host that ended and left the worker turning.
  private static let seconds = 120
  /// Bytes of any one file.
  private static let file = 16 << 20

  static func set() {
    set(RLIMIT_AS, memory)
    set(RLIMIT_CPU, seconds)
    set(RLIMIT_FSIZE, file)
    set(RLIMIT_CORE, 0)
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  private static func set(_ resource: Resource, _ most: Int) {
    var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
    #if canImport(Glibc)
      _ = setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    #else
      _ = setrlimit(resource, &limit)
    #endif
  }
}

/// The two descriptors that join a worker with its host.
private struct Connection {
  /// Where requests come from: a copy of the standard input, which styles may read from as they like.
  private let requests: Int32
  private let answers: Int32

  /// The longest request, in bytes.
  private static let longestRequest = 1 << 20

  init() {
    requests = Self.moved(STDIN_FILENO)
    answers = Self.moved(WorkerProtocol.answers)
    let nothing = open("/dev/null", O_RDONLY)
    if nothing > 0 { _ = close(nothing) }
  }

  /// The descriptor under a number that is in nobody's way, and not passed on to children.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
    guard copy >= 0 else {
      print("A worker is started by stylebook, not by hand.")
      exit(64)
    }
    _ = close(descriptor)
    return copy
  }

  /// Ends the process as soon as nobody asks any more, whatever it is doing then.
  func endWithHost() {
    let argument = UnsafeMutableRawPointer(bitPattern: Int(requests))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    _ = pthread_create(
      &thread, nil,
      { argument in
        var state = pollfd(fd: Int32(Int(bitPattern: argument)), events: 0, revents: 0)
        while poll(&state, 1, -1) < 1 {}
        // Nobody waits for an answer any more, and what a style has started goes with it.
        if getpgrp() == getpid() { _ = kill(0, SIGKILL) }
        _exit(0)
      }, argument)
  }

  /// The next request with its number; nil where there are no more.
  func nextRequest() -> (UInt32, WorkerRecord)? {
    guard let head = read(WorkerFrame.size), let frame = WorkerFrame(head),
      frame.length <= Self.longestRequest, let text = read(Int(frame.length)),
      let record = WorkerRecord(parsing: text)
    else { return nil }
    return (frame.number, record)
  }

  /// Answers a request; false where nobody listens any more.
  func answer(_ record: WorkerRecord, to number: UInt32) -> Bool {
    WorkerFrame.bytes(record, number: number).withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        let count = systemWrite(answers, rest)
        if count >= 0 {
          start += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  private func read(_ length: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: length)
    var start = 0
    while start < length {
      let count = bytes.withUnsafeMutableBytes { buffer in
        systemRead(requests, UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
      }
      if count > 0 {
        start += count
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
