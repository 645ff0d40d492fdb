/// A fingerprint of bytes, to tell whether they are still the same: 128 bits, not made to withstand
/// somebody who wants two texts to have one.
struct SourceHash: Hashable {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private var length: UInt64 = 0

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    mix(rest)
    length &+= UInt64(bytes.count)
    mix(length)
  }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  private mutating func mix(_ word: UInt64) {
    let one = (first ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    let two = (second &+ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    first = one.high ^ one.low &+ second
    second = two.high ^ two.low ^ first
  }

  /// The fingerprint in 32 hexadecimal digits.
  var digits: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The fingerprint of some texts.
  static func of(_ texts: [String]) -> String {
    var hash = SourceHash()
    for text in texts { hash.add(text) }
    return hash.digits
  }
}
