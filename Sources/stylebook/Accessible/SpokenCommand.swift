import StyleCore

/// What a line typed into the accessible browser asks for: what is read, listed and completed from.
struct SpokenCommand: Hashable {
  /// What a command does.
  enum Meaning: Hashable {
    /// What a key of the browser does.
    case action(BrowserAction)
    /// Tells all of what is shown, or lists styles, knobs, states or commands.
    case read, styles, knobs, states, help
    /// Chooses a style, searches styles, or adds one.
    case style, search, add
    /// Edits the field: types, pastes, empties it, presses keys or a button in it, and goes to
    /// another field.
    case type, paste, clear, keys, press, field
    /// Sets what is shown.
    case state, appearance, colors, width, form
    /// Sets a knob, or sets it back.
    case set, reset
  }

  /// The word.
  let word: String
  /// What follows it, for people; nil for nothing, in brackets where it may be left out.
  let argument: String?
  /// What it does.
  let meaning: Meaning
  /// The same in a few words.
  let summary: String

  private init(
    _ word: String, _ argument: String? = nil, _ meaning: Meaning, _ summary: String
  ) {
    self.word = word
    self.argument = argument
    self.meaning = meaning
    self.summary = summary
  }

  private init(_ word: String, _ action: BrowserAction, _ summary: String) {
    self.init(word, nil, .action(action), summary)
  }

  /// Whether the command needs something behind it.
  var needsArgument: Bool { argument.map { !$0.hasPrefix("[") } ?? false }

  /// How it is written.
  var usage: String { argument.map { "\(word) \($0)" } ?? word }

  /// The command of a word; nil for none.
  static func named(_ word: String) -> SpokenCommand? {
    all.first { $0.word == word } ?? aliases[word].flatMap(named)
  }

  private static let aliases = ["?": "help", "exit": "quit", "q": "quit", "": "read"]

  /// All commands, in the order of help.
  static let all = [
    SpokenCommand("read", nil, .read, "tell all again; so does an empty line"),
    SpokenCommand("next", .next, "the next style"),
    SpokenCommand("previous", .previous, "the style before"),
    SpokenCommand("first", .first, "the first style"),
    SpokenCommand("last", .last, "the last style"),
    SpokenCommand("styles", nil, .styles, "list the styles"),
    SpokenCommand("style", "EXPRESSION", .style, "choose a style, or several: search | gradient"),
    SpokenCommand("search", "[WORDS]", .search, "list the styles with these words only, or all"),
    SpokenCommand("states", nil, .states, "tell of the field in all states"),
    SpokenCommand(
      "type", "TEXT", .type, "type into the field; a text in quotes may have blanks at its ends"),
    SpokenCommand("paste", "TEXT", .paste, "paste into the field"),
    SpokenCommand("clear", nil, .clear, "empty the field"),
    SpokenCommand("keys", "KEY...", .keys, "press keys, such as C-a S-Right M-z"),
    SpokenCommand("press", "BUTTON", .press, "press a button of the field"),
    SpokenCommand("form", "[off]", .form, "show a form of three fields, or one field again"),
    SpokenCommand("field", "[NUMBER]", .field, "edit a field of the form, the next unless told"),
    SpokenCommand("leave", .back, "stop editing"),
    SpokenCommand(
      "state", "[STATE]", .state, "normal, error, disabled or secure; the next unless told"),
    SpokenCommand("sample", .sample, "put in another text to try"),
    SpokenCommand("knobs", nil, .knobs, "list the style's knobs"),
    SpokenCommand("set", "NAME VALUE", .set, "set a knob, as in set width 3"),
    SpokenCommand("reset", "[NAME]", .reset, "set a knob back, or all of the style's"),
    SpokenCommand("random", .randomKnobs, "set all knobs at random"),
    SpokenCommand("add", "STYLE", .add, "add a style within the marked one"),
    SpokenCommand("remove", .removeStyle, "take the marked style away"),
    SpokenCommand("outwards", .styleOutwards, "move the marked style outwards"),
    SpokenCommand("inwards", .styleInwards, "move the marked style inwards"),
    SpokenCommand("mark-outside", .previousStyle, "mark the style outside"),
    SpokenCommand("mark-within", .nextStyle, "mark the style within"),
    SpokenCommand("appearance", "[NAME]", .appearance, "dark or light; the other unless told"),
    SpokenCommand("width", "COLUMNS", .width, "the width of the field"),
    SpokenCommand("colors", "[NUMBER]", .colors, "none, 16, 256 or truecolor"),
    SpokenCommand("symbols", .symbols, "Unicode or ASCII glyphs"),
    SpokenCommand("copy", .copyCommand, "tell the command that draws this"),
    SpokenCommand("swift", .copySwift, "tell the Swift that draws this"),
    SpokenCommand("help", nil, .help, "list the commands"),
    SpokenCommand("quit", .quit, "leave"),
  ]
}
