import StyleCore

/// `help` and `--help`: what the command, or one of its commands, does.
@MainActor
struct HelpCommand {
  /// The command that is explained; nil for all.
  let topic: Verb?
  /// Whether the manual page is written instead.
  private let isManual: Bool

  /// The columns that text is wrapped at on a wider terminal.
  private static let mostColumns = 100

  /// Explains a command, or all.
  init(topic: Verb?, isManual: Bool = false) {
    self.topic = topic
    self.isManual = isManual
  }

  /// Reads which command is to be explained.
  init(_ arguments: Arguments) throws(Failure) {
    let isManual =
      try FieldOptions.value(arguments, .format) { (name, option) throws(Failure) in
        try FieldOptions.choice(name, of: option, among: [("text", false), ("man", true)])
      } ?? false
    guard let name = arguments.operands.first else {
      self.init(topic: nil, isManual: isManual)
      return
    }
    if isManual { throw .unexpectedOperand(name, .help) }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1], .help) }
    guard let verb = Verb(rawValue: name) else {
      throw .unknownCommand(
        name, nearest: NearestNames.of(name, among: Verb.allCases.map(\.rawValue)), isStyle: false)
    }
    self.init(topic: verb)
  }

  /// Prints the page.
  func run(in surroundings: Surroundings) throws(Failure) {
    if isManual {
      try surroundings.output.write(ManualPage.text)
      return
    }
    let width = min(surroundings.columns, Self.mostColumns)
    let canvas = Renderer(RenderOptions(width: width)).canvas(
      HelpPage(topic: topic, width: width)
        .frame(width: Double(width) * CellMetrics.columnPoints, alignment: .leading))
    let look = try TerminalLook(color: nil, in: surroundings)
    try surroundings.output.write(look.encoder().encode(canvas))
  }

  /// What the variables of the environment say, in the order in which they decide about colours.
  static let environment: [(term: String, summary: String)] = [
    ("COLUMNS", "The columns to print in, where --width does not say"),
    ("NO_COLOR", "No colours, unless it is empty; --color comes before this and all that follow"),
    (
      "FORCE_COLOR",
      "Colours even off a terminal: 0 for none, 1 for 16, 2 for 256, 3 for truecolor"
    ),
    ("CLICOLOR_FORCE", "Colours even off a terminal, unless it is empty or 0"),
    ("CLICOLOR", "0 for no colours; off a terminal there are none"),
    ("TERM", "The terminal; dumb has no colours, others as many as COLORTERM says, or their name"),
    ("COLORTERM", "truecolor or 24bit for a terminal that shows all colours"),
    ("COLORFGBG", "The terminal's colours, such as 15;0, for the appearance"),
    ("CI", "Nothing is written into folders of snapshots, unless it is empty, 0, false or no"),
    ("STYLEBOOK_PLUGINS", "Plugins to use, with colons between them"),
  ]
}

/// The page of help for a command, or for all.
private struct HelpPage: View {
  let topic: Verb?
  let width: Int

  private static let summary = "Text-field styles: named, composed, and shown in every state"

  var body: some View {
    VStack(alignment: .leading, spacing: CellMetrics.rowPoints) {
      Text(verbatim: topic?.summary ?? Self.summary)
      usage
      if let topic {
        Text(verbatim: topic.discussion)
      } else {
        list("Commands", Verb.allCases.map { ($0.rawValue, $0.summary) })
      }
      list("Options", options.map { ($0.usage, topic?.summary(of: $0) ?? $0.summary) })
      if topic == nil {
        list("Environment", HelpCommand.environment)
        list("Exit codes", ExitCode.allCases.map { ("\($0.rawValue)", $0.summary) })
      }
      examples
    }
  }

  private var options: [Option] { topic.map { $0.options + Option.general } ?? Option.all }

  private func list(_ title: String, _ entries: [(term: String, summary: String)]) -> some View {
    DefinitionList(
      title, entries.map { ($0.term, Text(verbatim: $0.summary)) }, width: width)
  }

  private var usage: some View {
    let lines = topic?.usage ?? ["[COMMAND]"]
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Usage").bold()
      ForEach(lines, id: \.self) { Text(verbatim: "  stylebook \($0) [OPTIONS]") }
    }
  }

  private var examples: some View {
    let lines = topic?.examples ?? Verb.allCases.compactMap(\.examples.first)
    return VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "Examples").bold()
      ForEach(lines, id: \.self) { Text(verbatim: "  stylebook \($0)") }
    }
  }
}
