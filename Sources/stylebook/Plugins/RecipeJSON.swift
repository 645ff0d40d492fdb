/// A value of a JSON text that knows where it stands, so that a fault in it can be pointed at.
struct RecipeJSON {
  /// What the value is.
  let content: Content
  /// The bytes of the text that it takes.
  let range: Range<Int>

  /// A kind of value with what it holds.
  indirect enum Content {
    case null
    case flag(Bool)
    case number(Double)
    case string(String)
    case array([RecipeJSON])
    /// The members in their order; no two have one name.
    case object([Member])
  }

  /// A name with its value.
  struct Member {
    /// The name.
    let name: String
    /// The bytes of the text that the name takes, with its quotes.
    let nameRange: Range<Int>
    /// The value.
    let value: RecipeJSON
  }

  /// What the value is called in a sentence.
  var kind: String {
    switch content {
    case .null: "null"
    case .flag: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Reads JSON by recursive descent (RFC 8259), and says of a text that is none where it ends to be.
struct RecipeJSONParser {
  private let source: RecipeSource
  private let bytes: [UInt8]
  private var offset = 0

  /// How deep values may lie in each other.
  static let depthLimit = 16

  /// Reads the one value that a text holds.
  static func value(of source: RecipeSource) throws(RecipeError) -> RecipeJSON {
    var parser = RecipeJSONParser(source)
    if let place = source.damage { throw source.error(.notUTF8, at: place) }
    // Editors of some systems begin files with a byte order mark.
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.offset = 3 }
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.current == nil else {
      throw parser.error("the end of the file behind its one value")
    }
    return value
  }

  private init(_ source: RecipeSource) {
    self.source = source
    bytes = source.bytes
  }

  private mutating func value(depth: Int) throws(RecipeError) -> RecipeJSON {
    skipSpace()
    guard depth < Self.depthLimit else {
      throw source.error(.tooDeep(limit: Self.depthLimit), at: offset)
    }
    let start = offset
    let content: RecipeJSON.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      content = .number(try number())
    case _ where takeWord("true"): content = .flag(true)
    case _ where takeWord("false"): content = .flag(false)
    case _ where takeWord("null"): content = .null
    default: throw error("a value such as 3, true, \"red\", [1, 2] or {…}")
    }
    return RecipeJSON(content: content, range: start..<offset)
  }

  private mutating func members(depth: Int) throws(RecipeError) -> [RecipeJSON.Member] {
    offset += 1
    var members: [RecipeJSON.Member] = []
    var names: Set<String> = []
    if take("}") { return members }
    repeat {
      skipSpace()
      let start = offset
      guard current == UInt8(ascii: "\"") else { throw error("a name in quotes") }
      let name = try string()
      let range = start..<offset
      guard names.insert(name).inserted else {
        throw source.error(.repeatedKey(name), at: start)
      }
      guard take(":") else { throw error("\":\" behind the name") }
      members.append(
        RecipeJSON.Member(name: name, nameRange: range, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw error("\",\" or \"}\"") }
    return members
  }

  private mutating func elements(depth: Int) throws(RecipeError) -> [RecipeJSON] {
    offset += 1
    var elements: [RecipeJSON] = []
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw error("\",\" or \"]\"") }
    return elements
  }

  private mutating func string() throws(RecipeError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try String(escapedScalar()).utf8
      case ..<0x20:
        throw error("a quote at the end of the text, or \\n for a line end in it")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw source.error(.syntax(expected: "a quote at the end of this text"), at: start)
  }

  private mutating func escapedScalar() throws(RecipeError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let sign = current
    offset += 1
    switch sign {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let unit = codeUnit() {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        // Two escapes make one character above U+FFFF.
        if (0xD800...0xDBFF).contains(unit), current == UInt8(ascii: "\\") {
          offset += 1
          if current == UInt8(ascii: "u") {
            offset += 1
            if let low = codeUnit(), (0xDC00...0xDFFF).contains(low) {
              let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
              if let scalar = Unicode.Scalar(value) { return scalar }
            }
          }
        }
      }
    default: break
    }
    throw source.error(
      .syntax(expected: #"\", \\, \/, \b, \f, \n, \r, \t or \u0041 behind a backslash"#), at: start)
  }

  private mutating func codeUnit() -> UInt16? {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }

  private mutating func number() throws(RecipeError) -> Double {
    let start = offset
    var isNumber = true
    func digits(_ parser: inout Self) -> Int {
      let first = parser.offset
      while let byte = parser.current, Self.isDigit(byte) { parser.offset += 1 }
      return parser.offset - first
    }
    if current == UInt8(ascii: "-") { offset += 1 }
    let beginsWithZero = current == UInt8(ascii: "0")
    let count = digits(&self)
    if count == 0 || beginsWithZero && count > 1 { isNumber = false }
    if current == UInt8(ascii: ".") {
      offset += 1
      if digits(&self) == 0 { isNumber = false }
    }
    if let byte = current, byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { offset += 1 }
      if digits(&self) == 0 { isNumber = false }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard isNumber, let number = Double(text), number.isFinite else {
      throw source.error(.malformedNumber(text), at: start)
    }
    return number
  }
}

extension RecipeJSONParser {
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func error(_ expected: String) -> RecipeError {
    source.error(.syntax(expected: expected), at: offset)
  }
}
