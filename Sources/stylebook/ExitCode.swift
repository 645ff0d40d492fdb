/// How the command ends, for scripts.
enum ExitCode: Int32, CaseIterable {
  /// All went well.
  case success = 0
  /// Something differs, or a check failed.
  case difference = 1
  /// The command line is wrong.
  case usage = 64
  /// A file or a folder cannot be read, written or understood.
  case badInput = 65
  /// A plugin cannot be used.
  case pluginUnavailable = 69
  /// The program is at fault.
  case internalError = 70

  /// What it tells, as help says it.
  var summary: String {
    switch self {
    case .success: "all went well"
    case .difference: "something differs, or a check failed"
    case .usage: "the command line is wrong"
    case .badInput: "a file or folder cannot be read, written or understood"
    case .pluginUnavailable: "a plugin cannot be used, or not wholly; what does without it was done"
    case .internalError: "an error of the program itself"
    }
  }
}
