import StyleCore

/// What becomes of typed text on terminals with fewer colours, judged by the bytes they are sent.
enum DepthRule {
  /// Below this contrast a colour that was good enough has been spoilt by rounding.
  static let leastRounded = 3.0

  /// Typed text that only fewer colours make unreadable.
  static func unreadable(_ specimen: Specimen) -> [Finding.Observation] {
    [ColorDepth.ansi256, .ansi16].compactMap { depth in
      let sent = SentColors(of: specimen.canvas, depth: depth)
      var worst: (ratio: Double, look: CellColors)?
      for place in specimen.typed.seen {
        let cell = specimen.canvas[place.x, place.y]
        let full = CellColors(cell, in: specimen.scenario.colorScheme).contrast
        if full < ContrastRule.Part.text.least { continue }
        let (ratio, look) = sent.contrast(at: place, in: specimen.scenario.colorScheme)
        if ratio < worst?.ratio ?? leastRounded { worst = (ratio, look) }
      }
      guard let worst else { return nil }
      let isLost = worst.ratio < TextRules.leastVisible
      return Finding.Observation(
        rule: isLost ? .textLost : .contrast, cause: "depth",
        problem: "With \(depth == .ansi16 ? "16" : "256") colours text becomes "
          + "\(worst.look.ink) on \(worst.look.ground), which "
          + (isLost ? "cannot be seen." : "is hard to read."),
        advice: "Choose colours that stand further apart.", amount: 1 / worst.ratio, depth: depth)
    }
  }
}

/// The colours of a picture's cells as a terminal is told them.
struct SentColors {
  private let width: Int
  private var pens: [Pen]

  /// The numbers of two colours in the terminal's table; nil for its own.
  fileprivate struct Pen {
    var ink: Int?
    var ground: Int?
    var isInverse = false
  }

  /// Encodes a picture and reads back what was sent.
  init(of canvas: Canvas, depth: ColorDepth) {
    width = canvas.width
    pens = []
    let text = String(
      decoding: ANSIEncoder(depth: depth, trimsBlanks: false).encode(canvas), as: UTF8.self)
    var scalars = text.unicodeScalars[...]
    var pen = Pen()
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        while scalars.first == "\u{1B}" {
          let sequence = scalars.prefix { $0 != "m" }
          scalars = scalars.dropFirst(sequence.count + 1)
          pen.apply(sequence.dropFirst(2))
        }
        pens.append(pen)
        if canvas[x, y].width == 0 { continue }
        scalars = scalars.dropFirst(canvas.text(of: canvas[x, y].glyph).unicodeScalars.count)
      }
      scalars = scalars.drop { $0 != "\n" }.dropFirst()
      pen = Pen()
    }
  }

  /// How far the colours of a cell stand apart.
  ///
  /// The sixteen colours are the user's own, so that nothing is known of them but whether they are the
  /// same.
  func contrast(
    at place: CellPoint, in colorScheme: ColorScheme
  ) -> (ratio: Double, look: CellColors) {
    let pen = pens[place.y * width + place.x]
    let own = Ground(colorScheme)
    var look = CellColors(
      ink: pen.ink.map(Self.color) ?? own.ink, ground: pen.ground.map(Self.color) ?? own.background)
    if pen.isInverse { swap(&look.ink, &look.ground) }
    if let ink = pen.ink, ink == pen.ground { return (1, look) }
    let isKnown = [pen.ink, pen.ground].allSatisfy { $0.map { $0 >= 16 } ?? true }
    return (isKnown ? look.contrast : .infinity, look)
  }

  /// The colour of a number, as xterm has it: a cube of 6 × 6 × 6, then greys.
  ///
  /// A dark or a light grey stands for the first sixteen.
  private static func color(_ index: Int) -> RGBA {
    if index < 16 { return index < 8 ? RGBA(85, 85, 85) : RGBA(170, 170, 170) }
    if index >= 232 {
      let level = UInt8(8 + 10 * (index - 232))
      return RGBA(level, level, level)
    }
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
    let place = index - 16
    return RGBA(level(place / 36), level(place / 6 % 6), level(place % 6))
  }
}

extension SentColors.Pen {
  /// Applies the parameters of a sequence.
  fileprivate mutating func apply(_ parameters: Substring.UnicodeScalarView) {
    var numbers = String(parameters).split(separator: ";").compactMap { Int($0) }[...]
    if numbers.isEmpty { self = Self() }
    while let number = numbers.popFirst() {
      switch number {
      case 0: self = Self()
      case 7: isInverse = true
      case 27: isInverse = false
      case 30...37: ink = number - 30
      case 90...97: ink = number - 82
      case 40...47: ground = number - 40
      case 100...107: ground = number - 92
      case 39: ink = nil
      case 49: ground = nil
      case 38, 48:
        guard numbers.popFirst() == 5, let index = numbers.popFirst() else { return }
        if number == 38 { ink = index } else { ground = index }
      default: break
      }
    }
  }
}
