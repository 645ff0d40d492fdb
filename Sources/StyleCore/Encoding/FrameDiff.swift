/// Keeps a terminal's screen showing a canvas: sends what changes from one canvas to the next.
///
/// It knows where the cursor stands and how the terminal draws, as it left them, so that a character
/// typed at the caret may cost a single byte. The first canvas, one of another size, and the one
/// after ``invalidate()`` are sent whole. The hardware cursor stands at the canvas's caret, or is
/// hidden if it has none.
///
/// The terminal must leave line feeds alone (no `OPOST`), and should not wrap lines by itself
/// (`CSI ? 7 l`). Nothing else may write to it between two canvases.
///
/// ```
/// ╭────────╮      ╭────────╮
/// │ Hell▏  │  →   │ Hello▏ │   sends: o
/// ╰────────╯      ╰────────╯
/// ```
public struct FrameDiff: Sendable {
  /// How colours and attributes are sent; ``ANSIEncoder/trimsBlanks`` does not matter here.
  public let encoder: ANSIEncoder

  /// What the screen shows; nil if that is not known.
  private var shown: Canvas?
  private var cursor = ScreenCursor()
  private var pen = Pen.initial
  private var isCaretVisible = true
  private var colors: PenColors

  /// Changes of more cells than this are put between the marks of a synchronized update.
  static let mostUnmarkedCells = 32

  /// Makes one for a screen of which nothing is known.
  public init(_ encoder: ANSIEncoder) {
    self.encoder = encoder
    colors = PenColors(depth: encoder.depth)
  }

  /// Forgets what the screen shows: something else has written there, or the terminal was resized.
  public mutating func invalidate() {
    shown = nil
    // Whoever had the screen may have left its cursor shown.
    isCaretVisible = true
  }

  /// Appends what makes the screen show a canvas; nothing if it does already.
  public mutating func append(_ next: Canvas, to bytes: inout [UInt8]) {
    let isWhole = shown?.size != next.size
    var old = isWhole ? cleared(next.size) : shown ?? next
    if !isWhole, old.clusters != next.clusters { old.useClusters(of: next) }
    shown = next
    let changes = Self.changes(from: old, to: next)
    let count = changes.reduce(0) { $0 + $1.columns.count }
    let isLarge = isWhole || count > Self.mostUnmarkedCells
    if isLarge {
      bytes.append(contentsOf: ControlSequence.beginUpdate.bytes)
      if isCaretVisible { bytes.append(contentsOf: ControlSequence.hideCursor.bytes) }
      isCaretVisible = false
    }
    if isWhole {
      bytes.append(contentsOf: ControlSequence.clearScreen.bytes)
      pen = .initial
      cursor = ScreenCursor(row: 0, column: 0)
    }
    write(changes, from: old, to: next, bytes: &bytes)
    if isLarge, pen != .initial {
      bytes.append(contentsOf: ControlSequence.initialRendition.bytes)
      pen = .initial
    }
    placeCaret(of: next, bytes: &bytes)
    if isLarge { bytes.append(contentsOf: ControlSequence.endUpdate.bytes) }
  }

  /// What the screen shows after it was cleared: blanks in the terminal's own colours, of which a
  /// canvas has none if there is a ground.
  private func cleared(_ size: CellSize) -> Canvas {
    var cell = Cell.blank
    if encoder.ground != nil, encoder.depth != .none { cell.glyph = .none }
    return Canvas(width: size.width, height: size.height, filledWith: cell)
  }

  /// Moves the hardware cursor to the caret, or hides it.
  private mutating func placeCaret(of canvas: Canvas, bytes: inout [UInt8]) {
    guard let caret = canvas.caret, 0..<canvas.width ~= caret.x, 0..<canvas.height ~= caret.y
    else {
      if isCaretVisible { bytes.append(contentsOf: ControlSequence.hideCursor.bytes) }
      isCaretVisible = false
      return
    }
    ByteWriter.withRoom(for: ScreenCursor.mostBytesPerMove) { writer in
      let writer = cursor.writing(moveTo: caret, to: writer)
      bytes.append(contentsOf: writer.written)
    }
    if !isCaretVisible { bytes.append(contentsOf: ControlSequence.showCursor.bytes) }
    isCaretVisible = true
  }

  private mutating func write(
    _ changes: [RowChange], from old: Canvas, to next: Canvas, bytes: inout [UInt8]
  ) {
    if changes.isEmpty { return }
    let perCell = Pen.mostBytesPerChange + ByteWriter.mostBytesPerCell(of: next)
    // Every cell may be written once more to bridge a gap, and again before that is rejected.
    let cells = (next.width + 1) * 2 + FrameRow.mostCellsWrittenAnew
    let capacity = cells * (perCell + ScreenCursor.mostBytesPerMove)
    var row = FrameRow(encoder: encoder, clusters: next.clusters, width: next.width)
    ByteWriter.withRoom(for: capacity) { empty in
      old.cells.withUnsafeBufferPointer { oldCells in
        next.cells.withUnsafeBufferPointer { nextCells in
          for change in changes {
            let cells = change.y * next.width..<(change.y + 1) * next.width
            row.resolve(
              UnsafeBufferPointer(rebasing: oldCells[cells]),
              UnsafeBufferPointer(rebasing: nextCells[cells]),
              change: change, colors: &colors)
            let writer = row.writing(pen: &pen, cursor: &cursor, to: empty)
            bytes.append(contentsOf: writer.written)
          }
        }
      }
    }
  }
}

// MARK: - Finding what changes

/// The columns of a row between which two canvases differ.
struct RowChange {
  /// The row.
  var y: Int
  /// From the first cell that differs to the last.
  var columns: Range<Int>
}

extension FrameDiff {
  /// The rows that differ, for canvases of one size and one table of clusters.
  private static func changes(from old: Canvas, to next: Canvas) -> [RowChange] {
    var changes: [RowChange] = []
    let rows = next.rows(differingFrom: old)
    old.cells.withUnsafeBytes { old in
      next.cells.withUnsafeBytes { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress, oldStart != newStart
        else { return }
        let length = next.width * MemoryLayout<Cell>.stride
        for y in rows {
          if let columns = changedColumns(
            oldStart + y * length, newStart + y * length, count: next.width)
          {
            changes.append(RowChange(y: y, columns: columns))
          }
        }
      }
    }
    return changes
  }

  /// The bytes of a cell that mean something, the last two being padding.
  private static let meaning = SIMD4<UInt32>(
    .max, .max, .max, UInt32(littleEndian: 0x0000_FFFF))

  /// The cells of two rows between which they differ.
  ///
  /// A cell is compared as one vector, and a row without asking in between: nearly all rows of a
  /// screen are equal, and this is the time a keystroke takes.
  @inline(__always)
  private static func changedColumns(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int
  ) -> Range<Int>? {
    precondition(MemoryLayout<Cell>.stride == 16, "A cell is read as four words of four bytes.")
    func difference(_ x: Int) -> SIMD4<UInt32> {
      (old + x * 16).loadUnaligned(as: SIMD4<UInt32>.self)
        ^ (new + x * 16).loadUnaligned(as: SIMD4<UInt32>.self)
    }
    var all = SIMD4<UInt32>.zero
    for x in 0..<count { all |= difference(x) }
    if all & meaning == .zero { return nil }
    var (first, end) = (0, count)
    while difference(first) & meaning == .zero { first += 1 }
    while difference(end - 1) & meaning == .zero { end -= 1 }
    return first..<end
  }
}

extension Canvas {
  /// Renumbers the clusters of the cells as another canvas has them; those it lacks become a glyph
  /// that no cell has.
  fileprivate mutating func useClusters(of other: Canvas) {
    let indices = Dictionary(
      zip(other.clusters, Glyph.clusterBase...), uniquingKeysWith: { first, _ in first })
    let renumbered = clusters.map { indices[$0] ?? Glyph.none.rawValue }
    clusters = other.clusters
    for index in cells.indices where cells[index].glyph.rawValue >= Glyph.clusterBase {
      let glyph = cells[index].glyph.rawValue - Glyph.clusterBase
      cells[index].glyph = Glyph(rawValue: renumbered[Int(glyph)])
    }
  }
}

extension Glyph {
  /// One that no canvas has.
  fileprivate static let none = Glyph(rawValue: .max)
}

extension StaticString {
  /// The bytes of a literal.
  fileprivate var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
