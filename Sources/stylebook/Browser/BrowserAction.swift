/// What a key of the browser does, apart from editing text.
enum BrowserAction: String, Hashable, CaseIterable {
  case previous, next, pageUp, pageDown, first, last
  case edit, search, nextArea, previousArea, knobs, back, quit, help
  case state, appearance, depth, narrower, wider, symbols, sample, stage, explain, still, replay
  case addStyle, removeStyle, styleOutwards, styleInwards, previousStyle, nextStyle
  case turnUp, turnDown, typeValue, resetKnob, resetKnobs, randomKnobs
  case copyCommand, copySwift, redraw, suspend
}

/// A key, or several that do the same, with what it does: what keys, help and hints are all made from.
struct BrowserBinding: Hashable {
  /// The keys, the one to be shown first.
  let keys: [KeyName]
  /// What they do.
  let action: BrowserAction
  /// What help says of them.
  let summary: String
  /// A word for the line of hints; nil where it is not hinted at.
  let hint: String?

  private init(_ keys: String, _ action: BrowserAction, _ summary: String, hint: String? = nil) {
    self.keys = keys.split(separator: " ").compactMap { KeyName(String($0)) }
    self.action = action
    self.summary = summary
    self.hint = hint
  }

  /// The keys of an area; those of every area come last.
  static func all(in area: BrowserState.Area) -> [BrowserBinding] {
    switch area {
    case .list: list + scene + everywhere
    case .knobs: knobs + scene.filter { $0.action != .search } + everywhere
    case .field: field + everywhere
    }
  }

  /// The keys that are shown for this in an area; in a field those that type are left out.
  func keys(in area: BrowserState.Area) -> [KeyName] {
    guard area == .field else { return keys }
    return keys.filter { key in
      if case .character = key.key { return !key.modifiers.isEmpty }
      return true
    }
  }

  /// Which hints matter most where there is no room for all.
  static let rank: [BrowserAction] = [
    .edit, .back, .turnUp, .turnDown, .typeValue, .resetKnob, .removeStyle, .styleOutwards,
    .styleInwards,
    .search, .knobs, .stage, .copyCommand, .appearance, .addStyle, .state, .randomKnobs,
  ]

  /// Whether a hint is worth its room: what is about several styles needs some.
  static func isUseful(_ action: BrowserAction, _ state: BrowserState) -> Bool {
    switch action {
    case .removeStyle: state.composition.terms.count > 1
    case .styleOutwards: state.composition.active > 0
    case .styleInwards: state.composition.active < state.composition.terms.count - 1
    default: true
    }
  }

  /// What a key does in an area; nil for nothing.
  static func action(of key: KeyName, in area: BrowserState.Area) -> BrowserAction? {
    all(in: area).first { $0.keys(in: area).contains(key) }?.action
  }

  private static let list = [
    BrowserBinding("Up", .previous, "the style above"),
    BrowserBinding("Down", .next, "the style below"),
    BrowserBinding("PageUp", .pageUp, "a page up"),
    BrowserBinding("PageDown", .pageDown, "a page down"),
    BrowserBinding("Home", .first, "the first style"),
    BrowserBinding("End", .last, "the last style"),
    BrowserBinding("Enter i", .edit, "type into the field", hint: "type"),
    BrowserBinding("/", .search, "search the list", hint: "search"),
    BrowserBinding("k", .knobs, "turn the style's knobs", hint: "knobs"),
    BrowserBinding("+", .addStyle, "add a style within this one; words search for it", hint: "add"),
    BrowserBinding("-", .removeStyle, "take the marked style away", hint: "remove"),
    BrowserBinding("<", .styleOutwards, "move the marked style outwards", hint: "out"),
    BrowserBinding(">", .styleInwards, "move the marked style inwards", hint: "in"),
    BrowserBinding(",", .previousStyle, "mark the style outside"),
    BrowserBinding(".", .nextStyle, "mark the style within"),
    BrowserBinding("Esc", .back, "end the search"),
  ]

  private static let knobs = [
    BrowserBinding("Up", .previous, "the knob above"),
    BrowserBinding("Down", .next, "the knob below"),
    BrowserBinding("Right", .turnUp, "turn it up", hint: "turn"),
    BrowserBinding("Left", .turnDown, "turn it down", hint: "back"),
    BrowserBinding("Enter", .typeValue, "type a value", hint: "value"),
    BrowserBinding("Backspace Delete", .resetKnob, "set it back", hint: "reset"),
    BrowserBinding("R", .resetKnobs, "set all back"),
    BrowserBinding("z", .randomKnobs, "set all at random", hint: "random"),
    BrowserBinding("Esc", .back, "back to the list", hint: "list"),
  ]

  private static let scene = [
    BrowserBinding("s F2", .state, "as it is, error, disabled, secure", hint: "state"),
    BrowserBinding("a F3", .appearance, "dark or light", hint: "light/dark"),
    BrowserBinding("d F4", .depth, "how many colours"),
    BrowserBinding(
      "v F5", .stage, "field, form, all states, both appearances, all depths", hint: "view"),
    BrowserBinding("t", .sample, "another text to try"),
    BrowserBinding("[", .narrower, "a narrower field"),
    BrowserBinding("]", .wider, "a wider field"),
    BrowserBinding("y", .symbols, "Unicode or ASCII glyphs"),
    BrowserBinding("e", .explain, "tell which style draws what"),
    BrowserBinding("r", .replay, "play the motion again"),
    BrowserBinding("m", .still, "let looks move, or stand still"),
    BrowserBinding("q", .quit, "leave", hint: "quit"),
    BrowserBinding("?", .help, "all keys", hint: "help"),
  ]

  private static let field = [
    BrowserBinding("Esc", .back, "back to the list", hint: "list"),
    BrowserBinding("F2", .state, "as it is, error, disabled, secure", hint: "state"),
    BrowserBinding("F3", .appearance, "dark or light", hint: "light/dark"),
    BrowserBinding("F4", .depth, "how many colours"),
    BrowserBinding(
      "F5", .stage, "field, form, all states, both appearances, all depths", hint: "view"),
  ]

  private static let everywhere = [
    BrowserBinding("Tab", .nextArea, "the next field, or what comes next on the screen"),
    BrowserBinding("S-Tab", .previousArea, "the field before, or what comes before"),
    BrowserBinding("x F6", .copyCommand, "copy the command that draws this", hint: "copy"),
    BrowserBinding("X F7", .copySwift, "copy Swift that draws this"),
    BrowserBinding("F1", .help, "all keys", hint: "help"),
    BrowserBinding("C-l", .redraw, "draw the screen anew"),
    BrowserBinding("C-z", .suspend, "stop, until fg"),
    BrowserBinding("C-c C-q", .quit, "leave", hint: "quit"),
  ]
}
