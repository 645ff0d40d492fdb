extension Snapshot {
  /// Reads a file's text; the inverse of ``description``.
  ///
  /// What a person has rearranged by hand is read if it means one thing only; anything else is an
  /// error with its line. Memory stays in proportion to the text, whatever size it claims.
  public init(parsing text: String) throws(SnapshotError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Whether a file's bytes say that they are of a later version than ``version``.
  public static func isNewer(_ bytes: [UInt8]) -> Bool {
    let line = Array(bytes.prefix(64))
    do throws(SnapshotError) {
      _ = try Snapshot(parsing: line)
      return false
    } catch {
      if case .newerVersion = error.problem { return true }
      return false
    }
  }

  /// Reads a file's bytes; the inverse of ``bytes``.
  public init(parsing bytes: [UInt8]) throws(SnapshotError) {
    var parser = SnapshotParser(lines: SnapshotLines(bytes))
    self = try parser.parse()
  }
}

/// The lines of a file, taken one by one; a carriage return before the end of a line is dropped.
private struct SnapshotLines {
  private let bytes: [UInt8]
  private var start = 0
  /// The number of the line last taken, counted from 1; one past the last at the end.
  private(set) var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    number += 1
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[start..<end]
    start = end + 1
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}

private struct SnapshotParser {
  var lines: SnapshotLines
  private var header: [Snapshot.Field] = []
  private var size = CellSize.zero
  private var caret: CellPoint?
  private var cells: [Cell] = []
  /// Holds the clusters met so far.
  private var table = Canvas(width: 0, height: 0)
  private var keyRows: [KeyRow] = []
  /// The keys of all rows that have some, one after the other, counted from 1; 0 for none.
  private var keys: [Int] = []

  init(lines: SnapshotLines) { self.lines = lines }

  private struct KeyRow {
    var line: Int
    var row: Int
  }

  private struct Entry {
    var line: Int
    var look: SnapshotLook
    var isUsed = false
  }

  private func failure(_ problem: SnapshotError.Problem) -> SnapshotError {
    SnapshotError(line: lines.number, problem: problem)
  }

  mutating func parse() throws(SnapshotError) -> Snapshot {
    try parseVersion()
    try parseHeader()
    try parsePicture()
    try parseLooks()
    if lines.next() != nil { throw failure(.textBehindEnd) }
    var canvas = Canvas(width: size.width, height: size.height)
    canvas.cells = cells
    canvas.caret = caret
    for cluster in table.clusters { _ = canvas.glyph(for: Character(cluster)) }
    return Snapshot(of: canvas, header: header)
  }

  private mutating func parseVersion() throws(SnapshotError) {
    let title = Array("stylebook snapshot ".utf8)
    guard let line = lines.next(), line.starts(with: title) else {
      throw SnapshotError(line: 1, problem: .notASnapshot)
    }
    let digits = line.dropFirst(title.count)
    guard let first = digits.first, first != UInt8(ascii: "0"),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { throw failure(.notASnapshot) }
    // However long the number, it is a version.
    guard let version = SnapshotText.integer(digits), version <= Snapshot.version else {
      throw failure(.newerVersion(QuotedText.cut(String(decoding: digits, as: UTF8.self))))
    }
  }
}

// MARK: - Header

extension SnapshotParser {
  private mutating func parseHeader() throws(SnapshotError) {
    var hasSize = false
    var isOpen = true
    while isOpen, let line = lines.next() {
      if line.isEmpty {
        isOpen = false
        continue
      }
      guard let (field, isQuoted) = SnapshotText.parseField(line) else {
        throw failure(SnapshotText.string(line) == nil ? .notUTF8 : .malformedField)
      }
      switch field.key {
      case "size" where !isQuoted:
        if hasSize { throw failure(.duplicateKey(field.key)) }
        size = try parseSize(field.value)
        hasSize = true
      case "caret" where !isQuoted && hasSize:
        if caret != nil { throw failure(.duplicateKey(field.key)) }
        caret = try parseCaret(field.value)
      case "caret" where !isQuoted: throw failure(.unknownKey(field.key))
      default:
        if hasSize { throw failure(.unknownKey(field.key)) }
        header.append(field)
      }
    }
    if !hasSize { throw failure(.missingKey("size")) }
    if isOpen { throw failure(.missingSeparator(before: "the picture")) }
  }

  private func parseSize(_ value: String) throws(SnapshotError) -> CellSize {
    let most = Snapshot.maximumLength
    let numbers = parsePair(value, separator: "x")
    guard let (width, height) = numbers, 0...most ~= width, 0...most ~= height else {
      throw failure(
        .malformedValue(key: "size", expected: "columns x rows, as in 40x3, at most \(most) each"))
    }
    return CellSize(width: width, height: height)
  }

  private func parseCaret(_ value: String) throws(SnapshotError) -> CellPoint {
    guard let (x, y) = parsePair(value, separator: ",") else {
      throw failure(.malformedValue(key: "caret", expected: "column,row, as in 7,1"))
    }
    guard 0..<size.width ~= x, 0..<size.height ~= y else {
      throw failure(
        .malformedValue(key: "caret", expected: "in a picture of \(size.width)x\(size.height)"))
    }
    return CellPoint(x: x, y: y)
  }

  private func parsePair(_ value: String, separator: Character) -> (Int, Int)? {
    let bytes = Array(value.utf8)
    guard let byte = separator.asciiValue, let middle = bytes.firstIndex(of: byte),
      let first = SnapshotText.integer(bytes[..<middle]),
      let second = SnapshotText.integer(bytes[(middle + 1)...])
    else { return nil }
    return (first, second)
  }
}

// MARK: - Picture

extension SnapshotParser {
  private mutating func parsePicture() throws(SnapshotError) {
    for row in 0..<size.height {
      // Neither an empty line nor the end can be a row, so the picture stops here.
      guard let line = lines.next(), !line.isEmpty, !isEnd(line) else {
        throw failure(.missingRows(found: row, expected: size.height))
      }
      let start = cells.count
      do {
        try SnapshotRow.parse(line, row: row, into: &cells, table: &table)
      } catch {
        throw failure(error)
      }
      let found = cells.count - start
      if found != size.width {
        throw failure(.wrongWidth(row: row, found: found, expected: size.width))
      }
    }
  }

  private func isEnd(_ line: ArraySlice<UInt8>) -> Bool { line.elementsEqual("end".utf8) }
}

// MARK: - Looks

extension SnapshotParser {
  /// Reads the rows of keys and the legend if there are any, and the end.
  private mutating func parseLooks() throws(SnapshotError) {
    guard let first = lines.next() else { throw failure(.missingEnd) }
    if isEnd(first) { return }
    guard first.isEmpty else { throw failure(.missingSeparator(before: "the keys")) }
    var legend: [Int: Entry] = [:]
    while let line = lines.next() {
      if isEnd(line) {
        if keyRows.isEmpty {
          throw failure(.malformedKeys(reason: "a row of keys should follow the empty line"))
        }
        try resolve(&legend)
        return
      }
      guard let text = SnapshotText.string(line) else { throw failure(.notUTF8) }
      if line.first == UInt8(ascii: "|") {
        if !legend.isEmpty {
          throw failure(.malformedKeys(reason: "rows of keys should stand before the legend"))
        }
        try parseKeys(text)
      } else {
        try parseLegend(text, into: &legend)
      }
    }
    throw failure(.missingEnd)
  }

  /// Reads `|aa..b| 2`.
  private mutating func parseKeys(_ text: String) throws(SnapshotError) {
    var rest = text.unicodeScalars.dropFirst()
    let start = keys.count
    while let scalar = rest.first, scalar != "|" {
      if scalar.value == SnapshotKey.nothing {
        rest.removeFirst()
        keys.append(0)
      } else if let index = SnapshotKey.take(&rest) {
        keys.append(index + 1)
      } else {
        throw failure(
          .malformedKeys(reason: "\(SnapshotText.quoted(String(scalar))) is not a key"))
      }
    }
    guard rest.popFirst() == "|", rest.popFirst() == " ",
      let row = SnapshotText.integer(Array(String(rest).utf8)[...])
    else {
      throw failure(.malformedKeys(reason: "a row of keys should end with ‘|’ and its row number"))
    }
    guard row < size.height, row > keyRows.last?.row ?? -1 else {
      throw failure(.misplacedKeys(row: row))
    }
    let found = keys.count - start
    if found != size.width {
      throw failure(.wrongKeyCount(row: row, found: found, expected: size.width))
    }
    keyRows.append(KeyRow(line: lines.number, row: row))
  }

  /// Reads `a  fg #a3f307  bold`.
  private func parseLegend(
    _ text: String, into legend: inout [Int: Entry]
  ) throws(SnapshotError) {
    var rest = text[...].unicodeScalars
    guard let index = SnapshotKey.take(&rest), rest.popFirst() == " ", rest.popFirst() == " " else {
      throw failure(
        .malformedLegend(reason: "a legend should read ‘key  look’; the last line is ‘end’"))
    }
    guard legend[index] == nil else {
      throw failure(.duplicateLegend(key: SnapshotKey.text(index)))
    }
    do {
      let look = try SnapshotLook(parsing: String(rest))
      legend[index] = Entry(line: lines.number, look: look)
    } catch {
      throw failure(error)
    }
  }

  /// Gives the cells the looks that their keys stand for.
  private mutating func resolve(_ legend: inout [Int: Entry]) throws(SnapshotError) {
    var last = (key: 0, look: SnapshotLook())
    for (number, keyRow) in keyRows.enumerated() {
      for x in 0..<size.width {
        let key = keys[number * size.width + x]
        if key == 0 { continue }
        if key != last.key {
          guard let entry = legend[key - 1] else {
            throw SnapshotError(
              line: keyRow.line, problem: .missingLegend(key: SnapshotKey.text(key - 1)))
          }
          legend[key - 1]?.isUsed = true
          last = (key, entry.look)
        }
        let index = keyRow.row * size.width + x
        cells[index].foreground = last.look.foreground
        cells[index].background = last.look.background
        cells[index].attributes = last.look.attributes
      }
    }
    let unused = legend.filter { !$0.value.isUsed }.min { $0.value.line < $1.value.line }
    if let (index, entry) = unused {
      throw SnapshotError(line: entry.line, problem: .unusedLegend(key: SnapshotKey.text(index)))
    }
  }
}
