/// In which order the clusters of a line stand on the screen, and in which columns.
///
/// ```
/// typed     a b c   ש ל ו ם   1 2     the caret on ש is in column 10, the text's end in 11
/// shown     abc 12 םולש▏
/// typed     ש ל ו ם   a b c           runs from the right: the text's end is on the left
/// shown     ▏abc םולש
/// ```
///
/// This is what one line needs of UAX #9: the direction of the line by its first letter (P2, P3, left
/// to right if it has none), the rules for weak and neutral characters (W1–W7, N1, N2), implicit
/// levels (I1, I2), white space at the end of the line (L1) and reordering (L2). Explicit embeddings,
/// overrides and isolates do not come in visible text. Pairs of brackets (N0) count as any other
/// neutrals, and glyphs are not mirrored (L4). Box drawing counts as letters from left to right, so
/// that frames drawn by hand stay whole. A grapheme cluster goes by its first scalar and is never
/// taken apart.
///
/// A caret is a block on the cluster that follows it in the text, the one that deleting forward would
/// take. So it has one place even where directions meet, and every place but one is a cluster: the
/// one behind the last, which has a column of its own at the end of the line, on the right in lines
/// from left to right and in column 0 otherwise.
package struct VisualOrder: Hashable, Sendable {
  /// Whether the line begins on the right.
  package let isRightToLeft: Bool
  /// The clusters from left to right, as offsets in the text; the text's end is not among them.
  package let clusters: [Int]
  /// The first column of each offset in the text, its end included.
  package let columns: [Int]
  /// The columns of the line with the one for the text's end.
  package let width: Int

  /// The offsets from left to right, the end of the text included.
  private let slots: [Int]
  /// For each offset, its place among them.
  private let places: [Int]

  /// Orders a line of visible text (see ``VisibleText``).
  package init(_ text: some StringProtocol) {
    var classes: [BidiClass] = []
    var widths: [Int] = []
    for character in text {
      classes.append(character.unicodeScalars.first.map { BidiClass($0) } ?? .neutral)
      widths.append(DisplayWidth.of(character))
    }
    let levels = BidiLevels(classes)
    isRightToLeft = levels.base == 1
    clusters = levels.reordered()
    slots = isRightToLeft ? [classes.count] + clusters : clusters + [classes.count]
    var columns = Array(repeating: 0, count: slots.count)
    var places = columns
    var column = 0
    for (place, offset) in slots.enumerated() {
      columns[offset] = column
      places[offset] = place
      column += offset < widths.count ? widths[offset] : 1
    }
    self.columns = columns
    self.places = places
    width = column
  }

  /// The column of the caret at an offset.
  package func column(of offset: Int) -> Int { columns[clamped(offset)] }

  /// The offset of what stands in a column; the nearest for columns outside the line.
  package func offset(at column: Int) -> Int {
    var low = 0
    var high = slots.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if columns[slots[middle]] <= column { low = middle } else { high = middle - 1 }
    }
    return slots[low]
  }

  /// The offset one place to the left; nil at the left end.
  package func left(of offset: Int) -> Int? {
    let place = places[clamped(offset)]
    return place > 0 ? slots[place - 1] : nil
  }

  /// The offset one place to the right; nil at the right end.
  package func right(of offset: Int) -> Int? {
    let place = places[clamped(offset)]
    return place + 1 < slots.count ? slots[place + 1] : nil
  }

  /// The columns that the line takes with a caret at an offset: a line from left to right needs the
  /// column for the text's end only when the caret is there.
  package func neededWidth(caret: Int) -> Int {
    isRightToLeft || caret >= slots.count - 1 ? width : width - 1
  }

  /// The columns of the line left of a window that shows the caret (see ``Fitting``).
  package func scroll(from scroll: Int?, caret: Int, width: Int) -> Int {
    let caret = clamped(caret)
    if neededWidth(caret: caret) <= width { return 0 }
    let place = places[caret]
    let start = columns[caret]
    let end = place + 1 < slots.count ? columns[slots[place + 1]] : self.width
    return Fitting.offset(
      from: scroll, caret: start..<max(end, start + 1),
      total: scroll == nil ? neededWidth(caret: caret) : self.width, width: width)
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), slots.count - 1) }
}

extension VisualOrder {
  /// Whether a text has characters that do not simply follow each other from left to right.
  ///
  /// A look at bytes; text in other scripts than right-to-left ones answers no.
  package static func isNeeded(for text: some StringProtocol) -> Bool {
    if let answer = text.utf8.withContiguousStorageIfAvailable({ isNeeded(for: $0) }) {
      return answer
    }
    var native = String(text)
    return native.withUTF8 { isNeeded(for: $0) }
  }

  static func isNeeded(for bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() where byte >= 0xD6 {
      switch byte {
      // U+0590–U+07FF, and a few letters of Armenian.
      case 0xD6...0xDF: return true
      // U+0800–U+08FF.
      case 0xE0: if bytes[index + 1] < 0xA4 { return true }
      // U+FB00–U+FDFF and U+FE40–U+FEFF.
      case 0xEF:
        let next = bytes[index + 1]
        if next >= 0xAC && next <= 0xBB && next != 0xB8 { return true }
      // U+10800–U+10FFF and U+1E800–U+1EFFF.
      case 0xF0:
        let next = bytes[index + 1]
        if next == 0x90 && bytes[index + 2] >= 0xA0 { return true }
        if next == 0x9E && bytes[index + 2] >= 0xA0 { return true }
      default: break
      }
    }
    return false
  }

  /// A line's text as it stands on the screen, for what is written glyph by glyph.
  package static func shown(_ text: some StringProtocol) -> [Character] {
    let characters = Array(text)
    return VisualOrder(text).clusters.map { characters[$0] }
  }
}
