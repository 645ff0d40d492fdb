/// The glyphs that stand for SF Symbols.
///
/// Each is one cell wide and found in the fonts most terminals use.
public enum SystemSymbol {
  /// The glyph for a symbol's name.
  ///
  /// A variant without a glyph of its own (`lock.circle.fill`) is drawn as what it is a variant of;
  /// a name that is not known at all as `▫` (`?` in ASCII).
  public static func glyph(named name: String, in symbols: SymbolSet) -> String {
    knownGlyph(named: name, in: symbols) ?? (symbols == .unicode ? "▫" : "?")
  }

  /// The glyph for a symbol's name; nil where it has none.
  static func knownGlyph(named name: String, in symbols: SymbolSet) -> String? {
    var stem = Substring(name)
    while true {
      if let glyphs = table[String(stem)] {
        return symbols == .unicode ? glyphs.unicode : glyphs.ascii
      }
      guard let dot = stem.lastIndex(of: ".") else { return nil }
      stem = stem[..<dot]
    }
  }

  /// Whether a name has a glyph.
  public static func isKnown(_ name: String) -> Bool {
    knownGlyph(named: name, in: .ascii) != nil
  }

  private static let table: [String: (unicode: String, ascii: String)] = [
    "magnifyingglass": ("⌕", "/"),
    "xmark": ("✕", "x"),
    "xmark.circle": ("⊗", "x"),
    "x.circle": ("⊗", "x"),
    "return": ("⏎", "<"),
    "multiply": ("✕", "x"),
    "multiply.circle": ("⊗", "x"),
    "clear": ("⊠", "x"),
    "delete.left": ("⌫", "x"),
    "checkmark": ("✓", "v"),
    "checkmark.circle": ("✓", "v"),
    "checkmark.seal": ("✓", "v"),
    "exclamationmark": ("!", "!"),
    "exclamationmark.circle": ("!", "!"),
    "exclamationmark.triangle": ("▲", "!"),
    "exclamationmark.octagon": ("!", "!"),
    "info": ("i", "i"),
    "info.circle": ("i", "i"),
    "questionmark": ("?", "?"),
    "questionmark.circle": ("?", "?"),
    "eye": ("◉", "o"),
    "eye.slash": ("◌", "-"),
    "lock": ("▣", "#"),
    "lock.open": ("▢", "="),
    "key": ("⚷", "k"),
    "person": ("☺", "@"),
    "person.circle": ("☺", "@"),
    "person.crop.circle": ("☺", "@"),
    "envelope": ("✉", "@"),
    "at": ("@", "@"),
    "phone": ("☏", "t"),
    "pencil": ("✎", "e"),
    "square.and.pencil": ("✎", "e"),
    "trash": ("⌦", "x"),
    "plus": ("+", "+"),
    "plus.circle": ("⊕", "+"),
    "minus": ("−", "-"),
    "minus.circle": ("⊖", "-"),
    "chevron.left": ("‹", "<"),
    "chevron.right": ("›", ">"),
    "chevron.up": ("˄", "^"),
    "chevron.down": ("˅", "v"),
    "arrow.left": ("←", "<"),
    "arrow.right": ("→", ">"),
    "arrow.right.circle": ("→", ">"),
    "arrow.up": ("↑", "^"),
    "arrow.up.circle": ("↑", "^"),
    "arrow.down": ("↓", "v"),
    "arrow.clockwise": ("↻", "r"),
    "arrow.counterclockwise": ("↺", "r"),
    "paperplane": ("➤", ">"),
    "star": ("☆", "*"),
    "star.fill": ("★", "*"),
    "heart": ("♡", "*"),
    "heart.fill": ("♥", "*"),
    "circle": ("○", "o"),
    "circle.fill": ("●", "o"),
    "square": ("□", "o"),
    "square.fill": ("■", "o"),
    "house": ("⌂", "^"),
    "gear": ("⚙", "*"),
    "gearshape": ("⚙", "*"),
    "bell": ("♪", "!"),
    "link": ("∞", "&"),
    "globe": ("◍", "o"),
    "calendar": ("▦", "#"),
    "clock": ("◷", "o"),
    "camera": ("◙", "o"),
    "mic": ("♩", "m"),
    "creditcard": ("▭", "$"),
    "dollarsign": ("$", "$"),
    "number": ("#", "#"),
    "textformat": ("A", "A"),
    "list.bullet": ("≡", "="),
    "line.3.horizontal": ("≡", "="),
    "ellipsis": ("…", "~"),
    "mappin": ("◈", "+"),
    "location": ("◈", "+"),
    "tag": ("◊", "#"),
    "flag": ("⚑", "!"),
    "bolt": ("↯", "!"),
    "sparkles": ("✦", "*"),
    "keyboard": ("⌨", "#"),
    "doc": ("▤", "="),
    "folder": ("▥", "="),
    "bubble.left": ("◧", "\""),
    "slider.horizontal.3": ("≡", "="),
  ]
}
