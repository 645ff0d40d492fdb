/// A Swift source with its comments and string literals told apart from its code.
///
/// Enough of the language's lexical structure to find words, braces and directives that are what they
/// look like. Regular expressions between slashes are taken for code.
struct SourceScan {
  /// The source, in UTF-8.
  let bytes: [UInt8]
  /// For each byte, whether it is code; the quotes of a literal are not.
  private(set) var isCode: [Bool]

  /// Tells the bytes of a source apart.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isCode = [Bool](repeating: true, count: bytes.count)
    var offset = 0
    scanCode(from: &offset, endsAtParenthesis: false)
  }

  /// Tells the bytes of a text apart.
  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  private mutating func scanCode(from offset: inout Int, endsAtParenthesis: Bool) {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/") where follows("//", offset):
        hide(&offset, through: bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count)
      case UInt8(ascii: "/") where follows("/*", offset):
        scanBlockComment(from: &offset)
      case UInt8(ascii: "\""):
        scanString(from: &offset, pounds: 0)
      case UInt8(ascii: "#"):
        var quote = offset
        while quote < bytes.count, bytes[quote] == UInt8(ascii: "#") { quote += 1 }
        if quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") {
          scanString(from: &offset, pounds: quote - offset)
        } else {
          offset = quote
        }
      case UInt8(ascii: "("):
        depth += 1
        offset += 1
      case UInt8(ascii: ")"):
        if endsAtParenthesis, depth == 0 { return }
        depth -= 1
        offset += 1
      default:
        offset += 1
      }
    }
  }

  private mutating func scanBlockComment(from offset: inout Int) {
    let start = offset
    var depth = 0
    repeat {
      if follows("/*", offset) {
        depth += 1
        offset += 2
      } else if follows("*/", offset) {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    let end = min(offset, bytes.count)
    offset = start
    hide(&offset, through: end)
  }

  private mutating func scanString(from offset: inout Int, pounds: Int) {
    let fence = [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    hide(&offset, through: offset + pounds)
    let isMultiline = follows("\"\"\"", offset)
    let quote = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    let end = quote + fence
    let escape = [UInt8(ascii: "\\")] + fence
    hide(&offset, through: offset + quote.count)
    while offset < bytes.count {
      if bytes[offset...].starts(with: end) {
        hide(&offset, through: offset + end.count)
        return
      }
      if bytes[offset...].starts(with: escape) {
        hide(&offset, through: offset + escape.count)
        guard offset < bytes.count else { return }
        if bytes[offset] == UInt8(ascii: "(") {
          let start = offset
          offset += 1
          scanCode(from: &offset, endsAtParenthesis: true)
          let close = offset
          offset = start
          hide(&offset, through: close + 1)
        } else if bytes[offset] != 0x0A {
          hide(&offset, through: offset + 1)
        }
        continue
      }
      // A literal of one line that is not closed ends with it.
      if !isMultiline, bytes[offset] == 0x0A { return }
      hide(&offset, through: offset + 1)
    }
  }

  private mutating func hide(_ offset: inout Int, through end: Int) {
    let end = min(end, bytes.count)
    while offset < end {
      isCode[offset] = false
      offset += 1
    }
  }

  private func follows(_ text: StaticString, _ offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }
}

extension SourceScan {
  /// The ranges of the lines, without their ends.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(start..<offset)
      start = offset + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  /// A range as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The words of the code in a range: names and keywords.
  func words(in range: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard isCode[offset], Self.isWord(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upperBound, Self.isWord(bytes[offset]) { offset += 1 }
      words.insert(text(start..<offset))
    }
    return words
  }

  /// Where a word stands in the code, at or behind an offset.
  func firstIndex(ofWord word: String, from start: Int) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count, start <= bytes.count - word.count else { return nil }
    for offset in start...(bytes.count - word.count)
    where bytes[offset] == word[0] && isCode[offset] && bytes[offset...].starts(with: word) {
      let end = offset + word.count
      let before = offset > 0 && Self.isWord(bytes[offset - 1])
      if !before, end == bytes.count || !Self.isWord(bytes[end]) { return offset }
    }
    return nil
  }

  /// The first byte of code that is no white space, at or behind an offset.
  func firstCode(from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return (start..<bytes.count).first {
      isCode[$0] && ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[$0])
    }
  }

  /// The offset of the bracket that closes the one at an offset; nil where none does.
  func closing(_ start: Int) -> Int? {
    var depth = 0
    for offset in start..<bytes.count where isCode[offset] {
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }

  /// The line of an offset, from one.
  func line(of offset: Int) -> Int {
    1 + bytes[..<offset].count { $0 == 0x0A }
  }

  /// Whether a byte belongs to a name.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
