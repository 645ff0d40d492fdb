import StyleCore

/// Why sources cannot be made into a plugin.
enum SourceFailure: Error, Hashable {
  /// There is nothing of that name.
  case missing(path: String)
  /// The file is none of Swift's, by the end of its name.
  case notSwift(path: String)
  /// The file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// The folder holds no Swift file.
  case noSources(folder: String)
  /// There is no Swift compiler.
  case noToolchain
  /// The modules of this program do not lie beside it.
  case noModules(folder: String, missing: String)
  /// The compiler finds errors; `text` is what it says.
  case errors(plugin: String, text: String, notes: [String])
  /// There is no look in the sources; the notes say why not.
  case noLooks(plugin: String, notes: [String])
  /// The worker cannot be linked; `text` is what the linker says.
  case link(plugin: String, text: String)
  /// There is no place to build in.
  case noPlace(path: String, reason: String)
}

extension SourceFailure {
  /// How the command ends.
  var exitCode: ExitCode {
    switch self {
    case .missing, .notSwift, .unreadable: .badInput
    case .noSources, .noToolchain, .noModules, .errors, .noLooks, .link, .noPlace:
      .pluginUnavailable
    }
  }

  /// What is wrong, where, and what to do next.
  var sentence: String {
    switch self {
    case .missing(let path):
      return
        "there is no file or folder \(QuotedText.of(path)); name a Swift file, or a folder of them."
    case .notSwift(let path) where path.hasSuffix(".json"):
      return
        "\(VisibleText.line(path)) is a recipe and no Swift file; write stylebook gallery --plugin "
        + "\(ShellWord.of(path)) to see it."
    case .notSwift(let path):
      return
        "\(VisibleText.line(path)) is no Swift file; name one that ends in .swift, or a folder of "
        + "them."
    case .unreadable(let path, let reason):
      return
        "\(VisibleText.line(path)) cannot be read: \(reason); change its permissions, or name another."
    case .noSources(let folder):
      return
        "there is no Swift file in \(VisibleText.line(folder)); name a file or a folder that holds "
        + "a text field style."
    case .noToolchain:
      return
        "a style in a Swift file needs a Swift compiler, and there is no swiftc on the PATH; install "
        + "Swift from swift.org, or name the compiler in SWIFT_EXEC. All other styles work without."
    case .noModules(let folder, let missing):
      return "the module \(missing) does not lie beside this program, in "
        + "\(VisibleText.line(folder)); run stylebook from where swift build has put it."
    case .errors(let plugin, let text, let notes):
      return "\(VisibleText.line(plugin)) does not compile:\n\(Self.visible(text))"
        + Self.list(notes)
    case .noLooks(let plugin, let notes):
      return "\(VisibleText.line(plugin)) has no look of a text field that can be shown"
        + (notes.isEmpty
          ? "; it needs a type that conforms to TextFieldStyle, a view around a text field, or a "
            + "view modifier." : ":\(Self.list(notes))")
    case .link(let plugin, let text):
      return "\(VisibleText.line(plugin)) compiles, but cannot be linked:\n\(Self.visible(text))"
    case .noPlace(let path, let reason):
      return "there is no place to build plugins in: \(VisibleText.line(path)): \(reason); set "
        + "XDG_CACHE_HOME to a folder that only you can write to."
    }
  }

  /// Notes, each on a line of its own.
  private static func list(_ notes: [String]) -> String {
    notes.map { "\n  \(VisibleText.line($0))" }.joined()
  }

  /// Lines with nothing in them that a terminal would obey.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      VisibleText.line(String($0))
    }
    .joined(separator: "\n")
  }
}
