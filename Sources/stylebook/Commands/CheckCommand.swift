import StyleCore

/// `check`: what a user would suffer from a style.
@MainActor
struct CheckCommand {
  private let arguments: Arguments
  private let symbols: SymbolSet
  private let rules: Set<CheckRule>
  private let styles: [SelectedStyle]
  private let drawing: FieldDrawing
  /// The plugins that the user named.
  private let paths: [String]

  /// Reads the arguments, adds the plugins among the operands, and finds the styles.
  init(_ arguments: Arguments, plugins: PluginSet, drawing: FieldDrawing) throws(Failure) {
    self.arguments = arguments
    self.drawing = drawing
    let options = try FieldOptions(arguments)
    symbols = options.symbols
    var rules: Set<CheckRule> = []
    for name in arguments.values(of: .rule) {
      rules.insert(
        try FieldOptions.choice(
          name, of: .rule, among: CheckRule.allCases.map { ($0.rawValue, $0) }))
    }
    self.rules = rules.isEmpty ? Set(CheckRule.allCases) : rules
    var paths = arguments.values(of: .plugin)
    var expressions: [String] = []
    for operand in arguments.operands {
      guard Self.isPath(operand, knowing: plugins.registry) else {
        expressions.append(operand)
        continue
      }
      let known = Set(plugins.registry.ids)
      try plugins.add([operand])
      expressions += plugins.registry.ids.filter { !known.contains($0) }
      paths.append(operand)
    }
    self.paths = paths
    // Where no plugin of those named can be used, there is nothing to check.
    styles =
      expressions.isEmpty && !arguments.operands.isEmpty
      ? []
      : try SelectedStyle.all(expressions, setting: options.settings, in: plugins.registry)
  }

  /// Whether an operand names a plugin: something on the disk, or what would be a plugin there.
  private static func isPath(_ operand: String, knowing registry: StyleRegistry) -> Bool {
    if registry.ids.contains(operand) { return false }
    return operand.hasSuffix(".swift") || operand.hasSuffix(".json")
      || WholeFile(path: operand).exists
  }

  /// Checks every style and prints what was found; a failure if any of it is an error.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    let path = arguments.value(of: .output).flatMap { $0 == "-" ? nil : $0 }
    let format = try OutputFormat.asked(by: arguments, path: path)
    let report = CheckReport(
      entries: styles.map { CheckReport.Entry(style: $0.expression, check: check($0)) },
      plugins: paths)
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

  private func check(_ style: SelectedStyle) -> StyleCheck {
    StyleCheck(rules: rules, symbols: symbols) { sample in
      switch drawing.examine(style, in: sample.scenario) {
      case .success(let field): field.anatomy.map { .drawn(field.canvas, $0) } ?? .unavailable
      case .failure(let failure):
        switch failure.fault {
        case .noAnswer: .timedOut(failure.sentence)
        case .some(let fault) where !fault.isFinal: .failed(failure.sentence)
        case .some, nil: .unavailable
        }
      }
    }
  }
}
