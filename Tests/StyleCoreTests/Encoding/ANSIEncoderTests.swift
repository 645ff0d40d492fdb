import Testing

@testable import StyleCore

@Suite("ANSI output")
struct ANSIEncoderTests {
  private let red = RGBA(255, 0, 0)
  private let dark = RGBA(28, 28, 30)

  /// The output with escapes made visible.
  private func visible(
    _ canvas: Canvas, _ depth: ColorDepth, usesAttributes: Bool = true, ground: Ground? = nil
  ) -> String {
    let encoder = ANSIEncoder(depth: depth, usesAttributes: usesAttributes, ground: ground)
    return String(encoder.text(of: canvas).map { $0 == "\u{1B}" ? "⎋" : $0 })
  }

  @Test("Sequences stand only where something changes, and each row ends clean")
  func changes() {
    let canvas = drawing("╭─╮", "│x│", "╰─╯") { _, glyph in
      glyph == "x" ? Cell(background: dark) : Cell(foreground: red)
    }
    #expect(
      visible(canvas, .truecolor) == """
        ⎋[38;2;255;0;0m╭─╮⎋[0m
        ⎋[38;2;255;0;0m│⎋[0;48;2;28;28;30mx⎋[0;38;2;255;0;0m│⎋[0m
        ⎋[38;2;255;0;0m╰─╯⎋[0m

        """)
    #expect(
      visible(canvas, .ansi256) == """
        ⎋[38;5;196m╭─╮⎋[0m
        ⎋[38;5;196m│⎋[0;48;5;234mx⎋[0;38;5;196m│⎋[0m
        ⎋[38;5;196m╰─╯⎋[0m

        """)
    #expect(
      visible(canvas, .ansi16) == """
        ⎋[91m╭─╮⎋[0m
        ⎋[91m│⎋[0;40mx⎋[0;91m│⎋[0m
        ⎋[91m╰─╯⎋[0m

        """)
    #expect(visible(canvas, .none) == "╭─╮\n│x│\n╰─╯\n")
  }

  @Test("Attributes go on and off one by one, or all by a reset where that is shorter")
  func attributes() {
    let looks: [Character: CellAttributes] = [
      "b": .bold, "d": .dim, "B": [.bold, .dim], "i": .italic, "u": .underline, "v": .inverse,
      "s": .strikethrough, "A": [.bold, .italic, .underline],
    ]
    func encoded(_ row: String) -> String {
      visible(drawing(row) { Cell(attributes: looks[$1] ?? []) }, .none)
    }
    #expect(encoded("xbx") == "x⎋[1mb⎋[0mx\n")
    #expect(encoded("bBd") == "⎋[1mb⎋[2mB⎋[0;2md⎋[0m\n")
    #expect(encoded("iuvs") == "⎋[3mi⎋[0;4mu⎋[0;7mv⎋[0;9ms⎋[0m\n")
    #expect(encoded("Au") == "⎋[1;3;4mA⎋[0;4mu⎋[0m\n")
    #expect(encoded("x") == "x\n")
  }

  @Test("Without colours and attributes not one escape byte is sent")
  func noEscapes() {
    let canvas = drawing("a  ", " b ") { _, _ in
      Cell(foreground: red, background: dark, attributes: [.bold, .underline])
    }
    #expect(visible(canvas, .none, usesAttributes: false) == "a\n b\n")
    #expect(
      visible(canvas, .none, usesAttributes: false, ground: Ground(.dark)) == "a\n b\n")
  }

  @Test("Blanks that show nothing are left out at the end and take no colours elsewhere")
  func blanks() {
    let canvas = drawing("a b   ", "      ") { point, glyph in
      glyph == " " ? Cell(foreground: red, attributes: .bold) : .blank
    }
    #expect(visible(canvas, .truecolor) == "a b\n\n")
    let underlined = drawing("a  ") { _, glyph in
      glyph == " " ? Cell(foreground: red, attributes: .underline) : .blank
    }
    #expect(visible(underlined, .ansi16) == "a⎋[4;91m  ⎋[0m\n")
    let filled = drawing("a  ") { point, _ in point.x == 1 ? Cell(background: red) : .blank }
    #expect(visible(filled, .ansi16) == "a⎋[101m ⎋[0m\n")
    #expect(visible(filled, .none) == "a\n")
  }

  @Test("A glyph after a blank of its own style still gets its colour")
  func inkAfterBlank() {
    let canvas = drawing(" x x") { _, _ in Cell(foreground: red) }
    #expect(visible(canvas, .ansi16) == " ⎋[91mx x⎋[0m\n")
  }

  @Test("A ground fills what has no background and inks what has no foreground")
  func ground() {
    let canvas = drawing("a ", "  ") { _, _ in .blank }
    #expect(
      visible(canvas, .ansi16, ground: Ground(.light)) == """
        ⎋[30;107ma ⎋[0m
        ⎋[107m  ⎋[0m

        """)
    #expect(
      visible(canvas, .truecolor, ground: Ground(background: dark, ink: .white)) == """
        ⎋[38;2;255;255;255;48;2;28;28;30ma ⎋[0m
        ⎋[48;2;28;28;30m  ⎋[0m

        """)
  }

  @Test("Glyphs stay legible where few colours would drown them")
  func legible() {
    let canvas = drawing("x▗ ") { _, _ in Cell(foreground: dark, background: .black) }
    // The edge of a fill may drown with the fill, a letter may not.
    #expect(visible(canvas, .ansi16) == "⎋[90;40mx▗ ⎋[0m\n")
    #expect(
      visible(drawing("▗x") { _, _ in Cell(foreground: dark, background: .black) }, .ansi16)
        == "⎋[30;40m▗⎋[90mx⎋[0m\n")
    let near = RGBA(29, 29, 31)
    #expect(
      visible(drawing("x") { _, _ in Cell(foreground: near, background: dark) }, .ansi256)
        == "⎋[38;5;235;48;5;234mx⎋[0m\n")
    // What was drawn invisible on purpose stays so.
    #expect(
      visible(drawing("x") { _, _ in Cell(foreground: dark, background: dark) }, .ansi256)
        == "⎋[38;5;234;48;5;234mx⎋[0m\n")
  }

  @Test("Wide glyphs and clusters are written once, halves of wide glyphs as blanks")
  func wide() {
    let canvas = drawing("日本e\u{301}👩‍👩‍👧|")
    #expect(visible(canvas, .none) == "日本e\u{301}👩‍👩‍👧|\n")
    var cut = drawing("日本|")
    cut[0, 0] = .blank
    cut[3, 0] = Cell(glyph: Glyph("x"))
    #expect(visible(cut, .none) == "   x|\n")
  }

  @Test("Controls never reach the terminal")
  func controls() {
    for value in [0x00, 0x07, 0x1B, 0x7F, 0x80, 0x9B, 0x9F] as [UInt32] {
      var canvas = Canvas(width: 2, height: 1)
      canvas[0, 0].glyph = Glyph(rawValue: value)
      canvas[1, 0].glyph = canvas.glyph(for: Character("e\u{301}\u{302}"))
      canvas.clusters = ["\u{1B}e\u{9B}"]
      #expect(visible(canvas, .truecolor) == "\u{FFFD}\u{FFFD}e\u{FFFD}\n")
    }
  }

  @Test("Every scalar comes out in UTF-8")
  func scalars() {
    for value in [0x20, 0x7E, 0xA0, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0x1_0000, 0x10_FFFF] {
      let scalar = Unicode.Scalar(UInt32(value)) ?? " "
      var canvas = Canvas(width: 2, height: 1)
      canvas[0, 0].glyph = Glyph(scalar)
      canvas[1, 0].glyph = Glyph("|")
      #expect(visible(canvas, .none) == "\(scalar)|\n")
    }
  }

  @Test("Without its escapes, the output is the plain text", arguments: ColorDepth.allCases)
  func plainText(depth: ColorDepth) {
    var seed: UInt32 = 7
    func random(_ count: UInt32) -> UInt32 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return (seed >> 8) % count
    }
    let colors: [RGBA] = [.clear, red, dark, .black, .white, RGBA(1, 2, 3)]
    for _ in 0..<100 {
      let canvas = drawing("a b 日│ e\u{301} ", "▗ x  ") { _, _ in
        Cell(
          foreground: colors[Int(random(6))], background: colors[Int(random(6))],
          attributes: CellAttributes(rawValue: UInt8(random(64))))
      }
      let grounds = [nil, Ground(.light)]
      let encoder = ANSIEncoder(depth: depth, ground: grounds[Int(random(2))])
      #expect(rows(withoutEscapes: encoder.text(of: canvas)) == ["a b 日│ e\u{301}", "▗ x", ""])
      #expect(encoder.encode(canvas) == encoder.encode(canvas))
    }
  }

  /// The rows without sequences and blanks at the end.
  private func rows(withoutEscapes text: String) -> [String] {
    var plain = ""
    var isEscape = false
    for character in text {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { plain.append(character) }
      if character == "m" { isEscape = false }
    }
    return plain.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  @Test("Appending adds to what is there")
  func appending() {
    var bytes = Array("> ".utf8)
    ANSIEncoder(depth: .none).append(drawing("a"), to: &bytes)
    #expect(bytes == Array("> a\n".utf8))
  }

  @Test(
    "Canvases without cells",
    arguments: [(0, 0, ""), (3, 0, ""), (0, 2, "\n\n")] as [(Int, Int, String)])
  func empty(width: Int, height: Int, text: String) {
    let canvas = Canvas(width: width, height: height)
    #expect(ANSIEncoder(depth: .truecolor, ground: Ground(.dark)).text(of: canvas) == text)
    #expect(PlainTextEncoder().text(of: canvas) == text)
  }
}

@Suite("Plain text output")
struct PlainTextEncoderTests {
  @Test("Glyphs alone, without blanks at the end of rows")
  func glyphs() {
    let canvas = drawing("╭──╮  ", "│日│  ", "      ") { _, _ in
      Cell(foreground: .white, background: .black, attributes: .inverse)
    }
    #expect(PlainTextEncoder().text(of: canvas) == "╭──╮\n│日│\n\n")
  }
}
