import StyleCore

/// A text that a check types into fields.
enum SampleText: String, Hashable, Sendable, CaseIterable {
  /// Two words.
  case usual
  /// One letter.
  case short
  /// More than any field holds.
  case long
  /// Characters of two columns.
  case cjk
  /// Emoji of several scalars.
  case emoji
  /// Letters with marks of their own.
  case combining
  /// Letters that run from right to left.
  case rightToLeft = "right-to-left"
  /// Controls and an escape sequence.
  case control

  /// The text itself.
  var text: String {
    switch self {
    case .usual: "Ada Lovelace"
    case .short: "A"
    case .long:
      Array(repeating: "The quick brown fox jumps over the lazy dog", count: 3)
        .joined(separator: " ")
    case .cjk: "世界你好한국어"
    case .emoji: "👨‍👩‍👧🇯🇵❤️👍🏽ok"
    case .combining: "Zu\u{308}ri\u{301}ch e\u{301}te\u{301}"
    case .rightToLeft: "שלום עולם"
    case .control: "a\u{1B}[31mb\tc\u{7}d"
    }
  }

  /// What it is, as a sentence says it.
  var summary: String {
    switch self {
    case .usual: "two words"
    case .short: "one letter"
    case .long: "a long text"
    case .cjk: "wide characters"
    case .emoji: "emoji"
    case .combining: "combining marks"
    case .rightToLeft: "right-to-left letters"
    case .control: "control characters"
    }
  }

  /// Whether its columns are not its characters, or its characters not its scalars.
  var isUneven: Bool { self == .cjk || self == .emoji || self == .combining }

  /// As many letters of one column as the text has columns.
  var plainTwin: String {
    let letters = Array("Ada Lovelace")
    return String((0..<DisplayWidth.of(VisibleText.line(text))).map { letters[$0 % letters.count] })
  }
}
