#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the command knows of the process it runs in; tests make their own.
@MainActor
struct Surroundings {
  /// The variables of the environment that matter here.
  let environment: [String: String]
  /// Where results go.
  let output: ByteStream
  /// Where failures are told.
  let errors: ByteStream
  /// Makes a worker of source plugins.
  var buildWorker: PluginSet.Build = { (paths) throws(Failure) in
    throw .plugin(
      PluginFault(
        plugin: paths[0], moment: .listing, fault: .notStarted("it cannot be compiled yet")))
  }

  /// The columns to print in where the user does not say.
  var columns: Int {
    TerminalSize.columns(variable: environment["COLUMNS"], terminal: output.columns)
  }

  /// The plugins that `STYLEBOOK_PLUGINS` names, with colons between them.
  var pluginPaths: [String] {
    (environment["STYLEBOOK_PLUGINS"] ?? "").split(separator: ":").map { String($0) }
  }

  /// The variables that say how to print.
  private static let variables = [
    "COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM",
    "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "COLORFGBG", "STYLEBOOK_PLUGINS",
  ]

  /// The real ones.
  static func ofProcess() -> Surroundings {
    var environment: [String: String] = [:]
    for name in variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return Surroundings(
      environment: environment, output: .descriptor(STDOUT_FILENO),
      errors: .descriptor(STDERR_FILENO))
  }
}

extension Surroundings {
  /// Prints a failure where failures are told, if there is anything to say.
  func tell(_ failure: Failure) {
    guard let message = failure.message else { return }
    do throws(Failure) {
      try errors.write(message + "\n")
    } catch {
      // There is nobody left to tell.
    }
  }
}
