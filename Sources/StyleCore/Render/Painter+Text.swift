extension Painter {
  /// How glyphs are drawn, made ready for one frame.
  struct Pen {
    var brush: Brush
    var ground: Brush?
    var attributes: CellAttributes
  }

  func pen(_ style: GlyphStyle, in frame: CellRect, _ context: Context) -> Pen {
    Pen(
      brush: brush(style.paint, in: frame, context),
      ground: style.background.map { brush($0, in: frame, context) },
      attributes: style.attributes)
  }

  /// Paints the lines of a text in its frame.
  mutating func paint(_ text: TextNode, in frame: CellRect, _ context: Context) {
    if frame.intersection(context.clip).isEmpty { return }
    if text.naturalHeight == 1, text.naturalWidth <= frame.width {
      let room = frame.width - text.naturalWidth
      var x = frame.minX + text.alignment.shift(over: room)
      for run in text.runs {
        x = write(run.text, x, frame.minY, pen(run.style, in: frame, context), context)
      }
      return
    }
    let broken = TextLines(text, width: frame.width, rows: frame.height)
    for (row, line) in broken.lines.enumerated() {
      let x = frame.minX + text.alignment.shift(over: max(frame.width - line.width, 0))
      write(line, of: text.runs, x, frame.minY + row, in: frame, context)
    }
  }

  /// Writes one line of several runs; what was cut out shows an ellipsis in the style of the run it
  /// stands in.
  mutating func write(
    _ line: TextLines.Line, of runs: [TextRun], _ x: Int, _ y: Int, in frame: CellRect,
    _ context: Context
  ) {
    guard let uncut = line.uncut else {
      let end = line.offset + line.text.utf8.count
      _ = write(line.offset..<end, of: runs, x, y, in: frame, context)
      return
    }
    let kept = line.text.keptEnds(of: uncut)
    let end = line.offset + uncut.utf8.count
    let afterHead = write(
      line.offset..<(line.offset + kept.head), of: runs, x, y, in: frame, context)
    let ellipsis = line.text.utf8.dropFirst(kept.head).dropLast(kept.tail)
    let style = Self.run(at: line.offset + kept.head, of: runs)?.style ?? GlyphStyle()
    let afterEllipsis = write(
      Substring(ellipsis), afterHead, y, pen(style, in: frame, context), context)
    _ = write((end - kept.tail)..<end, of: runs, afterEllipsis, y, in: frame, context)
  }

  /// Writes a range of bytes of all runs taken together and returns the column behind.
  private mutating func write(
    _ bytes: Range<Int>, of runs: [TextRun], _ x: Int, _ y: Int, in frame: CellRect,
    _ context: Context
  ) -> Int {
    var x = x
    var start = 0
    for run in runs {
      let utf8 = run.text.utf8
      let end = start + utf8.count
      let part = bytes.clamped(to: start..<end)
      if !part.isEmpty {
        let from = utf8.index(utf8.startIndex, offsetBy: part.lowerBound - start)
        let to = utf8.index(from, offsetBy: part.count)
        x = write(run.text[from..<to], x, y, pen(run.style, in: frame, context), context)
      }
      start = end
    }
    return x
  }

  private static func run(at byte: Int, of runs: [TextRun]) -> TextRun? {
    var end = 0
    for run in runs {
      end += run.text.utf8.count
      if byte < end { return run }
    }
    return runs.last
  }

  // MARK: Glyphs

  /// Writes text from a column on, clusters after one another, and returns the column behind.
  @discardableResult
  mutating func write(
    _ text: some StringProtocol, _ x: Int, _ y: Int, _ pen: Pen, _ context: Context
  ) -> Int {
    let start = x
    var x = x
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where byte >= 0x80 { return false }
      writePlain(bytes, x, y, pen, context)
      x += bytes.count
      return true
    }
    if isPlain == true {
      if context.isField { noteFieldText(start..<x, y) }
      return x
    }
    let columns = text.utf8.withContiguousStorageIfAvailable {
      writeScalars($0, x, y, pen, context)
    }
    if case let columns?? = columns {
      x += columns
    } else if VisualOrder.isNeeded(for: text) {
      for character in VisualOrder.shown(text) { put(character, &x, y, pen, context) }
    } else {
      for character in text { put(character, &x, y, pen, context) }
    }
    if context.isField { noteFieldText(start..<x, y) }
    return x
  }

  /// Writes bytes of ASCII, each of them a glyph.
  private mutating func writePlain(
    _ bytes: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int, _ pen: Pen, _ context: Context
  ) {
    let clip = context.clip
    let columns = max(x, clip.minX)..<max(min(x + bytes.count, clip.maxX), max(x, clip.minX))
    if y < clip.minY || y >= clip.maxY || columns.isEmpty || pen.brush.isClear { return }
    let cells = CellRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    if !context.isField, ink.strongest(in: cells) == .field {
      for column in columns {
        let glyph = Glyph(rawValue: UInt32(bytes[column - x]))
        put(glyph, columns: 1, column, y, pen, context)
      }
      return
    }
    let skipped = columns.lowerBound - x
    write(columns, y, pen, context) { cells in
      for place in cells.indices {
        cells[place].glyph = Glyph(rawValue: UInt32(bytes[skipped + place]))
        cells[place].width = 1
      }
    }
  }

  /// Writes a run of glyphs, which `fill` puts into its cells.
  @inline(__always)
  private mutating func write(
    _ columns: Range<Int>, _ y: Int, _ pen: Pen, _ context: Context,
    fill: (UnsafeMutableBufferPointer<Cell>) -> Void
  ) {
    if let ground = pen.ground {
      for column in columns { paintGlyphGround(ground.color(column, y), column, y) }
    }
    let run = run(columns, y, context)
    canvas.cells.withUnsafeMutableBufferPointer { fill(.init(rebasing: $0[run])) }
    color(columns, y, pen.brush, pen.attributes)
  }

  /// Writes text that runs from the left and of which each scalar is a cluster, and gives its columns;
  /// writes nothing and gives nil for other text.
  private mutating func writeScalars(
    _ text: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int, _ pen: Pen, _ context: Context
  ) -> Int? {
    guard let bytes = text.baseAddress, let columns = bytes.columnsOfScalars(count: text.count),
      !VisualOrder.isNeeded(for: text)
    else { return nil }
    if isWhollySeen(x..<(x + columns), y, pen, context) {
      write(x..<(x + columns), y, pen, context) { $0.fill(with: bytes, count: text.count) }
      return columns
    }
    var column = x
    var position = 0
    while position < text.count {
      let end = bytes.endOfPrintableASCII(from: position, to: text.count)
      if end > position {
        writePlain(
          UnsafeBufferPointer(start: bytes + position, count: end - position), column, y, pen,
          context)
        column += end - position
        position = end
      } else {
        let (scalar, length) = bytes.scalar(at: position)
        let columns = ScalarClass(scalar).width
        put(Glyph(rawValue: scalar), columns: columns, column, y, pen, context)
        column += columns
        position += length
      }
    }
    return column - x
  }

  /// Whether nothing cuts or covers glyphs in some columns.
  private func isWhollySeen(
    _ columns: Range<Int>, _ y: Int, _ pen: Pen, _ context: Context
  ) -> Bool {
    let clip = context.clip
    guard y >= clip.minY, y < clip.maxY, columns.lowerBound >= clip.minX,
      columns.upperBound <= clip.maxX, !columns.isEmpty, !pen.brush.isClear
    else { return false }
    let cells = CellRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    return context.isField || ink.strongest(in: cells) != .field
  }

  /// Writes one cluster and goes to the column behind it.
  @inline(__always)
  private mutating func put(
    _ character: Character, _ x: inout Int, _ y: Int, _ pen: Pen, _ context: Context
  ) {
    let columns = DisplayWidth.of(character)
    put(character, columns: columns, x, y, pen, context)
    x += columns
  }

  /// Writes one cluster.
  mutating func put(
    _ character: Character, columns: Int, _ x: Int, _ y: Int, _ pen: Pen, _ context: Context
  ) {
    // The canvas keeps clusters in a table, into which only what is seen belongs.
    if x + columns <= context.clip.minX || x >= context.clip.maxX { return }
    put(canvas.glyph(for: character), columns: columns, x, y, pen, context)
  }

  /// Writes a glyph of one or two columns; a wide one that would be cut is left blank.
  mutating func put(
    _ glyph: Glyph, columns: Int, _ x: Int, _ y: Int, _ pen: Pen, _ context: Context
  ) {
    let clip = context.clip
    guard columns > 0, y >= clip.minY, y < clip.maxY, x + columns > clip.minX, x < clip.maxX,
      !pen.brush.isClear
    else { return }
    if x < clip.minX || x + columns > clip.maxX {
      let seen = x < clip.minX ? x + 1 : x
      return put(.space, columns: 1, seen, y, pen, context)
    }
    if !context.isField, (x..<(x + columns)).contains(where: { showsField($0, y) }) { return }
    set(glyph, width: UInt8(columns), x, y, pen, context)
    if columns == 2 { set(.continuation, width: 0, x + 1, y, pen, context) }
  }

  /// Notes that a field has written some columns, off which other text keeps.
  mutating func noteFieldText(_ columns: Range<Int>, _ y: Int) {
    if !ink.holdsOtherText { return }
    fieldTexts.append(CellRect(x: columns.lowerBound, y: y, width: columns.count, height: 1))
  }

  /// Whether a cell belongs to what a field shows: a glyph, or a blank between its words.
  private func showsField(_ x: Int, _ y: Int) -> Bool {
    ink[x, y] == .field && fieldTexts.contains { $0.contains(CellPoint(x: x, y: y)) }
  }

  private mutating func set(
    _ glyph: Glyph, width: UInt8, _ x: Int, _ y: Int, _ pen: Pen, _ context: Context
  ) {
    let at = y * canvas.width + x
    // The left half has just been written when its continuation follows.
    if canvas.cells[at].width != 1, width != 0 { splitWideGlyph(at) }
    if width == 0, canvas.cells[at].width == 2 { splitWideGlyph(at) }
    if let ground = pen.ground { paintGlyphGround(ground.color(x, y), x, y) }
    let background = canvas.cells[at].background
    canvas.cells[at] = Cell(
      glyph: glyph, foreground: pen.brush.glyphColor(x, y, on: background),
      background: background, attributes: pen.attributes, width: width)
    own(at, context)
  }

  /// Paints the ground under a glyph about to be drawn.
  private mutating func paintGlyphGround(_ color: RGBA, _ x: Int, _ y: Int) {
    if color.alpha == 0 { return }
    let under = canvas[x, y].background
    canvas[x, y].background = color.over(under == .clear ? options.ground : under)
  }
}

extension UnsafeMutableBufferPointer<Cell> {
  /// Puts scalars into the cells, each of one column or two.
  fileprivate func fill(with bytes: UnsafePointer<UInt8>, count: Int) {
    var place = 0
    var position = 0
    while position < count {
      let (scalar, length) = bytes.scalar(at: position)
      position += length
      self[place].glyph = Glyph(rawValue: scalar)
      if scalar < 0x80 || ScalarClass(scalar).width == 1 {
        self[place].width = 1
        place += 1
      } else {
        self[place].width = 2
        self[place + 1].glyph = .continuation
        self[place + 1].width = 0
        place += 2
      }
    }
  }
}

extension TextAlignment {
  /// The part of the room left over that goes before a line.
  func shift(over room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: room >> 1
    case .trailing: room
    }
  }
}

extension Substring {
  /// The bytes at the start and at the end that a cut text has kept of the whole one.
  fileprivate func keptEnds(of uncut: Substring) -> (head: Int, tail: Int) {
    let cut = Array(utf8)
    let whole = Array(uncut.utf8)
    let most = Swift.min(cut.count, whole.count)
    func isInsideScalar(_ byte: Int) -> Bool { byte < cut.count && cut[byte] & 0xC0 == 0x80 }
    var head = 0
    while head < most, cut[head] == whole[head] { head += 1 }
    while head > 0, isInsideScalar(head) { head -= 1 }
    var tail = 0
    while tail < most - head, cut[cut.count - 1 - tail] == whole[whole.count - 1 - tail] {
      tail += 1
    }
    while tail > 0, isInsideScalar(cut.count - tail) { tail -= 1 }
    return (head, tail)
  }
}
