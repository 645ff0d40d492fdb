/// Writes bytes one after another into room that its owner knows to be enough.
///
/// The encoders' inner loop: nothing is allocated, and room is only checked in debug builds.
/// Functions too long to be inlined take a writer and return it, so that the place stays in a
/// register between cells.
struct ByteWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>

  /// Calls `body` with a writer that has room for `capacity` bytes.
  static func withRoom(for capacity: Int, _ body: (ByteWriter) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return }
      body(ByteWriter(start: start, end: start + capacity, next: start))
    }
  }

  /// How many bytes have been written.
  var count: Int { next - start }

  /// What has been written.
  var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: count)
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    assert(next < end, "A writer's owner has promised too little room.")
    next.pointee = byte
    next += 1
  }

  /// Appends the bytes of a literal.
  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Appends a number in decimal digits.
  @inline(__always)
  mutating func append(decimal number: UInt8) {
    if number >= 100 { append(0x30 + number / 100) }
    if number >= 10 { append(0x30 + number / 10 % 10) }
    append(0x30 + number % 10)
  }

  /// Appends a number in decimal digits and a byte behind them, in one store of four bytes.
  @inline(__always)
  private mutating func append(decimal number: UInt8, then end: UInt8) {
    assert(self.end - next >= 4, "A writer's owner has promised too little room.")
    let number = UInt32(number)
    // Multiplying and shifting divides by 100 and by 10, rightly for all bytes.
    let hundreds = (number &* 41) >> 12
    let tens = (number &* 205) >> 11
    let digits = hundreds | (tens &- hundreds &* 10) << 8 | (number &- tens &* 10) << 16
    let bytes = digits | 0x30_3030 | UInt32(end) << 24
    let leadingZeros: UInt32 = (number < 100 ? 1 : 0) + (number < 10 ? 1 : 0)
    UnsafeMutableRawPointer(next).storeBytes(
      of: (bytes >> (leadingZeros &* 8)).littleEndian, as: UInt32.self)
    next += 4 - Int(leadingZeros)
  }

  /// Appends the sequence that chooses an opaque colour for glyphs, in full depth.
  @inline(__always)
  mutating func append(foreground color: RGBA) {
    assert(end - next >= 19, "A writer's owner has promised too little room.")
    // `ESC [ 3 8 ; 2 ;` in one store of eight bytes; the eighth is overwritten.
    let start: UInt64 = 0x3B_323B_3833_5B1B
    UnsafeMutableRawPointer(next).storeBytes(of: start.littleEndian, as: UInt64.self)
    next += 7
    append(decimal: color.red, then: 0x3B)
    append(decimal: color.green, then: 0x3B)
    append(decimal: color.blue, then: 0x6D)
  }

  /// Takes bytes back so that what was written from `middle` on stands where what was written from
  /// `first` on stood; both are counts.
  mutating func removeBytes(from first: Int, upTo middle: Int) {
    let length = count - middle
    for index in 0..<length { start[first + index] = start[middle + index] }
    next = start + first + length
  }

  /// Takes back what was written after a count.
  mutating func removeBytes(from first: Int) {
    next = start + first
  }

  /// Appends a scalar in UTF-8.
  ///
  /// Controls, which a terminal would obey, and what is no scalar become a replacement character.
  @inline(__always)
  mutating func append(scalar value: UInt32) {
    if value &- 0x20 < 0x5F {
      append(UInt8(truncatingIfNeeded: value))
    } else if value &- 0x800 < 0xD000 {
      assert(end - next >= 4, "A writer's owner has promised too little room.")
      Self.store(threeBytesOf: value, at: next)
      next += 3
    } else {
      self = writing(rareScalar: value)
    }
  }

  /// Stores a scalar of three bytes in one store of four; the fourth is overwritten, and room for it is
  /// promised.
  @inline(__always)
  private static func store(threeBytesOf value: UInt32, at place: UnsafeMutablePointer<UInt8>) {
    let bytes = 0x80_80E0 | value >> 12 | value << 2 & 0x3F00 | value << 16 & 0x3F_0000
    UnsafeMutableRawPointer(place).storeBytes(of: bytes.littleEndian, as: UInt32.self)
  }

  /// Appends a scalar that is neither ASCII nor in the lower part of the basic plane.
  @inline(never)
  private func writing(rareScalar value: UInt32) -> ByteWriter {
    var writer = self
    let isControl = value < 0x20 || 0x7F..<0xA0 ~= value
    let scalar = isControl ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { writer.append(byte) }
    return writer
  }
}

extension ByteWriter {
  /// The most bytes that ``append(cellAt:in:clusters:)`` writes for a cell of a canvas.
  static func mostBytesPerCell(of canvas: Canvas) -> Int {
    // A replacement character is three times as long as the control it stands for.
    max(4, (canvas.clusters.lazy.map(\.utf8.count).max() ?? 0) * 3)
  }

  /// Appends what the cell at `x` shows; nothing for the right half of a wide glyph.
  ///
  /// Half a wide glyph alone becomes a blank, so that the cells after it keep their columns.
  @inline(__always)
  mutating func append(
    cellAt x: Int, in row: UnsafeBufferPointer<Cell>, clusters: [String]
  ) {
    let glyph = row[x].glyph
    if row[x].width == 1, glyph.rawValue < Glyph.clusterBase {
      append(scalar: glyph.rawValue)
    } else {
      self = writing(rareCellAt: x, in: row, clusters: clusters)
    }
  }

  /// Appends the cells from `x` on that look like another and hold one frequent scalar each, and gives
  /// the index behind the last of them.
  @inline(__always)
  mutating func append(
    plainCellsFrom x: Int, to end: Int, in row: UnsafeBufferPointer<Cell>, like first: Cell
  ) -> Int {
    // The place is kept out of the writer, so that it stays in a register.
    var next = next
    var x = x
    while x < end, row[x].width == 1, row[x].hasLook(of: first) {
      let value = row[x].glyph.rawValue
      if value &- 0x20 < 0x5F {
        next.pointee = UInt8(truncatingIfNeeded: value)
        next += 1
      } else if value &- 0x800 < 0xD000 {
        Self.store(threeBytesOf: value, at: next)
        next += 3
      } else {
        break
      }
      x += 1
    }
    self.next = next
    return x
  }

  /// Appends a cell that is wide, covered or a cluster.
  @inline(never)
  private func writing(
    rareCellAt x: Int, in row: UnsafeBufferPointer<Cell>, clusters: [String]
  ) -> ByteWriter {
    var writer = self
    let cell = row[x]
    if row.isRightHalf(x) { return writer }
    if cell.width != 1, cell.width != 2 || x + 1 == row.count || row[x + 1].width != 0 {
      writer.append(0x20)
    } else if cell.glyph.rawValue < Glyph.clusterBase {
      writer.append(scalar: cell.glyph.rawValue)
    } else {
      for scalar in clusters[Int(cell.glyph.rawValue - Glyph.clusterBase)].unicodeScalars {
        writer.append(scalar: scalar.value)
      }
    }
    return writer
  }
}

extension Cell {
  /// Whether the cell has the colours and attributes of another.
  @inline(__always)
  func hasLook(of other: Cell) -> Bool {
    foreground.rawValue == other.foreground.rawValue
      && background.rawValue == other.background.rawValue
      && attributes.rawValue == other.attributes.rawValue
  }
}

extension UnsafeBufferPointer<Cell> {
  /// Whether the cell at `x` is covered by the wide glyph before it.
  @inline(__always)
  func isRightHalf(_ x: Int) -> Bool {
    self[x].width == 0 && x > 0 && self[x - 1].width == 2
  }
}

extension Canvas {
  /// Calls `body` with each row's cells, from the top.
  func forEachRow(_ body: (UnsafeBufferPointer<Cell>) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      for y in 0..<height {
        body(UnsafeBufferPointer(rebasing: cells[y * width..<(y + 1) * width]))
      }
    }
  }
}
