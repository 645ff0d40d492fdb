/// What a field takes of the text that comes to it.
package struct InputRules: Hashable, Sendable {
  /// The most grapheme clusters, of which the beginning is taken; nil for any number.
  package var characterLimit: Int?
  /// What becomes of text on its way in, one after the other.
  package var rules: [InputRule]
  /// Whether Return is refused while there is no text.
  package var requiresText: Bool

  /// Makes rules; everything is taken unless told.
  package init(characterLimit: Int? = nil, _ rules: [InputRule] = [], requiresText: Bool = false) {
    self.characterLimit = characterLimit
    self.rules = rules
    self.requiresText = requiresText
  }

  /// What is taken of a text that comes behind another.
  func admitted(_ text: String, behind before: Substring) -> String {
    rules.reduce(text) { $1.admitted($0, behind: before) }
  }

  /// Whether the field may hold a text.
  func allow(_ text: String) -> Bool {
    rules.allSatisfy { $0 != .decimal || text.isDecimalInProgress }
  }

  /// The text as it is when editing ends.
  func finished(_ text: String) -> String {
    guard rules.contains(.trimming) else { return text }
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}

/// One rule for text on its way into a field.
package enum InputRule: Hashable, Sendable {
  /// No white space at the start; at the end it goes when editing ends.
  case trimming
  /// No white space.
  case unspaced
  /// Digits from 0 to 9 alone.
  case digits
  /// A number with at most one sign and one point or comma; what would make another text is refused.
  case decimal
  /// Letters alone.
  case letters
  /// ASCII alone.
  case ascii
  /// The characters of a string alone.
  case only(String)
  /// Large letters for small ones.
  case uppercase
  /// Small letters for large ones.
  case lowercase

  /// What is left of a text that comes behind another.
  fileprivate func admitted(_ text: String, behind before: Substring) -> String {
    switch self {
    case .trimming:
      before.allSatisfy(\.isWhitespace) ? String(text.drop(while: \.isWhitespace)) : text
    case .unspaced: text.filter { !$0.isWhitespace }
    case .digits: text.filter { "0"..."9" ~= $0 }
    case .decimal: text
    case .letters: text.filter { $0.isLetter || $0.isMark }
    case .ascii: text.filter(\.isASCII)
    case .only(let allowed): text.filter { allowed.contains($0) }
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension String {
  /// Whether more typing may make a decimal number of this.
  fileprivate var isDecimalInProgress: Bool {
    var rest = self[...]
    if let first = rest.first, first == "-" || first == "+" { rest.removeFirst() }
    var points = 0
    for character in rest {
      if character == "." || character == "," {
        points += 1
      } else if !("0"..."9" ~= character) {
        return false
      }
    }
    return points <= 1
  }
}

extension Character {
  /// Whether this is a mark that is going to join a letter.
  fileprivate var isMark: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
