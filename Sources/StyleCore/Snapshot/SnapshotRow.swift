/// One row of the picture, in both its forms: side by side between bars, and cell by cell.
enum SnapshotRow {
  private static let bar = UInt8(ascii: "|")
  private static let mark = UInt8(ascii: "!")

  /// Appends a row of a canvas, without an end of line.
  static func append(row y: Int, of canvas: Canvas, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(bar)
    if appendSimple(row: y, of: canvas, to: &bytes) || appendPlain(row: y, of: canvas, to: &bytes) {
      bytes.append(bar)
    } else {
      bytes.removeSubrange(start...)
      appendEscaped(row: y, of: canvas, to: &bytes)
    }
  }

  /// Appends the glyphs side by side if all are simple; otherwise leaves `bytes` as they were.
  private static func appendSimple(
    row y: Int, of canvas: Canvas, to bytes: inout [UInt8]
  ) -> Bool {
    let start = bytes.count
    for cell in canvas.cells[y * canvas.width..<(y + 1) * canvas.width] {
      let value = cell.glyph.rawValue
      guard cell.width == 1, SnapshotText.isSimple(value) else {
        bytes.removeSubrange(start...)
        return false
      }
      switch value {
      case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
      case ..<0x800:
        bytes.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
        bytes.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
      default:
        bytes.append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
        bytes.append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
        bytes.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
      }
    }
    return true
  }

  /// Appends the glyphs side by side if reading them back finds the same cells; otherwise leaves
  /// `bytes` as they were.
  private static func appendPlain(
    row y: Int, of canvas: Canvas, to bytes: inout [UInt8]
  ) -> Bool {
    var text = "|"
    var expected: [(utf8Count: Int, width: UInt8)] = []
    var x = 0
    while x < canvas.width {
      let cell = canvas[x, y]
      guard cell.width == 1 || cell.width == 2, cell.glyph != .continuation else { return false }
      if cell.width == 2 {
        guard x + 1 < canvas.width, isContinuation(canvas[x + 1, y]) else { return false }
      }
      let glyph = canvas.text(of: cell.glyph)
      text += glyph
      expected.append((glyph.utf8.count, cell.width))
      x += Int(cell.width)
    }
    text += "|"
    // The bars take part, because a mark at either end would join them.
    var found = text.makeIterator()
    guard found.next() == "|" else { return false }
    for cell in expected {
      guard let character = found.next(), character.utf8.count == cell.utf8Count,
        width(of: character) == cell.width
      else { return false }
    }
    guard found.next() == "|" else { return false }
    bytes.append(contentsOf: text.utf8.dropFirst().dropLast())
    return true
  }

  private static func isContinuation(_ cell: Cell) -> Bool {
    cell.glyph == .continuation && cell.width == 0
  }

  /// The columns of a character in a plain row, 1 or 2; `nil` where it has to be escaped.
  private static func width(of character: Character) -> UInt8? {
    let scalars = character.unicodeScalars
    if let only = scalars.first, scalars.count == 1, SnapshotText.isSimple(only.value) { return 1 }
    guard scalars.allSatisfy(SnapshotText.isReadable) else { return nil }
    let width = DisplayWidth.of(character)
    return width == 1 || width == 2 ? UInt8(width) : nil
  }
}

// MARK: - Cell by cell

extension SnapshotRow {
  private static func appendEscaped(row y: Int, of canvas: Canvas, to bytes: inout [UInt8]) {
    bytes.append(mark)
    for x in 0..<canvas.width {
      if x > 0 { bytes.append(bar) }
      let cell = canvas[x, y]
      append(canvas.text(of: cell.glyph), to: &bytes)
      let isEmpty = cell.glyph == .continuation
      let isFollowedByEmpty = x + 1 < canvas.width && canvas[x + 1, y].glyph == .continuation
      if cell.width != impliedWidth(isEmpty: isEmpty, isFollowedByEmpty: isFollowedByEmpty) {
        bytes.append(contentsOf: "=\(cell.width)".utf8)
      }
    }
    bytes.append(mark)
  }

  /// The columns that a cell takes when it does not say.
  private static func impliedWidth(isEmpty: Bool, isFollowedByEmpty: Bool) -> UInt8 {
    isEmpty ? 0 : isFollowedByEmpty ? 2 : 1
  }

  private static func append(_ glyph: String, to bytes: inout [UInt8]) {
    let standsAlone =
      "|\(glyph)|".count == 3 && glyph.unicodeScalars.allSatisfy(SnapshotText.isReadable)
    for scalar in glyph.unicodeScalars {
      if scalar == "|" || scalar == "\\" || scalar == "=" {
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if standsAlone || SnapshotText.isSimple(scalar.value) {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        SnapshotText.appendEscape(of: scalar, to: &bytes)
      }
    }
  }
}

// MARK: - Reading

extension SnapshotRow {
  /// Appends the cells of a line to `cells`; several scalars join the glyph table of `table`.
  ///
  /// Leaves it to the caller to look at how many cells there were.
  static func parse(
    _ line: ArraySlice<UInt8>, row: Int, into cells: inout [Cell], table: inout Canvas
  ) throws(SnapshotError.Problem) {
    guard line.count >= 2, let first = line.first, first == line.last, first == bar || first == mark
    else {
      throw .malformedRow(row, reason: "should stand between two ‘|’, or between two ‘!’")
    }
    let inside = line[line.startIndex + 1..<line.endIndex - 1]
    if first == bar && parseSimple(inside, into: &cells) { return }
    guard let text = SnapshotText.string(line) else { throw .notUTF8 }
    if first == bar {
      try parsePlain(text, row: row, into: &cells, table: &table)
    } else {
      let scalars = text.unicodeScalars.dropFirst().dropLast()
      try parseEscaped(scalars, row: row, into: &cells, table: &table)
    }
  }

  /// Appends the cells if all are simple; otherwise leaves `cells` as they were.
  private static func parseSimple(_ bytes: ArraySlice<UInt8>, into cells: inout [Cell]) -> Bool {
    let start = cells.count
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (value, length) = simpleScalar(bytes, at: index)
      guard SnapshotText.isSimple(value) else {
        cells.removeSubrange(start...)
        return false
      }
      cells.append(Cell(glyph: Glyph(rawValue: value)))
      index += length
    }
    return true
  }

  /// The scalar at an index and its length in bytes; zero where it is none of the simple ones.
  @inline(__always)
  private static func simpleScalar(
    _ bytes: ArraySlice<UInt8>, at index: Int
  ) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    func next(_ offset: Int) -> UInt32? {
      guard index + offset < bytes.endIndex, bytes[index + offset] & 0xC0 == 0x80 else {
        return nil
      }
      return UInt32(bytes[index + offset] & 0x3F)
    }
    if (0xC2...0xDF).contains(first), let second = next(1) {
      return ((first & 0x1F) << 6 | second, 2)
    }
    // The only simple ones of three bytes are U+2500 to U+259F.
    if first == 0xE2, let second = next(1), let third = next(2) {
      return ((first & 0xF) << 12 | second << 6 | third, 3)
    }
    return (0, 1)
  }

  private static func parsePlain(
    _ text: String, row: Int, into cells: inout [Cell], table: inout Canvas
  ) throws(SnapshotError.Problem) {
    var characters = text[...]
    // A mark that joined a bar would have been escaped, and is not taken for a part of it here.
    guard characters.popFirst() == "|", characters.popLast() == "|" else {
      throw .malformedRow(row, reason: "has a mark that joins its bar; escape it")
    }
    let start = cells.count
    for character in characters {
      guard let width = width(of: character) else {
        throw .malformedRow(
          row,
          reason: """
            has \(SnapshotText.quoted(String(character))) in column \(cells.count - start), \
            which should be escaped
            """)
      }
      cells.append(Cell(glyph: table.glyph(for: character), width: width))
      if width == 2 { cells.append(Cell(glyph: .continuation, width: 0)) }
    }
  }

  private static func parseEscaped(
    _ scalars: Substring.UnicodeScalarView, row: Int, into cells: inout [Cell], table: inout Canvas
  ) throws(SnapshotError.Problem) {
    var rest = scalars
    let start = cells.count
    var column: Int { cells.count - start }
    var hasMore = true
    // Whether the cell before leaves its width to what follows it.
    var widthIsOpen = false
    while hasMore {
      hasMore = false
      var glyph = String.UnicodeScalarView()
      var width: UInt8?
      scan: while let scalar = rest.popFirst() {
        switch scalar {
        case "|":
          hasMore = true
          break scan
        case "=":
          width = takeWidth(&rest)
          guard width != nil, rest.isEmpty || rest.first == "|" else {
            throw .malformedRow(row, reason: "has no width from 0 to 255 behind ‘=’")
          }
        case "\\":
          guard let escaped = takeEscape(&rest) else {
            throw .malformedRow(row, reason: "has an escape in column \(column) that is none")
          }
          glyph.append(escaped)
        default:
          guard SnapshotText.isReadable(scalar) else {
            throw .malformedRow(
              row,
              reason: """
                has \(SnapshotText.quoted(String(scalar))) in column \(column), which should be \
                escaped
                """)
          }
          glyph.append(scalar)
        }
      }
      let text = String(glyph)
      guard text.count <= 1 else {
        throw .malformedRow(row, reason: "has more than one character in column \(column)")
      }
      let found = text.first.map { table.glyph(for: $0) } ?? .continuation
      let isEmpty = found == .continuation
      if widthIsOpen && isEmpty { cells[cells.count - 1].width = 2 }
      widthIsOpen = width == nil && !isEmpty
      let implied = impliedWidth(isEmpty: isEmpty, isFollowedByEmpty: false)
      cells.append(Cell(glyph: found, width: width ?? implied))
    }
  }

  private static func takeEscape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "u": SnapshotText.parseEscape(&rest)
    case "|": "|"
    case "\\": "\\"
    case "=": "="
    default: nil
    }
  }

  private static func takeWidth(_ rest: inout Substring.UnicodeScalarView) -> UInt8? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...]
    let bytes = Array(String(digits).utf8)
    return SnapshotText.integer(bytes[...]).flatMap { UInt8(exactly: $0) }
  }
}
