#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a person typed and what the command answered, as documents show it.
///
/// ```
/// $ stylebook show plain --text apples
/// apples
/// ```
///
/// The folder that documents call Snapshots is one of the test's own.
struct Transcript {
  /// The lines behind a dollar sign.
  let commands: [String]

  /// Reads the commands of a block; the answers are left aside.
  init(_ block: String) {
    commands = block.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map {
      String($0.dropFirst(2))
    }
  }

  /// The commands with what they answer now, results and errors alike.
  ///
  /// It is as on an 80 column terminal without colours; blanks at the ends of lines, which editors of
  /// documents drop, are left out. The compiler is found as the test's own process would find it.
  @MainActor func played(snapshots folder: String) -> String {
    commands.map { command in
      var words = Self.words(of: command).map { $0 == "Snapshots" ? folder : $0 }
      precondition(words.first == "stylebook", "A transcript runs nothing but stylebook.")
      words.removeFirst()
      let path = getenv("PATH").map { String(cString: $0) } ?? ""
      let run = CommandRun(words: words, environment: ["PATH": path])
      let answer = (run.output + run.errors).replacing(folder, with: "Snapshots")
      return "$ \(command)\n\(answer)"
    }.joined().trimmed
  }

  /// The words of a command line, of which some may stand in single quotes.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let finished = word { words.append(finished) }
        word = nil
      default:
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

extension String {
  /// The text without blanks before line ends, and without line ends behind it.
  fileprivate var trimmed: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      while lines[index].last == " " { lines[index].removeLast() }
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
