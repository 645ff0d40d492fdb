extension Fitting {
  /// The lines of a text wrapped to a width, in order.
  ///
  /// ```
  /// "one two three", 8    one two ∣ three
  /// "extraordinary", 8    extraord ∣ inary
  /// "日本語", 5            日本 ∣ 語
  /// ```
  ///
  /// Lines break at spaces, which belong to no line then, between wide clusters, and within a word
  /// only where it is longer than a line. A line feed always ends a line. Spaces at the start of a line
  /// of the text stay with its first word. A width below 1 counts as 1; a wide cluster in a line of
  /// width 1 stands alone, one column too wide.
  public static func wrap(_ text: String, to width: Int) -> [Range<String.Index>] {
    var wrapping = Wrapping(width: max(width, 1), start: text.startIndex)
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character == "\n" || character == "\r\n" {
        wrapping.endLine(at: index, next: next)
      } else if character == " " {
        wrapping.addSpace(from: index, to: next)
      } else {
        wrapping.add(columns: DisplayWidth.of(character), from: index, to: next)
      }
      index = next
    }
    wrapping.endLine(at: index, next: index)
    return wrapping.lines
  }
}

/// Fills lines greedily.
private struct Wrapping {
  let width: Int
  var lines: [Range<String.Index>] = []
  /// Where the line at hand begins, and how many columns it has.
  private var start: String.Index
  private var columns = 0
  /// The last place where the line at hand may end: the end of what stays, the beginning of what
  /// moves to the next line, and the columns before that.
  private var opportunity: (end: String.Index, next: String.Index, columns: Int)?
  /// Where the run of spaces before the next cluster begins, if there is one.
  private var spaces: String.Index?
  /// Whether spaces were left out behind the last line, and nothing has come since.
  private var isBehindBreak = false
  private var followsWide = false

  init(width: Int, start: String.Index) {
    self.width = width
    self.start = start
  }

  mutating func endLine(at index: String.Index, next: String.Index) {
    if !isBehindBreak { lines.append(start..<index) }
    begin(at: next)
    isBehindBreak = false
  }

  mutating func addSpace(from index: String.Index, to next: String.Index) {
    followsWide = false
    if isBehindBreak {
      start = next
    } else if columns < width {
      columns += 1
      let first = spaces ?? index
      spaces = first
      if first > start { opportunity = (first, next, columns) }
    } else {
      // The line is full: it ends before the spaces, unless it is nothing else.
      let first = spaces ?? index
      lines.append(start..<(first > start ? first : index))
      begin(at: next)
      isBehindBreak = true
    }
  }

  mutating func add(columns added: Int, from index: String.Index, to next: String.Index) {
    spaces = nil
    isBehindBreak = false
    let isWide = added == 2
    if isWide && followsWide { opportunity = (index, index, columns) }
    while columns + added > width && index > start {
      if let opportunity {
        lines.append(start..<opportunity.end)
        let left = columns - opportunity.columns
        begin(at: opportunity.next)
        columns = left
      } else {
        lines.append(start..<index)
        begin(at: index)
      }
    }
    columns += added
    followsWide = isWide
  }

  private mutating func begin(at index: String.Index) {
    start = index
    columns = 0
    opportunity = nil
    spaces = nil
    followsWide = false
  }
}
