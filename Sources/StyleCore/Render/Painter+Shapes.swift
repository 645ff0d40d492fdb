extension Painter {
  /// Paints a shape in its frame.
  mutating func paint(_ shape: ShapeNode, in frame: CellRect, _ context: Context) {
    let rect = frame.inset(by: shape.inset)
    let brush = brush(shape.paint, in: rect, context)
    if rect.intersection(context.clip).isEmpty || brush.isClear { return }
    if case .rule(let axis, let weight, let isDashed) = shape.drawing {
      let glyphs = LineGlyphs(weight, isDashed: isDashed, symbols: shape.symbols)
      return drawRuleAndUnderline(
        axis == .horizontal ? glyphs.horizontal : glyphs.vertical, rect.middleLine(along: axis),
        along: axis, brush, context)
    }
    if let line = context.thinLine {
      return drawThinLine(line, in: rect, shape.symbols, brush, context)
    }
    switch shape.drawing {
    case .rule: return
    case .fill: fill(shape, rect, brush, context)
    case .stroke(let weight, let isDashed):
      let glyphs = LineGlyphs(
        weight, isDashed: isDashed, isRounded: shape.outline.isRounded, symbols: shape.symbols)
      drawRing(glyphs, rect, brush, context)
    }
  }

  // MARK: Fills

  /// Paints the ground of a rectangle, its corners taken off where the outline or the clip is round.
  ///
  /// ```
  ///  ▗████▖    ▐████▌
  ///  ██████
  ///  ▝████▘
  /// ```
  private mutating func fill(
    _ shape: ShapeNode, _ rect: CellRect, _ brush: Brush, _ context: Context
  ) {
    let area = rect.intersection(context.clip)
    let isShaped = shape.symbols == .unicode
    let outline = isShaped && shape.outline.isRounded ? rect : nil
    let clip = isShaped ? context.roundedClip : nil
    for y in area.minY..<area.maxY {
      // The corners of what holds the area can only be its own.
      var first = area.minX
      var end = area.maxX
      if let glyph = outline?.cornerGlyph(first, y) ?? clip?.cornerGlyph(first, y) {
        paintCorner(glyph, brush.color(first, y), first, y, context)
        first += 1
      }
      if let glyph = outline?.cornerGlyph(end - 1, y) ?? clip?.cornerGlyph(end - 1, y),
        first < end
      {
        end -= 1
        paintCorner(glyph, brush.color(end, y), end, y, context)
      }
      paintGround(brush, first..<end, y, context)
    }
  }

  /// Paints the inner part of a corner cell; the ground outside stays.
  ///
  /// A corner with text is filled wholly.
  private mutating func paintCorner(
    _ glyph: Glyph, _ color: RGBA, _ x: Int, _ y: Int, _ context: Context
  ) {
    if ink.holds(x, y) { return paintGround(color, x, y, context) }
    if color.alpha == 0 { return }
    let at = y * canvas.width + x
    let cell = canvas.cells[at]
    let under: RGBA
    if cell.glyph == glyph {
      under = cell.foreground == .clear ? options.ink : cell.foreground
    } else if cell.glyph == .space || color.isOpaque {
      under = cell.background == .clear ? options.ground : cell.background
    } else {
      return
    }
    splitWideGlyph(at)
    canvas.cells[at] = Cell(
      glyph: glyph, foreground: color.over(under), background: cell.background)
    own(at, context)
  }
}

extension Glyph {
  /// Whether this is what a fill leaves of a corner cell.
  var isFillCorner: Bool {
    // Few glyphs are blocks at all.
    if rawValue &- 0x258C > 0x259D - 0x258C { return false }
    return switch rawValue {
    case 0x258C, 0x2590, 0x2596...0x2598, 0x259D: true
    default: false
    }
  }
}

extension CellRect {
  /// Whether a row holds corners of the rectangle that can be taken off.
  fileprivate func hasCorners(inRow y: Int) -> Bool {
    width >= 3 && (y == minY || y == maxY - 1)
  }

  /// The block that fills the inner part of a corner cell; nil for all other cells.
  fileprivate func cornerGlyph(_ x: Int, _ y: Int) -> Glyph? {
    guard hasCorners(inRow: y), x == minX || x == maxX - 1 else { return nil }
    let isLeft = x == minX
    if height == 1 { return Glyph(isLeft ? "▐" : "▌") }
    if y == minY { return Glyph(isLeft ? "▗" : "▖") }
    return Glyph(isLeft ? "▝" : "▘")
  }
}
