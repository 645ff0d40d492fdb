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
    var lines = files.map(\.path).filter { !$0.hasSuffix(".snapshot") }.map {
      "  \(name.folder)/\($0)\n"
    }
    lines.insert("\(name.title) is in \(name.path):\n", at: 0)
    let go = "cd \(name.path)"
    switch kind {
    case .recipe:
      lines.append("Next: stylebook --plugin \(name.path) gallery \(name.id)\n")
    case .source, .linked:
      lines.append("Next: \(go) && swift package stylebook gallery && swift test\n")
      if checkout == nil {
        lines.append("First write into Package.swift where a checkout of Stylebook lies.\n")
      }
    }
    try surroundings.output.write(lines.joined())
  }
}
