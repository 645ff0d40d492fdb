/// What a terminal shows in a cell.
///
/// Both halves of a wide glyph carry all of it, so that they differ together and no half is ever
/// written over the other.
struct CellAppearance: Equatable {
  /// Which part of a glyph the cell shows.
  enum Part: UInt8 {
    /// All of it.
    case whole
    /// The left half.
    case left
    /// The right half.
    case right
  }

  /// The glyph of which it shows this part.
  var glyph = Glyph.space
  /// The pen that draws it; for a blank, with the colour and the attributes that do not show left
  /// out.
  var pen = Pen.initial
  /// The part it shows.
  var part = Part.whole

  /// The pen to draw it with after another: for a blank, as much as possible of what is set.
  @inline(__always)
  func pen(after old: Pen) -> Pen {
    guard glyph == .space, pen.attributes.isDisjoint(with: Pen.visibleOnBlanks) else {
      return pen
    }
    var next = old
    next.background = pen.background
    next.attributes.subtract(Pen.visibleOnBlanks)
    return next
  }
}

/// Resolves cells to what a terminal shows of them.
struct AppearanceResolver {
  /// How colours and attributes are sent.
  let encoder: ANSIEncoder
  /// The columns to resolve.
  let columns: Range<Int>

  /// Resolves the columns of a row.
  func resolve(
    _ row: UnsafeBufferPointer<Cell>, into appearances: inout [CellAppearance],
    colors: inout PenColors
  ) {
    var known = KnownPen()
    for x in columns {
      if row.isRightHalf(x) {
        appearances[x] =
          x > columns.lowerBound
          ? appearances[x - 1] : appearance(at: x - 1, in: row, known: &known, colors: &colors)
        appearances[x].part = .right
      } else {
        appearances[x] = appearance(at: x, in: row, known: &known, colors: &colors)
      }
    }
  }

  /// The cell resolved last, as most have the colours and attributes of the one before.
  private struct KnownPen {
    var cell = Cell()
    var pen: Pen?

    /// The pen, if it is that of another cell as well.
    @inline(__always)
    func pen(for other: Cell) -> Pen? {
      // With blanks, and with blocks that continue a fill, it depends on the glyph.
      guard other.foreground == cell.foreground, other.background == cell.background,
        other.attributes == cell.attributes, (other.glyph == .space) == (cell.glyph == .space),
        other.glyph == cell.glyph || !isBlock(other.glyph) && !isBlock(cell.glyph)
      else { return nil }
      return pen
    }

    @inline(__always)
    private func isBlock(_ glyph: Glyph) -> Bool { 0x2580...0x259F ~= glyph.rawValue }
  }

  private func appearance(
    at x: Int, in row: UnsafeBufferPointer<Cell>, known: inout KnownPen, colors: inout PenColors
  ) -> CellAppearance {
    var cell = row[x]
    var part = CellAppearance.Part.whole
    if cell.width == 2, x + 1 < row.count, row[x + 1].width == 0 {
      part = .left
    } else if cell.width != 1 {
      // Half a wide glyph alone shows as a blank.
      cell.glyph = .space
    }
    if let pen = known.pen(for: cell) {
      return CellAppearance(glyph: cell.glyph, pen: pen, part: part)
    }
    let pen = encoder.nextPen(for: cell, pen: .initial, colors: &colors)
    known = KnownPen(cell: cell, pen: pen)
    return CellAppearance(glyph: cell.glyph, pen: pen, part: part)
  }
}
