/// Reading well-formed UTF-8.
extension UnsafePointer<UInt8> {
  /// Decodes the scalar that begins at a byte.
  @inline(__always)
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(self[index])
    if lead < 0x80 { return (lead, 1) }
    let second = UInt32(self[index &+ 1]) & 0x3F
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    let third = UInt32(self[index &+ 2]) & 0x3F
    if lead < 0xF0 { return ((lead & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(self[index &+ 3]) & 0x3F
    return ((lead & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }

  /// The columns of text of which each scalar is a grapheme cluster with columns of its own; nil for other
  /// text, as far as that can be told from scalars alone.
  func columnsOfScalars(count: Int) -> Int? {
    var columns = 0
    var position = 0
    while position < count {
      let end = endOfPrintableASCII(from: position, to: count)
      columns += end - position
      position = end
      if position == count { break }
      let (scalar, length) = scalar(at: position)
      let known = ScalarClass(scalar)
      switch known.kind {
      case .plain, .pictograph, .variable, .keycap: if known.width == 0 { return nil }
      default: return nil
      }
      columns += known.width
      position += length
    }
    return columns
  }

  /// The end of the run of bytes from space to tilde that begins at `start`.
  @inline(__always)
  func endOfPrintableASCII(from start: Int, to end: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    while position &+ 8 <= end {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(self + position).loadUnaligned(as: UInt64.self))
      // The lowest byte that is below a space, a delete or beyond ASCII sets its highest bit.
      let odd = (word | (word &+ ones) | (word &- ones &* 0x20)) & (ones &* 0x80)
      let run = odd.trailingZeroBitCount >> 3
      position &+= run
      if run < 8 { return position }
    }
    while position < end && self[position] &- 0x20 < 0x5F { position += 1 }
    return position
  }
}
