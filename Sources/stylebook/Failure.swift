import StyleCore
import StyleSnapshots

/// Why the command cannot do what it was asked.
enum Failure: Error, Hashable {
  /// There is no such command; `isStyle` where a style has the name.
  case unknownCommand(String, nearest: [String], isStyle: Bool)
  /// There is no such option.
  case unknownOption(String, nearest: [String])
  /// The option ends the line, or another option follows.
  case missingValue(Option)
  /// The option takes no value and was given one.
  case unexpectedValue(Option, String)
  /// The option is none of this command's.
  case optionElsewhere(Option, Verb)
  /// The option does not take this value; `expected` tells what it takes.
  case badValue(Option, String, expected: String, nearest: [String])
  /// The colour cannot be read.
  case badColor(Option, ColorParseError)
  /// A text was given for a state that shows none.
  case textInState(FieldState)
  /// The command needs an expression.
  case missingExpression(Verb)
  /// The command has no use for this word.
  case unexpectedOperand(String, Verb)
  /// `snapshot` needs to be told whether to record or to verify.
  case missingAction
  /// `snapshot` can do no such thing.
  case unknownAction(String, nearest: [String])
  /// `snapshot` needs a folder.
  case missingFolder(action: String)
  /// The option is of another part of `snapshot`.
  case optionOfOtherAction(Option, action: String)
  /// `snapshot report` needs files.
  case missingReports
  /// `completions` needs the name of a shell.
  case missingShell
  /// There are no completions for such a shell.
  case unknownShell(String, nearest: [String])
  /// No snapshot has such a name.
  case filterWithoutMatch(String)
  /// What was asked for writes, and nothing may be written.
  case readOnlyRun(action: String)
  /// What waits cannot be both accepted and rejected.
  case acceptAndReject
  /// Nothing of such a name waits to be reviewed.
  case notPending(String, nearest: [String])
  /// Reports cannot be read, or not joined; the text says why.
  case reports(String)
  /// The run is not a whole one, so that nobody knows what is of no snapshot; the text says why.
  case notWhole(String)
  /// No file in the folder is of a snapshot of the run.
  case nothingVisited(folder: String)
  /// The explanation is text, and the format is not.
  case explainedFormat(String)
  /// The style expression is wrong.
  case expression(StyleExpressionError)
  /// A `--set` cannot be applied.
  case setting(StyleSettingError)
  /// The file cannot be written.
  case file(path: String, FileProblem)
  /// What is printed cannot be written.
  case output(FileProblem)
  /// Nobody reads what is printed any more.
  case closedPipe
  /// The folder of snapshots cannot be read or written.
  case snapshots(SnapshotStoreError)
  /// There is no folder of snapshots to verify.
  case missingSnapshots(folder: String)
  /// A snapshot's file is damaged or newer than this program.
  case unreadableSnapshot(file: String, line: Int, reason: String)
  /// Swift sources cannot be used.
  case source(SourceFailure)
  /// A plugin does not do what it is to do.
  case plugin(PluginFault)
  /// A plugin brings a style of a name that another has, or that is built in where that is nil.
  case styleOfTwoPlugins(id: String, String, String?)
  /// `new` needs a name.
  case missingName
  /// No plugin can have this name.
  case badName(String)
  /// Something else has this name, or one that is made of it.
  case takenName(String)
  /// Something has the name of a folder that was to be made.
  case folderExists(String)
  /// A tape cannot be read or played.
  case tape(TapeError)
  /// An option has no sense without another one.
  case optionAlone(Option, needs: Option)
  /// An option has no meaning where another one is given.
  case optionBeside(Option, Option)
  /// A format holds one picture, and there are several frames but no folder for them.
  case framesWithoutFolder(String, Int)
  /// A site needs a folder.
  case siteWithoutFolder
  /// A site was to take the place of something else, a folder with a file that is no part of a site
  /// unless that is nil.
  case notASite(String, holds: String?)
  /// A file of recipes is wrong.
  case recipe(RecipeError)
  /// The registry does not take a plugin that is part of the program.
  case linkedPlugin(name: String, RegistryError)
  /// The program contradicts itself.
  case fault(String)
}

extension Failure {
  /// How the command ends.
  var exitCode: ExitCode {
    switch self {
    case .closedPipe: .success
    case .unknownCommand, .unknownOption, .missingValue, .unexpectedValue, .optionElsewhere,
      .badValue, .badColor, .textInState, .missingExpression, .unexpectedOperand, .missingAction,
      .unknownAction, .missingFolder, .explainedFormat, .expression, .setting, .missingName,
      .badName, .takenName, .optionAlone, .optionBeside, .framesWithoutFolder, .optionOfOtherAction,
      .missingReports, .filterWithoutMatch, .readOnlyRun, .acceptAndReject, .missingShell,
      .unknownShell, .siteWithoutFolder:
      .usage
    case .file, .output, .snapshots, .missingSnapshots, .unreadableSnapshot, .folderExists, .recipe,
      .tape, .notPending, .reports, .notWhole, .nothingVisited, .notASite:
      .badInput
    case .source(let failure): failure.exitCode
    case .plugin, .styleOfTwoPlugins, .linkedPlugin: .pluginUnavailable
    case .fault: .internalError
    }
  }
}

/// Why a file cannot be written.
enum FileProblem: Hashable {
  /// A folder has the name.
  case isFolder
  /// The folder it should lie in does not exist.
  case noFolder
  /// What should be the folder it lies in is none.
  case notInFolder
  /// The user may not write there.
  case notPermitted
  /// The file system takes no changes.
  case readOnly
  /// There is no room left.
  case full
  /// Anything else, as the operating system words it.
  case other(String)
}
