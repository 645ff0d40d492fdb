/// Writes a canvas for a terminal: glyphs in UTF-8 and SGR sequences where the look changes.
///
/// Every row ends in a line feed, without colours or attributes left on, so that rows can be cut out
/// and put beside others. A dim glyph with a colour of its own is sent in that colour alone: the
/// attribute stands in for it where there is no colour.
///
/// ```
/// ESC[38;2;142;142;147m╭────────╮ESC[0m⏎
/// ```
public struct ANSIEncoder: CanvasEncoder, Hashable {
  /// How many colours may be used.
  public var depth: ColorDepth
  /// Whether bold, dim, underline and the like are sent where there is no colour; without them and
  /// without colour not one escape byte is written.
  public var usesAttributes: Bool
  /// What takes the place of the terminal's own colours; nil leaves them.
  public var ground: Ground?
  /// Whether blanks at the end of a row that show nothing are left out; else all rows are as wide as
  /// the canvas.
  public var trimsBlanks: Bool

  /// Makes an encoder.
  public init(
    depth: ColorDepth, usesAttributes: Bool = true, ground: Ground? = nil, trimsBlanks: Bool = true
  ) {
    self.depth = depth
    self.usesAttributes = usesAttributes
    self.ground = ground
    self.trimsBlanks = trimsBlanks
  }

  /// Appends the canvas's rows.
  public func append(_ canvas: Canvas, to bytes: inout [UInt8]) {
    if bytes.isEmpty { bytes.reserveCapacity(canvas.cells.count * 4) }
    var colors = PenColors(depth: depth)
    let perCell = Pen.mostBytesPerChange + ByteWriter.mostBytesPerCell(of: canvas)
    let capacity = (canvas.width + 1) * perCell
    ByteWriter.withRoom(for: capacity) { empty in
      canvas.forEachRow { row in
        let writer = writing(row, clusters: canvas.clusters, colors: &colors, to: empty)
        bytes.append(contentsOf: writer.written)
      }
    }
  }

  /// Writes one row.
  private func writing(
    _ row: UnsafeBufferPointer<Cell>, clusters: [String], colors: inout PenColors,
    to empty: ByteWriter
  ) -> ByteWriter {
    var writer = empty
    var pen = Pen.initial
    let end = visibleEnd(of: row)
    var x = 0
    while x < end {
      let first = row[x]
      if first.width == 0, row.isRightHalf(x) {
        x += 1
        continue
      }
      if let color = inkAlone(of: first, pen: pen) {
        // What a gradient does from cell to cell.
        if color != pen.foreground {
          writer.append(foreground: first.foreground)
          pen.foreground = color
        }
      } else {
        let next = nextPen(for: first, pen: pen, colors: &colors)
        writer = Pen.writing(changeFrom: pen, to: next, depth: depth, to: writer)
        pen = next
      }
      // All that follows in the same style, but for glyphs after blanks, whose colour was not set.
      let isInkSet = first.glyph != .space && !pen.isInvisible
      repeat {
        writer.append(cellAt: x, in: row, clusters: clusters)
        x += 1
        if isInkSet { x = writer.append(plainCellsFrom: x, to: end, in: row, like: first) }
      } while x < end && row[x].hasLook(of: first) && (isInkSet || row[x].glyph == .space)
    }
    if pen != .initial { writer.append(ControlSequence.resetRendition) }
    writer.append(0x0A)
    return writer
  }

  /// The code of a glyph's colour where that is all that may change: in full depth, on the ground that
  /// is set, without attributes; nil where there is more to think of.
  @inline(__always)
  private func inkAlone(of cell: Cell, pen: Pen) -> UInt32? {
    guard depth == .truecolor, ground == nil, cell.glyph != .space, cell.foreground.alpha != 0,
      cell.attributes.rawValue | pen.attributes.rawValue == 0,
      pen.background
        == (cell.background.alpha == 0 ? PenColors.terminal : cell.background.rawValue | 0xFF)
    else { return nil }
    return cell.foreground.rawValue | 0xFF
  }

  /// The index behind the last cell of which something shows.
  private func visibleEnd(of row: UnsafeBufferPointer<Cell>) -> Int {
    if !trimsBlanks || depth != .none && ground != nil { return row.count }
    var end = row.count
    while end > 0 {
      let cell = row[end - 1]
      if cell.glyph != .space || depth != .none && cell.background.alpha != 0 { break }
      if sendsAttributes, !cell.attributes.isDisjoint(with: Pen.visibleOnBlanks) { break }
      end -= 1
    }
    return end
  }

  private var sendsAttributes: Bool { depth != .none || usesAttributes }

  /// The pen to draw a cell with; for a blank, as much as possible of what is set already.
  @inline(never)
  func nextPen(for cell: Cell, pen: Pen, colors: inout PenColors) -> Pen {
    let foreground =
      cell.foreground.alpha == 0 ? ground?.ink ?? .clear : cell.foreground
    let background =
      cell.background.alpha == 0 ? ground?.background ?? .clear : cell.background
    let attributes = sendsAttributes ? cell.attributes : []
    var next = Pen(background: colors.code(background), attributes: attributes)
    if cell.glyph == .space, attributes.isDisjoint(with: Pen.visibleOnBlanks) {
      next.foreground = pen.foreground
      next.attributes = pen.attributes.subtracting(Pen.visibleOnBlanks)
      return next
    }
    next.foreground = colors.code(foreground)
    if cell.foreground.alpha != 0, depth != .none { next.attributes.remove(.dim) }
    if depth < .truecolor, next.isInvisible, foreground != background,
      !Self.continuesGround(cell.glyph)
    {
      next.foreground = colors.code(foreground, besides: next.background)
    }
    return next
  }

  /// Whether a glyph is a side or a quarter of a cell, which shapes the corners of a fill: where the
  /// fill itself has become invisible, so may its corners.
  private static func continuesGround(_ glyph: Glyph) -> Bool {
    switch glyph.rawValue {
    case 0x258C, 0x2590, 0x2596...0x259F: true
    default: false
    }
  }
}
