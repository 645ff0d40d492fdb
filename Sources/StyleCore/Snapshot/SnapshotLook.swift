/// What a cell says beyond its glyph: the entry of a legend.
struct SnapshotLook: Hashable {
  var foreground: RGBA
  var background: RGBA
  var attributes: CellAttributes

  init(foreground: RGBA = .clear, background: RGBA = .clear, attributes: CellAttributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  init(of cell: Cell) {
    self.init(
      foreground: cell.foreground, background: cell.background, attributes: cell.attributes)
  }

  /// The terminal's own colours and no attribute.
  var isEmpty: Bool { foreground == .clear && background == .clear && attributes.isEmpty }
}

// MARK: - As a line of the legend

extension SnapshotLook {
  /// The two bits that have no name yet.
  private static let nameless = [
    (attribute: CellAttributes(rawValue: 64), name: "bit6"),
    (attribute: CellAttributes(rawValue: 128), name: "bit7"),
  ]

  /// Every attribute with the name it has in a legend.
  private static let names = CellAttributes.named + nameless

  /// The names of attributes with spaces between; empty where there are none.
  static func names(of attributes: CellAttributes) -> String {
    names.filter { attributes.contains($0.attribute) }.map(\.name).joined(separator: " ")
  }

  /// Appends `fg #a3f307  bg #000000  bold underline`, what there is of it, each part behind two
  /// spaces.
  func append(to bytes: inout [UInt8]) {
    if foreground != .clear { Self.append(foreground, named: "  fg #", to: &bytes) }
    if background != .clear { Self.append(background, named: "  bg #", to: &bytes) }
    if !attributes.isEmpty { bytes.append(contentsOf: "  \(Self.names(of: attributes))".utf8) }
  }

  private static func append(_ color: RGBA, named name: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: name.utf8)
    for shift in stride(from: 28, through: color.isOpaque ? 8 : 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color.rawValue >> UInt32(shift) & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }

  /// Reads what stands behind the key of a legend.
  init(parsing text: String) throws(SnapshotError.Problem) {
    self.init()
    var words = text.split(separator: " ").makeIterator()
    while let word = words.next() {
      switch word {
      case "fg":
        let color = try Self.color(words.next())
        guard foreground == .clear else { throw .malformedLegend(reason: "‘fg’ is given twice") }
        foreground = color
      case "bg":
        let color = try Self.color(words.next())
        guard background == .clear else { throw .malformedLegend(reason: "‘bg’ is given twice") }
        background = color
      default:
        guard let (attribute, _) = Self.names.first(where: { $0.name == word }) else {
          throw .malformedLegend(
            reason: "a legend has \(SnapshotText.quoted(String(word))), which is no attribute")
        }
        attributes.insert(attribute)
      }
    }
    guard !isEmpty else { throw .malformedLegend(reason: "a legend says nothing about its key") }
  }

  private static func color(_ word: Substring?) throws(SnapshotError.Problem) -> RGBA {
    let word = word ?? ""
    guard word.utf8.first == UInt8(ascii: "#"), [7, 9].contains(word.utf8.count) else {
      throw .badColor(String(word))
    }
    var value: UInt32 = 0
    for digit in word.utf8.dropFirst() {
      guard let digit = SnapshotText.hexDigit(UInt32(digit)) else { throw .badColor(String(word)) }
      value = value << 4 | digit
    }
    let color = RGBA(rawValue: word.utf8.count == 7 ? value << 8 | 0xFF : value)
    guard color != .clear else { throw .badColor(String(word)) }
    return color
  }
}

// MARK: - Keys

/// The characters that stand for looks, one column each, in the order in which they are given out.
///
/// Letters that are drawn alike in several scripts are left out. The looks behind the last letter
/// are numbered, as in `{562}`.
enum SnapshotKey {
  /// Stands where a cell says nothing.
  static let nothing: UInt32 = 0x2E

  private static let letters: [UInt32] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    let other = "ΓΔΘΛΞΠΣΦΨΩαβγδεζηθλμξπρσςτφχψωБДЖЗИЙЦЧШЩЪЫЬЭЮЯбвгджзийлцчшщъыьэюя"
    var letters = plain.unicodeScalars.map(\.value)
    letters += [0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F].joined()
    letters += other.unicodeScalars.map(\.value)
    letters += 0x180...0x24F
    return letters
  }()

  private static let indices = Dictionary(
    uniqueKeysWithValues: letters.enumerated().map { ($1, $0) })

  /// Appends the key of the look that was the `index`-th to appear.
  static func append(_ index: Int, to bytes: inout [UInt8]) {
    guard index < letters.count else {
      bytes.append(contentsOf: "{\(index)}".utf8)
      return
    }
    let value = letters[index]
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else {
      bytes.append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
      bytes.append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
    }
  }

  /// The key as a person reads it.
  static func text(_ index: Int) -> String {
    var bytes: [UInt8] = []
    append(index, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes a key off the front and gives its index; `nil` where there is none.
  static func take(_ rest: inout Substring.UnicodeScalarView) -> Int? {
    guard let first = rest.popFirst() else { return nil }
    if first != "{" { return indices[first.value] }
    guard let brace = rest.firstIndex(of: "}") else { return nil }
    let digits = Array(String(rest[..<brace]).utf8)
    rest = rest[rest.index(after: brace)...]
    guard let index = SnapshotText.integer(digits[...]),
      letters.count..<Snapshot.maximumLength * Snapshot.maximumLength ~= index
    else { return nil }
    return index
  }
}
