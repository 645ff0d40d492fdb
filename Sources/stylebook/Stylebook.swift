import StyleCore
import Styles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The command `stylebook`: words in, bytes and an exit code out.
@main
@MainActor
struct Stylebook {
  /// The version that `--version` tells.
  static let version = BuiltInStyles.version

  /// Runs in the process.
  static func main() {
    ByteStream.ignoreBrokenPipes()
    let code = run(Array(CommandLine.arguments.dropFirst()), in: .ofProcess())
    exit(code.rawValue)
  }

  /// Runs the words behind the program's name, and touches nothing of the process but files that are
  /// named.
  ///
  /// `linked` are plugins that the program is linked with, besides the built-in styles.
  static func run(
    _ words: [String], in surroundings: Surroundings, linked: [any StylePlugin] = []
  ) -> ExitCode {
    do throws(Failure) {
      return try perform(words, in: surroundings, linked: linked)
    } catch {
      surroundings.tell(error)
      return error.exitCode
    }
  }

  private static func perform(
    _ words: [String], in surroundings: Surroundings, linked: [any StylePlugin]
  ) throws(Failure) -> ExitCode {
    var registry = StyleRegistry.builtIns()
    for plugin in linked { try registry.registerLinked(plugin) }
    let arguments = try Arguments(parsing: words, styles: registry.ids)
    if arguments.has(.version) {
      try surroundings.output.write("stylebook \(version)\n")
      return .success
    }
    if arguments.has(.help) {
      try HelpCommand(topic: arguments.namesVerb ? arguments.verb : nil).run(in: surroundings)
      return .success
    }
    switch arguments.verb {
    case .help:
      try HelpCommand(arguments).run(in: surroundings)
      return .success
    case .completions:
      try CompletionsCommand(arguments).run(in: surroundings)
      return .success
    case .new:
      try NewCommand(arguments, registry: registry).run(in: surroundings)
      return .success
    case .browse, .gallery, .show, .list, .snapshot, .check, .preview:
      break
    }
    let paths = surroundings.pluginPaths + arguments.values(of: .plugin)
    let plugins = PluginSet(registry: registry, build: surroundings.buildWorker)
    let drawing = FieldDrawing(plugins)
    let result: Result<ExitCode, Failure>
    do throws(Failure) {
      try plugins.add(paths)
      result = .success(
        try perform(arguments, plugins: plugins, drawing: drawing, in: surroundings))
    } catch {
      result = .failure(error)
    }
    let problems = drawing.end()
    for problem in problems { surroundings.tell(problem) }
    switch result {
    case .success(let code): return problems.isEmpty ? code : exitCode(of: problems)
    case .failure(let failure):
      if problems.isEmpty { throw failure }
      surroundings.tell(failure)
      return exitCode(of: problems)
    }
  }

  /// How a command ends that could not use plugins: as for other wrong input where all of them are
  /// missing or unreadable.
  private static func exitCode(of problems: [Failure]) -> ExitCode {
    problems.allSatisfy { $0.exitCode == .badInput } ? .badInput : .pluginUnavailable
  }

  private static func perform(
    _ arguments: Arguments, plugins: PluginSet, drawing: FieldDrawing, in surroundings: Surroundings
  ) throws(Failure) -> ExitCode {
    let registry = plugins.registry
    switch arguments.verb {
    case .browse:
      let browse = try BrowseCommand(
        arguments, plugins: plugins, drawing: drawing, in: surroundings)
      if let tape = browse.tape {
        try browse.play(tape, in: surroundings)
        return .success
      }
      if browse.isAccessible {
        try browse.speak(in: surroundings)
        return .success
      }
      guard let terminal = surroundings.terminal else {
        try surroundings.errors.write("stylebook: \(BrowseCommand.needsTerminal)\n")
        try GalleryCommand(arguments, registry: registry, drawing: drawing).run(in: surroundings)
        return .success
      }
      try browse.run(in: surroundings, on: terminal)
    case .gallery:
      if arguments.mayBrowse, let terminal = surroundings.terminal {
        let browse = try BrowseCommand(
          arguments, plugins: plugins, drawing: drawing, in: surroundings)
        if browse.isAccessible {
          try browse.speak(in: surroundings)
        } else {
          try browse.run(in: surroundings, on: terminal)
        }
        break
      }
      try GalleryCommand(arguments, registry: registry, drawing: drawing).run(in: surroundings)
    case .show:
      try ShowCommand(arguments, registry: registry, drawing: drawing).run(in: surroundings)
    case .list:
      try ListCommand(arguments).run(registry: registry, in: surroundings)
    case .snapshot:
      return try SnapshotCommand(arguments)
        .run(registry: registry, drawing: drawing, in: surroundings)
    case .check:
      return try CheckCommand(arguments, plugins: plugins, drawing: drawing)
        .run(in: surroundings)
    case .preview:
      return try PreviewCommand(arguments).run(in: surroundings)
    case .help, .new, .completions:
      break
    }
    return .success
  }
}
