import StyleCore

/// `completions`: a script by which a shell completes command lines.
@MainActor
struct CompletionsCommand {
  private let shell: Shell

  /// Reads for which shell.
  init(_ arguments: Arguments) throws(Failure) {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.operands.first else { throw .missingShell }
    if arguments.operands.count > 1 {
      throw .unexpectedOperand(arguments.operands[1], .completions)
    }
    guard let shell = Shell(rawValue: name) else {
      throw .unknownShell(name, nearest: NearestNames.of(name, among: names))
    }
    self.shell = shell
  }

  /// Prints the script.
  func run(in surroundings: Surroundings) throws(Failure) {
    try surroundings.output.write(shell.completions)
  }
}
