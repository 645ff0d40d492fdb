/// Writes bytes one after another into room that its owner knows to be enough.
///
/// The encoders' inner loop: nothing is allocated, and room is only checked in debug builds.
/// Functions too long to be inlined take a writer and return it, so that the place stays in a
/// register between cells.
struct ByteWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>
  /// The 256 numbers of ``parameters``.
  private let parameters: UnsafePointer<UInt64>

  /// Calls `body` with a writer that has room for `capacity` bytes.
  static func withRoom(for capacity: Int, _ body: (ByteWriter) -> Void) {
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { start.deallocate() }
    parameters.withUnsafeBufferPointer { parameters in
      guard let table = parameters.baseAddress else { return }
      body(ByteWriter(start: start, end: start + capacity, next: start, parameters: table))
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

  /// Appends the sequence that chooses an opaque colour for glyphs, in full depth.
  @inline(__always)
  mutating func append(foreground color: RGBA) {
    assert(end - next >= 20, "A writer's owner has promised too little room.")
    // `ESC [ 3 8 ; 2 ;` in one store of eight bytes; the eighth is overwritten.
    let start: UInt64 = 0x3B_323B_3833_5B1B
    UnsafeMutableRawPointer(next).storeBytes(of: start.littleEndian, as: UInt64.self)
    next += 7
    append(parameter: color.red)
    append(parameter: color.green)
    append(parameter: color.blue)
    next[-1] = 0x6D
  }

  /// Appends a number in decimal digits and a semicolon.
  @inline(__always)
  private mutating func append(parameter number: UInt8) {
    let known = parameters[Int(number)]
    store(UInt32(truncatingIfNeeded: known))
    next += Int(known >> 32)
  }

  /// Stores four bytes, the lowest first, of which those that do not count are overwritten.
  @inline(__always)
  private func store(_ bytes: UInt32) {
    assert(end - next >= 4, "A writer's owner has promised too little room.")
    UnsafeMutableRawPointer(next).storeBytes(of: bytes.littleEndian, as: UInt32.self)
  }

  /// Each byte in decimal digits with a semicolon, the first digit lowest, and in the upper half how
  /// long that is.
  private static let parameters: [UInt64] = (0...UInt64(255)).map { number in
    var text: UInt64 = 0x3B
    var length: UInt64 = 1
    var rest = number
    repeat {
      text = text << 8 | (0x30 + rest % 10)
      length += 1
      rest /= 10
    } while rest > 0
    return length << 32 | text
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
    append(ScalarBytes(value) ?? .replacement)
  }

  @inline(__always)
  private mutating func append(_ scalar: ScalarBytes) {
    store(scalar.bytes)
    next += scalar.count
  }
}

/// A scalar in UTF-8.
private struct ScalarBytes {
  /// The bytes, the first one lowest.
  let bytes: UInt32
  /// How many there are.
  let count: Int

  /// What stands for all that cannot be shown.
  static let replacement = ScalarBytes(bytes: 0xBD_BFEF, count: 3)

  private init(bytes: UInt32, count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// Encodes a scalar; nil for controls and for what is no scalar.
  @inline(__always)
  init?(_ value: UInt32) {
    if value &- 0x20 < 0x5F {
      self.init(bytes: value, count: 1)
    } else if value &- 0x800 < 0xD000 {
      self.init(bytes: Self.threeBytes(value), count: 3)
    } else {
      self.init(rare: value)
    }
  }

  /// Encodes a scalar that is neither ASCII nor in the lower part of the basic plane.
  private init?(rare value: UInt32) {
    switch value {
    case 0xA0..<0x800:
      self.init(bytes: 0x80C0 | value >> 6 | value << 8 & 0x3F00, count: 2)
    case 0xE000..<0x1_0000:
      self.init(bytes: Self.threeBytes(value), count: 3)
    case 0x1_0000..<0x11_0000:
      self.init(
        bytes: 0x8080_80F0 | value >> 18 | value >> 4 & 0x3F00 | value << 10 & 0x3F_0000
          | value << 24 & 0x3F00_0000,
        count: 4)
    default:
      return nil
    }
  }

  @inline(__always)
  private static func threeBytes(_ value: UInt32) -> UInt32 {
    0x80_80E0 | value >> 12 | value << 2 & 0x3F00 | value << 16 & 0x3F_0000
  }
}

extension ByteWriter {
  /// The most bytes that ``writing(cellAt:in:clusters:)`` writes for a cell of a canvas.
  static func mostBytesPerCell(of canvas: Canvas) -> Int {
    // A replacement character is three times as long as the control it stands for.
    max(4, (canvas.clusters.lazy.map(\.utf8.count).max() ?? 0) * 3)
  }

  /// Appends the cells from `x` on that hold one scalar each, and moves `x` behind them.
  ///
  /// The ground stays that of the first, and there are no attributes, which a dim glyph of a colour of
  /// its own does not need. Blanks have no colour; before a glyph of another colour than `ink`, which a
  /// ``Pen`` of full depth has set, that colour is set, as a gradient needs it, unless it is the
  /// terminal's own.
  ///
  /// It stands by itself so that there is a register for all that it takes.
  @inline(never)
  func writing(
    scalarsFrom x: inout Int, to end: Int, in row: UnsafeBufferPointer<Cell>, ink: inout UInt32
  ) -> ByteWriter {
    guard let cells = row.baseAddress else { return self }
    var (writer, cell, color) = (self, cells + x, ink)
    let end = cells + end
    let first = CellBits(of: cell)
    while cell < end {
      var bits = CellBits(of: cell)
      guard bits.ground == first.ground, bits.attributes.isSubset(of: .dim),
        bits.columns == 1 || bits.columns == 2 && cell + 1 < end && cell[1].width == 0,
        var scalar = ScalarBytes(cell.pointee.glyph.rawValue)
      else { break }
      let isBlank = cell.pointee.glyph == .space
      if !isBlank {
        let foreground = cell.pointee.foreground
        if foreground.alpha == 0 {
          if color != PenColors.terminal || !bits.attributes.isEmpty { break }
        } else if color != foreground.rawValue | 0xFF {
          writer.append(foreground: foreground)
          color = foreground.rawValue | 0xFF
        }
      }
      if bits.columns == 2 {
        writer.append(scalar)
        cell += 2
        continue
      }
      // All that follows in the same look; after blanks, whose colour was not set, only blanks.
      while true {
        repeat {
          writer.append(scalar)
          cell += 1
        } while cell < end && CellBits(of: cell) == bits
        guard cell < end, !isBlank, CellBits(of: cell).hasLook(of: bits),
          let next = ScalarBytes(cell.pointee.glyph.rawValue)
        else { break }
        bits = CellBits(of: cell)
        scalar = next
      }
    }
    x = cell - cells
    ink = color
    return writer
  }

  /// Appends what the cell at `x` shows; nothing for the right half of a wide glyph.
  ///
  /// Half a wide glyph alone becomes a blank, so that the cells after it keep their columns.
  @inline(never)
  func writing(
    cellAt x: Int, in row: UnsafeBufferPointer<Cell>, clusters: [String]
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

/// A cell in the fewest words that can be compared, without the padding behind it.
private struct CellBits: Equatable {
  /// The glyph and its colour.
  let ink: UInt64
  /// From the highest byte: the columns, the attributes, the ground, and half of the colour once more.
  let rest: UInt64

  /// Reads a cell, whose properties lie in the order in which it declares them.
  @inline(__always)
  init(of cell: UnsafePointer<Cell>) {
    let bytes = UnsafeRawPointer(cell)
    ink = bytes.loadUnaligned(as: UInt64.self)
    rest = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 6, as: UInt64.self))
  }

  /// Whether it differs at most in the glyph, and so in the lower half of the first word.
  @inline(__always)
  func hasLook(of other: CellBits) -> Bool {
    rest == other.rest && (ink.littleEndian ^ other.ink.littleEndian) >> 32 == 0
  }
  /// The ground.
  @inline(__always)
  var ground: UInt32 { UInt32(truncatingIfNeeded: rest >> 16) }
  /// The attributes.
  @inline(__always)
  var attributes: CellAttributes { CellAttributes(rawValue: UInt8(truncatingIfNeeded: rest >> 48)) }
  /// The columns.
  @inline(__always)
  var columns: UInt8 { UInt8(truncatingIfNeeded: rest >> 56) }
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
