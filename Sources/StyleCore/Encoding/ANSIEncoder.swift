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
    var colors = PenColors(depth: depth)
    let perCell = Pen.mostBytesPerChange + ByteWriter.mostBytesPerCell(of: canvas)
    let capacity = Self.gatheredBytes + (canvas.width + 1) * perCell
    let (width, height, clusters) = (canvas.width, canvas.height, canvas.clusters)
    canvas.cells.withUnsafeBufferPointer { cells in
      ByteWriter.withRoom(for: capacity) { empty in
        var writer = empty
        for y in 0..<height {
          let row = UnsafeBufferPointer(rebasing: cells[y * width..<(y + 1) * width])
          writer = writing(row, clusters: clusters, colors: &colors, to: writer)
          if writer.count >= Self.gatheredBytes {
            bytes.append(contentsOf: writer.written)
            writer = empty
          }
        }
        bytes.append(contentsOf: writer.written)
      }
    }
  }

  /// Rows are handed on together until they are so many bytes.
  private static let gatheredBytes = 8192

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
      let cell = row[x]
      if cell.width == 0, row.isRightHalf(x) {
        x += 1
        continue
      }
      let next = nextPen(for: cell, pen: pen, colors: &colors)
      if next != pen {
        writer = Pen.writing(changeFrom: pen, to: next, depth: depth, to: writer)
        pen = next
      }
      if takesAnyInk(pen) {
        let start = x
        writer = writer.writing(scalarsFrom: &x, to: end, in: row, ink: &pen.foreground)
        if x == start {
          writer = writer.writing(cellAt: x, in: row, clusters: clusters)
          x += 1
        }
        continue
      }
      // All that follows in the same style, but for glyphs after blanks, whose colour was not set.
      let isInkSet = cell.glyph != .space && !pen.isInvisible
      repeat {
        writer = writer.writing(cellAt: x, in: row, clusters: clusters)
        x += 1
      } while x < end && row[x].hasLook(of: cell) && (isInkSet || row[x].glyph == .space)
    }
    if pen != .initial { writer.append(ControlSequence.resetRendition) }
    writer.append(0x0A)
    return writer
  }

  /// Whether a glyph of another colour needs nothing but that colour after a pen: in full depth, on the
  /// terminal's own ground or one that cells set, without attributes.
  private func takesAnyInk(_ pen: Pen) -> Bool {
    depth == .truecolor && ground == nil && pen.attributes.isEmpty
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
  @inline(__always)
  func nextPen(for cell: Cell, pen: Pen, colors: inout PenColors) -> Pen {
    let background = color(cell.background, over: ground?.background)
    let attributes = sendsAttributes ? cell.attributes : []
    var next = Pen(background: colors.code(background), attributes: attributes)
    if cell.glyph == .space, attributes.isDisjoint(with: Pen.visibleOnBlanks) {
      next.foreground = pen.foreground
      next.attributes = pen.attributes.subtracting(Pen.visibleOnBlanks)
      return next
    }
    let foreground = color(cell.foreground, over: ground?.ink)
    next.foreground = colors.code(foreground)
    if cell.foreground.alpha != 0, depth != .none { next.attributes.remove(.dim) }
    if depth < .truecolor, next.isInvisible, foreground != background,
      !Self.continuesGround(cell.glyph)
    {
      next.foreground = colors.code(foreground, besides: next.background)
    }
    return next
  }

  /// The colour that stands for a cell's: that of the ground where the cell has none.
  @inline(__always)
  private func color(_ color: RGBA, over ground: RGBA?) -> RGBA {
    color.alpha == 0 ? ground ?? .clear : color
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
