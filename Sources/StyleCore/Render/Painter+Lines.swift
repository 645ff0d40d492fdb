/// Strokes and rules: lines that keep off text.
extension Painter {
  /// Draws the ring of cells along the inside of a rectangle.
  ///
  /// An edge that would run through text is left out and the sides go on straight; where the sides
  /// have no room the edges stand alone, and where nothing has room the text is underlined. A label
  /// on the edge of a box of three rows or more interrupts it.
  ///
  /// ```
  /// ╭──────╮   ╭ Name ╮   ──────────   │ text │   │ text │   t̲e̲x̲t̲
  /// │ text │   │ text │   text  text   ╰──────╯
  /// ╰──────╯   ╰──────╯   ──────────
  /// ```
  mutating func drawRing(
    _ glyphs: LineGlyphs, _ rect: CellRect, _ brush: Brush, _ context: Context
  ) {
    let bottom = rect.maxY - 1
    if rect.width == 1 || rect.height == 1 {
      guard areSidesFree(rect, from: rect.minY, to: bottom) else {
        return underline(rect, context)
      }
      return drawSides(glyphs.vertical, rect, from: rect.minY, to: bottom, brush, context)
    }
    let hasTop = isEdgeFree(rect, row: rect.minY)
    let hasBottom = isEdgeFree(rect, row: bottom)
    let hasSides: Bool
    if rect.height > 2 {
      hasSides = areSidesFree(rect, from: rect.minY + 1, to: bottom - 1)
    } else {
      hasSides =
        (hasTop || areSidesFree(rect, from: rect.minY, to: rect.minY))
        && (hasBottom || areSidesFree(rect, from: bottom, to: bottom))
    }
    if !hasTop, !hasBottom, !hasSides { return underline(rect, context) }

    drawEdge(
      glyphs.horizontal, glyphs.topLeft, glyphs.topRight, glyphs.vertical, rect, row: rect.minY,
      hasTop, hasSides, brush, context)
    drawEdge(
      glyphs.horizontal, glyphs.bottomLeft, glyphs.bottomRight, glyphs.vertical, rect, row: bottom,
      hasBottom, hasSides, brush, context)
    if hasSides {
      drawSides(glyphs.vertical, rect, from: rect.minY + 1, to: bottom - 1, brush, context)
    }
  }

  /// Draws a rule and underlines the text it falls on.
  mutating func drawRuleAndUnderline(
    _ glyph: Glyph, _ line: CellRect, along axis: Axis, _ brush: Brush, _ context: Context
  ) {
    drawLine(glyph, line, brush, context)
    if axis == .horizontal, ink.strongest(in: line) != .none { underline(line, context) }
  }

  /// Draws a shape in a thin frame as a line at the right edge of its cells.
  ///
  /// The line lies right under what stands before it in a column (`▔`), at the bottom behind a
  /// spacer or where it is aligned so (`▁`), at the top where it is aligned so, else in the middle.
  /// In a row or column that was added to give it room, it lies at the side of the text.
  mutating func drawThinLine(
    _ line: ThinLine, in rect: CellRect, _ symbols: SymbolSet, _ brush: Brush, _ context: Context
  ) {
    var edge = line.axis == .horizontal ? context.verticalEdge : context.horizontalEdge
    var cells = rect.middleLine(along: line.axis)
    switch (line.axis, edge) {
    case (.horizontal, 1): cells.origin.y = rect.maxY - 1
    case (.horizontal, -1): cells.origin.y = rect.minY
    case (.vertical, 1): cells.origin.x = rect.maxX - 1
    case (.vertical, -1): cells.origin.x = rect.minX
    default: break
    }
    if let inner = context.innerFrame {
      switch line.axis {
      case .horizontal:
        edge = cells.minY >= inner.maxY ? -1 : cells.minY < inner.minY ? 1 : edge
      case .vertical:
        edge = cells.minX >= inner.maxX ? -1 : cells.minX < inner.minX ? 1 : edge
      }
    }
    let glyph = ThinLineGlyph.glyph(
      along: line.axis, edge: edge, thickness: line.thickness, symbols: symbols)
    drawRuleAndUnderline(glyph, cells, along: line.axis, brush, context)
  }

  // MARK: Room

  /// Draws the upper or the lower edge of a ring, or the sides in its place.
  private mutating func drawEdge(
    _ line: Glyph, _ leftCorner: Glyph, _ rightCorner: Glyph, _ side: Glyph, _ rect: CellRect,
    row: Int, _ isDrawn: Bool, _ hasSides: Bool, _ brush: Brush, _ context: Context
  ) {
    if isDrawn {
      drawLine(line, CellRect(x: rect.minX, y: row, width: rect.width, height: 1), brush, context)
      // No text stands on the corners of an edge that is drawn.
      if hasSides {
        turn(rect.minX, row, into: leftCorner, context)
        turn(rect.maxX - 1, row, into: rightCorner, context)
      }
    } else if hasSides, areSidesFree(rect, from: row, to: row) {
      drawSides(side, rect, from: row, to: row, brush, context)
    }
  }

  /// Makes a corner of the end of a line.
  private mutating func turn(_ x: Int, _ y: Int, into corner: Glyph, _ context: Context) {
    if context.clip.contains(CellPoint(x: x, y: y)) { canvas[x, y].glyph = corner }
  }

  /// Draws the outermost cells of some rows, on which no text stands.
  private mutating func drawSides(
    _ glyph: Glyph, _ rect: CellRect, from top: Int, to bottom: Int, _ brush: Brush,
    _ context: Context
  ) {
    let clip = context.clip
    let (left, right) = (rect.minX, rect.maxX - 1)
    var y = max(top, clip.minY)
    while y <= bottom, y < clip.maxY {
      if left >= clip.minX, left < clip.maxX { drawGlyph(glyph, left, y, brush, context) }
      if right > left, right >= clip.minX, right < clip.maxX {
        drawGlyph(glyph, right, y, brush, context)
      }
      y += 1
    }
  }

  /// Whether no text stands on the outermost cells of some rows.
  private func areSidesFree(_ rect: CellRect, from top: Int, to bottom: Int) -> Bool {
    let rows = bottom - top + 1
    let left = CellRect(x: rect.minX, y: top, width: 1, height: rows)
    let right = CellRect(x: rect.maxX - 1, y: top, width: 1, height: rows)
    return ink.strongest(in: left) == .none && ink.strongest(in: right) == .none
  }

  /// Whether an edge can be drawn: no text on it, or no more than a label between its corners.
  private func isEdgeFree(_ rect: CellRect, row: Int) -> Bool {
    switch ink.strongest(in: CellRect(x: rect.minX, y: row, width: rect.width, height: 1)) {
    case .none: true
    case .field: false
    case .text: rect.height > 2 && areSidesFree(rect, from: row, to: row)
    }
  }

  /// Has the text on the last row of a rectangle underlined.
  private mutating func underline(_ rect: CellRect, _ context: Context) {
    let row = CellRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1)
    let seen = row.intersection(context.clip)
    if !seen.isEmpty { underlines.append(seen) }
  }
}
