import StyleCore
import Testing

@testable import stylebook

@Suite struct CellColorsTests {
  /// Ratios as WCAG's own examples and its formula have them.
  @Test func contrastIsThatOfWCAG() {
    func ratio(_ ink: RGBA, _ ground: RGBA) -> Double {
      (CellColors(ink: ink, ground: ground).contrast * 100).rounded() / 100
    }
    #expect(ratio(.black, .white) == 21)
    #expect(ratio(.white, .black) == 21)
    #expect(ratio(.white, .white) == 1)
    #expect(ratio(RGBA(0x77, 0x77, 0x77), .white) == 4.48)
    #expect(ratio(RGBA(0x76, 0x76, 0x76), .white) == 4.54)
    #expect(ratio(RGBA(255, 0, 0), .white) == 4)
    #expect(ratio(RGBA(0, 0, 255), .white) == 8.59)
  }

  @Test func theTerminalsOwnColoursAreBlackAndWhite() {
    let own = CellColors(.blank, in: .light)
    #expect(own == CellColors(ink: .black, ground: .white))
    var cell = Cell(foreground: RGBA(255, 0, 0))
    cell.attributes = .inverse
    #expect(CellColors(cell, in: .dark) == CellColors(ink: .black, ground: RGBA(255, 0, 0)))
  }

  @Test func aRatioThatIsTooLittleNeverLooksLikeEnough() {
    #expect(ContrastRule.decimal(4.499) == "4.4")
    #expect(ContrastRule.decimal(4.5) == "4.5")
    #expect(ContrastRule.decimal(21) == "21.0")
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256])
  func whatATerminalIsSentIsReadBack(depth: ColorDepth) {
    var canvas = Canvas(width: 4, height: 2)
    for x in 0..<3 { canvas[x, 1].glyph = Glyph("a") }
    canvas[0, 1].foreground = RGBA(255, 0, 0)
    canvas[1, 1].foreground = RGBA(255, 0, 0)
    canvas[1, 1].background = RGBA(255, 0, 0)
    let sent = SentColors(of: canvas, depth: depth)
    func ratio(_ x: Int) -> Double { sent.contrast(at: CellPoint(x: x, y: 1), in: .dark).ratio }
    #expect(ratio(0) > 4)
    #expect(ratio(1) == 1)
    #expect(ratio(2) == 21)
  }
}
