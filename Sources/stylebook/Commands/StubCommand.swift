import StyleCore

/// `preview --stub`: the skeleton of a stub file.
@MainActor
struct StubCommand {
  private let arguments: Arguments
  private let paths: [String]

  /// Reads the arguments.
  init(_ arguments: Arguments, paths: [String]) {
    self.arguments = arguments
    self.paths = paths
  }

  /// Prints the stub, or writes it where `--output` says.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    let stub: (text: String, errors: String?)
    do throws(SourceFailure) {
      stub = try SourcePlugin.stub(paths, environment: surroundings.environment)
    } catch {
      throw .source(error)
    }
    if let path = arguments.value(of: .output), path != "-" {
      try WholeFile(path: path).write(Array(stub.text.utf8))
    } else {
      try surroundings.output.write(stub.text)
    }
    guard let errors = stub.errors else { return .success }
    throw .source(
      .errors(plugin: "the module of these sources and this stub", text: errors, notes: []))
  }
}
