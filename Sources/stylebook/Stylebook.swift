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
  static func run(_ words: [String], in surroundings: Surroundings) -> ExitCode {
    do throws(Failure) {
      return try perform(words, in: surroundings)
    } catch {
      surroundings.tell(error)
      return error.exitCode
    }
  }

  private static func perform(
    _ words: [String], in surroundings: Surroundings
  ) throws(Failure) -> ExitCode {
    let registry = StyleRegistry.builtIns()
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
    case .gallery:
      try GalleryCommand(arguments, registry: registry).run(in: surroundings)
    case .show:
      try ShowCommand(arguments, registry: registry).run(in: surroundings)
    case .list:
      try ListCommand(arguments).run(registry: registry, in: surroundings)
    case .snapshot:
      return try SnapshotCommand(arguments, registry: registry).run(in: surroundings)
    case .preview:
      return try PreviewCommand(arguments).run(in: surroundings)
    case .help:
      try HelpCommand(arguments).run(in: surroundings)
    }
    return .success
  }
}
