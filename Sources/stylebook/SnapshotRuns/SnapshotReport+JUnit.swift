extension SnapshotReport {
  /// The report as JUnit writes it, which most CI services show.
  var junit: String {
    func count(_ outcomes: Set<Outcome>) -> Int { entries.count { outcomes.contains($0.outcome) } }
    let counts = """
      tests="\(entries.count)" failures="\(count([.different, .missing]))" \
      errors="\(count([.unreadable]))" skipped="\(count([.notDrawn]))"
      """
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="stylebook snapshots" \(counts)>
        <testsuite name="\(Self.escaped(folder))" \(counts)>

      """
    for entry in entries {
      let parts = entry.name.split(separator: "/")
      let group = parts.dropLast().joined(separator: "/")
      let start = """
        <testcase classname="\(Self.escaped(group))" \
        name="\(Self.escaped(String(parts.last ?? "")))" file="\(Self.escaped(entry.file))"
        """
      text += "    \(start)"
      let detail = Self.escaped(entry.detail)
      switch entry.outcome {
      case .matching: text += "/>\n"
      case .different, .missing:
        text += """
          >
                <failure message="\(entry.outcome.rawValue)">\(detail)</failure>
              </testcase>

          """
      case .unreadable:
        text += """
          >
                <error message="unreadable">\(detail)</error>
              </testcase>

          """
      case .notDrawn:
        text += """
          >
                <skipped message="not drawn"/>
              </testcase>

          """
      }
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// A text within XML; what XML cannot hold is U+FFFD.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
