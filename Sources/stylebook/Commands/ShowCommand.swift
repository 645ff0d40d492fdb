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
    var printer = try PicturePrinter(arguments, options: options, in: surroundings)
    // A field's rows are all as wide as the field, so that they can be put beside others.
    printer.trimsBlanks = false
    if arguments.has(.explain), printer.format.isDocument {
      throw .explainedFormat(printer.format.rawValue)
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
}
