import StyleCore

/// The keys with which text is edited, in every field and prompt of the browser.
enum EditKeys {
  /// What a key does to the text; nil for one that does nothing to it.
  static func command(for press: KeyPress) -> EditCommand? {
    if let command = table[KeyName(press)] { return command }
    guard case .character = press.key, !press.text.isEmpty,
      press.modifiers.isDisjoint(with: [.control, .alt, .super, .hyper, .meta])
    else { return nil }
    return .insert(press.text)
  }

  private static let table: [KeyName: EditCommand] = {
    var table: [KeyName: EditCommand] = [:]
    for (names, command) in commands {
      for name in names.split(separator: " ") {
        guard let key = KeyName(String(name)) else {
          preconditionFailure("\(name) names no key.")
        }
        table[key] = command
      }
    }
    for (names, motion) in motions {
      for name in names.split(separator: " ") {
        guard let key = KeyName(String(name)) else {
          preconditionFailure("\(name) names no key.")
        }
        table[key] = .move(motion)
        if case .character = key.key { continue }
        table[KeyName(KeyPress(key.key, key.modifiers.union(.shift)))] =
          .move(motion, extending: true)
      }
    }
    return table
  }()

  private static let motions: [(String, EditMotion)] = [
    ("Left", .left), ("Right", .right), ("C-b", .backward), ("C-f", .forward),
    ("C-Left M-Left", .wordLeft), ("C-Right M-Right", .wordRight),
    ("M-b", .wordBackward), ("M-f", .wordForward),
    ("Home C-a", .start), ("End C-e", .end),
  ]

  private static let commands: [(String, EditCommand)] = [
    ("Backspace C-h", .delete(.backward)), ("Delete C-d", .delete(.forward)),
    ("M-Backspace C-Backspace C-w", .kill(.wordBackward)),
    ("M-d M-Delete C-Delete", .kill(.wordForward)),
    ("C-k", .kill(.end)), ("C-u", .kill(.start)), ("C-y", .yank), ("M-y", .yankPop),
    ("C-t", .transpose), ("C-x S-Delete", .cut), ("M-w C-Insert", .copy),
    ("M-a", .selectAll), ("C-_ C-/ M-z", .undo), ("M-r M-Z M-S-z", .redo),
  ]
}
