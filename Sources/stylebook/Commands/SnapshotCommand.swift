import StyleCore
import StyleSnapshots

/// `snapshot`: looks as text files, from recording to reviewing what has changed.
@MainActor
struct SnapshotCommand {
  /// What is done with the folder.
  enum Action: String, CaseIterable {
    case record
    case verify
    case review
    case prune
    case report

    /// The options that go with it; nil for all that have to do with drawing, and these.
    var options: Set<Option> {
      let drawing: Set<Option> = [
        .state, .text, .prompt, .width, .appearance, .backdrop, .symbols, .at, .set, .plugin,
        .tape, .size,
      ]
      let filtering: Set<Option> = [.filter, .shard, .ci]
      switch self {
      case .record: return drawing.union(filtering).union([.failed])
      case .verify: return drawing.union(filtering).union([.report, .output])
      case .review: return [.accept, .reject, .color, .ci]
      case .prune: return drawing.union([.visited, .dryRun, .ci])
      case .report: return [.report, .output]
      }
    }
  }

  private let action: Action
  private let arguments: Arguments
  /// The words behind the action.
  private let operands: [String]

  /// Reads what is to be done.
  init(_ arguments: Arguments) throws(Failure) {
    let names = Action.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else { throw .missingAction }
    guard let action = Action(rawValue: word) else {
      throw .unknownAction(word, nearest: NearestNames.of(word, among: names))
    }
    for use in arguments.uses where !action.options.contains(use.option) {
      throw .optionOfOtherAction(use.option, action: word)
    }
    self.action = action
    self.arguments = arguments
    operands = Array(arguments.operands.dropFirst())
    guard let first = operands.first, !first.isEmpty else {
      throw action == .report ? .missingReports : .missingFolder(action: word)
    }
  }

  /// Does it, and tells what came of it.
  func run(
    registry: StyleRegistry, drawing: FieldDrawing, in surroundings: Surroundings
  ) throws(Failure) -> ExitCode {
    let isReadOnly = arguments.has(.ci) || surroundings.isContinuousIntegration
    let store = SnapshotStore(folder: operands[0])
    let rest = Array(operands.dropFirst())
    switch action {
    case .record, .verify:
      let plan = try SnapshotPlan(arguments, expressions: rest, registry: registry)
      let run = SnapshotRun(store: store, plan: plan, drawing: drawing, isReadOnly: isReadOnly)
      if action == .verify {
        return try run.verify(
          SnapshotReport.Printer(arguments, usual: .text), in: surroundings)
      }
      if isReadOnly { throw .readOnlyRun(action: action.rawValue) }
      return try run.record(onlyFailed: arguments.has(.failed), in: surroundings)
    case .review:
      return try SnapshotReview(arguments, store: store, names: rest, isReadOnly: isReadOnly)
        .run(in: surroundings)
    case .prune:
      return try SnapshotPruning(
        arguments, store: store, expressions: rest, registry: registry, isReadOnly: isReadOnly
      ).run(drawing: drawing, in: surroundings)
    case .report:
      var reports: [SnapshotReport] = []
      for path in operands { reports.append(try SnapshotReport(readingFile: path)) }
      let merged = try SnapshotReport(merging: reports, named: operands)
      try SnapshotReport.Printer(arguments, usual: .text).print(merged, in: surroundings)
      return merged.exitCode
    }
  }
}

extension Surroundings {
  /// Whether `CI` says that this is an automatic run.
  var isContinuousIntegration: Bool { environment["CI"].map { SnapshotMode.isYes($0) } ?? false }
}
