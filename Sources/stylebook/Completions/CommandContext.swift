import StyleCore
import Styles

/// What can follow on the command line: words, paths or nothing that anybody could list.
enum Candidates: Hashable {
  /// One of these words.
  case words([String])
  /// Names and compositions of styles; the names of the built-in ones are known.
  case styles
  /// The path of a file or a folder.
  case files
  /// The path of a folder.
  case folders
  /// A style or a path.
  case stylesOrFiles
  /// Something of the user's own, as the text of a field.
  case anything

  /// The words that are known.
  @MainActor var words: [String] {
    switch self {
    case .words(let words): words
    case .styles, .stylesOrFiles: StyleRegistry.builtIns().ids
    case .files, .folders, .anything: []
    }
  }
}

/// A place on the command line: behind a command, or behind what `snapshot` is to do.
///
/// Help, the completions of shells and the manual page read the same commands and options; this is
/// what completions need to know besides.
struct CommandContext: Hashable {
  /// The words that lead there, such as `snapshot record`.
  let words: [String]
  /// What it is about, in one line.
  let summary: String
  /// The options that go with it.
  let options: [Option]
  /// The operands, in their order; the last one again and again if it repeats.
  let operands: [Candidates]
  /// Whether the last operand repeats.
  let repeats: Bool

  /// Every place with options of its own, in the order of help.
  static let all: [CommandContext] = Verb.allCases.flatMap { verb -> [CommandContext] in
    let (operands, repeats) = verb.candidates
    let context = CommandContext(
      words: [verb.rawValue], summary: verb.summary, options: verb.options + Option.general,
      operands: operands, repeats: repeats)
    if verb != .snapshot { return [context] }
    return [context]
      + SnapshotCommand.Action.allCases.map { action in
        CommandContext(
          words: [verb.rawValue, action.rawValue], summary: action.summary,
          options: verb.options.filter(action.options.contains) + Option.general,
          operands: action.candidates, repeats: true)
      }
  }

  /// The name as part of the names of functions.
  var identifier: String { words.joined(separator: "_") }
}

extension Verb {
  /// What its operands can be, and whether the last of them repeats.
  fileprivate var candidates: (operands: [Candidates], repeats: Bool) {
    switch self {
    case .browse, .show: ([.styles], false)
    case .gallery: ([.styles], true)
    case .check: ([.stylesOrFiles], true)
    case .preview: ([.files], true)
    case .list: ([], false)
    case .new: ([.anything], false)
    case .snapshot: ([.words(SnapshotCommand.Action.allCases.map(\.rawValue))], false)
    case .completions: ([.words(Shell.allCases.map(\.rawValue))], false)
    case .help: ([.words(Verb.allCases.map(\.rawValue))], false)
    }
  }
}

extension SnapshotCommand.Action {
  /// What it does, in one line.
  var summary: String {
    switch self {
    case .record: "Write how the styles look"
    case .verify: "Compare how the styles look with what was recorded"
    case .review: "Accept or reject what has changed"
    case .prune: "Remove the files of no snapshot"
    case .report: "Join the reports of the parts of a run"
    }
  }

  fileprivate var candidates: [Candidates] {
    switch self {
    case .record, .verify: [.folders, .styles]
    case .prune: [.folders, .anything]
    case .review: [.folders, .anything]
    case .report: [.files]
    }
  }
}

extension Option {
  /// What its value can be; nil for an option that takes none.
  var candidates: Candidates? {
    guard value != nil else { return nil }
    switch self {
    case .state: return .words(FieldState.allCases.map(\.rawValue))
    case .appearance: return .words(["light", "dark"])
    case .color: return .words(["auto", "never", "always", "16", "256", "truecolor"])
    case .symbols: return .words(["unicode", "ascii"])
    case .kind: return .words(["source", "linked", "recipe"])
    case .rule: return .words(CheckRule.allCases.map(\.rawValue))
    case .format: return .words(OutputFormat.allCases.map(\.rawValue) + ["man", "site"])
    case .report: return .words(SnapshotReport.Format.allCases.map(\.rawValue))
    case .plugin, .output, .visited, .tape: return .files
    default: return .anything
    }
  }

  /// What it does, in so few words that they fit beside its name.
  var shortSummary: String {
    let clause = summary.prefix { $0 != ";" && $0 != ":" }
    return String(clause.split(separator: ", as ")[0])
  }
}
