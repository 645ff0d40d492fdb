import StyleCore

/// The terminal's clipboard, which it sets when it is told to (OSC 52) and may keep from programs.
enum Clipboard {
  /// The bytes that put a text into it.
  static func bytes(setting text: String) -> [UInt8] {
    Array("\u{1B}]52;c;\(base64(Array(text.utf8)))\u{7}".utf8)
  }

  /// Bytes as letters, digits, plus and slash (RFC 4648).
  static func base64(_ bytes: [UInt8]) -> String {
    var text = ""
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for place in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * place)) & 63
        text.append(place <= group.count ? Self.digits[digit] : "=")
      }
    }
    return text
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}
