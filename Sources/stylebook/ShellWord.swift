import StyleCore

/// A word as a shell reads it back.
enum ShellWord {
  /// The word, in quotes where a shell would take it for something else.
  ///
  /// ```
  /// plain                plain
  /// search | gradient    'search | gradient'
  /// it's                 'it'\''s'
  /// ```
  /// What a terminal obeys or a reader cannot see is written by its bytes, as in `$'\x1b'`, which bash,
  /// zsh and ksh read.
  static func of(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-_./=".utf8.contains(byte)
        }
      }
    if isPlain { return word }
    guard word.unicodeScalars.contains(where: QuotedText.isHidden) else {
      return "'\(word.replacing("'", with: #"'\''"#))'"
    }
    var text = "$'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case _ where QuotedText.isHidden(scalar):
        for byte in String(scalar).utf8 {
          text += "\\x\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))"
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}
