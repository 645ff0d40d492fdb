/// The levels of a line's clusters, by the rules of UAX #9 that need no explicit marks.
struct BidiLevels {
  /// The level of the line: 0 from left to right, 1 from right to left.
  let base: UInt8
  /// The level of each cluster: even ones run from left to right.
  private(set) var levels: [UInt8]

  init(_ given: [BidiClass]) {
    let isRight = given.first(where: \.isStrong).map { $0 != .left } ?? false
    let line: BidiClass = isRight ? .right : .left
    base = isRight ? 1 : 0
    var classes = given
    Self.resolveNumbers(&classes, line)
    Self.resolveSigns(&classes)
    Self.resolveEuropean(&classes, line)
    Self.resolveNeutrals(&classes, line)
    levels = classes.map { [base] in Self.level(of: $0, in: base) }
    // L1: white space at the end stands at the end of the line.
    var end = given.count
    while end > 0, given[end - 1] == .space {
      end -= 1
      levels[end] = base
    }
  }

  /// W2 and W3: European digits behind Arabic letters are Arabic ones, and those letters are only
  /// right to left from there on.
  private static func resolveNumbers(_ classes: inout [BidiClass], _ line: BidiClass) {
    var strong = line
    for index in classes.indices {
      let current = classes[index]
      if current.isStrong { strong = current }
      if current == .european, strong == .arabicLetter { classes[index] = .arabicNumber }
      if current == .arabicLetter { classes[index] = .right }
    }
  }

  /// W4, W5 and W6: signs within and beside numbers belong to them, others are neutral.
  private static func resolveSigns(_ classes: inout [BidiClass]) {
    for index in classes.indices.dropFirst().dropLast() {
      let before = classes[index - 1]
      guard before == classes[index + 1] else { continue }
      switch (classes[index], before) {
      case (.europeanSeparator, .european), (.commonSeparator, .european),
        (.commonSeparator, .arabicNumber):
        classes[index] = before
      default: break
      }
    }
    var index = 0
    while index < classes.count {
      guard classes[index] == .terminator else {
        index += 1
        continue
      }
      let start = index
      while index < classes.count, classes[index] == .terminator { index += 1 }
      let touches =
        start > 0 && classes[start - 1] == .european
        || index < classes.count && classes[index] == .european
      if touches { for place in start..<index { classes[place] = .european } }
    }
    for index in classes.indices {
      switch classes[index] {
      case .europeanSeparator, .commonSeparator, .terminator: classes[index] = .neutral
      default: break
      }
    }
  }

  /// W7: European digits behind left-to-right letters are as they.
  private static func resolveEuropean(_ classes: inout [BidiClass], _ line: BidiClass) {
    var strong = line
    for index in classes.indices {
      if classes[index].isStrong { strong = classes[index] }
      if classes[index] == .european, strong == .left { classes[index] = .left }
    }
  }

  /// N1 and N2: neutrals between two of a direction are of it, others of the line's.
  private static func resolveNeutrals(_ classes: inout [BidiClass], _ line: BidiClass) {
    func isNeutral(_ index: Int) -> Bool {
      classes[index] == .neutral || classes[index] == .space
    }
    func direction(_ index: Int) -> BidiClass {
      guard classes.indices.contains(index) else { return line }
      return classes[index] == .left ? .left : .right
    }
    var index = 0
    while index < classes.count {
      guard isNeutral(index) else {
        index += 1
        continue
      }
      let start = index
      while index < classes.count, isNeutral(index) { index += 1 }
      let before = direction(start - 1)
      let resolved = before == direction(index) ? before : line
      for place in start..<index { classes[place] = resolved }
    }
  }

  /// I1 and I2.
  private static func level(of resolved: BidiClass, in base: UInt8) -> UInt8 {
    switch resolved {
    case .left: base == 0 ? 0 : 2
    case .european, .arabicNumber: 2
    default: 1
    }
  }

  /// L2: the clusters from left to right.
  func reordered() -> [Int] {
    var order = Array(levels.indices)
    var level = levels.max() ?? 0
    while level > 0 {
      var index = 0
      while index < order.count {
        guard levels[order[index]] >= level else {
          index += 1
          continue
        }
        let start = index
        while index < order.count, levels[order[index]] >= level { index += 1 }
        order[start..<index].reverse()
      }
      level -= 1
    }
    return order
  }
}
