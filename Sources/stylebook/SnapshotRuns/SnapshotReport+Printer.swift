import StyleCore

extension SnapshotReport {
  /// How a report is written.
  enum Format: String, CaseIterable {
    case text
    case json
    case junit
  }

  /// Prints reports: as text, or in a format for programs into a file or instead of the text.
  @MainActor
  struct Printer {
    private let format: Format
    private let file: WholeFile?

    /// Reads where and how to print.
    init(_ arguments: Arguments, usual: Format) throws(Failure) {
      file = try WholeFile(arguments)
      let asked = try FieldOptions.value(arguments, .report) {
        (name, option) throws(Failure) in
        try FieldOptions.choice(
          name, of: option, among: Format.allCases.map { ($0.rawValue, $0) })
      }
      let ofFile = asked == nil ? try Self.format(of: file) : nil
      format = asked ?? ofFile ?? usual
    }

    /// The format that the end of the file's name stands for; nil without one.
    private static func format(of file: WholeFile?) throws(Failure) -> Format? {
      guard let file, let ending = file.ending else { return nil }
      switch ending {
      case "txt", "text": return .text
      case "json": return .json
      case "xml": return .junit
      default:
        throw .badValue(
          .output, file.path,
          expected: "a name that ends in .txt, .json or .xml, or --report beside it", nearest: [])
      }
    }

    /// Whether people read what comes on the output.
    var isText: Bool { file != nil || format == .text }

    /// Prints a report from its start.
    func print(_ report: SnapshotReport, in surroundings: Surroundings) throws(Failure) {
      if isText { for entry in report.failures { try surroundings.say(entry.lines) } }
      for entry in report.failures where entry.outcome == .unreadable {
        try surroundings.errors.write("stylebook: \(VisibleText.line(entry.detail))\n")
      }
      try printEnd(of: report, isPending: false, in: surroundings)
    }

    /// Prints what comes behind the snapshots, and the file.
    func printEnd(
      of report: SnapshotReport, isPending: Bool, in surroundings: Surroundings
    ) throws(Failure) {
      let text: String =
        switch format {
        case .text: report.failures.map(\.lines).joined() + report.end(isPending: isPending)
        case .json: report.json
        case .junit: report.junit
        }
      try file?.write(Array(text.utf8))
      if isText {
        try surroundings.say(report.end(isPending: isPending))
      } else {
        try surroundings.say(text)
      }
    }
  }

  /// The last lines: how many there are of each kind, which files they are, and what to do.
  fileprivate func end(isPending: Bool) -> String {
    var text = "\(sentence)\(shard.map { " in part \($0)" } ?? "").\n"
    let width = failures.map(\.outcome.rawValue.count).max() ?? 0
    for entry in failures {
      let kind = entry.outcome.rawValue
      text += "  \(kind)\(String(repeating: " ", count: width - kind.count))  "
      text += "\(VisibleText.line(entry.file))\n"
    }
    if !orphans.isEmpty {
      text += "Of no snapshot, for stylebook snapshot prune to remove:\n"
      for orphan in orphans { text += "  \(VisibleText.line(orphan))\n" }
    }
    if failures.contains(where: { [.different, .missing].contains($0.outcome) }) {
      text +=
        isPending
        ? "To see each beside its new look, and accept it: stylebook snapshot review "
          + "\(ShellWord.of(folder))\n"
        : "Nothing was written. Where the new look is right, record it.\n"
    }
    return text
  }
}
