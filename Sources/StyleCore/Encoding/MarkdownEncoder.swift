/// Writes the glyphs of a canvas as a fenced block of Markdown.
///
/// Nothing in a fenced block is mark-up; the fence is longer than any that a row could end it with.
public struct MarkdownEncoder: CanvasEncoder, Hashable {
  /// Makes an encoder.
  public init() {}

  /// Appends the block.
  public func append(_ canvas: Canvas, to bytes: inout [UInt8]) {
    let text = PlainTextEncoder().text(of: canvas)
    let fence = String(repeating: "`", count: max(3, Self.longestRun(in: text) + 1))
    bytes += "\(fence)text\n\(text)\(fence)\n".utf8
  }

  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A line of text as Markdown that reads as that text: what could be mark-up, or a line's end, is
  /// written so that it is none.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": escaped += " "
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@", "$":
        escaped += "\\\(scalar)"
      // Some readers make links of bare addresses.
      case "/" where escaped.hasSuffix(":"), "." where escaped.lowercased().hasSuffix("www"):
        escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    // What only the beginning of a line makes a list or a rule of.
    if let first = escaped.first, first == "-" || first == "=" { escaped = "\\" + escaped }
    return escaped
  }

  /// A text as Markdown's code within a line: between as many back-ticks as it needs.
  package static func code(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    let ticks = String(repeating: "`", count: longestRun(in: line) + 1)
    let edge = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    return ticks + edge + line + edge + ticks
  }
}
