import StyleCore

@testable import stylebook

/// One run of the command with everything around it made up.
@MainActor
struct CommandRun {
  /// What came out.
  let output: String
  /// What was told of failures.
  let errors: String
  /// How it ended.
  let code: ExitCode

  /// Runs words; off a terminal, in an empty environment, unless told.
  init(
    _ words: String..., environment: [String: String] = [:], isTerminal: Bool = false,
    columns: Int? = nil
  ) {
    self.init(words: words, environment: environment, isTerminal: isTerminal, columns: columns)
  }

  /// Runs a list of words; source plugins become workers by `buildWorker`.
  init(
    words: [String], environment: [String: String] = [:], isTerminal: Bool = false,
    columns: Int? = nil, buildWorker: PluginSet.Build? = nil
  ) {
    let output = Collected()
    let errors = Collected()
    var surroundings = Surroundings(
      environment: environment,
      output: ByteStream(isTerminal: isTerminal, columns: columns) { (bytes) throws(Failure) in
        output.bytes += bytes
      },
      errors: ByteStream(isTerminal: false, columns: nil) { (bytes) throws(Failure) in
        errors.bytes += bytes
      })
    if let buildWorker { surroundings.buildWorker = buildWorker }
    code = Stylebook.run(words, in: surroundings)
    self.output = output.text
    self.errors = errors.text
  }

  /// The lines that came out.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }

  private final class Collected {
    var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}

extension String {
  /// The text without SGR sequences.
  var withoutRendition: String { replacing(#/\u{1B}\[[0-9;:]*m/#, with: "") }
}
