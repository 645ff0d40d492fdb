import Foundation
import StyleCore
import StyleWorker
import Styles
import Testing

@testable import stylebook

/// Every test has a real process that does wrong.
@MainActor
@Suite struct WorkerTests {
  private func worker(
    _ name: String = "well", limits: WorkerLimits = WorkerLimits()
  ) throws -> Worker {
    Worker(try WorkerFixture.program(name), limits: limits)
  }

  /// What comes of the fixture's style in its states; in `error` it misbehaves.
  private func outcomes(
    of manner: String, by worker: Worker,
    states: [FieldState] = [.filled, .error, .focused, .editing]
  ) -> [Result<WorkerAnswer, WorkerFault>] {
    for state in states {
      worker.ask(
        .draw(expression: "bad(manner: \(manner))", Scenario(state), isExplained: false))
    }
    return states.map { _ in Self.answer(of: worker) }
  }

  private static func answer(of worker: Worker) -> Result<WorkerAnswer, WorkerFault> {
    do throws(WorkerFault) {
      return .success(try worker.answer())
    } catch {
      return .failure(error)
    }
  }

  /// The process that drew a field, which the fixture shows before its text.
  private func process(_ outcome: Result<WorkerAnswer, WorkerFault>) throws -> pid_t {
    guard case .drawn(let field) = try outcome.get() else { throw WorkerFault.garbage }
    return try #require(pid_t(field.canvas.text(ofRow: 1).split(separator: " ")[0]))
  }

  private func isGone(_ group: pid_t) -> Bool { kill(-group, 0) == -1 && errno == ESRCH }

  @Test func drawsWhatIsDrawnHere() throws {
    let worker = try worker()
    let registry = StyleRegistry.builtIns()
    let scenarios =
      Scenario.all() + [
        Scenario(
          .editing, text: "검색 👩‍👩‍👧\u{1B}[0m\n", prompt: "", width: 17, symbols: .ascii,
          backdrop: RGBA(1, 2, 3), elapsed: 0.1)
      ]
    let expressions = registry.ids + ["search(border-color: #c0c0c0) | gradient(width: 3)"]
    for text in expressions {
      for scenario in scenarios {
        worker.ask(.draw(expression: text, scenario, isExplained: true))
      }
      let expression = try StyleExpression(parsing: text)
      for scenario in scenarios {
        let here = try DrawnField(expression, in: scenario, isExplained: true, registry: registry)
        #expect(try worker.answer() == .drawn(here))
      }
    }
    #expect(worker.end() == nil)
  }

  @Test func listsWhatItHas() throws {
    let worker = try worker()
    worker.ask(.list)
    guard case .styles(let styles) = try worker.answer() else {
      Issue.record("There is no list.")
      return
    }
    worker.end()
    let builtIns = StyleRegistry.builtIns().entries.map {
      ListedStyle($0.manifest, plugin: $0.plugin)
    }
    #expect(Array(styles.prefix(builtIns.count)) == builtIns)
    #expect(styles.dropFirst(builtIns.count).map(\.plugin) == ["well", "well", "well"])
    let bad = styles[builtIns.count].manifest
    #expect(bad.id == "bad")
    #expect(bad.version == "1.2.3")
    #expect(
      bad.parameters.map { "\($0.name): \($0.kind.name) \($0.defaultValue)" } == [
        "manner: choice none", "width: number 2", "color: color blue", "widths: numbers [1, 2.5]",
        "colors: colors [red, #336699]", #"label: string "a \"label\"\n""#,
      ])
    #expect(bad.parameters[1].kind == .number(range: -1...8.5, step: 0.5, unit: "points"))
  }

  // MARK: One state only

  /// The three other fields are drawn, those behind the fault by another process.
  private func expectOneFault(
    _ manner: String, limits: WorkerLimits = WorkerLimits(),
    where isRight: (WorkerFault) -> Bool
  ) throws {
    let worker = try worker(limits: limits)
    let outcomes = outcomes(of: manner, by: worker)
    guard case .failure(let fault) = outcomes[1] else {
      Issue.record("\(manner) was drawn.")
      return
    }
    #expect(isRight(fault), "\(fault)")
    let first = try process(outcomes[0])
    let second = try process(outcomes[2])
    #expect(first != second)
    #expect(try process(outcomes[3]) == second)
    worker.end()
    #expect(isGone(first))
    #expect(isGone(second))
  }

  @Test func aTrapCostsOneField() throws {
    try expectOneFault("trap") {
      $0.description.hasPrefix("crashed: ") && $0.description.hasSuffix("Index out of range")
    }
  }

  @Test func aFatalErrorIsQuotedHarmlessly() throws {
    try expectOneFault("fail") {
      $0.description.wholeMatch(of: #/crashed: main\.swift:\d+: Fatal error: no ␛\[31mway/#) != nil
    }
  }

  @Test func aHangCostsOneField() throws {
    try expectOneFault("hang", limits: WorkerLimits(answer: 1.5)) {
      $0 == .noAnswer(seconds: 1.5)
    }
  }

  @Test func anExitCostsOneField() throws {
    try expectOneFault("exit") { $0 == .ended(code: 0) }
  }

  @Test func memoryHasAnEnd() throws {
    try expectOneFault("allocate") { if case .crashed = $0 { true } else { false } }
  }

  @Test func noiseAmongTheAnswersCostsOneField() throws {
    try expectOneFault("scribble") { $0 == .garbage }
  }

  @Test func aClosedAnswerCostsOneField() throws {
    try expectOneFault("close") {
      $0.description == "crashed (Killed)" || $0 == .ended(code: 0)
    }
  }

  @Test func printingCostsNothing() throws {
    let worker = try worker()
    let outcomes = outcomes(of: "print", by: worker)
    let processes = try outcomes.map(process)
    #expect(Set(processes).count == 1)
    worker.end()
    #expect(isGone(processes[0]))
  }

  @Test func aThreadThatCrashesLaterCostsOneField() throws {
    let worker = try worker()
    let first = outcomes(of: "thread", by: worker, states: [.filled, .error])
    let before = try process(first[1])
    worker.ask(.draw(expression: "slow", Scenario(.filled), isExplained: false))
    let late = Self.answer(of: worker)
    guard case .failure(.crashed(SIGABRT, _)) = late else {
      Issue.record("The thread did not crash: \(late)")
      return
    }
    let after = try process(outcomes(of: "none", by: worker)[0])
    worker.end()
    #expect(isGone(before))
    #expect(isGone(after))
  }

  @Test func aCrashWithoutARequestIsFoundAtTheEnd() throws {
    let worker = try worker()
    let process = try process(outcomes(of: "thread", by: worker, states: [.error])[0])
    // The process is no more when it has become a zombie, which reads as an empty command line.
    let commandLine = URL(filePath: "/proc/\(process)/cmdline")
    while try !Data(contentsOf: commandLine).isEmpty { usleep(10_000) }
    #expect(worker.end() == .crashed(signal: SIGABRT, message: nil))
    #expect(isGone(process))
  }

  @Test func whatAStyleHasStartedEndsWithIt() throws {
    let worker = try worker()
    let outcomes = outcomes(of: "fork", by: worker)
    let process = try process(outcomes[3])
    worker.end()
    while !isGone(process) { usleep(10_000) }
  }

  @Test func aStyleThatAlwaysFailsIsGivenUp() throws {
    let worker = try worker()
    let states: [FieldState] = [.error, .error, .error, .error, .error]
    let outcomes = outcomes(of: "exit", by: worker, states: states)
    let faults: [WorkerFault?] = outcomes.map { (outcome) -> WorkerFault? in
      if case .failure(let fault) = outcome { fault } else { nil }
    }
    #expect(
      faults == [
        .ended(code: 0), .ended(code: 0), .ended(code: 0), .givenUp(failures: 3),
        .givenUp(failures: 3),
      ])
  }

  @Test func anExpressionThatTheWorkerCannotMakeIsRefused() throws {
    let worker = try worker()
    worker.ask(.draw(expression: "nothing", Scenario(.filled), isExplained: false))
    worker.ask(.draw(expression: "bad", Scenario(.filled), isExplained: false))
    guard case .failure(.refused(let sentence)) = Self.answer(of: worker) else {
      Issue.record("It was drawn.")
      return
    }
    #expect(sentence == "At column 1: there is no style \"nothing\"; stylebook list shows all.")
    _ = try process(Self.answer(of: worker))
    worker.end()
  }

  // MARK: The whole worker

  @Test(arguments: [
    ("speaks-another-version", WorkerFault.otherProtocol(99)),
    ("foreign", .foreign),
    ("speaks-nonsense", .garbage),
    ("floods", .garbage),
    ("floods-in-form", .flood(bytes: 16 << 20)),
    ("ends", .ended(code: 0)),
    ("ends-in-list", .ended(code: 3)),
    ("hangs", .noAnswer(seconds: 1)),
  ])
  func itIsRefused(name: String, fault: WorkerFault) throws {
    let worker = try worker(name, limits: name == "hangs" ? WorkerLimits(start: 1) : .init())
    worker.ask(.list)
    #expect(Self.answer(of: worker) == .failure(fault))
    worker.end()
  }

  @Test func aTrapWhileListingIsAFault() throws {
    let worker = try worker("traps-in-list")
    worker.ask(.list)
    guard case .failure(.crashed(_, let message?)) = Self.answer(of: worker) else {
      Issue.record("It listed its styles.")
      return
    }
    #expect(message.hasSuffix("Fatal error: Index out of range"))
  }

  @Test func whatTheRegistryRefusesIsTold() throws {
    for (name, sentence) in [
      ("repeats", "There already is a style \"bad\"; register this one under another name."),
      (
        "newer",
        "The style \"slow\" needs API level 99, and this Stylebook offers 1; use a newer Stylebook."
      ),
    ] {
      let worker = try worker(name)
      worker.ask(.list)
      #expect(Self.answer(of: worker) == .failure(.refused(sentence)))
      worker.end()
    }
  }

  @Test func aProgramThatIsNoWorkerIsRefused() {
    for (path, fault) in [
      ("/bin/true", WorkerFault.ended(code: 0)),
      ("/bin/cat", .noAnswer(seconds: 1)),
      ("/nowhere", .notStarted("No such file or directory")),
      ("/", .notStarted("Permission denied")),
    ] {
      let worker = Worker(
        WorkerProgram(path: path, key: ""), limits: WorkerLimits(start: 1))
      worker.ask(.list)
      #expect(Self.answer(of: worker) == .failure(fault))
      worker.end()
    }
  }
}
