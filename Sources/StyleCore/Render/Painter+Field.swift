/// The line of a text field.
extension Painter {
  /// Paints a field in its frame: text or placeholder, caret, selection and mark.
  ///
  /// Where an icon or a button is drawn over its end, the line ends before that.
  mutating func paint(_ field: FieldNode, in frame: CellRect, _ context: Context) {
    let row = ink.line(of: field, in: frame)
    if row.intersection(context.clip).isEmpty { return }
    var line = row
    if let mark = field.mark {
      let columns = DisplayWidth.of(mark.text)
      if row.width >= columns + 3 {
        write(mark.text, row.maxX - columns, row.minY, pen(mark.style, in: row, context), context)
        line.size.width -= columns + 1
      }
    }
    if field.text.isEmpty {
      paintPlaceholder(of: field, in: line, context)
    } else if let caret = field.caret {
      paintEdited(field, caret: caret, in: line, context)
    } else {
      paintResting(field, in: line, context)
    }
  }

  /// Paints an empty field: the caret, then the placeholder beside it.
  private mutating func paintPlaceholder(
    of field: FieldNode, in line: CellRect, _ context: Context
  ) {
    let caretColumns = field.caret == nil ? 0 : 1
    let natural = field.placeholder.reduce(0) { $0 + DisplayWidth.of($1.text) }
    let columns = max(min(natural, line.width - caretColumns), 0)
    var x = line.minX + field.alignment.shift(over: line.width - columns - caretColumns)
    if caretColumns > 0 {
      if natural == 0 {
        // What lies beneath or is drawn later may be the label that stands for a placeholder.
        lateCarets.append(LateCaret(field: field, x: x, line: line, context: context))
        return
      }
      paintCaret(of: field, x, line, context)
      x += 1
    }
    if natural <= columns {
      for run in field.placeholder {
        x = write(run.text, x, line.minY, pen(run.style, in: line, context), context)
      }
    } else if columns > 0 {
      let broken = TextLines(
        TextNode(field.placeholder, lineLimit: 1, symbols: field.symbols), width: columns,
        rows: 1)
      for cut in broken.lines {
        write(cut, of: field.placeholder, x, line.minY, in: line, context)
      }
    }
  }

  /// Paints text without a caret, cut at its end if it does not fit.
  private mutating func paintResting(
    _ field: FieldNode, in line: CellRect, _ context: Context
  ) {
    let pen = pen(field.style, in: line, context)
    if field.textWidth <= line.width {
      let x = line.minX + field.alignment.shift(over: line.width - field.textWidth)
      if field.selection.isEmpty {
        write(field.text, x, line.minY, pen, context)
      } else if field.needsOrder {
        paintOrdered(field, caret: nil, in: line, context)
      } else {
        writeClusters(of: field, field.text[...], from: 0, caret: nil, x, line, context)
      }
    } else {
      let cut = Fitting.truncate(
        field.text, to: line.width, mode: .tail, ellipsis: field.symbols.ellipsis)
      write(cut, line.minX, line.minY, pen, context)
    }
  }

  /// Paints text with a caret, scrolled to it if it does not fit.
  private mutating func paintEdited(
    _ field: FieldNode, caret: Int, in line: CellRect, _ context: Context
  ) {
    if field.needsOrder {
      return paintOrdered(field, caret: caret, in: line, context)
    }
    let count = field.clusterCount
    let caret = min(max(caret, 0), count)
    let isAtEnd = caret == count
    let needed = field.textWidth + (isAtEnd ? 1 : 0)
    if needed <= line.width {
      let x = line.minX + field.alignment.shift(over: line.width - needed)
      if isAtEnd, field.selection.isEmpty {
        let end = write(field.text, x, line.minY, pen(field.style, in: line, context), context)
        paintCaret(of: field, end, line, context)
      } else {
        writeClusters(of: field, field.text[...], from: 0, caret: caret, x, line, context)
      }
      return
    }
    let window = Fitting.window(
      of: field.text, textWidth: field.textWidth, caret: caret, width: line.width,
      scroll: field.scroll)
    writeClusters(
      of: field, window.text, from: window.firstCluster, caret: caret,
      line.minX + window.leadingBlanks, line, context)
  }

  /// Paints text that has right-to-left parts, with caret and selection.
  ///
  /// What runs from the right keeps the column on the left that its end needs, so that text does not
  /// move when the caret goes there.
  private mutating func paintOrdered(
    _ field: FieldNode, caret: Int?, in line: CellRect, _ context: Context
  ) {
    let order = VisualOrder(field.text)
    let characters = Array(field.text)
    let caret = caret.map { min(max($0, 0), characters.count) }
    let end = order.isRightToLeft ? 1 : 0
    let room = line.width - (caret.map { order.neededWidth(caret: $0) } ?? field.textWidth)
    var origin = line.minX + field.alignment.shift(over: max(room, 0))
    if let caret {
      origin -= order.scroll(from: field.scroll, caret: caret, width: line.width)
    } else {
      origin -= end
    }
    let columns = (origin + end)..<(origin + end + field.textWidth)
    noteFieldText(columns.clamped(to: line.minX..<line.maxX), line.minY)
    let pens = fieldPens(of: field, line, context)
    for offset in order.clusters {
      let x = origin + order.columns[offset]
      let columns = DisplayWidth.of(characters[offset])
      guard x >= line.minX, x + columns <= line.maxX else {
        // A single column has room for the caret, if not for a wide cluster.
        if offset == caret { paintCaret(of: field, x, line, context) }
        continue
      }
      var pen = field.selection.contains(offset) ? pens.selected : pens.plain
      if offset == caret {
        pen.invert(with: field.caretStyle, brush(field.caretStyle.paint, in: line, context))
        noteCaret(x, line, context)
      }
      put(characters[offset], columns: columns, x, line.minY, pen, context)
    }
    if let caret, caret == characters.count {
      paintCaret(of: field, origin + order.columns[caret], line, context)
    }
  }

  /// Writes clusters one by one, `first` being the number of the first, with the selection and the
  /// caret among them.
  private mutating func writeClusters(
    of field: FieldNode, _ text: Substring, from first: Int, caret: Int?, _ x: Int,
    _ line: CellRect, _ context: Context
  ) {
    let (plain, selected) = fieldPens(of: field, line, context)
    let start = x
    var x = x
    var number = first
    for character in text {
      let columns = DisplayWidth.of(character)
      var pen = field.selection.contains(number) ? selected : plain
      if number == caret {
        pen.invert(with: field.caretStyle, brush(field.caretStyle.paint, in: line, context))
        noteCaret(x, line, context)
      }
      put(character, columns: columns, x, line.minY, pen, context)
      x += columns
      number += 1
    }
    noteFieldText(start..<x, line.minY)
    if number == caret { paintCaret(of: field, x, line, context) }
  }

  /// How text is drawn, and how it is where it is selected.
  private func fieldPens(
    of field: FieldNode, _ line: CellRect, _ context: Context
  ) -> (plain: Pen, selected: Pen) {
    let plain = pen(field.style, in: line, context)
    var selected = plain
    selected.ground = brush(field.selectionPaint, in: line, context)
    selected.attributes.insert(.underline)
    return (plain, selected)
  }

  /// Draws the caret in a column of its own.
  private mutating func paintCaret(
    of field: FieldNode, _ x: Int, _ line: CellRect, _ context: Context
  ) {
    guard x < line.maxX else { return }
    noteFieldText(x..<(x + 1), line.minY)
    let glyph = Glyph(field.symbols == .unicode ? "▏" : "|")
    put(
      glyph, columns: 1, x, line.minY, pen(field.caretStyle, in: line, context), context)
    noteCaret(x, line, context)
  }

  /// A caret without a placeholder of the field's own, drawn when all else is.
  struct LateCaret {
    var field: FieldNode
    var x: Int
    var line: CellRect
    var context: Context
  }

  /// Draws the carets of empty fields before what stands there in the place of a placeholder: that
  /// moves on by a column, or the blank before it is taken, or its first cluster is reversed.
  ///
  /// ```
  /// ▏Your name        │▏apples and pears│
  /// ```
  mutating func paintLateCarets() {
    for caret in lateCarets {
      let (line, y) = (caret.line, caret.line.minY)
      guard caret.x < line.maxX, caret.context.clip.contains(CellPoint(x: caret.x, y: y))
      else { continue }
      if isBlank(caret.x, y) {
        paintCaret(of: caret.field, caret.x, line, caret.context)
        continue
      }
      // Words stand one blank apart.
      var start = caret.x
      while start > line.minX, !isBlank(start - 1, y) || !isBlank(start - 2, y) { start -= 1 }
      var end = caret.x + 1
      while end < line.maxX, !isBlank(end, y) || !isBlank(end + 1, y) { end += 1 }
      let visible = line.intersection(caret.context.clip)
      if end < visible.maxX, start >= visible.minX {
        for x in (start..<end).reversed() {
          let ground = canvas[x + 1, y].background
          canvas[x + 1, y] = canvas[x, y]
          canvas[x + 1, y].background = ground
        }
        canvas[start, y] = Cell(background: canvas[start, y].background)
        paintCaret(of: caret.field, start, line, caret.context)
      } else if caret.context.clip.contains(CellPoint(x: start - 1, y: y)), isBlank(start - 1, y),
        canvas[start - 1, y].background == canvas[start, y].background
      {
        paintCaret(of: caret.field, start - 1, line, caret.context)
      } else {
        canvas[start, y].attributes.insert(.inverse)
        noteCaret(start, line, caret.context)
      }
    }
  }

  /// Whether a cell shows nothing; so does what lies outside the canvas.
  private func isBlank(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, x < canvas.width, y >= 0, y < canvas.height else { return true }
    return canvas[x, y].glyph == .space
  }

  private mutating func noteCaret(_ x: Int, _ line: CellRect, _ context: Context) {
    let cell = CellPoint(x: x, y: line.minY)
    if context.clip.contains(cell) { canvas.caret = cell }
  }
}

extension Painter.Pen {
  /// Draws the glyph under the caret.
  fileprivate mutating func invert(with style: GlyphStyle, _ brush: Painter.Brush) {
    self.brush = brush
    attributes.formUnion(style.attributes.union(.inverse))
  }
}

extension FieldNode {
  /// Whether the text does not simply run from left to right.
  fileprivate var needsOrder: Bool {
    text.utf8.count != textWidth && VisualOrder.isNeeded(for: text)
  }

  /// How many grapheme clusters the text has.
  fileprivate var clusterCount: Int {
    // As many bytes as columns: each byte is a cluster.
    text.utf8.count == textWidth ? textWidth : text.count
  }
}
