import StyleCore

/// `check`: what a user would suffer from a style.
@MainActor
struct CheckCommand {
  private let arguments: Arguments
  private let symbols: SymbolSet
  private let rules: Set<CheckRule>
  private let styles: [SelectedStyle]

  /// Reads the arguments and finds the styles.
  init(_ arguments: Arguments, registry: StyleRegistry) throws(Failure) {
    self.arguments = arguments
    let options = try FieldOptions(arguments)
    symbols = options.symbols
    var rules: Set<CheckRule> = []
    for name in arguments.values(of: .rule) {
      rules.insert(
        try FieldOptions.choice(
          name, of: .rule, among: CheckRule.allCases.map { ($0.rawValue, $0) }))
    }
    self.rules = rules.isEmpty ? Set(CheckRule.allCases) : rules
    styles = try SelectedStyle.all(arguments.operands, setting: options.settings, in: registry)
  }

  /// Checks every style and prints what was found; a failure if any of it is an error.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    let path = arguments.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    let format = try OutputFormat.asked(by: arguments, path: path, among: [.ansi, .text, .json])
    let report = CheckReport(
      entries: styles.map { style in
        CheckReport.Entry(
          style: style.expression,
          check: StyleCheck(style.style, rules: rules, symbols: symbols))
      })
    let bytes: [UInt8]
    if format == .json {
      bytes = Array("\(report.json)\n".utf8)
    } else {
      let width =
        try FieldOptions.value(arguments, .width, FieldOptions.columns)
        ?? (path == nil ? surroundings.columns : TerminalSize.usualColumns)
      let look = try TerminalLook(
        color: format == .text ? "never" : arguments.value(of: .color),
        isAsked: format == .ansi, isFile: path != nil || format == .text, in: surroundings)
      bytes = report.bytes(width: width, look: look)
    }
    if let path {
      try WholeFile(path: path).write(bytes)
    } else {
      try surroundings.output.write(bytes)
    }
    return report.count(.error) > 0 ? .difference : .success
  }
}
