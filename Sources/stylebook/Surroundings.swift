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
  /// The terminal that the whole screen may be taken of; nil where there is none, or it is dumb.
  var terminal: TerminalDevice?
  /// Reads a line of the standard input; nil at its end.
  var readLine: @MainActor () -> String? = { nil }
  /// Whether lines are typed by a person who waits to be asked for them.
  var isInputTyped = false
  /// Makes a worker of source plugins.
  var buildWorker: PluginSet.Build = SourcePlugin.builder(environment: [:])

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
    "CI", "COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "TERM",
    "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "COLORFGBG", "STYLEBOOK_PLUGINS", "PATH",
    "HOME", "TMPDIR", "XDG_CACHE_HOME", "SWIFT_EXEC",
  ]

  /// The real ones.
  static func ofProcess() -> Surroundings {
    var environment: [String: String] = [:]
    for name in variables {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    let isDumb = ["", "dumb"].contains(environment["TERM", default: ""])
    return Surroundings(
      environment: environment, output: .descriptor(STDOUT_FILENO),
      errors: .descriptor(STDERR_FILENO), terminal: isDumb ? nil : TerminalDevice.ofProcess(),
      readLine: { Swift.readLine() }, isInputTyped: isatty(STDIN_FILENO) == 1,
      buildWorker: SourcePlugin.builder(environment: environment))
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
