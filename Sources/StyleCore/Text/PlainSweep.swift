/// Measures stretches of common scripts sixteen bytes at a time, without a branch a letter.
///
/// It knows scalars whose columns hang on nothing else: printable ASCII, Latin, Greek, Cyrillic, kana,
/// ideographs, Hangul syllables, and the combining marks U+0300 to U+036F. It stops before all others.
struct PlainSweep {
  /// Bytes that must lie ahead for a step.
  static let reach = 18

  private typealias Lanes = SIMD16<UInt8>
  private typealias Mask = SIMDMask<SIMD16<Int8>>

  /// Whether a scalar with this first byte may be among those it knows.
  @inline(__always)
  static func mayKnow(_ lead: UInt8) -> Bool {
    lead < 0xE2 || lead &- 0xE3 <= 0xED - 0xE3
  }

  /// Measures from a byte at which a scalar begins, adding columns to `total`.
  ///
  /// The result is the first byte not looked at, which may lie within a known scalar that has been
  /// counted.
  static func measure(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, total: inout Int
  ) -> Int {
    var position = start
    while position &+ reach <= end {
      let here = UnsafeRawPointer(bytes + position)
      let first = here.loadUnaligned(as: Lanes.self)
      if all(span(first, 0x20, 0x7E)) {
        total &+= 16
        position &+= 16
        continue
      }
      let second = (here + 1).loadUnaligned(as: Lanes.self)
      let third = (here + 2).loadUnaligned(as: Lanes.self)
      let (columns, known) = classify(first, second, third)
      let halves = unsafeBitCast(columns, to: SIMD2<UInt64>.self)
      let unknown = unsafeBitCast(.!known, to: SIMD2<UInt64>.self)
      if unknown[0] | unknown[1] == 0 {
        total &+= sum(halves[0] &+ halves[1])
        position &+= 16
      } else if unknown[0] != 0 {
        let bits = UInt64(truncatingIfNeeded: unknown[0].trailingZeroBitCount)
        total &+= sum(halves[0] & ((1 &<< bits) &- 1))
        return position + Int(bits >> 3)
      } else {
        let bits = UInt64(truncatingIfNeeded: unknown[1].trailingZeroBitCount)
        total &+= sum(halves[0] &+ (halves[1] & ((1 &<< bits) &- 1)))
        return position + 8 + Int(bits >> 3)
      }
    }
    return position
  }

  /// Whether something holds for all bytes.
  @inline(__always)
  private static func all(_ mask: Mask) -> Bool {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves[0] & halves[1] == .max
  }

  /// The sum of eight small bytes.
  @inline(__always)
  private static func sum(_ bytes: UInt64) -> Int {
    Int((bytes &* 0x0101_0101_0101_0101) >> 56)
  }

  /// The columns of the scalars that begin in sixteen bytes, and which bytes are known; the other
  /// arguments are the bytes one and two places on.
  @inline(__always)
  private static func classify(
    _ first: Lanes, _ second: Lanes, _ third: Lanes
  ) -> (columns: Lanes, known: Mask) {
    let secondIsHigh = second .>= Lanes(repeating: 0xB0)
    let continuation = unsafeBitCast(first, to: SIMD16<Int8>.self) .< SIMD16<Int8>(repeating: -64)
    // U+00C0–047F without U+0370–037F; of those U+0300–036F are marks.
    let (marks, lastMarks) = (one(first, 0xCC), one(first, 0xCD))
    let short = span(first, 0xC3, 0xD1) .& .!(lastMarks .& secondIsHigh)
    // The others of those; printable ASCII; U+1E00–1EFF.
    let narrow =
      (short .& .!(marks .| lastMarks)) .| span(first, 0x20, 0x7E)
      .| (one(first, 0xE1) .& one(second & Lanes(repeating: 0xFC), 0xB8))
    // U+3041–30FF without U+3097 to 309A.
    let kana =
      (one(second, 0x81) .& .!one(third, 0x80))
      .| (one(second, 0x82) .& .!span(third, 0x97, 0x9A)) .| one(second, 0x83)
    // U+3000–D7FF: ideographs, but for kana and the syllables of Hangul where those begin and end.
    let strange =
      (one(first, 0xE3) .& .!kana) .| (one(first, 0xEA) .& .!secondIsHigh)
      .| (one(first, 0xED) .& (second .>= Lanes(repeating: 0x9E)))
    let wide = span(first, 0xE3, 0xED) .& .!strange
    let columns =
      (unsafeBitCast(narrow, to: Lanes.self) & Lanes(repeating: 1))
      | (unsafeBitCast(wide, to: Lanes.self) & Lanes(repeating: 2))
    return (columns, continuation .| short .| narrow .| wide)
  }

  @inline(__always)
  private static func span(_ lanes: Lanes, _ low: UInt8, _ high: UInt8) -> Mask {
    lanes &- Lanes(repeating: low) .<= Lanes(repeating: high - low)
  }

  @inline(__always)
  private static func one(_ lanes: Lanes, _ value: UInt8) -> Mask {
    lanes .== Lanes(repeating: value)
  }
}
