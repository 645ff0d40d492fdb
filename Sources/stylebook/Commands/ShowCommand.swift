import StyleCore

/// `show`: one field in one state, and nothing else.
@MainActor
struct ShowCommand {
  /// The columns of a field where the user does not say.
  static let usualWidth = 40

  private let arguments: Arguments
  private let options: FieldOptions
  private let style: SelectedStyle
  private let drawing: FieldDrawing

  /// Reads the arguments and finds the style.
  init(
    _ arguments: Arguments, registry: StyleRegistry, drawing: FieldDrawing
  ) throws(Failure) {
    self.arguments = arguments
    self.drawing = drawing
    options = try FieldOptions(arguments)
    guard let expression = arguments.operands.first else { throw .missingExpression(.show) }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1], .show) }
    guard options.states.count <= 1 else {
      throw .badValue(
        .state, options.states.map(\.rawValue).joined(separator: ", "), expected: "one state",
        nearest: [])
    }
    style = try SelectedStyle.all([expression], setting: options.settings, in: registry)[0]
  }

  /// Prints the field, and on request who drew what.
  func run(in surroundings: Surroundings) throws(Failure) {
    if arguments.has(.accessible) {
      let scenario = options.scenario(
        options.states.first ?? .filled, width: options.width ?? Self.usualWidth,
        colorScheme: options.appearance ?? .dark)
      try TranscriptPrinter(arguments, in: surroundings).print(
        StyleTranscript(drawing: drawing).lines(of: style, in: scenario))
      return
    }
    var printer = try PicturePrinter(arguments, options: options, in: surroundings)
    // A field's rows are all as wide as the field, so that they can be put beside others.
    printer.trimsBlanks = false
    if arguments.has(.explain), printer.format.isDocument {
      throw .explainedFormat(printer.format.rawValue)
    }
    if options.times.count > 1 {
      try printStrip(by: &printer)
      return
    }
    let scenario = options.scenario(
      options.states.first ?? .filled, width: options.width ?? Self.usualWidth,
      colorScheme: printer.colorScheme)
    let header = scenario.header(style: style.expression)
    let title = "\(style.expression), \(scenario.state.rawValue)"
    let outcome = drawing.draw(style, in: scenario, isExplained: arguments.has(.explain))
    // Why there is no field is told when all plugins have been heard.
    guard case .success(let field) = outcome else { return }
    try printer.print(field.canvas, title: title, header: header)
    if let explanation = field.explanation { try printer.print("\n\(explanation)\n") }
    try printer.finish()
  }

  /// Prints the field at several times, one below the other, each under its time.
  private func printStrip(by printer: inout PicturePrinter) throws(Failure) {
    if arguments.has(.explain) {
      throw .badValue(
        .at, "\(options.times.count) of them", expected: "one time beside --explain", nearest: [])
    }
    var scenarios = options.times.map { (time) -> Scenario in
      var scenario = options.scenario(
        options.states.first ?? .filled, width: options.width ?? Self.usualWidth,
        colorScheme: printer.colorScheme)
      scenario.elapsed = time
      return scenario
    }
    var pictures: [Canvas] = []
    let job = FieldDrawing.Job(style: style, scenarios: scenarios)
    try drawing.draw([job]) { (_, outcomes) in
      pictures = outcomes.compactMap { try? $0.get().canvas }
    }
    guard pictures.count == scenarios.count, let last = scenarios.popLast() else { return }
    let captions = options.times.map(Self.caption)
    let renderer = Renderer(last.options)
    let strip = renderer.canvas(
      VStack(alignment: .leading, spacing: CellMetrics.rowPoints) {
        ForEach(pictures.indices) { index in
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: captions[index]).dimmed
            CanvasView(canvas: pictures[index])
          }
        }
      })
    var header = last.header(style: style.expression).filter { $0.key != "at" }
    header.append(Snapshot.Field("at", captions.joined(separator: " ")))
    try printer.print(
      strip, title: "\(style.expression), \(last.state.rawValue)", header: header)
    try printer.finish()
  }

  /// A time as a caption has it: `0.06s`, and `0s` without the point.
  private static func caption(_ time: Double) -> String {
    "\(ParameterValue.number(time))s"
  }
}
