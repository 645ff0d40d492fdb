/// The parameters of a control sequence: numbers with semicolons between them, each of which may
/// have parts with colons between them.
struct ControlParameters {
  /// The byte from `<` to `?` that says whose sequence it is; 0 for none.
  let prefix: UInt8
  private let bytes: ArraySlice<UInt8>

  /// Reads the bytes between the introducer and the final byte.
  init(_ bytes: [UInt8]) {
    let isPrivate = bytes.first.map { 0x3C...0x3F ~= $0 } ?? false
    prefix = isPrivate ? bytes[0] : 0
    self.bytes = bytes[(isPrivate ? 1 : 0)...]
  }

  /// Whether there are none.
  var isEmpty: Bool { bytes.isEmpty }

  /// The number at an index, or one of its parts; 0 where nothing stands.
  subscript(index: Int, part: Int = 0) -> Int {
    let parts = parts(of: index)
    return part < parts.count ? parts[part] : 0
  }

  /// The parts of the number at an index; none where nothing stands.
  func parts(of index: Int) -> [Int] {
    let fields = bytes.split(separator: 0x3B, omittingEmptySubsequences: false)
    guard index < fields.count else { return [] }
    return fields[index].split(separator: 0x3A, omittingEmptySubsequences: false).map { digits in
      digits.reduce(0) { number, byte in
        // Larger than any scalar, code or column is as good as any larger.
        0x30...0x39 ~= byte ? min(number * 10 + Int(byte) - 0x30, 1 << 24) : number
      }
    }
  }
}
