/// What a user of a field must not suffer: each rule has a name and can be broken by a style.
enum CheckRule: String, Hashable, Sendable, CaseIterable {
  /// Drawing failed: the style crashed, or what drew it did.
  case trap
  /// Text is not seen where it would have fitted.
  case textLost = "text-lost"
  /// A secret can be read.
  case secretShown = "secret-shown"
  /// The field is wider than the room it was given.
  case overflow
  /// Wide or joined characters put the picture out of line.
  case wideGlyph = "wide-glyph"
  /// The outline has gaps, or a line runs through text.
  case borderBroken = "border-broken"
  /// Whether typing goes to the field cannot be told without colour.
  case focusInvisible = "focus-invisible"
  /// That the text is wrong cannot be told without colour.
  case errorInvisible = "error-invisible"
  /// That the field does not react cannot be told without colour.
  case disabledInvisible = "disabled-invisible"
  /// The placeholder is not seen, or looks like text.
  case placeholderInvisible = "placeholder-invisible"
  /// Glyphs are too near in colour to what lies under them.
  case contrast
  /// The same case is drawn differently from one time to the next.
  case unstable
  /// Drawing takes long.
  case slow

  /// What the rule asks of a style, in a few words.
  var summary: String {
    switch self {
    case .trap: "every case can be drawn"
    case .textLost: "text is seen wherever it fits"
    case .secretShown: "a secret stays secret"
    case .overflow: "no field is wider than its room"
    case .wideGlyph: "wide and joined characters leave everything in line"
    case .borderBroken: "outlines are whole, and no line runs through text"
    case .focusInvisible: "focus shows without colour"
    case .errorInvisible: "an error shows without colour"
    case .disabledInvisible: "a disabled field shows without colour"
    case .placeholderInvisible: "the placeholder is seen, and is not taken for text"
    case .contrast: "glyphs stand out from their ground"
    case .unstable: "the same case looks the same every time"
    case .slow: "drawing takes no time to speak of"
    }
  }
}
