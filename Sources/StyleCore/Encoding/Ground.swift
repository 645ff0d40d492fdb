/// What lies behind a canvas and what its ink is: stands in for the terminal's own colours.
public struct Ground: Hashable, Sendable {
  /// The colour of cells without a background.
  public var background: RGBA
  /// The colour of glyphs without a foreground.
  public var ink: RGBA

  /// Makes a ground of two opaque colours.
  public init(background: RGBA, ink: RGBA) {
    self.background = background
    self.ink = ink
  }

  /// The ground of an appearance: black on white for light, white on black for dark.
  public init(_ scheme: ColorScheme) {
    self =
      scheme == .light
      ? Ground(background: .white, ink: .black) : Ground(background: .black, ink: .white)
  }
}
