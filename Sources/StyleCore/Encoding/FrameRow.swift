/// A row of the screen before and after a change, as a terminal would draw it.
struct FrameRow {
  private let encoder: ANSIEncoder
  private let clusters: [String]
  private let width: Int
  private var old: [CellAppearance]
  private var new: [CellAppearance]
  private var y = 0
  /// The cells that were resolved.
  private var resolved = 0..<0
  /// From where on the row is blank in the terminal's own colours, held to what was resolved.
  private var blankStart = 0

  /// The most unchanged cells that are written again instead of moving over them.
  private static let longestBridge = 8
  /// The fewest changed cells that are worth erasing to the end of the row.
  private static let fewestErased = 4
  /// The most cells that are written in two orders to find the shorter.
  private static let mostReordered = 8
  /// The most cells that the second of two orders writes, those of bridges twice.
  static let mostCellsWrittenAnew = mostReordered * (1 + 2 * longestBridge)

  /// Makes room for rows of a canvas.
  init(encoder: ANSIEncoder, clusters: [String], width: Int) {
    self.encoder = encoder
    self.clusters = clusters
    self.width = width
    old = Array(repeating: CellAppearance(), count: width)
    new = old
  }

  /// Takes a row that changes.
  mutating func resolve(
    _ oldCells: UnsafeBufferPointer<Cell>, _ newCells: UnsafeBufferPointer<Cell>,
    change: RowChange, colors: inout PenColors
  ) {
    y = change.y
    // A cell further, as half a glyph may have lost the other half.
    let start = max(change.columns.lowerBound - 1, 0)
    var end = min(change.columns.upperBound + 1, width)
    if newCells[change.columns].contains(where: { $0.glyph.rawValue >= Glyph.clusterBase }) {
      end = width
    }
    resolved = start..<end
    let resolver = AppearanceResolver(encoder: encoder, columns: resolved)
    resolver.resolve(oldCells, into: &old, colors: &colors)
    resolver.resolve(newCells, into: &new, colors: &colors)
    let isBlankBehind = newCells[end...].allSatisfy { isPlainBlank($0) }
    blankStart = end
    if isBlankBehind {
      while blankStart > start, new[blankStart - 1] == CellAppearance() { blankStart -= 1 }
    }
  }

  /// Whether a cell is a blank in the terminal's own colours.
  private func isPlainBlank(_ cell: Cell) -> Bool {
    guard cell.glyph == .space, cell.width == 1 else { return false }
    if encoder.depth == .none {
      return !encoder.usesAttributes || cell.attributes.isDisjoint(with: Pen.visibleOnBlanks)
    }
    return cell.background.alpha == 0 && encoder.ground == nil
      && cell.attributes.isDisjoint(with: Pen.visibleOnBlanks)
  }

  // MARK: - Writing

  /// Writes what changes.
  func writing(
    pen: inout Pen, cursor: inout ScreenCursor, to writer: ByteWriter
  ) -> ByteWriter {
    var writer = writer
    let erased = (blankStart..<resolved.upperBound).filter { old[$0] != new[$0] }
    let isErasing = erased.count >= Self.fewestErased
    let end = isErasing ? blankStart : resolved.upperBound
    // Cells that a terminal may have spoilt, as it holds a cluster for wider.
    var spoiltEnd = resolved.lowerBound
    if !isErasing, let pivot = startOfTail(in: pen) {
      writer = shorter(of: pivot, pen: &pen, cursor: &cursor, to: writer)
    } else {
      writer = writing(
        resolved.lowerBound..<end, pen: &pen, cursor: &cursor, spoiltEnd: &spoiltEnd, to: writer)
    }
    if isErasing, let changed = erased.first {
      let first = spoiltEnd > blankStart ? blankStart : changed
      writer = writing(moveTo: first, pen: &pen, cursor: &cursor, to: writer)
      setPen(CellAppearance().pen(after: pen), &pen, &writer)
      writer.append(ControlSequence.eraseToEndOfLine)
    }
    return writer
  }

  /// Writes the cells of a part of the row that change.
  private func writing(
    _ cells: Range<Int>, pen: inout Pen, cursor: inout ScreenCursor, spoiltEnd: inout Int,
    to writer: ByteWriter
  ) -> ByteWriter {
    var writer = writer
    var x = cells.lowerBound
    while x < cells.upperBound {
      guard x < spoiltEnd || old[x] != new[x] else {
        x += 1
        continue
      }
      if new[x].part == .right, x == resolved.lowerBound { x -= 1 }
      writer = writing(moveTo: x, pen: &pen, cursor: &cursor, to: writer)
      let spread = write(x, pen: &pen, cursor: &cursor, &writer)
      spoiltEnd = max(spoiltEnd, x + spread)
      x += new[x].part == .left ? 2 : 1
    }
    return writer
  }

  /// Where the last changed cells begin if they need the pen as it is and the first one another; nil
  /// unless few narrow cells of one scalar change.
  ///
  /// A caret that was drawn last is drawn so again when a character moves it on. The caret first and the
  /// character afterwards needs one change of the pen, and the other way round two.
  private func startOfTail(in pen: Pen) -> Int? {
    let changed = resolved.filter { old[$0] != new[$0] }
    guard let first = changed.first, changed.count <= Self.mostReordered,
      changed.allSatisfy({ new[$0].glyph.rawValue < Glyph.clusterBase && new[$0].part == .whole }),
      new[first].pen(after: pen) != pen
    else { return nil }
    return changed.reversed().prefix { new[$0].pen(after: pen) == pen }.last
  }

  /// Writes the changed cells in their order, or those from a column on first, whichever is shorter.
  private func shorter(
    of pivot: Int, pen: inout Pen, cursor: inout ScreenCursor, to writer: ByteWriter
  ) -> ByteWriter {
    let start = writer.count
    var spoiltEnd = resolved.lowerBound
    var (straightPen, straightCursor) = (pen, cursor)
    let straight = writing(
      resolved, pen: &straightPen, cursor: &straightCursor, spoiltEnd: &spoiltEnd, to: writer)
    let middle = straight.count
    var (turnedPen, turnedCursor, turned) = (pen, cursor, straight)
    for part in [pivot..<resolved.upperBound, resolved.lowerBound..<pivot] {
      spoiltEnd = resolved.lowerBound
      turned = writing(
        part, pen: &turnedPen, cursor: &turnedCursor, spoiltEnd: &spoiltEnd, to: turned)
    }
    if turned.count - middle < middle - start {
      turned.removeBytes(from: start, upTo: middle)
      (pen, cursor) = (turnedPen, turnedCursor)
      return turned
    }
    turned.removeBytes(from: middle)
    (pen, cursor) = (straightPen, straightCursor)
    return turned
  }

  /// Moves to a cell: by a sequence, or by writing what stands between again, if that is shorter.
  private func writing(
    moveTo x: Int, pen: inout Pen, cursor: inout ScreenCursor, to writer: ByteWriter
  ) -> ByteWriter {
    if cursor.row == y, cursor.column == x { return writer }
    let start = writer.count
    var (movedPen, movedCursor) = (pen, cursor)
    var moved = movedCursor.writing(moveTo: CellPoint(x: x, y: y), to: writer)
    guard let column = cursor.column, cursor.row == y, column >= resolved.lowerBound, column < x,
      x - column <= Self.longestBridge,
      new[column..<x].allSatisfy({ $0.glyph.rawValue < Glyph.clusterBase }),
      new[column].part != .right
    else {
      cursor = movedCursor
      return moved
    }
    // The pen that the cell needs afterwards belongs to the price of both ways.
    setPen(new[x].pen(after: pen), &movedPen, &moved)
    let middle = moved.count
    var (bridgedPen, bridgedCursor, bridged) = (pen, cursor, moved)
    var place = column
    while place < x {
      _ = write(place, pen: &bridgedPen, cursor: &bridgedCursor, &bridged)
      place += new[place].part == .left ? 2 : 1
    }
    setPen(new[x].pen(after: bridgedPen), &bridgedPen, &bridged)
    if bridged.count - middle <= middle - start {
      bridged.removeBytes(from: start, upTo: middle)
      pen = bridgedPen
      cursor = bridgedCursor
      return bridged
    }
    moved.removeBytes(from: middle)
    pen = movedPen
    cursor = movedCursor
    return moved
  }

  /// Writes the glyph that begins in a cell, and gives the columns that a terminal may take for it.
  private func write(
    _ x: Int, pen: inout Pen, cursor: inout ScreenCursor, _ writer: inout ByteWriter
  ) -> Int {
    let look = new[x]
    setPen(look.pen(after: pen), &pen, &writer)
    let columns = look.part == .left ? 2 : 1
    var spread = columns
    var isCertain = x + columns < width
    if look.glyph.rawValue < Glyph.clusterBase {
      writer.append(scalar: look.glyph.rawValue)
    } else {
      let cluster = clusters[Int(look.glyph.rawValue - Glyph.clusterBase)]
      for scalar in cluster.unicodeScalars { writer.append(scalar: scalar.value) }
      if let most = Self.doubtfulColumns(of: cluster, columns) {
        spread = most
        isCertain = false
      }
    }
    cursor.column = isCertain ? x + columns : nil
    return spread
  }

  private func setPen(_ next: Pen, _ pen: inout Pen, _ writer: inout ByteWriter) {
    if next == pen { return }
    if next == .initial {
      writer.append(ControlSequence.initialRendition)
    } else {
      writer = Pen.writing(changeFrom: pen, to: next, depth: encoder.depth, to: writer)
    }
    pen = next
  }

  /// The most columns that a terminal may give a cluster; nil where all agree on `columns`.
  ///
  /// Many add up the columns of its scalars.
  private static func doubtfulColumns(of cluster: String, _ columns: Int) -> Int? {
    var sum = 0
    var isDoubtful = false
    for scalar in cluster.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format:
        // The selectors of emoji and of text change the columns where they are known.
        if scalar.value == 0xFE0F || scalar.value == 0xFE0E { isDoubtful = true }
      case .spacingMark:
        sum += 1
        isDoubtful = true
      default:
        sum += scalar.value < 0x1100 ? 1 : 2
      }
    }
    return sum == columns && !isDoubtful ? nil : max(sum, columns)
  }
}
