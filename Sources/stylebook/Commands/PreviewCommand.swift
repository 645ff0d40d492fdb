import StyleCore

/// `preview`: the looks in Swift sources, in every state.
@MainActor
struct PreviewCommand {
  private let arguments: Arguments
  private let options: FieldOptions

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    options = try FieldOptions(arguments)
  }

  /// Builds the sources and prints their gallery.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    do throws(SourceFailure) {
      let worker = try SourcePlugin.build(
        arguments.operands, environment: surroundings.environment)
      try? surroundings.output.write("\(worker)\n")
      let text = SourceProcess(worker.executable, [])?.finish().text ?? ""
      try? surroundings.output.write(text)
    } catch {
      throw .source(error)
    }
    return .success
  }
}
