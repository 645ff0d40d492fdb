import Testing

@testable import StyleCore

@Suite struct SnapshotFormatTests {
  @Test(arguments: [CellPoint(x: 2, y: 0), CellPoint(x: 0, y: 1), CellPoint(x: -1, y: 0)])
  func aCaretOutsideIsLeftOut(caret: CellPoint) {
    var canvas = Canvas(width: 2, height: 1)
    canvas.caret = caret
    #expect(Snapshot(of: canvas).description == "stylebook snapshot 1\nsize: 2x1\n\n|  |\nend\n")
  }

  @Test func aFieldLooksAsItLooks() throws {
    var canvas = Canvas(picture: "╭────────╮", "│ apple  │", "╰────────╯")
    for x in 0..<10 {
      canvas[x, 0].foreground = RGBA(163, 243, 7)
      canvas[x, 2].foreground = RGBA(226, 247, 5)
    }
    for x in 2..<7 {
      canvas[x, 1].foreground = .black
      canvas[x, 1].background = .white
      canvas[x, 1].attributes = [.bold, .underline]
    }
    canvas.caret = CellPoint(x: 7, y: 1)
    let snapshot = Snapshot(
      of: canvas, header: [.init("style", "gradient(width: 2)"), .init("state", "editing")])
    let expected = """
      stylebook snapshot 1
      style: gradient(width: 2)
      state: editing
      size: 10x3
      caret: 7,1

      |╭────────╮|
      |│ apple  │|
      |╰────────╯|

      |aaaaaaaaaa| 0
      |..bbbbb...| 1
      |cccccccccc| 2
      a  fg #a3f307
      b  fg #000000  bg #ffffff  bold underline
      c  fg #e2f705
      end

      """
    #expect(snapshot.description == expected)
    #expect(try Snapshot(parsing: expected) == snapshot)
  }

  @Test func aPictureWithoutColoursIsJustThePicture() {
    #expect(
      Snapshot(of: Canvas(picture: "검색 창 |  ", "❤️ 👨‍👩‍👧 🇯🇵   ")).description == """
        stylebook snapshot 1
        size: 11x2

        |검색 창 |  |
        |❤️ 👨‍👩‍👧 🇯🇵   |
        end

        """)
    #expect(
      Snapshot(of: Canvas(width: 0, height: 2)).description == """
        stylebook snapshot 1
        size: 0x2

        ||
        ||
        end

        """)
    #expect(
      Snapshot(of: Canvas(width: 3, height: 0)).description == """
        stylebook snapshot 1
        size: 3x0

        end

        """)
  }

  @Test(arguments: [
    (["a", "b", " "], "|ab |"),
    (["é", "e\u{301}", " "], "|ée\u{301} |"),
    (["🇩", "🇪"], "!🇩|🇪!"),
    (["ᄀ", "ᅡ"], "!ᄀ|ᅡ!"),
    (["\u{301}", "a"], #"!\u{301}|a!"#),
    (["a", "\u{301}"], #"!a|\u{301}!"#),
    (["\n", "|", "\\", "=", "!"], #"!\u{a}|\||\\|\=|!!"#),
    (["\u{1B}", "[", "m"], #"!\u{1b}|[|m!"#),
    (["\u{202E}", "x"], #"!\u{202e}|x!"#),
    (["\u{600}", "1"], #"!\u{600}|1!"#),
    (["\r\n"], #"!\u{d}\u{a}!"#),
    (["\0"], "!=1!"),
  ])
  func cellsThatWouldRunTogetherStandApart(cells: [Character], row: String) throws {
    var canvas = Canvas(width: cells.count, height: 1)
    for (x, character) in cells.enumerated() { canvas[x, 0].glyph = canvas.glyph(for: character) }
    let text = Snapshot(of: canvas).description
    #expect(text.utf8.split(separator: UInt8(ascii: "\n"))[2].elementsEqual(row.utf8))
    #expect(try Snapshot(parsing: text).canvas.isIdentical(to: canvas))
  }

  @Test func cellsOfUnusualWidthSayIt() throws {
    var canvas = Canvas(width: 6, height: 1)
    canvas[0, 0] = Cell(glyph: Glyph("a"), width: 2)
    canvas[1, 0] = Cell(glyph: .continuation, width: 0)
    canvas[2, 0] = Cell(glyph: Glyph("界"), width: 2)
    canvas[3, 0] = Cell(glyph: .space, width: 0)
    canvas[4, 0] = Cell(glyph: .continuation, width: 0)
    canvas[5, 0] = Cell(glyph: .continuation, width: 7)
    let text = Snapshot(of: canvas).description
    #expect(text.contains("\n!a||界=2| =0||=7!\n"))
    #expect(try Snapshot(parsing: text).canvas == canvas)
  }

  @Test(arguments: [
    ("style", "plain", "style: plain"),
    ("style", "search | gradient(width: 3)", "style: search | gradient(width: 3)"),
    ("text", "", #"text: """#),
    ("text", " x", #"text: " x""#),
    ("text", "x ", #"text: "x ""#),
    ("text", "a\nb\t\"\\", #"text: "a\nb\t\"\\""#),
    ("text", "\u{1B}\u{202E}", #"text: "\u{1b}\u{202e}""#),
    ("text", "\"quoted\"", #"text: "\"quoted\"""#),
    ("text", #"C:\new"#, #"text: C:\new"#),
    ("text", "검색 👨‍👩‍👧", "text: 검색 👨‍👩‍👧"),
    ("text", "a\u{A0}b", #"text: "a\u{a0}b""#),
    ("size", "large", #""size": large"#),
    ("", "x", #""": x"#),
    ("a: b", "x", #""a: b": x"#),
  ])
  func headersHoldAnyText(key: String, value: String, line: String) throws {
    let snapshot = Snapshot(of: Canvas(width: 0, height: 0), header: [.init(key, value)])
    #expect(snapshot.description == "stylebook snapshot 1\n\(line)\nsize: 0x0\n\nend\n")
    let read = try Snapshot(parsing: snapshot.description)
    #expect(read == snapshot)
    #expect(read.header[0].value.utf8.elementsEqual(value.utf8))
  }

  @Test func keysNeverRunOut() throws {
    var canvas = Canvas(width: 700, height: 1)
    for x in 0..<700 {
      canvas[x, 0].foreground = RGBA(UInt8(x & 255), UInt8(x >> 8), 9)
    }
    let text = Snapshot(of: canvas).description
    #expect(text.contains("|abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ÀÁ"))
    #expect(text.contains("{699}| 0\n"))
    #expect(try Snapshot(parsing: text).canvas == canvas)
    #expect(Set((0..<700).map(SnapshotKey.text)).count == 700)
    for index in 0..<700 {
      let key = SnapshotKey.text(index)
      #expect(index > 500 || key.unicodeScalars.count == 1 && DisplayWidth.of(key) == 1)
    }
  }

  @Test func aChangedColourIsOneLine() {
    func text(_ color: RGBA) -> [String] {
      var canvas = Canvas(picture: "╭──╮", "╰──╯")
      for x in 0..<4 { canvas[x, 0].foreground = color }
      canvas[1, 1].attributes = .dim
      return Snapshot(of: canvas).description.split(separator: "\n").map(String.init)
    }
    #expect(
      LineDiff(from: text(.black), to: text(.white)).description(context: 0) == """
        - a  fg #000000
        + a  fg #ffffff
        """)
  }

  @Test(arguments: [
    "stylebook snapshot 1\r\nsize: 2x1\r\n\r\n|ab|\r\n\r\n|k.| 0\r\nk  fg #A3F307FF\r\nend\r\n",
    "stylebook snapshot 1\nsize: 2x1\n\n!a|b!\n\n|a.| 0\na  fg #a3f307\nend",
    "stylebook snapshot 1\nsize: 2x1\n\n!\\u{61}|b=1!\n\n|{5000}.| 0\n{5000}   fg   #a3f307\nend\n",
  ])
  func otherSpellingsReadTheSame(text: String) throws {
    var canvas = Canvas(picture: "ab")
    canvas[0, 0].foreground = RGBA(163, 243, 7)
    #expect(try Snapshot(parsing: text).canvas == canvas)
  }

  @Test func randomCanvasesComeBack() throws {
    var sampler = SnapshotSampler(seed: 1)
    for _ in 0..<5_000 {
      let canvas = sampler.canvas()
      let snapshot = Snapshot(of: canvas, header: [.init("state", "editing")])
      let bytes = snapshot.bytes
      let read = try Snapshot(parsing: bytes)
      guard read.canvas.isIdentical(to: canvas), read == snapshot, read.bytes == bytes else {
        Issue.record("lost something of\n\(snapshot)")
        return
      }
    }
  }
}
