import StyleCore
import Testing

@Suite("One picture for light and dark and every depth of colour")
struct PicturePaletteTests {
  private static let depths: [ColorDepth] = [.truecolor, .ansi256, .ansi16, .none]
  private let red = RGBA(250, 10, 20)

  @Test("Colours are numbers that stand for all looks")
  func numbers() {
    var palette = PicturePalette(depths: Self.depths)
    let light = drawing("ab") { point, _ in
      point.x == 0 ? Cell(foreground: red) : Cell(attributes: .inverse)
    }
    let dark = drawing("ab") { point, _ in
      point.x == 0 ? Cell(foreground: .white) : Cell(attributes: .inverse)
    }
    let picture = palette.picture(light: light, dark: dark, label: "<a> & b")
    let word = "y=\"12\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\""
    #expect(
      picture == """
        <svg width="16" height="16" viewBox="0 0 16 16" role="img" aria-label="&lt;a&gt; &amp; b">
        <path fill="var(--c1)" shape-rendering="crispEdges" d="M8 0h8v16h-8z"/>
        <text x="0" \(word) fill="var(--c2)">a</text>
        <text x="8" \(word) fill="var(--c0)">b</text>
        </svg>

        """)
    for (position, depth) in Self.depths.enumerated() {
      let swatch = palette.swatches[2][position]
      let cells = (light.reduced(to: depth)[0, 0], dark.reduced(to: depth)[0, 0])
      #expect(swatch.light == (depth == .none ? .black : cells.0.foreground))
      #expect(swatch.dark == (depth == .none ? .white : cells.1.foreground))
    }
    #expect(palette.swatches.count == 3)
  }

  @Test("What differs in more than colours is no one picture")
  func differences() {
    var palette = PicturePalette(depths: Self.depths)
    let plain = drawing("a")
    let bold = drawing("a") { _, _ in Cell(attributes: .bold) }
    for other in [drawing("b"), drawing("ab"), bold] {
      let picture = palette.picture(light: plain, dark: other, label: "")
      #expect(picture == nil)
    }
    let dim = drawing("a") { _, _ in Cell(attributes: .dim) }
    let picture = palette.picture(light: plain, dark: dim, label: "")
    #expect(picture != nil)
  }
}
