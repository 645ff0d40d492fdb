import StyleCore

/// A key as bindings, help and tapes write it: `q`, `Enter`, `C-a`, `S-Tab`, `M-Left`, `F2`.
///
/// `C-` is Control, `M-` is Alt and `S-` is Shift, in this order.
struct KeyName: Hashable, CustomStringConvertible {
  /// The key.
  let key: KeyPress.Key
  /// What is held beside it.
  let modifiers: KeyModifiers

  /// Names a key that was pressed.
  ///
  /// Shift has done its work in a character that is typed, so it is not named beside one.
  init(_ press: KeyPress) {
    key = press.key
    var modifiers = press.modifiers.intersection([.shift, .alt, .control])
    if case .character = press.key, !modifiers.contains(.control), !modifiers.contains(.alt) {
      modifiers.remove(.shift)
    }
    self.modifiers = modifiers
  }

  /// Reads a name; nil where it names no key.
  init?(_ name: String) {
    var rest = name[...]
    var modifiers: KeyModifiers = []
    while rest.count > 2, let prefix = Self.prefixes.first(where: { rest.hasPrefix($0.name) }) {
      modifiers.insert(prefix.modifier)
      rest = rest.dropFirst(2)
    }
    if let named = Self.names.first(where: { $0.name == rest }) {
      key = named.key
    } else if rest.hasPrefix("F"), let number = Int(rest.dropFirst()), 1...12 ~= number {
      key = .function(number)
    } else if rest.unicodeScalars.count == 1, let scalar = rest.unicodeScalars.first {
      key = .character(scalar)
    } else {
      return nil
    }
    self.modifiers = modifiers
  }

  /// The press of this key.
  var press: KeyPress {
    if case .character(let scalar) = key, modifiers.isEmpty { return KeyPress(typing: scalar) }
    return KeyPress(key, modifiers)
  }

  var description: String {
    let prefix = Self.prefixes.filter { modifiers.contains($0.modifier) }.map(\.name).joined()
    return switch key {
    case .character(" "): prefix + "Space"
    case .character(let scalar): prefix + String(Character(scalar))
    case .function(let number): "\(prefix)F\(number)"
    default: prefix + (Self.names.first { $0.key == key }?.name ?? "?")
    }
  }

  private static let prefixes: [(name: String, modifier: KeyModifiers)] = [
    ("C-", .control), ("M-", .alt), ("S-", .shift),
  ]

  private static let names: [(name: String, key: KeyPress.Key)] = [
    ("Space", .character(" ")), ("Enter", .enter), ("Tab", .tab), ("Backspace", .backspace),
    ("Esc", .escape), ("Insert", .insert), ("Delete", .delete), ("Up", .up), ("Down", .down),
    ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
    ("PageDown", .pageDown),
  ]
}
