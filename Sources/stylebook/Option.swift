import StyleCore

/// An option of the command line: how it is written, what it takes and what it does.
///
/// The list is where reading, usage errors and help come from.
struct Option: Hashable, Sendable {
  /// The name with its two hyphens.
  let name: String
  /// The short form with its one hyphen.
  let short: String?
  /// What stands for the value in help; nil for an option that takes none.
  let value: String?
  /// What it does, as help says it.
  let summary: String

  private init(_ name: String, short: String? = nil, value: String? = nil, _ summary: String) {
    self.name = name
    self.short = short
    self.value = value
    self.summary = summary
  }

  /// How it is written, as in `-o, --output FILE`.
  var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    return value.map { "\(names) \($0)" } ?? names
  }
}

extension Option {
  static let state = Option(
    "--state", value: "STATE",
    """
    One state: \(Failure.list(FieldState.allCases.map(\.rawValue))); gallery and snapshot take it \
    again and again
    """)
  static let text = Option(
    "--text", value: "TEXT", "What is typed into the field, in states that have text")
  static let prompt = Option(
    "--prompt", value: "TEXT", "The placeholder; an empty one for none")
  static let width = Option(
    "--width", value: "COLUMNS", "The most columns, 1 to 1000")
  static let appearance = Option(
    "--appearance", value: "light|dark", "The appearance, drawn on its own ground")
  static let backdrop = Option(
    "--backdrop", value: "COLOR",
    """
    What lies under the fields, such as yellow or #ffcc00; transparent styles let it through, and \
    a light one makes the appearance light unless that is given
    """)
  static let color = Option(
    "--color", value: "WHEN",
    "auto, never, always, 16, 256 or truecolor; wins over NO_COLOR and its like")
  static let symbols = Option(
    "--symbols", value: "unicode|ascii", "The glyphs for lines, carets and icons")
  static let at = Option(
    "--at", value: "TIME",
    """
    The time since the field came into its state, such as 0.15s or 150ms; settled unless given; \
    show and snapshot take it again and again
    """)
  static let caret = Option(
    "--caret", value: "N",
    """
    How many characters stand before the caret, which makes the field an edited one; in states that \
    are edited all of them unless given
    """)
  static let set = Option(
    "--set", value: "NAME=VALUE",
    "Set a parameter, as width=3 or gradient.width=3; again and again for several")
  static let plugin = Option(
    "--plugin", value: "PATH",
    """
    A plugin to use: a Swift file, a folder, or a recipe; again and again for several, behind those \
    that STYLEBOOK_PLUGINS names
    """)
  static let schema = Option(
    "--schema", "Print the JSON schema of recipes, with the parameters of the styles listed")
  static let kind = Option(
    "--kind", value: "KIND", "What to write: source, which is usual, linked or recipe")
  static let explain = Option(
    "--explain", "After the field, tell which style drew what")
  static let rule = Option(
    "--rule", value: "RULE",
    """
    Check one rule only: \(Failure.list(CheckRule.allCases.map(\.rawValue))); again and again for \
    several
    """)
  static let tape = Option(
    "--tape", value: "FILE",
    """
    Play keys and waits from a file, and print the screen instead of taking the terminal's; snapshot \
    takes it again and again
    """)
  static let size = Option(
    "--size", value: "COLUMNSxROWS", "The screen that a tape begins with; 80x24 unless given")
  static let accessible = Option(
    "--accessible",
    "Words instead of pictures: label, value, kind and state, for screen readers")
  static let watch = Option(
    "--watch", "Draw again whenever a file is saved, until interrupted")
  static let notes = Option(
    "--notes", "Tell what was left out, and what cannot be shown in a terminal")
  static let stub = Option(
    "--stub",
    "Instead of drawing, write the skeleton of a stub file with what the sources miss")
  static let filter = Option(
    "--filter", value: "GLOB",
    "Only snapshots of such names, as gradient/*; again and again for several")
  static let shard = Option(
    "--shard", value: "I/N", "One part of the snapshots, as 1/3 for the first of three")
  static let ci = Option(
    "--ci", "Write nothing into the folder; usual where CI is set")
  static let failed = Option(
    "--failed", "Record only what failed when it was verified last")
  static let report = Option(
    "--report", value: "FORMAT", "text, json or junit; unless given, as the file's name ends")
  static let accept = Option(
    "--accept", "Accept what waits to be reviewed, all of it or what is named")
  static let reject = Option(
    "--reject", "Reject what waits to be reviewed, all of it or what is named")
  static let visited = Option(
    "--visited", value: "FILE",
    """
    The list of a whole run, as STYLEBOOK_VISITED of a test suite or a report in JSON; again and \
    again for several
    """)
  static let dryRun = Option(
    "--dry-run", "Name what would be removed, and remove nothing")
  static let format = Option(
    "--format", value: "FORMAT",
    "One of the formats of the command; unless given, as the file's name ends")
  static let output = Option(
    "--output", short: "-o", value: "FILE", "Write to a file, whole or not at all")
  static let help = Option(
    "--help", short: "-h", "Show this help, or that of a command")
  static let version = Option(
    "--version", "Show the version")

  /// Every option, in the order of help.
  static let all: [Option] = [
    .state, .text, .prompt, .width, .appearance, .backdrop, .color, .symbols, .at, .caret, .set,
    .plugin, .schema, .kind, .explain, .rule, .tape, .size, .accessible, .watch, .notes, .stub,
    .filter, .shard, .ci, .failed, .report, .accept, .reject, .visited, .dryRun, .format, .output,
    .help,
    .version,
  ]

  /// Those that every command takes.
  static let general: [Option] = [.help, .version]

  /// The option of a name, long or short.
  static func named(_ name: some StringProtocol) -> Option? {
    all.first { $0.name == name || $0.short.map { $0 == name } ?? false }
  }
}
