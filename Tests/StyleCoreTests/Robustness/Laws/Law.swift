import StyleCore

/// What must hold whatever bytes come in: a fuzzer looks for bytes that break one, and a test tries
/// those that once did.
enum Law: String, CaseIterable {
  case edits, expressions, keys, recipes, snapshots, text, views

  /// Throws where the law does not hold for some bytes.
  @MainActor func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    switch self {
    case .edits: try EditLaw.hold(for: bytes)
    case .expressions: try ExpressionLaw.hold(for: bytes)
    case .keys: try KeyLaw.hold(for: bytes)
    case .recipes: try RecipeLaw.hold(for: bytes)
    case .snapshots: try SnapshotLaw.hold(for: bytes)
    case .text: try TextLaw.hold(for: bytes)
    case .views: try ViewLaw.hold(for: bytes)
    }
  }
}

/// A law that does not hold.
struct BrokenLaw: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless a condition holds.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) throws(BrokenLaw) {
  if !condition { throw BrokenLaw(description: sentence()) }
}

/// Bytes that are spent on choices; where they are spent, all choices are the first.
struct ByteFeed {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number below a limit of at most 65,536.
  mutating func number(below limit: Int) -> Int {
    let low = Int(byte())
    return (limit > 256 ? low | Int(byte()) << 8 : low) % max(limit, 1)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

  /// A text of at most 24 scalars: scalars whose meetings matter, and any others.
  mutating func text() -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<min(number(below: 25), rest.count) {
      let first = byte()
      switch first {
      case 0x20..<0x7F: text.append(Unicode.Scalar(first))
      case 0x80..<0xF0: text.append(RandomText.pool[Int(first) % RandomText.pool.count])
      default:
        let value = UInt32(first & 0xF) << 16 | UInt32(byte()) << 8 | UInt32(byte())
        text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
    }
    return String(text)
  }

  /// All that is left.
  mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }
}

extension String {
  /// Whether a terminal would obey anything in it but, where they are told apart, line feeds.
  func isObeyed(besidesLineFeeds: Bool = false) -> Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: !besidesLineFeeds
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// Whether both are the same scalars; `==` takes what looks alike for the same.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
