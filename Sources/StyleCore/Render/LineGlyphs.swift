/// The glyphs of box drawing for one kind of line.
///
/// ```
/// ┌─┐  ┏━┓  ╔═╗  ╭─╮  ╭━╮  ┌┄┐  +-+  +=+
/// │ │  ┃ ┃  ║ ║  │ │  ┃ ┃  ┆ ┆  | |  | |
/// └─┘  ┗━┛  ╚═╝  ╰─╯  ╰━╯  └┄┘  +-+  +=+
/// ```
struct LineGlyphs {
  /// From side to side.
  let horizontal: Glyph
  /// From top to bottom.
  let vertical: Glyph
  /// The four corners.
  let topLeft: Glyph
  let topRight: Glyph
  let bottomLeft: Glyph
  let bottomRight: Glyph

  /// The glyphs for a weight; rounded corners look alike in every weight.
  init(_ weight: LineWeight, isDashed: Bool, isRounded: Bool = false, symbols: SymbolSet) {
    guard symbols == .unicode else {
      self.init(weight == .double ? "=" : "-", "|", "+", "+", "+", "+")
      return
    }
    let lines: (horizontal: Unicode.Scalar, vertical: Unicode.Scalar)
    switch (weight, isDashed) {
    case (.light, false): lines = ("─", "│")
    case (.heavy, false): lines = ("━", "┃")
    case (.double, false): lines = ("═", "║")
    case (.light, true): lines = ("┄", "┆")
    case (.heavy, true), (.double, true): lines = ("┅", "┇")
    }
    if isRounded {
      self.init(lines.horizontal, lines.vertical, "╭", "╮", "╰", "╯")
      return
    }
    switch weight {
    case .light: self.init(lines.horizontal, lines.vertical, "┌", "┐", "└", "┘")
    case .heavy: self.init(lines.horizontal, lines.vertical, "┏", "┓", "┗", "┛")
    case .double where isDashed: self.init(lines.horizontal, lines.vertical, "┏", "┓", "┗", "┛")
    case .double: self.init(lines.horizontal, lines.vertical, "╔", "╗", "╚", "╝")
    }
  }

  private init(
    _ horizontal: Unicode.Scalar, _ vertical: Unicode.Scalar, _ topLeft: Unicode.Scalar,
    _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar, _ bottomRight: Unicode.Scalar
  ) {
    self.horizontal = Glyph(horizontal)
    self.vertical = Glyph(vertical)
    self.topLeft = Glyph(topLeft)
    self.topRight = Glyph(topRight)
    self.bottomLeft = Glyph(bottomLeft)
    self.bottomRight = Glyph(bottomRight)
  }
}

/// The glyph for a line thinner than half a cell, by the edge of the cell at which it lies.
///
/// ```
/// points      <1.5  <3  <5  more        <1.5  <2.5  more
/// top          ▔    ━   ━   ▀     left   ▏     ▎     ▍
/// middle       ─    ━   ━   ━     middle │     ┃     ┃
/// bottom       ▁    ▂   ▃   ▄     right  ▕     ┃     ▐
/// ```
///
/// No block hangs from the top, or leans to the right, by two to four eighths: a heavy line stands
/// in for it. ASCII has `-` at the top and in the middle, `_` at the bottom, `=` from 1.5 points on,
/// and `|`.
enum ThinLineGlyph {
  /// The glyph of a line along an axis; `edge` is −1 at the top or left, 1 at the bottom or right.
  static func glyph(
    along axis: Axis, edge: Int, thickness: Double, symbols: SymbolSet
  ) -> Glyph {
    let isHeavy = thickness >= 1.5
    if symbols == .ascii {
      if axis == .vertical { return Glyph("|") }
      return Glyph(isHeavy ? "=" : edge > 0 ? "_" : "-")
    }
    switch (axis, edge) {
    case (.horizontal, -1): return Glyph(!isHeavy ? "▔" : thickness < 5 ? "━" : "▀")
    case (.horizontal, 1):
      return Glyph(!isHeavy ? "▁" : thickness < 3 ? "▂" : thickness < 5 ? "▃" : "▄")
    case (.horizontal, _): return Glyph(isHeavy ? "━" : "─")
    case (.vertical, -1): return Glyph(!isHeavy ? "▏" : thickness < 2.5 ? "▎" : "▍")
    case (.vertical, 1): return Glyph(!isHeavy ? "▕" : thickness < 2.5 ? "┃" : "▐")
    case (.vertical, _): return Glyph(isHeavy ? "┃" : "│")
    }
  }
}
