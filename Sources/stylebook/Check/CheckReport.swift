import StyleCore

/// What a check found in some styles, for people and for programs.
@MainActor
struct CheckReport {
  /// One style with what was found in it.
  struct Entry {
    /// The expression.
    var style: StyleExpression
    /// The check.
    var check: StyleCheck
  }

  /// The styles in the order in which they were checked.
  var entries: [Entry]
  /// The plugins they come from, by their paths.
  var plugins: [String] = []

  /// How many findings are of a severity.
  func count(_ severity: Finding.Severity) -> Int {
    entries.reduce(0) { $0 + $1.check.findings.sorted.filter { $0.severity == severity }.count }
  }

  /// The report as text, rows of pictures as `encoder` writes them.
  ///
  /// ```
  /// gradient: 1 error in 516 cases
  ///
  ///   error  contrast  in 40 cases
  ///   Text in #007aff on #ffffff has a contrast of 4.0:1, where 4.5:1 is asked for.
  ///   Take a darker colour in the light appearance.
  ///   stylebook show gradient --width 20 --appearance light
  ///     ╭━━━━━━━━━━━━━━━━━━╮
  ///     ┃ Ada Lovelace     ┃
  ///     ╰━━━━━━━━━━━━━━━━━━╯
  /// ```
  func bytes(width: Int, look: TerminalLook) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      if index > 0 { bytes.append(0x0A) }
      let heading = Renderer(RenderOptions(width: width)).canvas(
        Text(verbatim: "\(entry.style)").bold() + Text(verbatim: ": \(entry.check.sentence)"))
      bytes += look.encoder().encode(heading)
      for finding in entry.check.findings.sorted {
        bytes.append(0x0A)
        let canvas = Renderer(RenderOptions(width: max(width - 2, 1)))
          .canvas(FindingText(finding: finding))
        bytes += indented(look.encoder().encode(canvas), by: 2)
        // A command is not broken into lines, so that it can be copied.
        bytes += Array("  \(command(finding, of: entry))\n".utf8)
        guard let picture = finding.picture else { continue }
        let ground = Ground(finding.sample.scenario.colorScheme)
        var encoder = look.encoder(ground: ground)
        encoder.trimsBlanks = false
        bytes += indented(encoder.encode(picture), by: 4)
      }
    }
    return bytes
  }

  /// The command that draws the case of a finding.
  private func command(_ finding: Finding, of entry: Entry) -> String {
    let scenario = finding.sample.scenario
    var words = ["stylebook", "show", ShellWord.of("\(entry.style)")]
    if scenario.state != .filled { words += ["--state", scenario.state.rawValue] }
    if let text = scenario.text, text != Scenario(scenario.state).fieldText {
      words += ["--text", ShellWord.of(text)]
    }
    words += ["--width", "\(scenario.width)", "--appearance", scenario.colorScheme.name]
    if scenario.symbols == .ascii { words += ["--symbols", "ascii"] }
    for plugin in plugins { words += ["--plugin", ShellWord.of(plugin)] }
    switch finding.observation.depth {
    case .ansi16: words += ["--color", "16"]
    case .ansi256: words += ["--color", "256"]
    case .none, .truecolor: break
    }
    return words.joined(separator: " ")
  }

  private func indented(_ bytes: [UInt8], by columns: Int) -> [UInt8] {
    let margin = Array(repeating: UInt8(ascii: " "), count: columns)
    return bytes.split(separator: 0x0A).flatMap { margin + $0 + [0x0A] }
  }
}

extension StyleCheck {
  /// What came of it: "1 error and 2 warnings in 516 cases".
  var sentence: String {
    let errors = findings.sorted.filter { $0.severity == .error }.count
    let warnings = findings.sorted.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append("\(errors) \(errors == 1 ? "error" : "errors")") }
    if warnings > 0 { parts.append("\(warnings) \(warnings == 1 ? "warning" : "warnings")") }
    let found = parts.isEmpty ? "nothing to report" : parts.joined(separator: " and ")
    let omitted = omittedCount == 0 ? "" : "; \(omittedCount) more were left out"
    return "\(found) in \(caseCount) cases\(omitted)"
  }
}

/// A finding in words.
private struct FindingText: View {
  let finding: Finding

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: finding.severity.rawValue).bold()
        .foregroundColor(finding.severity == .error ? .red : .orange)
        + Text(verbatim: "  \(finding.rule.rawValue)").bold()
        + Text(verbatim: "  in \(finding.count) \(finding.count == 1 ? "case" : "cases")")
      Text(verbatim: finding.observation.problem)
      Text(verbatim: finding.observation.advice)
    }
  }
}
