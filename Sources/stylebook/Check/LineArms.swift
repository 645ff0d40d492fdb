import StyleCore

/// The directions in which a glyph of box drawing reaches out of its cell.
struct LineArms: OptionSet, Hashable, Sendable {
  /// One bit a direction.
  let rawValue: UInt8

  static let left = LineArms(rawValue: 1)
  static let right = LineArms(rawValue: 2)
  static let up = LineArms(rawValue: 4)
  static let down = LineArms(rawValue: 8)

  static let horizontal: LineArms = [.left, .right]
  static let vertical: LineArms = [.up, .down]

  /// Each direction with the step it takes.
  static let steps: [(arm: LineArms, x: Int, y: Int)] = [
    (.left, -1, 0), (.right, 1, 0), (.up, 0, -1), (.down, 0, 1),
  ]

  /// Where glyphs of box drawing stand in Unicode.
  static let scalars: ClosedRange<UInt32> = 0x2500...0x257F

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The arms of a glyph; none for all that is no box drawing.
  init(_ glyph: Glyph) {
    switch glyph.rawValue {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550:
      self = .horizontal
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551:
      self = .vertical
    case 0x250C...0x250F, 0x2552...0x2554, 0x256D: self = [.right, .down]
    case 0x2510...0x2513, 0x2555...0x2557, 0x256E: self = [.left, .down]
    case 0x2514...0x2517, 0x2558...0x255A, 0x2570: self = [.right, .up]
    case 0x2518...0x251B, 0x255B...0x255D, 0x256F: self = [.left, .up]
    case 0x251C...0x2523, 0x255E...0x2560: self = [.up, .down, .right]
    case 0x2524...0x252B, 0x2561...0x2563: self = [.up, .down, .left]
    case 0x252C...0x2533, 0x2564...0x2566: self = [.left, .right, .down]
    case 0x2534...0x253B, 0x2567...0x2569: self = [.left, .right, .up]
    case 0x253C...0x254B, 0x256A...0x256C: self = [.left, .right, .up, .down]
    default: self = []
    }
  }

  /// The arms that meet these at a neighbour.
  var opposite: LineArms {
    var arms: LineArms = []
    if contains(.left) { arms.insert(.right) }
    if contains(.right) { arms.insert(.left) }
    if contains(.up) { arms.insert(.down) }
    if contains(.down) { arms.insert(.up) }
    return arms
  }

  /// Whether these are the arms of a corner or of a place where lines meet.
  var isJoint: Bool { !isDisjoint(with: .horizontal) && !isDisjoint(with: .vertical) }
}
