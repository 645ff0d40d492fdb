import StyleCore
import StyleWorker

/// A worker that is asked to list and to draw: started when it is first needed, and again where it
/// failed.
///
/// A failure costs the field that was being drawn. The fields that were asked for behind it are asked
/// for anew.
@MainActor
final class Worker {
  /// The executable.
  let program: WorkerProgram
  private let limits: WorkerLimits

  private var process: WorkerProcess?
  /// Whether the process has said who it is.
  private var isKnown = false
  private var waiting: [Request] = []
  private var failuresInRow = 0
  /// Why the worker is not started any more.
  private var verdict: WorkerFault?

  /// What has been asked for and not been given yet.
  private struct Request {
    let content: WorkerRequest
    /// The number it was asked under; nil where no process has been asked.
    var number: UInt32?
  }

  /// Makes a worker, which is not started yet.
  init(_ program: WorkerProgram, limits: WorkerLimits = WorkerLimits()) {
    self.program = program
    self.limits = limits
  }

  /// Whether there is a process with nothing to do.
  var isIdle: Bool { process != nil && waiting.isEmpty }

  /// Asks for something, without waiting.
  func ask(_ request: WorkerRequest) {
    if waiting.isEmpty, process == nil { start() }
    waiting.append(Request(content: request, number: process?.ask(request)))
  }

  /// Waits for the answer to the first request that has none yet.
  ///
  /// The answer is what was asked for: styles to ``WorkerRequest/list``, what came of it to
  /// ``WorkerRequest/act(field:button:)``, and to all others a field no wider than asked.
  func answer() throws(WorkerFault) -> WorkerAnswer {
    precondition(!waiting.isEmpty, "An answer was asked for.")
    do throws(WorkerFault) {
      let answer = try answerOfProcess()
      waiting.removeFirst()
      failuresInRow = 0
      if case .refused(let sentence) = answer { throw .refused(sentence) }
      return answer
    } catch {
      if case .refused = error { throw error }
      waiting.removeFirst()
      fail(error)
      throw error
    }
  }

  /// Ends the process, if there is one, and forgets what was asked for; gives how it had ended by
  /// itself.
  @discardableResult
  func end() -> WorkerFault? {
    waiting = []
    guard let process else { return nil }
    self.process = nil
    isKnown = false
    switch process.end() {
    case .crashed(let signal): return .crashed(signal: signal, message: process.crashMessage)
    case .exited(let code): return .ended(code: code)
    case .killed: return nil
    }
  }

  // MARK: The process

  private func start() {
    guard verdict == nil else { return }
    do throws(WorkerFault) {
      let process = try WorkerProcess(program, limits: limits)
      _ = process.ask(.hello)
      self.process = process
      isKnown = false
    } catch {
      verdict = error
    }
  }

  private func answerOfProcess() throws(WorkerFault) -> WorkerAnswer {
    if process == nil {
      start()
      for index in waiting.indices { waiting[index].number = process?.ask(waiting[index].content) }
    }
    if let verdict { throw verdict }
    guard let process, let number = waiting[0].number else { throw .garbage }
    if !isKnown {
      try greet(process)
      isKnown = true
    }
    let request = waiting[0].content
    let answer = try process.answer(
      to: number, within: request == .list ? limits.start : limits.answer)
    switch (request, answer) {
    case (_, .refused), (.list, .styles): return answer
    case (.draw(_, let scenario, let isExplained), .drawn(let field))
    where field.canvas.isShowable(within: scenario.width)
      && isExplained == (field.explanation != nil):
      return answer
    case (.examine(_, let scenario), .drawn(let field))
    where field.canvas.isShowable(within: scenario.width) && field.anatomy != nil:
      return answer
    case (.show(let live), .drawn(let field))
    where field.canvas.isShowable(within: live.scenario.width) && field.anatomy != nil:
      return answer
    case (.tell, .drawn(let field)) where field.canvas.size == CellSize(width: 0, height: 0):
      return answer
    case (.act, .acted): return answer
    default: throw .garbage
    }
  }

  /// Hears who the process is, and refuses another than was built.
  private func greet(_ process: WorkerProcess) throws(WorkerFault) {
    // The first request of each process has the number one.
    guard case .hello(let version, let key) = try process.answer(to: 1, within: limits.start)
    else { throw .garbage }
    guard version == WorkerProtocol.version else { throw .otherProtocol(version) }
    guard key == program.key else { throw .foreign }
  }

  private func fail(_ fault: WorkerFault) {
    if let process {
      self.process = nil
      isKnown = false
      switch fault {
      case .crashed, .ended: break  // It has ended, and been waited for.
      default: _ = process.end()
      }
    }
    for index in waiting.indices { waiting[index].number = nil }
    failuresInRow += 1
    if fault.isFinal {
      verdict = fault
    } else if failuresInRow >= limits.failures {
      verdict = .givenUp(failures: failuresInRow)
    }
  }
}

extension Canvas {
  /// Whether a terminal shows the canvas as it is, in no more than some columns: no cell holds a
  /// character that a terminal obeys, and the caret is inside.
  fileprivate func isShowable(within columns: Int) -> Bool {
    guard width <= max(columns, 0) else { return false }
    if let caret, !(0...width).contains(caret.x) || !(0...height).contains(caret.y) { return false }
    return cells.allSatisfy { $0.glyph == .continuation || !isObeyed($0.glyph.rawValue) }
      && clusters.allSatisfy { !$0.unicodeScalars.contains { isObeyed($0.value) } }
  }

  /// Whether a terminal takes a character for an order: controls, and marks of direction.
  private func isObeyed(_ value: UInt32) -> Bool {
    value < 0x20 || (0x7F...0x9F).contains(value)
      || Unicode.Scalar(value)?.properties.isBidiControl ?? false
  }
}
