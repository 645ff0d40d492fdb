import StyleCore

/// The two colours of a cell as they are seen in an appearance, and how far they stand apart.
struct CellColors: Hashable, Sendable {
  /// The colour of the glyph.
  var ink: RGBA
  /// The colour under it.
  var ground: RGBA

  /// Makes a pair.
  init(ink: RGBA, ground: RGBA) {
    self.ink = ink
    self.ground = ground
  }

  /// The colours of a cell; black on white and white on black stand for the terminal's own.
  init(_ cell: Cell, in colorScheme: ColorScheme) {
    let own = Ground(colorScheme)
    ink = cell.foreground.alpha == 0 ? own.ink : cell.foreground
    ground = cell.background.alpha == 0 ? own.background : cell.background
    if cell.attributes.contains(.inverse) { swap(&ink, &ground) }
    // Terminals draw the dim attribute themselves where a glyph has no colour of its own.
    if cell.attributes.contains(.dim), cell.foreground.alpha == 0 {
      ink = ink.opacity(0.6).over(ground)
    }
  }

  /// The contrast ratio of WCAG 2.2: 1 for equal colours, 21 for black and white.
  var contrast: Double {
    let lights = (Self.luminance(ink), Self.luminance(ground))
    return (max(lights.0, lights.1) + 0.05) / (min(lights.0, lights.1) + 0.05)
  }

  /// The relative luminance of WCAG 2.2, 0 for black to 1 for white.
  static func luminance(_ color: RGBA) -> Double {
    let linear = SRGB.linearBytes
    return 0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)]
      + 0.0722 * linear[Int(color.blue)]
  }
}
