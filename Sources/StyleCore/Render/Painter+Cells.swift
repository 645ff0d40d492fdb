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
  ///
  /// Corners of rounded fills are filled wholly where a line runs over them: what a fill leaves out
  /// beside a line would be a notch.
  mutating func drawLine(
    _ glyph: Glyph, _ line: CellRect, _ brush: Brush, _ context: Context
  ) {
    let line = line.intersection(context.clip)
    if line.isEmpty { return }
    let isFree = ink.strongest(in: line) == .none
    for y in line.minY..<line.maxY {
      if isFree {
        drawRun(line.minX..<line.maxX, y, brush, [], context, fillsCorners: true) { _ in glyph }
      } else {
        for x in line.minX..<line.maxX where !ink.holds(x, y) {
          drawRun(x..<(x + 1), y, brush, [], context, fillsCorners: true) { _ in glyph }
        }
      }
    }
  }

  /// Draws a run of glyphs of one column each on the grounds of its cells; `glyph` is called with the
  /// place in the run.
  @inline(__always)
  mutating func drawRun(
    _ columns: Range<Int>, _ y: Int, _ brush: Brush, _ attributes: CellAttributes,
    _ context: Context, fillsCorners: Bool = false, glyph: (Int) -> Glyph
  ) {
    let row = y * canvas.width
    // Wide glyphs within the run are written over; only its ends may hold halves of such.
    splitWideGlyph(row + columns.lowerBound)
    splitWideGlyph(row + columns.upperBound - 1)
    if !owners.isEmpty { own((row + columns.lowerBound)..<(row + columns.upperBound), context) }
    let start = columns.lowerBound
    canvas.cells.withUnsafeMutableBufferPointer { cells in
      func ground(_ x: Int) -> RGBA {
        let under = cells[row + x]
        return fillsCorners && under.glyph.isFillCorner ? under.foreground : under.background
      }
      func draw(_ x: Int, _ foreground: RGBA, on background: RGBA) {
        cells[row + x] = Cell(
          glyph: glyph(x - start), foreground: foreground, background: background,
          attributes: attributes)
      }
      if let color = brush.uniformColor {
        for x in columns { draw(x, color, on: ground(x)) }
      } else if let gradient = brush.opaqueGradient {
        gradient.forEachColor(in: columns, y) { x, color in
          let background = ground(x)
          draw(x, brush.opaque(color, on: background), on: background)
        }
      } else {
        for x in columns {
          let background = ground(x)
          draw(x, brush.glyphColor(x, y, on: background), on: background)
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
