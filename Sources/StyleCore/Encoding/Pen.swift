/// How a terminal draws what it is sent next: the state that SGR sequences change.
struct Pen: Hashable {
  /// The terminal's own colours, without attributes.
  static let initial = Pen()

  /// The glyphs' colour as ``PenColors`` codes it.
  var foreground: UInt32 = PenColors.terminal
  /// The ground's colour as ``PenColors`` codes it.
  var background: UInt32 = PenColors.terminal
  /// The attributes that are on.
  var attributes: CellAttributes = []

  /// The most bytes a change writes, the longer way it tries included.
  static let mostBytesPerChange = 144

  /// Attributes that show on a blank.
  static let visibleOnBlanks: CellAttributes = [.underline, .strikethrough, .inverse]

  /// Whether glyphs have the colour of their ground.
  var isInvisible: Bool { foreground == background && foreground != PenColors.terminal }

  /// Writes the shortest sequence that turns one pen into another: either what changes, or a reset
  /// and what is left.
  @inline(never)
  static func writing(
    changeFrom old: Pen, to new: Pen, depth: ColorDepth, to writer: ByteWriter
  ) -> ByteWriter {
    var writer = writer
    if new == .initial {
      // Nothing is shorter.
      writer.append(ControlSequence.resetRendition)
      return writer
    }
    if depth == .truecolor, new.foreground != PenColors.terminal,
      old.background == new.background, old.attributes == new.attributes
    {
      writer.append(foreground: RGBA(rawValue: new.foreground))
      return writer
    }
    let start = writer.count
    write(from: old, to: new, isReset: false, depth: depth, writer: &writer)
    if old.has(moreThan: new) {
      let middle = writer.count
      write(from: .initial, to: new, isReset: true, depth: depth, writer: &writer)
      if writer.count - middle < middle - start {
        writer.removeBytes(from: start, upTo: middle)
      } else {
        writer.removeBytes(from: middle)
      }
    }
    return writer
  }

  /// Whether this pen has an attribute or a colour that another lacks.
  private func has(moreThan pen: Pen) -> Bool {
    !attributes.isSubset(of: pen.attributes)
      || foreground != PenColors.terminal && pen.foreground == PenColors.terminal
      || background != PenColors.terminal && pen.background == PenColors.terminal
  }

  /// Writes one sequence.
  private static func write(
    from old: Pen, to new: Pen, isReset: Bool, depth: ColorDepth, writer: inout ByteWriter
  ) {
    writer.append(ControlSequence.introducer)
    let first = writer.count
    /// Writes a parameter, and a semicolon before all but the first.
    func write(_ parameter: UInt8) {
      if writer.count > first { writer.append(0x3B) }
      writer.append(decimal: parameter)
    }
    if isReset { write(0) }
    if old.attributes != new.attributes {
      let removed = old.attributes.subtracting(new.attributes)
      var added = new.attributes.subtracting(old.attributes)
      if !removed.isDisjoint(with: [.bold, .dim]) {
        added.formUnion(new.attributes.intersection([.bold, .dim]))
      }
      var last: UInt8 = 0
      for (attribute, _, off) in ControlSequence.attributes
      where removed.contains(attribute) && off != last {
        write(off)
        last = off
      }
      for (attribute, on, _) in ControlSequence.attributes where added.contains(attribute) {
        write(on)
      }
    }
    if old.foreground != new.foreground {
      PenColors.parameters(of: new.foreground, depth: depth, offset: 0, write)
    }
    if old.background != new.background {
      PenColors.parameters(of: new.background, depth: depth, offset: 10, write)
    }
    writer.append(ControlSequence.renditionEnd)
  }
}

/// Codes the colours of cells as a pen of some depth knows them, and remembers what it has coded.
struct PenColors {
  /// The code of the terminal's own colour.
  static let terminal: UInt32 = 0

  private let depth: ColorDepth
  /// Colours coded last: `0xRRGGBBAA` in the upper half, the code in the lower.
  private var known: [UInt64]

  /// Makes a coder.
  init(depth: ColorDepth) {
    self.depth = depth
    known = depth == .ansi16 || depth == .ansi256 ? Array(repeating: 0, count: 64) : []
  }

  /// The code of a colour: the packed colour itself in full depth, else one more than its number in
  /// the palette.
  @inline(__always)
  mutating func code(_ color: RGBA) -> UInt32 {
    if color.alpha == 0 { return Self.terminal }
    return depth == .truecolor ? color.rawValue | 0xFF : number(color)
  }

  /// The code of a colour that is one of few or none.
  @inline(never)
  private mutating func number(_ color: RGBA) -> UInt32 {
    if depth == .none { return Self.terminal }
    let slot = Int((color.rawValue &* 0x9E37_79B1) >> 26)
    let entry = known[slot]
    if entry >> 32 == UInt64(color.rawValue) { return UInt32(truncatingIfNeeded: entry) }
    let code = index(color) + 1
    known[slot] = UInt64(color.rawValue) << 32 | UInt64(code)
    return code
  }

  /// The code of a foreground that has come out equal to the background's code though the colours
  /// differ: that of the next best number.
  func code(_ foreground: RGBA, besides background: UInt32) -> UInt32 {
    let ground = UInt8(truncatingIfNeeded: background - 1)
    let index =
      depth == .ansi16
      ? ANSIPalette.themeIndex(nearest: foreground, besides: ground)
      : ANSIPalette.fixedIndex(nearest: foreground, except: ground)
    return UInt32(index) + 1
  }

  private func index(_ color: RGBA) -> UInt32 {
    depth == .ansi16
      ? UInt32(ANSIPalette.themeIndex(nearest: color))
      : UInt32(ANSIPalette.fixedIndex(nearest: color))
  }

  /// Writes the parameters that choose a coded colour; `offset` is 10 for a background.
  static func parameters(
    of code: UInt32, depth: ColorDepth, offset: UInt8, _ write: (UInt8) -> Void
  ) {
    if code == terminal {
      write(39 + offset)
    } else if depth == .truecolor {
      let color = RGBA(rawValue: code)
      write(38 + offset)
      write(2)
      write(color.red)
      write(color.green)
      write(color.blue)
    } else if depth == .ansi256 {
      write(38 + offset)
      write(5)
      write(UInt8(truncatingIfNeeded: code - 1))
    } else {
      let index = UInt8(truncatingIfNeeded: code - 1)
      write((index < 8 ? 30 : 82) + index + offset)
    }
  }
}
