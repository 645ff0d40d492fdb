/// Where a terminal's cursor stands, as far as that is known.
struct ScreenCursor: Hashable {
  /// The row, from 0; nil if it is not known.
  var row: Int?
  /// The column, from 0; nil if it is not known, as behind the last column or behind a cluster that
  /// terminals disagree about.
  var column: Int?

  /// The most bytes that a move writes.
  static let mostBytesPerMove = 32

  /// Writes the shortest sequence that moves to a cell.
  mutating func writing(moveTo target: CellPoint, to writer: ByteWriter) -> ByteWriter {
    defer { self = ScreenCursor(row: target.y, column: target.x) }
    if row == target.y, column == target.x { return writer }
    var writer = writer
    let start = writer.count
    writePosition(target, &writer)
    guard let row else { return writer }
    let middle = writer.count
    writeVertical(target.y - row, &writer)
    writeHorizontal(to: target.x, &writer)
    if writer.count - middle < middle - start {
      writer.removeBytes(from: start, upTo: middle)
    } else {
      writer.removeBytes(from: middle)
    }
    return writer
  }

  /// Writes CUP, without the ones that it supposes.
  private func writePosition(_ target: CellPoint, _ writer: inout ByteWriter) {
    writer.append(ControlSequence.introducer)
    if target.y > 0 { writer.append(decimal: target.y + 1) }
    if target.x > 0 {
      writer.append(0x3B)
      writer.append(decimal: target.x + 1)
    }
    writer.append(0x48)
  }

  private func writeVertical(_ rows: Int, _ writer: inout ByteWriter) {
    if rows < 0 {
      writer.append(steps: -rows, 0x41)
    } else if rows <= 3 {
      // Line feeds, which keep the column; the target lies on the screen, so nothing scrolls.
      for _ in 0..<rows { writer.append(0x0A) }
    } else {
      writer.append(steps: rows, 0x42)
    }
  }

  private func writeHorizontal(to x: Int, _ writer: inout ByteWriter) {
    if column == x { return }
    let start = writer.count
    if x == 0 {
      writer.append(0x0D)
      return
    }
    // CHA, which serves wherever the cursor is.
    writer.append(ControlSequence.introducer)
    writer.append(decimal: x + 1)
    writer.append(0x47)
    guard let column else { return }
    let middle = writer.count
    if x > column {
      writer.append(steps: x - column, 0x43)
    } else if column - x <= 4 {
      for _ in 0..<column - x { writer.append(0x08) }
    } else {
      writer.append(steps: column - x, 0x44)
    }
    if writer.count - middle <= middle - start {
      writer.removeBytes(from: start, upTo: middle)
    } else {
      writer.removeBytes(from: middle)
    }
  }
}

extension ByteWriter {
  /// Appends a number of any size in decimal digits.
  fileprivate mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(0x30 + number % 10))
  }

  /// Appends a sequence that moves by some steps.
  fileprivate mutating func append(steps: Int, _ final: UInt8) {
    append(ControlSequence.introducer)
    if steps > 1 { append(decimal: steps) }
    append(final)
  }
}
