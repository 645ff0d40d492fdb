/// How single characters and whole values are spelled in a snapshot.
enum SnapshotText {
  /// Whether a scalar takes one column and joins no neighbour, whatever that is, so that rows made
  /// of such scalars need no segmenting: printable ASCII, Latin letters, box drawing and blocks.
  @inline(__always)
  static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2500...0x259F: true
    default: false
    }
  }

  /// Whether a scalar can stand in a file as it is: editors keep it, and a reviewer sees it or
  /// sees what it does to its neighbour.
  ///
  /// Controls, line separators, directional marks and whatever else shows nothing are written as
  /// escapes; the joiners and selectors inside clusters stay.
  static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case let value where isSimple(value): return true
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F: return true
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }

  /// Appends a scalar as `\u{…}`.
  static func appendEscape(of scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".utf8)
  }

  /// Reads what follows a backslash and `u`, `{…}`; `nil` where that is no scalar.
  static func parseEscape(
    _ scalars: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    guard scalars.popFirst() == "{" else { return nil }
    var value: UInt32 = 0
    var digits = 0
    while let scalar = scalars.popFirst() {
      if scalar == "}" { return digits == 0 ? nil : Unicode.Scalar(value) }
      digits += 1
      guard digits <= 6, let digit = hexDigit(scalar.value) else { return nil }
      value = value << 4 | digit
    }
    return nil
  }

  /// The value of a hexadecimal digit.
  static func hexDigit(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x30...0x39: scalar - 0x30
    case 0x61...0x66: scalar - 0x57
    case 0x41...0x46: scalar - 0x37
    default: nil
    }
  }

  /// A whole number in digits with at most a minus sign before, without leading zeros.
  static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = isNegative ? bytes.dropFirst() : bytes
    guard let first = digits.first, digits.count == 1 || first != UInt8(ascii: "0") else {
      return nil
    }
    var value = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (product, productOverflows) = value.multipliedReportingOverflow(by: 10)
      // Built downwards, because the least integer has no positive counterpart.
      let (sum, sumOverflows) = product.subtractingReportingOverflow(Int(byte) - 0x30)
      if productOverflows || sumOverflows { return nil }
      value = sum
    }
    if isNegative { return value == 0 ? nil : value }
    return value == Int.min ? nil : -value
  }

  /// The bytes as text, if they are UTF-8.
  static func string(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}

// MARK: - Fields

extension SnapshotText {
  /// The keys that belong to the format itself.
  static let reservedKeys = ["size", "caret"]

  /// Whether a key may stand without quotes; any other is quoted.
  static func isPlainKey(_ key: some Collection<UInt8>) -> Bool {
    !key.isEmpty
      && key.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }

  /// Whether a value may stand without quotes: it shows, and no editor would strip its ends.
  static func isPlainValue(_ value: String) -> Bool {
    guard let first = value.utf8.first, let last = value.utf8.last else { return false }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: " ") || last == UInt8(ascii: " ") {
      return false
    }
    return value.unicodeScalars.allSatisfy {
      isSimple($0.value) || isReadable($0) && !$0.properties.isWhitespace
    }
  }

  /// Appends one line of the header, with its end of line.
  static func append(_ field: Snapshot.Field, to bytes: inout [UInt8]) {
    if isPlainKey(field.key.utf8) && !reservedKeys.contains(field.key) {
      bytes.append(contentsOf: field.key.utf8)
    } else {
      appendQuoted(field.key, to: &bytes)
    }
    bytes.append(contentsOf: ": ".utf8)
    if isPlainValue(field.value) {
      bytes.append(contentsOf: field.value.utf8)
    } else {
      appendQuoted(field.value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a text in double quotes, what does not show escaped.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: "\\\"".utf8)
      case "\\": bytes.append(contentsOf: "\\\\".utf8)
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\t": bytes.append(contentsOf: "\\t".utf8)
      case " ": bytes.append(UInt8(ascii: " "))
      case _ where isReadable(scalar) && !scalar.properties.isWhitespace:
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      default: appendEscape(of: scalar, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A text in double quotes, what does not show escaped.
  static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a line of the header; `nil` where it is not `key: value`.
  ///
  /// Says whether the key stood in quotes, which makes it the caller's whatever it is called.
  static func parseField(
    _ line: ArraySlice<UInt8>
  ) -> (field: Snapshot.Field, isQuoted: Bool)? {
    guard let text = string(line) else { return nil }
    var rest = text[...].unicodeScalars
    let isQuoted = rest.first == "\""
    let key: String
    if isQuoted {
      guard let quoted = parseQuoted(&rest) else { return nil }
      key = quoted
    } else {
      guard let colon = rest.firstIndex(of: ":") else { return nil }
      key = String(rest[..<colon])
      guard isPlainKey(key.utf8) else { return nil }
      rest = rest[colon...]
    }
    guard rest.popFirst() == ":", rest.popFirst() == " " else { return nil }
    if rest.first == "\"" {
      guard let value = parseQuoted(&rest), rest.isEmpty else { return nil }
      return (Snapshot.Field(key, value), isQuoted)
    }
    let value = String(rest)
    return isPlainValue(value) ? (Snapshot.Field(key, value), isQuoted) : nil
  }

  /// Takes a text in double quotes off the front.
  private static func parseQuoted(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.popFirst() == "\"" else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        switch rest.popFirst() {
        case "\"": text.append("\"")
        case "\\": text.append("\\")
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "u":
          guard let escaped = parseEscape(&rest) else { return nil }
          text.append(escaped)
        default: return nil
        }
      default:
        guard isReadable(scalar) else { return nil }
        text.append(scalar)
      }
    }
    return nil
  }
}
