import StyleCore

/// `new`: a plugin in a new folder.
@MainActor
struct NewCommand {
  private let name: StarterName
  private let kind: StarterKind

  /// Reads the arguments; a name must not be that of a style there is.
  init(_ arguments: Arguments, registry: StyleRegistry) throws(Failure) {
    guard let path = arguments.operands.first else { throw .missingName }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1], .new) }
    name = try StarterName(path: path)
    if registry.ids.contains(name.id) { throw .takenName(name.folder) }
    kind =
      try FieldOptions.value(arguments, .kind) { (text, option) throws(Failure) in
        try FieldOptions.choice(
          text, of: option, among: StarterKind.allCases.map { ($0.rawValue, $0) })
      } ?? .source
  }

  /// Writes the folder, and tells what can be done in it.
  func run(in surroundings: Surroundings) throws(Failure) {
    let checkout = Checkout.ofProcess()
    let files = StarterFiles(name: name, checkout: checkout).files(kind)
    try NewFolder(path: name.path).write(files.map { ($0.path, Array($0.text.utf8)) })
    try surroundings.output.write(message(about: files, checkout: checkout))
  }

  /// Which files there are, and what can be done with them; every path is from where the user is, and a
  /// word of the shell.
  func message(about files: [StarterFiles.File], checkout: String?) -> String {
    func word(for file: String) -> String { ShellWord.of("\(name.path)/\(file)") }
    let path = ShellWord.of(name.path)
    var lines = ["\(name.title) is in \(path):"]
    lines += files.map(\.path).filter { !$0.hasSuffix(".snapshot") }.map { "  \(word(for: $0))" }
    switch kind {
    case .recipe:
      lines.append("Next: stylebook --plugin \(path) gallery \(name.id)")
    case .source, .linked:
      if checkout == nil {
        lines.append(
          "First: write into \(word(for: "Package.swift")) where a checkout of Stylebook lies.")
      }
      lines.append("Next: cd \(path) && swift package stylebook gallery && swift test")
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
