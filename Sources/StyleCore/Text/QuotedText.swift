/// Text in quotes, as a style expression and the sentences of errors have it.
package enum QuotedText {
  /// The text with nothing in it that a terminal obeys or a reader cannot see.
  ///
  /// Quotes and backslashes are escaped, line feeds are `\n`, and control and format characters are
  /// `\u{…}`, except for the joiners that emoji and several scripts are written with.
  package static func of(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where isHidden(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The same, cut after 40 scalars, for a sentence.
  package static func short(_ text: some StringProtocol) -> String { of(cut(text)) }

  /// The text cut after 40 scalars, with an ellipsis if there were more.
  ///
  /// Scalars count, as one letter may carry any number of marks.
  static func cut(_ text: some StringProtocol) -> String {
    let scalars = String(text).unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex)
    guard let end, end < scalars.endIndex else { return String(scalars) }
    return String(scalars[..<end]) + "…"
  }

  /// Whether a scalar has no look of its own, or changes the look of others.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
