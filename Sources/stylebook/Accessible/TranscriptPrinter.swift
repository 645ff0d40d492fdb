import StyleCore

/// Prints what is told in words: a line after the other, into a file or on the output.
@MainActor
struct TranscriptPrinter {
  private let file: WholeFile?
  private let output: ByteStream

  /// Reads where to print; words have no other format than text.
  init(_ arguments: Arguments, in surroundings: Surroundings) throws(Failure) {
    file = try WholeFile(arguments)
    output = surroundings.output
    let asked = try OutputFormat.asked(by: arguments, path: file?.path)
    if let format = asked?.rawValue ?? arguments.value(of: .format), format != "text" {
      throw .badValue(.format, format, expected: "text beside --accessible", nearest: [])
    }
    if arguments.has(.explain) { throw .explainedFormat("--accessible") }
  }

  /// Prints lines.
  func print(_ lines: [String]) throws(Failure) {
    let bytes = Array(lines.map { "\($0)\n" }.joined().utf8)
    if let file {
      try file.write(bytes)
    } else {
      try output.write(bytes)
    }
  }
}
