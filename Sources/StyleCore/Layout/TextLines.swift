/// The lines a text is broken into for a width and a number of rows: what layout measures and
/// painting draws.
struct TextLines {
  /// One line.
  struct Line {
    /// What is shown.
    var text: Substring
    /// Columns.
    var width: Int
    /// The bytes of the whole text before the line.
    var offset: Int
    /// What the line was cut from, where it was cut.
    var uncut: Substring?
  }

  /// The text of all runs, one after the other.
  let source: String
  private let ellipsis: String
  /// The lines, at least one.
  private(set) var lines: [Line] = []

  /// Breaks a text into at most `rows` lines of at most `width` columns.
  ///
  /// Line feeds end lines; what is longer wraps between words; the last line ends in an ellipsis if
  /// something is left over.
  init(_ text: TextNode, width: Int, rows: Int?) {
    ellipsis = text.symbols.ellipsis
    source = text.runs.count == 1 ? text.runs[0].text : text.runs.reduce(into: "") { $0 += $1.text }
    let limit = max(min(rows ?? .max, text.lineLimit ?? .max), 1)
    var rest = source[...]
    while true {
      let end = rest.utf8.firstIndex(of: 0x0A) ?? rest.endIndex
      let isLast = end == rest.endIndex
      let columns = DisplayWidth.of(rest[..<end])
      if columns <= width, isLast || lines.count + 1 < limit {
        append(rest[..<end], columns)
      } else if columns <= width || limit - lines.count <= 1 {
        appendCut(rest[..<end], isFollowed: !isLast, to: width, text.truncation)
        return
      } else {
        let paragraph = String(rest[..<end])
        let parts = Fitting.wrap(paragraph, to: max(width, 1))
        for (number, part) in parts.enumerated() {
          let isEnd = isLast && number == parts.count - 1
          // The paragraph is a copy, but has the same bytes from its start.
          func place(_ index: String.Index) -> String.Index {
            rest.utf8.index(
              rest.startIndex,
              offsetBy: paragraph.utf8.distance(from: paragraph.startIndex, to: index))
          }
          if lines.count + 1 == limit, !isEnd {
            let left = rest[place(part.lowerBound)..<end]
            appendCut(left, isFollowed: !isLast, to: width, text.truncation)
            return
          }
          let line = rest[place(part.lowerBound)..<place(part.upperBound)]
          append(line, DisplayWidth.of(line))
        }
      }
      if isLast { return }
      rest = rest[rest.utf8.index(after: end)...]
    }
  }

  /// The columns of the widest line.
  var width: Int { lines.reduce(0) { max($0, $1.width) } }

  private mutating func append(_ line: Substring, _ width: Int) {
    lines.append(Line(text: line, width: width, offset: offset(of: line)))
  }

  private mutating func appendCut(
    _ line: Substring, isFollowed: Bool, to width: Int, _ mode: TruncationMode
  ) {
    let cut: String
    if isFollowed, DisplayWidth.of(line) < width {
      cut = line + ellipsis
    } else {
      cut = Fitting.truncate(
        isFollowed ? line + ellipsis : String(line), to: width, mode: mode, ellipsis: ellipsis)
    }
    lines.append(
      Line(
        text: cut[...], width: DisplayWidth.of(cut), offset: offset(of: line),
        uncut: line))
  }

  private func offset(of line: Substring) -> Int {
    source.utf8.distance(from: source.startIndex, to: line.startIndex)
  }
}

extension TextNode {
  /// The size when no line is wider than the width proposed.
  func unwrappedSize(proposing proposal: ProposedCellSize) -> CellSize {
    let limit = max(min(proposal.height ?? .max, lineLimit ?? .max), 1)
    return CellSize(width: naturalWidth, height: min(naturalHeight, limit))
  }

  /// The size when lines have to be wrapped or cut.
  func wrappedSize(proposing proposal: ProposedCellSize) -> CellSize {
    guard let width = proposal.width, width > 0 else { return CellSize(width: 0, height: 1) }
    let lines = TextLines(self, width: width, rows: proposal.height)
    return CellSize(width: min(lines.width, width), height: lines.lines.count)
  }
}
