@testable import StyleCore

/// Text is measured, cut, broken and ordered without losing or gaining anything.
enum TextLaw {
  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    var feed = ByteFeed(bytes)
    let width = feed.number(below: 40)
    let caret = feed.number(below: 60)
    let isRaw = feed.flag()
    let text =
      isRaw ? String(decoding: feed.remainder(), as: UTF8.self) : feed.text() + feed.text()
    try measure(text)
    let quoted = "plain(a: \(QuotedText.of(text)))"
    if text.unicodeScalars.count < 900 {
      let read = try? StyleExpression(parsing: quoted)
      guard case .string(let same)? = read?.terms.first?.arguments.first?.value else {
        throw BrokenLaw(description: "\(quoted) is not read as a text")
      }
      try require(same.isSame(as: text) && !quoted.isObeyed(), "\(quoted) is another text")
    }
    let line = VisibleText.line(text)
    try checkVisible(line, of: text)
    try require(VisibleText.line(line).isSame(as: line), "\(line) is made visible twice")
    let block = VisibleText.block(text)
    try require(VisibleText.block(block).isSame(as: block), "\(block) is made visible twice")
    try require(!block.isObeyed(besidesLineFeeds: true), "a block is obeyed")
    try measure(line)
    try cut(line, to: width)
    try wrap(block, to: width)
    try look(at: line, caret: caret, width: width)
  }

  private static func measure(_ text: String) throws(BrokenLaw) {
    let total = DisplayWidth.of(text)
    let sum = text.reduce(0) { $0 + DisplayWidth.of($1) }
    try require(total == sum, "\(text.debugDescription) has \(total) columns, its parts \(sum)")
    // Long texts are cut in some places only.
    let step = max(text.count / 64, 1)
    for index in stride(from: 0, to: text.count, by: step) {
      let place = text.index(text.startIndex, offsetBy: index)
      let (before, behind) = (text[..<place], text[place...])
      try require(
        DisplayWidth.of(before) + behind.reduce(0) { $0 + DisplayWidth.of($1) } == total,
        "\(text.debugDescription) is not as wide as its parts at \(index)")
    }
  }

  private static func checkVisible(_ line: String, of text: String) throws(BrokenLaw) {
    try require(!line.isObeyed(), "\(text.debugDescription) is obeyed once visible")
    for character in line {
      let width = DisplayWidth.of(character)
      try require(
        width == 1 || width == 2,
        "\(character.unicodeScalars.map { $0.value }) has \(width) columns")
    }
  }

  private static func cut(_ line: String, to width: Int) throws(BrokenLaw) {
    let total = DisplayWidth.of(line)
    for mode in TruncationMode.allCases {
      let cut = Fitting.truncate(line, to: width, mode: mode)
      try require(DisplayWidth.of(cut) <= width, "\(mode) of \(line) to \(width) is \(cut)")
      try require(total > width || cut.isSame(as: line), "\(line) fits in \(width), and is \(cut)")
    }
    let start = Fitting.prefix(line, width: width)
    try require(
      start.width <= width && line.hasPrefix(start.text)
        && DisplayWidth.of(start.text) == start.width,
      "the first \(width) columns of \(line) are \(start)")
    let end = Fitting.suffix(line, width: width)
    try require(
      end.width <= width && line.hasSuffix(end.text) && DisplayWidth.of(end.text) == end.width,
      "the last \(width) columns of \(line) are \(end)")
  }

  private static func wrap(_ block: String, to width: Int) throws(BrokenLaw) {
    var end = block.startIndex
    for range in Fitting.wrap(block, to: width) {
      let line = block[range]
      try require(range.lowerBound >= end, "lines of \(block.debugDescription) overlap")
      try require(
        block[end..<range.lowerBound].allSatisfy { $0 == " " || $0.isNewline },
        "text between lines of \(block.debugDescription) is lost at \(width)")
      try require(
        DisplayWidth.of(line) <= max(width, 1) || line.count == 1,
        "\(line.debugDescription) is wider than \(width)")
      end = range.upperBound
    }
    try require(
      block[end...].allSatisfy { $0 == " " || $0.isNewline },
      "the end of \(block.debugDescription) is lost at \(width)")
  }

  private static func look(at line: String, caret: Int, width: Int) throws(BrokenLaw) {
    let total = DisplayWidth.of(line)
    for scroll in [nil, 0, caret / 2] {
      let window = Fitting.window(
        of: line, textWidth: total, caret: caret, width: width, scroll: scroll)
      let shown = window.leadingBlanks + DisplayWidth.of(window.text)
      try require(
        width == 0 || (0..<width).contains(window.caretColumn),
        "the caret of \(line) at \(caret) is in column \(window.caretColumn) of \(width)")
      try require(shown <= width, "\(shown) columns of \(line) are in a window of \(width)")
    }
    let order = VisualOrder(line)
    try require(
      order.clusters.sorted() == Array(0..<line.count), "\(line) is ordered with losses")
    try require(
      VisualOrder.shown(line).count == line.count, "\(line) is shown with another count")
    for offset in 0...line.count {
      try require(
        (0..<order.width).contains(order.column(of: offset)), "offset \(offset) of \(line)")
      try require(
        order.offset(at: order.column(of: offset)) == offset, "offset \(offset) of \(line) moves")
      if let left = order.left(of: offset) {
        try require(order.right(of: left) == offset, "left and right of \(offset) in \(line)")
      }
    }
  }
}
