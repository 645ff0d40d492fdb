/// A rectangle in points, from the top left corner.
struct Box: Hashable {
  /// The left side.
  var x: Double
  /// The upper side.
  var y: Double
  /// From side to side.
  var width: Double
  /// From top to bottom.
  var height: Double
}

/// A round corner in a cell of 8 × 16 points: a line from a side of the cell to its top or bottom.
struct CornerArc: Hashable {
  /// The middle of the line that runs up or down.
  let x: Double
  /// The middle of the line that runs to the side.
  let y: Double
  /// Whether it is a frame's right corner, so that its line comes from the left.
  let isRight: Bool
  /// Whether it is a frame's lower corner, so that its line goes up.
  let isLower: Bool

  /// The side of the cell where it begins.
  var start: Double { isRight ? 0 : 8 }
  /// The middle of the circle, which is that of all corners in the cell.
  var center: (x: Double, y: Double) { (isRight ? 0 : 7.5, isLower ? 3.5 : 11.5) }
  /// The top or the bottom of the cell, where it ends.
  var end: Double { isLower ? 0 : 16 }
}

/// The lines and blocks of a cell as shapes, for pictures whose lines are to join whatever the font.
///
/// U+2500 to U+259F, but for the diagonals. A light line is one point thick, a heavy one two, a
/// double one is two light ones a point apart; all meet the sides of the cell at the same places.
enum CellDrawing {
  /// Rectangles filled with the glyph's colour, in a cell of 8 × 16 points.
  case boxes([Box])
  /// The cell filled with a share of the glyph's colour.
  case shade(Double)
  /// Round corners one within the other, drawn with lines so thick.
  case arcs([CornerArc], thickness: Double)

  /// The shapes of a scalar; nil for one that is a matter of fonts.
  ///
  /// - Parameter corner: The weight of a round corner's lines, 1 light, 2 heavy, 3 double: it is that
  ///   of the lines it joins, as there are no scalars for other than light ones.
  init?(_ scalar: UInt32, corner: Int = 1) {
    switch scalar {
    case 0x2504...0x250B:
      self = Self.dashes(3 + Int(scalar - 0x2504) / 4, scalar)
    case 0x254C...0x254F:
      self = Self.dashes(2, scalar)
    case Self.roundCorners:
      let (isRight, isLower) = Self.sides(ofCorner: scalar)
      // Where the middles of the lines run: up and down, and from side to side.
      let lines: [(x: Double, y: Double)]
      switch corner {
      case 2: lines = [(4, 8)]
      case 3: lines = [-1.0, 1].map { (isRight == isLower ? 3.5 + $0 : 3.5 - $0, 7.5 + $0) }
      default: lines = [(3.5, 7.5)]
      }
      self = .arcs(
        lines.map { CornerArc(x: $0.x, y: $0.y, isRight: isRight, isLower: isLower) },
        thickness: corner == 2 ? 2 : 1)
    case 0x2500...0x257F:
      let arms = Self.arms[Int(scalar - 0x2500)]
      if arms == [0, 0, 0, 0] { return nil }
      self = .boxes(Self.lines(up: arms[0], right: arms[1], down: arms[2], left: arms[3]))
    case 0x2580...0x259F:
      self = Self.block(scalar)
    default:
      return nil
    }
  }

  /// The corners `╭╮╯╰`.
  static let roundCorners: ClosedRange<UInt32> = 0x256D...0x2570

  /// Where in a frame a round corner stands.
  static func sides(ofCorner scalar: UInt32) -> (isRight: Bool, isLower: Bool) {
    (scalar == 0x256E || scalar == 0x256F, scalar >= 0x256F)
  }

  /// An arm of a line, from the middle of its cell.
  enum Arm: Int {
    case up, right, down, left
  }

  /// The weight of an arm: 0 for none, 1 light, 2 heavy, 3 double; a round corner has none of its own.
  static func weight(of scalar: UInt32, _ arm: Arm) -> Int {
    switch scalar {
    case 0x2504...0x250B, 0x254C...0x254F:
      let isVertical = scalar & 2 != 0
      return isVertical == (arm == .up || arm == .down) ? 1 + Int(scalar & 1) : 0
    case 0x2500...0x257F: return arms[Int(scalar - 0x2500)][arm.rawValue]
    default: return 0
    }
  }

  /// The weights of the arms up, right, down and left from the middle of U+2500…257F: 0 for none, 1
  /// light, 2 heavy, 3 double; all 0 for dashes, arcs and diagonals.
  private static let arms: [[Int]] = """
    0101 0202 1010 2020 0000 0000 0000 0000 0000 0000 0000 0000 0110 0210 0120 0220
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0000 0000 0000 0000
    0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
    3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0000 0000 0000
    0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
    """.split { $0.isWhitespace }.map { $0.compactMap(\.wholeNumberValue) }

  /// The lines of four arms.
  private static func lines(up: Int, right: Int, down: Int, left: Int) -> [Box] {
    // The upper left corner of a light line's square in the middle.
    let (x, y) = (3.0, 7.0)
    var boxes: [Box] = []
    for arm in stretches(before: left, after: right, sides: (up, down), at: x, length: 8) {
      let box = Box(x: arm.from, y: y + arm.offset, width: arm.to - arm.from, height: arm.thickness)
      boxes.append(box)
    }
    for arm in stretches(before: up, after: down, sides: (left, right), at: y, length: 16) {
      let box = Box(x: x + arm.offset, y: arm.from, width: arm.thickness, height: arm.to - arm.from)
      boxes.append(box)
    }
    return boxes
  }

  /// A piece of line along an axis, and how far beside the light line it lies.
  private struct Stretch {
    var from = 0.0
    var to: Double
    var offset: Double
    var weight: Int
    /// Points across: two for a heavy line, one for a light one and for each of a double one.
    var thickness: Double { weight == 2 ? 2 : 1 }
  }

  /// The pieces of line along one axis.
  ///
  /// - Parameters:
  ///   - before: The weight of the arm that ends in the middle.
  ///   - after: The weight of the arm that begins there.
  ///   - sides: The weights of the two arms across.
  ///   - middle: Where a light line across begins.
  ///   - length: The cell's length along the axis.
  private static func stretches(
    before: Int, after: Int, sides: (Int, Int), at middle: Double, length: Double
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    for (weight, opposite, isBefore) in [(before, after, true), (after, before, false)]
    where weight > 0 {
      for offset in weight == 3 ? [-1.0, 1] : [0] {
        let meeting = meeting(weight, opposite: opposite, sides: sides, offset: offset)
        if meeting == .through, weight == opposite {
          // One line from side to side, which the arm before stands for.
          if isBefore { stretches.append(Stretch(to: length, offset: offset, weight: weight)) }
          continue
        }
        let end: (Double, Double)
        switch meeting {
        case .through: end = (middle + (max(sides.0, sides.1) == 2 ? 2 : 1), middle)
        case .near: end = (middle, middle + 1)
        case .far: end = (middle + 2, middle - 1)
        }
        stretches.append(
          Stretch(
            from: isBefore ? 0 : end.1, to: isBefore ? end.0 : length, offset: offset,
            weight: weight))
      }
    }
    return stretches
  }

  /// How a line ends in the middle of a cell.
  private enum Meeting {
    /// It goes on to the far side of a single line across, or to the middle.
    case through
    /// It ends at the nearer of two lines across.
    case near
    /// It ends at the farther of two lines across, as around a corner.
    case far
  }

  /// How a line of an arm ends; `offset` tells the two lines of a double arm apart.
  private static func meeting(
    _ weight: Int, opposite: Int, sides: (Int, Int), offset: Double
  ) -> Meeting {
    let isDouble = (sides.0 == 3, sides.1 == 3)
    if !isDouble.0, !isDouble.1 { return .through }
    if weight == 3, offset < 0 ? isDouble.0 : isDouble.1 { return .near }
    if opposite != 0 { return .through }
    return isDouble.0 && isDouble.1 ? .near : .far
  }

  /// A dashed line: the scalars alternate between light and heavy, two by two between the axes.
  private static func dashes(_ count: Int, _ scalar: UInt32) -> CellDrawing {
    let thickness = scalar & 1 == 0 ? 1.0 : 2
    let isVertical = scalar & 2 != 0
    let period = (isVertical ? 16.0 : 8) / Double(count)
    let gap = isVertical ? 2.0 : 1
    return .boxes(
      (0..<count).map { index in
        let start = Double(index) * period + gap / 2
        return isVertical
          ? Box(x: 3, y: start, width: thickness, height: period - gap)
          : Box(x: start, y: 7, width: period - gap, height: thickness)
      })
  }

  /// The blocks: halves, eighths, quarters and shades.
  private static func block(_ scalar: UInt32) -> CellDrawing {
    switch scalar {
    case 0x2580: return .boxes([Box(x: 0, y: 0, width: 8, height: 8)])
    case 0x2581...0x2588:
      let height = Double(scalar - 0x2580) * 2
      return .boxes([Box(x: 0, y: 16 - height, width: 8, height: height)])
    case 0x2589...0x258F:
      return .boxes([Box(x: 0, y: 0, width: Double(0x2590 - scalar), height: 16)])
    case 0x2590: return .boxes([Box(x: 4, y: 0, width: 4, height: 16)])
    case 0x2591...0x2593: return .shade(Double(scalar - 0x2590) / 4)
    case 0x2594: return .boxes([Box(x: 0, y: 0, width: 8, height: 2)])
    case 0x2595: return .boxes([Box(x: 7, y: 0, width: 1, height: 16)])
    default:
      let quarters = Self.quarters[Int(scalar - 0x2596)]
      return .boxes(
        (0..<4).filter { quarters >> $0 & 1 == 1 }.map { index in
          Box(x: index % 2 == 0 ? 0 : 4, y: index < 2 ? 0 : 8, width: 4, height: 8)
        })
    }
  }

  /// The quarters filled in U+2596…259F, one bit each: upper left, upper right, lower left, lower
  /// right.
  private static let quarters: [UInt8] = [
    0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110,
  ]
}
