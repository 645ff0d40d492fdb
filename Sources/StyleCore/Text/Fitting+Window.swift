extension Fitting {
  /// What a line that is too narrow for its text shows of it.
  ///
  /// ```
  /// the whole text     a long 世界 in a field
  /// the window               ┃ 界 in a▏┃       a blank for half of 世, the caret behind `a`
  /// ```
  public struct Window: Hashable, Sendable {
    /// The clusters in sight.
    public var text: Substring
    /// Blank columns before them, where the left edge cuts a wide cluster: 0 or 1.
    public var leadingBlanks: Int
    /// The caret's column, counted from the left edge.
    public var caretColumn: Int
    /// The index of the first cluster in sight, counted from the start of the text.
    public var firstCluster: Int

    /// Makes a window from its parts.
    public init(text: Substring, leadingBlanks: Int, caretColumn: Int, firstCluster: Int) {
      self.text = text
      self.leadingBlanks = leadingBlanks
      self.caretColumn = caretColumn
      self.firstCluster = firstCluster
    }
  }

  /// The window of `width` columns on a text of `textWidth` columns that keeps a caret in sight.
  ///
  /// `caret` counts clusters from the start; behind the last cluster the caret needs a column of its
  /// own. Text that does not fit is scrolled so that the caret stands in the middle, or nearer to an
  /// end of the text than that; where a `scroll` is given, that many columns stay out of sight on the
  /// left as long as the caret is in sight. A wide cluster at the caret is shown whole where two
  /// columns suffice.
  public static func window(
    of text: String, textWidth: Int, caret: Int, width: Int, scroll: Int? = nil
  ) -> Window {
    if width <= 0 {
      return Window(text: text.prefix(0), leadingBlanks: 0, caretColumn: 0, firstCluster: 0)
    }
    // As many bytes as columns: printable ASCII.
    if text.utf8.count == textWidth {
      return asciiWindow(
        of: text, caret: min(max(caret, 0), textWidth), width: width, scroll: scroll)
    }
    var caretColumn = 0
    var caretWidth = 1
    var index = text.startIndex
    var count = 0
    while index < text.endIndex {
      let columns = DisplayWidth.of(text[index])
      if count >= caret {
        caretWidth = max(columns, 1)
        break
      }
      caretColumn += columns
      count += 1
      text.formIndex(after: &index)
    }
    let isBehind = index == text.endIndex
    let offset = offset(
      from: scroll, caret: caretColumn..<(caretColumn + caretWidth),
      total: textWidth + (isBehind || scroll != nil ? 1 : 0), width: width)

    var start = text.startIndex
    var column = 0
    var first = 0
    while start < text.endIndex && column < offset {
      column += DisplayWidth.of(text[start])
      first += 1
      text.formIndex(after: &start)
    }
    let blanks = column - offset
    return Window(
      text: prefix(text[start...], width: width - blanks).text, leadingBlanks: blanks,
      caretColumn: caretColumn - offset, firstCluster: first)
  }

  /// The window on a text whose clusters, columns and bytes are the same.
  private static func asciiWindow(
    of text: String, caret: Int, width: Int, scroll: Int?
  ) -> Window {
    let count = text.utf8.count
    let offset = offset(
      from: scroll, caret: caret..<(caret + 1),
      total: scroll != nil ? count + 1 : max(count, caret + 1), width: width)
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let end = text.utf8.index(start, offsetBy: min(width, count - offset))
    return Window(
      text: text[start..<end], leadingBlanks: 0, caretColumn: caret - offset, firstCluster: offset)
  }

  /// The columns left of a window on a line of `total` columns, in which the caret takes some.
  ///
  /// They are as many as before, or as put the caret in the middle if there was no before; but no
  /// blanks that text could fill, and the caret in sight, or its left half where both do not fit.
  package static func offset(
    from scroll: Int?, caret: Range<Int>, total: Int, width: Int
  ) -> Int {
    var offset = scroll ?? caret.lowerBound - width / 2
    offset = min(max(offset, 0), max(total - width, 0))
    offset = max(offset, caret.lowerBound + min(caret.count, width) - width)
    return min(offset, caret.lowerBound)
  }
}
