/// Cutting text to columns; grapheme clusters stay whole.
///
/// The text is visible text (see ``VisibleText``).
public enum Fitting {
  /// The text, or as much of it as fits with an ellipsis where the rest is left out.
  ///
  /// ```
  /// "a long text", 6:   tail  a lon…    head  … text    middle  a l…xt
  /// ```
  ///
  /// The result has at most `width` columns; a wide cluster that would be split is left out, and an
  /// ellipsis wider than `width` is cut itself.
  public static func truncate(
    _ text: String, to width: Int, mode: TruncationMode, ellipsis: String = "…"
  ) -> String {
    if width <= 0 { return "" }
    if text.utf8.count <= width || DisplayWidth.of(text) <= width { return text }
    let cut = prefix(ellipsis, width: width)
    let room = width - cut.width
    switch mode {
    case .tail:
      return String(prefix(text, width: room).text) + cut.text
    case .head:
      return String(cut.text) + suffix(text, width: room).text
    case .middle:
      let start = prefix(text, width: room - room / 2)
      return String(start.text) + cut.text + suffix(text, width: room - start.width).text
    }
  }

  /// The longest beginning of a text that has at most `width` columns, and its columns.
  public static func prefix(_ text: Substring, width: Int) -> (text: Substring, width: Int) {
    var end = text.startIndex
    var columns = 0
    let bytes = text.utf8
    while columns < width && end < text.endIndex && bytes[end].isPrintableASCII {
      bytes.formIndex(after: &end)
      columns += 1
    }
    if end < text.endIndex && bytes[end] >= 0x80 && columns > 0 {
      // The last letter may carry a mark.
      bytes.formIndex(before: &end)
      columns -= 1
    }
    while end < text.endIndex {
      let next = columns + DisplayWidth.of(text[end])
      if next > max(width, 0) { break }
      columns = next
      text.formIndex(after: &end)
    }
    return (text[..<end], columns)
  }

  /// The longest beginning of a text that has at most `width` columns, and its columns.
  public static func prefix(_ text: String, width: Int) -> (text: Substring, width: Int) {
    prefix(text[...], width: width)
  }

  /// The longest end of a text that has at most `width` columns, and its columns.
  public static func suffix(_ text: Substring, width: Int) -> (text: Substring, width: Int) {
    var start = text.endIndex
    var columns = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      let next = columns + DisplayWidth.of(text[previous])
      if next > max(width, 0) { break }
      columns = next
      start = previous
    }
    return (text[start...], columns)
  }

  /// The longest end of a text that has at most `width` columns, and its columns.
  public static func suffix(_ text: String, width: Int) -> (text: Substring, width: Int) {
    suffix(text[...], width: width)
  }
}

extension UInt8 {
  /// Whether a byte of UTF-8 is a character from space to tilde.
  @inline(__always)
  fileprivate var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}
