import StyleCore
import StyleWorker

/// Draws fields, each where its styles are: here, or in the worker of their plugins.
///
/// Everything that shows a style draws through it. What cannot be drawn costs its own picture and no
/// other.
@MainActor
final class FieldDrawing {
  private let plugins: PluginSet

  /// Whether ``end()`` tells of all failures, also of those whose callers usually tell of them
  /// themselves; for screens that nobody watches.
  var tellsAll = false
  /// What went wrong, in the order in which it was found.
  private var faults: [PluginFault] = []
  /// Why plugins could not be joined.
  private var problems: [Failure] = []

  /// How many pieces of work are begun before the one that is waited for; workers then use both of
  /// two processors.
  static let lookahead = 2

  /// A style in some scenarios.
  struct Job {
    /// The style.
    let style: SelectedStyle
    /// The cases.
    let scenarios: [Scenario]
    /// Whether it is to be told which style drew what.
    var isExplained = false
    /// Whether it is to be told where fields stand.
    var isExamined = false
    /// Whether it is only to be told what those who do not see the field are told.
    var isTold = false
  }

  /// A field, or why there is none.
  typealias Outcome = Result<DrawnField, DrawingFailure>

  /// Makes a drawing of the styles of some plugins.
  init(_ plugins: PluginSet) {
    self.plugins = plugins
  }

  /// Whether a plugin that was asked for has none of its styles here.
  var lacksPlugins: Bool { !plugins.problems.isEmpty }

  /// Whether a style is drawn by this process, and not by a plugin's.
  func isDrawnHere(_ style: SelectedStyle) -> Bool {
    guard let expression = try? plugins.expanded(style.expression),
      case .here? = try? plugins.drawer(of: expression)
    else { return false }
    return true
  }

  /// Draws a style in one scenario.
  func draw(
    _ style: SelectedStyle, in scenario: Scenario, isExplained: Bool = false
  ) -> Outcome {
    let job = Job(style: style, scenarios: [scenario], isExplained: isExplained)
    return finish(job, by: begin(job))[0]
  }

  /// Draws a style in one scenario and tells where the field stands, for a caller that tells of
  /// failures itself.
  func examine(_ style: SelectedStyle, in scenario: Scenario) -> Outcome {
    let known = faults.count
    defer { if !tellsAll { faults.removeLast(faults.count - known) } }
    let job = Job(style: style, scenarios: [scenario], isExamined: true)
    return finish(job, by: begin(job))[0]
  }

  /// What is told of a style's field in one scenario, for a caller that tells of failures itself.
  func tell(_ style: SelectedStyle, in scenario: Scenario) -> Result<[SpokenPart], DrawingFailure> {
    if isDrawnHere(style) {
      return .success(
        Renderer(scenario.options).spokenParts(of: scenario.field.textFieldStyle(style.style)))
    }
    let known = faults.count
    defer { if !tellsAll { faults.removeLast(faults.count - known) } }
    let job = Job(style: style, scenarios: [scenario], isTold: true)
    return finish(job, by: begin(job))[0].map(\.spoken)
  }

  /// Draws styles one after the other, and hands on what came of each with its position.
  ///
  /// Throws what `show` throws.
  func draw(
    _ jobs: [Job], show: (Int, [Outcome]) throws(Failure) -> Void
  ) throws(Failure) {
    var begun: [Result<PluginSet.Drawer, DrawingFailure>] = []
    for index in jobs.indices {
      while begun.count < min(index + Self.lookahead + 1, jobs.count) {
        begun.append(begin(jobs[begun.count]))
      }
      try show(index, finish(jobs[index], by: begun[index]))
    }
  }

  /// Ends all workers, and tells what is to be said of plugins, one failure for each.
  func end() -> [Failure] {
    var told: [PluginFault] = []
    for fault in faults {
      if let index = told.firstIndex(where: { $0.plugin == fault.plugin }) {
        told[index].otherFields += 1
      } else {
        told.append(fault)
      }
    }
    for fault in plugins.end() where !told.contains(where: { $0.plugin == fault.plugin }) {
      told.append(fault)
    }
    faults = []
    return plugins.problems + problems + told.map { .plugin($0) }
  }

  private func begin(_ job: Job) -> Result<PluginSet.Drawer, DrawingFailure> {
    let drawer: PluginSet.Drawer
    let expression: StyleExpression
    do throws(Failure) {
      // Workers know nothing of recipes.
      expression = try plugins.expanded(job.style.expression)
      drawer = try plugins.drawer(of: expression)
    } catch {
      if !problems.contains(error) { problems.append(error) }
      return .failure(DrawingFailure(sentence: "cannot be built"))
    }
    if case .worker(let worker, _) = drawer {
      plugins.makeRoom()
      for scenario in job.scenarios {
        let expression = expression.description
        worker.ask(
          job.isTold
            ? .tell(expression: expression, scenario)
            : job.isExamined
              ? .examine(expression: expression, scenario)
              : .draw(expression: expression, scenario, isExplained: job.isExplained))
      }
    }
    return .success(drawer)
  }

  private func finish(
    _ job: Job, by drawer: Result<PluginSet.Drawer, DrawingFailure>
  ) -> [Outcome] {
    job.scenarios.map { scenario in
      switch drawer {
      case .failure(let failure): .failure(failure)
      case .success(.here):
        .success(
          job.isExamined
            ? DrawnField(examined: job.style.style, in: scenario)
            : DrawnField(
              job.style.style, named: expanded(job.style.expression), in: scenario,
              isExplained: job.isExplained))
      case .success(.worker(let worker, let name)):
        answer(of: worker, named: name, expression: job.style.expression, scenario)
      }
    }
  }

  /// The expression with recipes written out, as an explanation names what they are composed of.
  private func expanded(_ expression: StyleExpression) -> StyleExpression {
    (try? plugins.expanded(expression)) ?? expression
  }

  private func answer(
    of worker: Worker, named name: String, expression: StyleExpression, _ scenario: Scenario
  ) -> Outcome {
    let fault: WorkerFault
    do throws(WorkerFault) {
      if case .drawn(let field) = try worker.answer() { return .success(field) }
      fault = .garbage
    } catch {
      fault = error
    }
    faults.append(
      PluginFault(
        plugin: name, moment: .drawing(expression: expression.description, scenario.state),
        fault: fault))
    return .failure(DrawingFailure(sentence: fault.description, fault: fault))
  }
}

/// Why there is no picture.
struct DrawingFailure: Error, Hashable, Sendable {
  /// What the plugin did, as a sentence goes on after its name.
  let sentence: String
  /// How the worker failed; nil where there is none.
  var fault: WorkerFault?
}
