/// How single cells are changed. All of these take cells inside the canvas.
extension Painter {
  /// Paints the grounds of a run of cells.
  mutating func paintGround(
    _ brush: Brush, _ columns: Range<Int>, _ y: Int, _ context: Context
  ) {
    let row = y * canvas.width
    if !owners.isEmpty { own((row + columns.lowerBound)..<(row + columns.upperBound), context) }
    var x = columns.lowerBound
    while x < columns.upperBound {
      // As far as cells are blank and the colour opaque there is nothing to be careful about.
      x = canvas.cells.withUnsafeMutableBufferPointer { cells in
        for x in x..<columns.upperBound {
          let color = brush.color(x, y)
          let cell = cells[row + x]
          guard color.isOpaque, cell.glyph == .space, cell.attributes.isEmpty else { return x }
          cells[row + x].background = color
        }
        return columns.upperBound
      }
      if x < columns.upperBound {
        paintGround(brush.color(x, y), x, y, context)
        x += 1
      }
    }
  }

  /// Paints the ground of a cell.
  ///
  /// An opaque ground covers the glyph unless it belongs to a field; through a translucent one it
  /// shines.
  mutating func paintGround(_ color: RGBA, _ x: Int, _ y: Int, _ context: Context) {
    if color.alpha == 0 { return }
    let at = y * canvas.width + x
    own(at, context)
    let cell = canvas.cells[at]
    let isBlank = cell.glyph == .space && cell.attributes.isEmpty
    if color.isOpaque {
      canvas.cells[at].background = color
      if isBlank { return }
      if ink[x, y] == .field {
        if cell.foreground == .clear { canvas.cells[at].foreground = options.ink }
      } else {
        splitWideGlyph(at)
        canvas.cells[at] = Cell(background: color)
      }
      return
    }
    let under = cell.background == .clear ? options.ground : cell.background
    canvas.cells[at].background = color.over(under)
    if isBlank { return }
    let glyph = cell.foreground == .clear ? options.ink : cell.foreground
    canvas.cells[at].foreground = color.over(glyph)
  }

  /// Draws a glyph on every cell of a rectangle that holds no text.
  mutating func drawLine(
    _ glyph: Glyph, _ line: CellRect, _ brush: Brush, _ context: Context
  ) {
    let line = line.intersection(context.clip)
    if line.isEmpty { return }
    let isFree = ink.strongest(in: line) == .none
    for y in line.minY..<line.maxY {
      if isFree, line.width > 1 {
        let columns = line.minX..<line.maxX
        let run = run(columns, y, context)
        canvas.cells.withUnsafeMutableBufferPointer { cells in
          for at in run { cells[at].showLine(glyph) }
        }
        color(columns, y, brush, [])
      } else {
        for x in line.minX..<line.maxX where isFree || !ink.holds(x, y) {
          drawGlyph(glyph, x, y, brush, context)
        }
      }
    }
  }

  /// Draws a part of a line on one cell.
  mutating func drawGlyph(
    _ glyph: Glyph, _ x: Int, _ y: Int, _ brush: Brush, _ context: Context
  ) {
    let at = y * canvas.width + x
    splitWideGlyph(at)
    own(at, context)
    canvas.cells[at].showLine(glyph)
    canvas.cells[at].foreground = brush.glyphColor(x, y, on: canvas.cells[at].background)
    canvas.cells[at].attributes = []
  }

  /// The cells of a run of glyphs, made ready to be drawn on.
  mutating func run(_ columns: Range<Int>, _ y: Int, _ context: Context) -> Range<Int> {
    let row = y * canvas.width
    let run = (row + columns.lowerBound)..<(row + columns.upperBound)
    // Wide glyphs within the run are written over; only its ends may hold halves of such.
    splitWideGlyph(run.lowerBound)
    splitWideGlyph(run.upperBound - 1)
    if !owners.isEmpty { own(run, context) }
    return run
  }

  /// Colours a run of glyphs, whose grounds are painted.
  mutating func color(
    _ columns: Range<Int>, _ y: Int, _ brush: Brush, _ attributes: CellAttributes
  ) {
    let row = y * canvas.width
    canvas.cells.withUnsafeMutableBufferPointer { cells in
      func color(_ at: Int, _ color: RGBA) {
        cells[at].foreground = color
        cells[at].attributes = attributes
      }
      if let uniform = brush.uniformColor {
        for at in (row + columns.lowerBound)..<(row + columns.upperBound) { color(at, uniform) }
      } else if let gradient = brush.opaqueGradient {
        gradient.forEachColor(in: columns, y) { x, sample in
          color(row + x, brush.opaque(sample, on: cells[row + x].background))
        }
      } else {
        for x in columns {
          color(row + x, brush.glyphColor(x, y, on: cells[row + x].background))
        }
      }
    }
  }

  /// Blanks the other half of a wide glyph of which a cell holds one.
  mutating func splitWideGlyph(_ at: Int) {
    switch canvas.cells[at].width {
    case 1: return
    case 0:
      if at > 0 { blank(at - 1) }
    default:
      if at + 1 < canvas.cells.count { blank(at + 1) }
    }
    blank(at)
  }

  private mutating func blank(_ at: Int) {
    canvas.cells[at].glyph = .space
    canvas.cells[at].width = 1
  }

  /// Notes who draws some cells of a row.
  private mutating func own(_ cells: Range<Int>, _ context: Context) {
    for at in cells { owners[at] = context.owner }
  }

  /// Notes who draws a cell.
  mutating func own(_ at: Int, _ context: Context) {
    if !owners.isEmpty { owners[at] = context.owner }
  }

  /// Underlines the text on which lines fell.
  mutating func underlineText() {
    for rect in underlines {
      for y in rect.minY..<rect.maxY {
        for x in rect.minX..<rect.maxX where ink.holds(x, y) {
          canvas[x, y].attributes.insert(.underline)
        }
      }
    }
  }
}

extension Cell {
  /// Shows a part of a line.
  ///
  /// Corners of rounded fills are filled wholly: what a fill leaves out beside a line would be a notch.
  @inline(__always)
  fileprivate mutating func showLine(_ glyph: Glyph) {
    if self.glyph.isFillCorner { background = foreground }
    self.glyph = glyph
    width = 1
  }
}
