import StyleCore

/// What a full-screen program asks of a terminal, as the bytes that begin it and take it back.
///
/// The sequences are xterm's, and kitty's for the keyboard; terminals that know one of them not
/// ignore it, but for the Linux console, which would show letters of some.
struct TerminalModes: Hashable {
  /// Whether the terminal is the Linux console.
  private let isConsole: Bool
  /// Whether the whole screen is taken, and not only the keys.
  private let takesScreen: Bool

  /// The modes for a terminal named by `TERM`.
  init(term: String?) {
    isConsole = term?.hasPrefix("linux") == true
    takesScreen = true
  }

  private init() {
    isConsole = false
    takesScreen = false
  }

  /// The modes of a program that waits for a key and leaves the screen as it is.
  static let keysOnly = TerminalModes()

  /// Whether a terminal may be asked for the colour of its ground: not where the user has told the
  /// appearance, nor where nothing would answer.
  static func asksBackground(appearance: String?, term: String?) -> Bool {
    appearance == nil && term != nil && term != "" && term != "dumb"
  }

  /// The question for the ground's colour, and DA1 behind it, which all terminals answer.
  static let backgroundQuestion = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// The bytes that begin.
  var entering: [UInt8] {
    if !takesScreen { return [] }
    let parts = [
      // The alternate screen, without wrapping, without a cursor until the first frame places it.
      "\u{1B}[?1049h", "\u{1B}[?7l", "\u{1B}[?25l",
      // Pastes between brackets, focus, clicks and drags in SGR's coding.
      "\u{1B}[?2004h", "\u{1B}[?1004h", "\u{1B}[?1002h", "\u{1B}[?1006h",
      // Keys that can be told apart, with the key of a Latin keyboard beside; a bar that blinks.
      isConsole ? "" : "\u{1B}[>5u", isConsole ? "" : "\u{1B}[5 q",
    ]
    return parts.flatMap { Array($0.utf8) }
  }

  /// The bytes that take everything back, in reverse order, whatever they interrupt.
  var leaving: [UInt8] {
    if !takesScreen { return [] }
    let parts = [
      // Ends a string and an update that were cut short.
      "\u{1B}\\", "\u{1B}[?2026l", "\u{1B}[m",
      isConsole ? "" : "\u{1B}[0 q", isConsole ? "" : "\u{1B}[<u",
      "\u{1B}[?1006l", "\u{1B}[?1002l", "\u{1B}[?1004l", "\u{1B}[?2004l",
      // A terminal without an alternate screen is left clean.
      "\u{1B}[H\u{1B}[2J", "\u{1B}[?25h", "\u{1B}[?7h", "\u{1B}[?1049l",
    ]
    return parts.flatMap { Array($0.utf8) }
  }
}
