import Testing

@testable import StyleCore

@Suite struct FrameDiffTests {
  /// A canvas with the text of its rows, and a caret where the text has an underscore.
  private func canvas(_ rows: [String], color: RGBA = .clear) -> Canvas {
    var canvas = Canvas(width: rows.map(\.count).max() ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, character) in row.enumerated() {
        if character == "_" { canvas.caret = CellPoint(x: x, y: y) }
        canvas[x, y].glyph = character == "_" ? .space : canvas.glyph(for: character)
        canvas[x, y].foreground = color
      }
    }
    return canvas
  }

  /// What is sent for the last of several canvases; ESC is shown as `␛`.
  private func sent(_ canvases: Canvas..., depth: ColorDepth = .truecolor) -> String {
    var diff = FrameDiff(ANSIEncoder(depth: depth))
    var bytes: [UInt8] = []
    for canvas in canvases {
      bytes = []
      diff.append(canvas, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }

  @Test func aCharacterTypedAtTheCaretIsOneByte() {
    #expect(sent(canvas(["Hell_ "]), canvas(["Hello_"])) == "o")
    let red = RGBA(255, 0, 0)
    #expect(
      sent(
        canvas(["a_  "], color: red), canvas(["ab_ "], color: red),
        canvas(["abc_"], color: red)) == "c")
  }

  /// A caret that is drawn costs one change of the pen for each character: it is drawn first where the
  /// pen is still its own.
  @Test func aCharacterTypedAtADrawnCaretNeedsOnePen() {
    func typed(_ text: String) -> Canvas {
      var canvas = canvas(["\(text)_" + String(repeating: " ", count: 9 - text.count)])
      canvas[text.count, 0].glyph = canvas.glyph(for: "▏")
      canvas[text.count, 0].foreground = RGBA(10, 132, 255)
      return canvas
    }
    let caret = "␛[38;2;10;132;255m▏"
    #expect(sent(typed(""), typed("a")) == "a\(caret)\u{8}")
    #expect(sent(typed(""), typed("a"), typed("ab")) == "␛[C▏\u{8}\u{8}␛[mb")
    #expect(sent(typed(""), typed("a"), typed("ab"), typed("abc")) == "c\(caret)\u{8}")
    // The caret goes back to where the character was, and leaves a blank.
    #expect(sent(typed(""), typed("a"), typed("")) == "\r▏ \r")
  }

  @Test func nothingIsSentForTheSame() {
    #expect(sent(canvas(["Hell_"]), canvas(["Hell_"])) == "")
    #expect(sent(Canvas(width: 0, height: 0), Canvas(width: 0, height: 0)) == "")
  }

  @Test func theFirstIsSentWhole() {
    let start = "␛[?2026h␛[?25l␛[m␛[H␛[2J"
    #expect(sent(canvas(["ab", "c_"])) == start + "ab\n\rc␛[?25h␛[?2026l")
    #expect(sent(canvas(["ab"]), canvas(["ab", "cd"])).hasPrefix("␛[?2026h␛[m␛[H␛[2Jab"))
  }

  @Test func movesAreTheShortest() {
    let blank = Array(repeating: String(repeating: " ", count: 200), count: 50)
    func changed(_ places: (Int, Int)...) -> Canvas {
      var next = canvas(blank)
      for (x, y) in places { next[x, y].glyph = Glyph("x") }
      return next
    }
    #expect(sent(canvas(blank), changed((122, 39))) == "␛[40;123Hx")
    #expect(sent(canvas(blank), changed((0, 0), (0, 1))) == "x\n\rx")
    #expect(sent(canvas(blank), changed((0, 0), (1, 1))) == "x\nx")
    #expect(sent(canvas(blank), changed((5, 0), (4, 2))) == "␛[5Cx\n\n\u{8}\u{8}x")
    // Three blanks are no longer than a move over them; ten are.
    #expect(sent(canvas(blank), changed((0, 0), (4, 0))) == "x   x")
    #expect(sent(canvas(blank), changed((0, 0), (11, 0))) == "x␛[10Cx")
    // Behind the last column nobody knows where the cursor is.
    #expect(sent(canvas(blank), changed((199, 0), (0, 1))) == "␛[199Cx\n\rx")
    #expect(sent(canvas(blank), changed((199, 0), (199, 1))) == "␛[199Cx\n␛[200Gx")
  }

  @Test func theRestOfARowIsErased() {
    #expect(sent(canvas(["Hello there"]), canvas(["He_        "])) == "␛[3G␛[K␛[?25h")
  }

  @Test func theCaretIsHiddenWhereThereIsNone() {
    #expect(sent(canvas(["a_"]), canvas(["ab"])) == "b␛[?25l")
  }

  /// Canvases with all that is hard: wide glyphs, halves of them, clusters, colours and attributes.
  private struct Sampler {
    var random: SplitMix
    let glyphs: [Character] = [
      " ", " ", " ", "a", "b", "é", "e\u{301}", "世", "界", "│", "👩‍👩‍👧‍👦", "🇺🇸", "❤️", "कि",
    ]
    let colors: [RGBA] = [.clear, .clear, .white, RGBA(255, 59, 48), RGBA(250, 60, 50)]

    mutating func change(_ canvas: inout Canvas) {
      for _ in 0..<random.below(canvas.cells.count / 2 + 2) {
        guard canvas.width > 0, canvas.height > 0 else { break }
        let (x, y) = (random.below(canvas.width), random.below(canvas.height))
        let character = glyphs[random.below(glyphs.count)]
        let columns = DisplayWidth.of(character)
        var cell = Cell(
          glyph: canvas.glyph(for: character), foreground: colors[random.below(5)],
          background: colors[random.below(5)], width: UInt8(columns))
        if random.below(3) == 0 {
          cell.attributes = CellAttributes(rawValue: UInt8(random.below(64)))
        }
        canvas[x, y] = cell
        // Mostly with its other half, and what it covers may lose its own.
        if columns == 2, x + 1 < canvas.width, random.below(8) > 0 {
          cell.glyph = .continuation
          cell.width = 0
          canvas[x + 1, y] = cell
        }
      }
      canvas.caret =
        random.below(3) == 0
        ? nil : CellPoint(x: random.below(canvas.width), y: random.below(canvas.height))
    }
  }

  @Test(arguments: [ColorDepth.none, .ansi16, .ansi256, .truecolor])
  func theScreenShowsTheNextCanvas(depth: ColorDepth) {
    var sampler = Sampler(random: SplitMix(seed: UInt64(depth.rawValue) &+ 7))
    for round in 0..<40 {
      let (width, height) = (1 + sampler.random.below(24), 1 + sampler.random.below(5))
      let encoder = ANSIEncoder(
        depth: depth, usesAttributes: round % 3 > 0,
        ground: round % 4 == 0 ? Ground(.dark) : nil, trimsBlanks: false)
      var diff = FrameDiff(encoder)
      var screen = TerminalScreen(width: width, height: height)
      var oldTerminal = TerminalScreen(width: width, height: height, addsScalars: true)
      var canvas = Canvas(width: width, height: height)
      for step in 0..<10 {
        // Sometimes with another table of clusters.
        if sampler.random.below(4) == 0 { canvas = renumbered(canvas) }
        if sampler.random.below(9) == 0 { canvas = Canvas(width: width, height: height) }
        sampler.change(&canvas)
        if step == 6 { diff.invalidate() }
        var bytes: [UInt8] = []
        diff.append(canvas, to: &bytes)
        screen.receive(bytes)
        oldTerminal.receive(bytes)
        let expected = drawn(canvas, encoder)
        #expect(screen.surprises == [])
        #expect(screen.isCaretVisible == (canvas.caret != nil))
        #expect(canvas.caret == nil || screen.caret == canvas.caret)
        #expect(!screen.isUpdating)
        #expect(screen.rows.map { $0.map(\.visible) } == expected)
        #expect(differences(oldTerminal, expected, canvas) == [])
      }
    }
  }

  /// What a terminal shows that gets the canvas whole from the other encoder.
  private func drawn(_ canvas: Canvas, _ encoder: ANSIEncoder) -> [[TerminalScreen.Look]] {
    encoder.encode(canvas).split(separator: 0x0A).prefix(canvas.height).map { row in
      var screen = TerminalScreen(width: canvas.width, height: 1)
      screen.receive(Array(row))
      return screen.rows[0].map(\.visible)
    }
  }

  /// Where a terminal that adds up scalars shows something else, but for clusters themselves.
  private func differences(
    _ screen: TerminalScreen, _ expected: [[TerminalScreen.Look]], _ canvas: Canvas
  ) -> [CellPoint] {
    var places: [CellPoint] = []
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where screen.rows[y][x].visible != expected[y][x] {
        let isCluster = canvas[x, y].glyph.rawValue >= Glyph.clusterBase
        let isHalf = canvas[x, y].width != 1 || x > 0 && canvas[x - 1, y].width == 2
        if !isCluster, !isHalf { places.append(CellPoint(x: x, y: y)) }
      }
    }
    return places
  }

  /// The same canvas with its clusters in another order.
  private func renumbered(_ canvas: Canvas) -> Canvas {
    var copy = Canvas(width: canvas.width, height: canvas.height)
    for index in canvas.cells.indices.reversed() {
      copy.cells[index] = canvas.cells[index]
      if canvas.cells[index].glyph.rawValue >= Glyph.clusterBase {
        copy.cells[index].glyph = copy.glyph(
          for: Character(canvas.text(of: canvas.cells[index].glyph)))
      }
    }
    return copy
  }
}
