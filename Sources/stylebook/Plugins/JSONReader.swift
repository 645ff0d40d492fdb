/// Reads the JSON that the compiler writes, and gives nothing for anything else.
struct JSONReader {
  /// A value.
  indirect enum Value {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case array([Value])
    case object([String: Value])
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next value.
  mutating func value() -> Value? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map { .text($0) }
    default:
      let start = offset
      while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
      switch String(decoding: bytes[start..<offset], as: UTF8.self) {
      case "null": return .null
      case "true": return .flag(true)
      case "false": return .flag(false)
      case let word: return Double(word).map { .number($0) }
      }
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), ...0x20: true
    default: false
    }
  }

  private mutating func object() -> Value? {
    var members: [String: Value] = [:]
    offset += 1
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard let name = string(), take(UInt8(ascii: ":")), let value = value() else { return nil }
      members[name] = value
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array() -> Value? {
    var elements: [Value] = []
    offset += 1
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = offset
    var units: [UInt16]?
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        if let units { return String(decoding: units, as: UTF16.self) }
        return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        if units == nil {
          units = Array(String(decoding: bytes[start..<offset], as: UTF8.self).utf16)
        }
        guard let unit = escape() else { return nil }
        units?.append(unit)
      } else {
        let first = offset
        repeat {
          offset += 1
        } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
        if units != nil {
          units?.append(contentsOf: String(decoding: bytes[first..<offset], as: UTF8.self).utf16)
        }
      }
    }
    return nil
  }

  private mutating func escape() -> UInt16? {
    guard offset + 1 < bytes.count else { return nil }
    let sign = bytes[offset + 1]
    offset += 2
    switch sign {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "u"):
      guard offset + 4 <= bytes.count else { return nil }
      defer { offset += 4 }
      return UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    default: return UInt16(sign)
    }
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }
}

extension JSONReader.Value {
  /// The member of a name; null where there is none.
  subscript(name: String) -> JSONReader.Value {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// The elements of a list; none of anything else.
  var elements: [JSONReader.Value] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text; empty for anything else.
  var text: String {
    if case .text(let text) = self { text } else { "" }
  }

  /// The whole number; zero for anything else.
  var integer: Int {
    if case .number(let number) = self { Int(exactly: number) ?? 0 } else { 0 }
  }
}
