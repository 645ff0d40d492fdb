import StyleCore
import StyleSnapshots

// Every sentence the command says about a failure, in one place: what is wrong, where, and what to do
// next. What registry and expressions say themselves is theirs.

extension Failure {
  /// The failure as it is printed: a sentence, and for an expression that cannot be read a picture of
  /// the place; nil for one that ends the command quietly.
  var message: String? { sentence.map { "stylebook: \($0)" } }

  private var sentence: String? {
    switch self {
    case .unknownCommand(let name, _, true):
      "there is no command \(QuotedText.short(name)), but a style of that name; write stylebook show \(name)."
    case .unknownCommand(let name, let nearest, false):
      "there is no command \(QuotedText.short(name)); "
        + Self.advice(nearest, else: "stylebook help lists them.")
    case .unknownOption(let name, let nearest):
      "there is no option \(QuotedText.short(name)); "
        + Self.advice(nearest, else: "stylebook help lists them.")
    case .missingValue(let option):
      "\(option.name) has no value; write \(option.name) \(option.value ?? "VALUE")."
    case .unexpectedValue(let option, let value):
      "\(option.name) takes no value, but was given \(QuotedText.short(value)); "
        + "write \(option.name) alone."
    case .optionElsewhere(let option, let verb):
      "\(option.name) does not go with \(verb.rawValue); "
        + "stylebook help \(verb.rawValue) lists what does."
    case .badValue(let option, let value, let expected, let nearest):
      "\(option.name) takes \(expected), not \(QuotedText.short(value))"
        + (nearest.isEmpty ? "." : "; \(Self.didYouMean(nearest))")
    case .badColor(let option, let error):
      "\(option.name) takes a colour: \(Self.decapitalized(error.description))"
    case .textInState(let state):
      "the state \(state.rawValue) shows no text; leave --text out, or choose --state "
        + "\(state.isFocused ? "editing" : "filled")."
    case .missingExpression(.preview):
      "preview needs a Swift file or a folder of them; write stylebook preview Field.swift."
    case .missingExpression(let verb):
      "\(verb.rawValue) needs a style; write stylebook \(verb.rawValue) underlined, or see "
        + "stylebook list."
    case .unexpectedOperand(let word, .show):
      "show takes one expression, and \(QuotedText.short(word)) is another; compose styles in "
        + "quotes, as in stylebook show 'search | gradient'."
    case .unexpectedOperand(let word, let verb):
      "\(verb.rawValue) has no use for \(QuotedText.short(word)); leave it out, or see "
        + "stylebook help \(verb.rawValue)."
    case .missingAction:
      "snapshot can \(Self.actions); write stylebook snapshot record DIR."
    case .unknownAction(let action, let nearest):
      "snapshot can \(Self.actions), not \(QuotedText.short(action)); "
        + Self.advice(nearest, else: "see stylebook help snapshot.")
    case .missingFolder(let action):
      "snapshot \(action) needs a folder; write stylebook snapshot \(action) DIR."
    case .optionOfOtherAction(let option, let action):
      "\(option.name) does not go with snapshot \(action); see stylebook help snapshot."
    case .missingReports:
      "snapshot report needs reports; write stylebook snapshot report 1.json 2.json."
    case .missingShell:
      "completions needs a shell; write stylebook completions bash."
    case .unknownShell(let name, let nearest):
      "completions can be for \(Self.list(Shell.allCases.map(\.rawValue))), not "
        + "\(QuotedText.short(name)); "
        + Self.advice(nearest, else: "see stylebook help completions.")
    case .filterWithoutMatch(let filter):
      "--filter: no snapshot has a name such as \(QuotedText.short(filter)); names are of the form "
        + "gradient/editing-dark, and * stands for anything."
    case .readOnlyRun(let action):
      "snapshot \(action) writes, and nothing is written where CI is set or --ci is given; set CI=0 "
        + "if that is meant."
    case .acceptAndReject:
      "--accept and --reject contradict each other; give one, and the names it is about."
    case .notPending(let name, let nearest):
      "nothing of the name \(QuotedText.short(name)) waits to be reviewed; "
        + Self.advice(nearest, else: "stylebook snapshot review and the folder list what does.")
    case .reports(let what):
      "\(Self.visible(what)); give the JSON reports of all parts of one run."
    case .notWhole(let why):
      "\(Self.visible(why)), so nothing was removed."
    case .nothingVisited(let folder):
      "no file in \(QuotedText.short(folder)) is of a snapshot of this run, so it is likely another's; "
        + "nothing was removed."
    case .explainedFormat(let format):
      "--explain prints text, which \(format) has no place for; choose --format ansi or text."
    case .expression(let error):
      Self.sentence(of: error)
    case .setting(.expression(let error)):
      Self.sentence(of: error)
    case .setting(let error):
      "--set: \(Self.decapitalized(error.description))"
    case .file(let path, let problem):
      "\(Self.shown(path)) cannot be written: \(problem.clause)"
    case .output(let problem):
      "the output cannot be written: \(problem.clause)"
    case .closedPipe:
      nil
    case .snapshots(let error):
      Self.sentence(of: error)
    case .missingSnapshots(let folder):
      "there is no folder \(QuotedText.short(folder)) of snapshots; name another, or write stylebook "
        + "snapshot record and its name to make it."
    case .unreadableSnapshot(let file, let line, let reason):
      "\(Self.shown(file)):\(line): \(Self.visible(reason)); restore the file, or record it anew."
    case .source(let failure):
      failure.sentence
    case .plugin(let fault):
      "\(fault)."
    case .styleOfTwoPlugins(let id, let plugin, let other?):
      "the plugins \(Self.shown(other)) and \(Self.shown(plugin)) both bring a style \"\(id)\"; "
        + "name one of them alone, or rename the style in one."
    case .styleOfTwoPlugins(let id, let plugin, nil):
      "the plugin \(Self.shown(plugin)) brings a style \"\(id)\", which is built in; rename it."
    case .missingName:
      "new needs a name; write stylebook new Neon."
    case .badName(let name):
      "\(QuotedText.short(name)) cannot name a plugin; use letters and digits with single hyphens "
        + "between, and begin with a letter."
    case .takenName(let name):
      "\(QuotedText.short(name)) is the name of something else already; choose another."
    case .folderExists(let path):
      "\(Self.shown(path)) exists already; choose another name, or move it away."
    case .tape(let error):
      error.description
    case .optionAlone(let option, let other):
      "\(option.name) goes with \(other.name); write \(other.name) "
        + "\(other.value ?? "") as well, or leave \(option.name) out."
    case .optionBeside(let option, let other):
      "\(option.name) does not go with \(other.name); leave one of them out."
    case .framesWithoutFolder(let format, let count):
      "\(count) frames as \(format) need a folder; write -o and the name of one, with a slash "
        + "behind it."
    case .siteWithoutFolder:
      "a site is a folder; write -o DIR."
    case .notASite(let path, nil):
      "\(Self.shown(path)) is there and no site of stylebook; name another folder, or move it away."
    case .notASite(let path, let file?):
      "\(Self.shown(path)) holds \(Self.shown(file)), which is no part of a site of stylebook; name "
        + "another folder, or move it away."
    case .recipe(let error):
      error.description
    case .linkedPlugin(let name, let error):
      "the plugin \(QuotedText.short(name)) cannot be used: "
        + Self.decapitalized(error.description)
    case .fault(let what):
      "\(what); this is an error of the program, please report it."
    }
  }

  private static let actions = list(SnapshotCommand.Action.allCases.map(\.rawValue))

  private static func sentence(of error: StyleExpressionError) -> String {
    switch error.problem {
    case .syntax:
      // The picture holds no line break but the one between its two lines.
      let picture = error.picture.split(separator: "\n", omittingEmptySubsequences: false)
      return "the style expression makes no sense at column \(error.column):"
        + picture.map { "\n  \($0)" }.joined()
    case .style(let error):
      return decapitalized(error.description)
    }
  }

  private static func sentence(of error: SnapshotStoreError) -> String {
    let advice =
      switch error.reason {
      case .invalidName: "name the snapshot otherwise."
      case .notAFolder: "name a folder."
      case .notAFile: "move it away."
      case .notPermitted: "choose a folder that you may use, or change its permissions."
      case .readOnly: "choose a folder elsewhere."
      case .full: "make room and try again."
      case .symbolicLink: "put the folder itself there."
      case .differsInCase: "rename one of them."
      case .tooLarge: "choose a smaller --width."
      case .newerVersion: "use a newer stylebook."
      case .damagedPending: "remove the file, and verify again."
      case .notPending: "verify again."
      case .other: "see to it and try again."
      }
    return "\(visible(error.description)); \(advice)"
  }

  private static func advice(_ nearest: [String], else other: String) -> String {
    nearest.isEmpty ? other : didYouMean(nearest)
  }

  private static func didYouMean(_ names: [String]) -> String {
    "did you mean \(list(names.map { "\"\($0)\"" }))?"
  }

  /// Names to choose from: `a, b or c`.
  static func list(_ names: [String], _ conjunction: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return "\(names.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  private static func decapitalized(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  /// A path as a person reads it, in quotes where it holds something that a terminal would obey.
  private static func shown(_ path: String) -> String {
    let quoted = QuotedText.of(path)
    return quoted.dropFirst().dropLast() == path[...] && !path.isEmpty ? path : quoted
  }

  /// A sentence with nothing in it that a terminal would obey.
  private static func visible(_ text: String) -> String {
    VisibleText.line(text)
  }
}

extension FileProblem {
  /// What is wrong and what to do about it, behind a colon.
  fileprivate var clause: String {
    switch self {
    case .isFolder: "it is a folder; name a file in it."
    case .noFolder: "its folder does not exist; make the folder first."
    case .notInFolder: "what should be its folder is a file; choose another place."
    case .notPermitted: "permission denied; choose a place that you may write to."
    case .readOnly: "the file system is read-only; choose another place."
    case .full: "there is no room left on the disk; make room and try again."
    case .other(let message): "\(message); see to it and try again."
    }
  }
}
