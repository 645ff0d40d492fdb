import Testing

@testable import StyleCore

@Suite("Shapes of lines and blocks")
struct CellDrawingTests {
  /// The glyph as dots, one a point across and one each two points down.
  private func dots(_ scalar: Unicode.Scalar) -> [String] {
    guard case .boxes(let boxes) = CellDrawing(scalar.value) else { return [] }
    return stride(from: 0.5, to: 16, by: 1).map { y in
      String(
        stride(from: 0.5, to: 8, by: 1).map { x in
          boxes.contains {
            $0.x < x && x < $0.x + $0.width && $0.y < y && y < $0.y + $0.height
          } ? Character("#") : "."
        })
    }
  }

  @Test("Corners and crossings are closed")
  func corners() {
    #expect(
      dots("┌").suffix(10) == [
        "........",
        "...#####",
        "...#....",
        "...#....",
        "...#....",
        "...#....",
        "...#....",
        "...#....",
        "...#....",
        "...#....",
      ])
    #expect(
      dots("╔")[5..<11] == [
        "........",
        "..######",
        "..#.....",
        "..#.####",
        "..#.#...",
        "..#.#...",
      ])
    #expect(
      dots("╬")[5..<10] == [
        "..#.#...",
        "###.####",
        "........",
        "###.####",
        "..#.#...",
      ])
    #expect(
      dots("┡")[5..<10] == [
        "...##...",
        "...##...",
        "...#####",
        "...#####",
        "...#....",
      ])
  }

  /// Whether each side of the cell is met, and by which rows or columns of dots.
  private func sides(_ dots: [String]) -> (left: [Int], right: [Int], top: [Int], bottom: [Int]) {
    func marks(_ row: String) -> [Int] {
      row.enumerated().filter { $0.element == "#" }.map(\.offset)
    }
    return (
      dots.indices.filter { dots[$0].first == "#" }, dots.indices.filter { dots[$0].last == "#" },
      marks(dots[0]), marks(dots[15])
    )
  }

  @Test("Every line meets the side of its cell where its neighbour begins")
  func joins() {
    let across = sides(dots("─"))
    let heavy = sides(dots("━"))
    let double = sides(dots("═"))
    let down = sides(dots("│"))
    let heavyDown = sides(dots("┃"))
    let doubleDown = sides(dots("║"))
    for value in UInt32(0x2500)...0x257F {
      guard let scalar = Unicode.Scalar(value), !(0x2504...0x250B).contains(value),
        !(0x254C...0x254F).contains(value), case .boxes = CellDrawing(value)
      else { continue }
      let ends = sides(dots(scalar))
      #expect([[], across.left, heavy.left, double.left].contains(ends.left), "\(scalar)")
      #expect([[], across.left, heavy.left, double.left].contains(ends.right), "\(scalar)")
      #expect([[], down.top, heavyDown.top, doubleDown.top].contains(ends.top), "\(scalar)")
      #expect([[], down.top, heavyDown.top, doubleDown.top].contains(ends.bottom), "\(scalar)")
      #expect(!(ends.left + ends.right + ends.top + ends.bottom).isEmpty, "\(scalar)")
    }
  }

  @Test("Every block fills its share of the cell")
  func blocks() {
    func share(_ scalar: Unicode.Scalar) -> Double {
      Double(dots(scalar).joined().count { $0 == "#" }) / 128
    }
    for (index, scalar) in "▁▂▃▄▅▆▇█".unicodeScalars.enumerated() {
      #expect(share(scalar) == Double(index + 1) / 8)
    }
    for (index, scalar) in "▏▎▍▌▋▊▉".unicodeScalars.enumerated() {
      #expect(share(scalar) == Double(index + 1) / 8)
    }
    for scalar in "▀▐▚▞".unicodeScalars { #expect(share(scalar) == 0.5) }
    for scalar in "▖▗▘▝".unicodeScalars { #expect(share(scalar) == 0.25) }
    for scalar in "▙▛▜▟".unicodeScalars { #expect(share(scalar) == 0.75) }
    #expect(dots("▗")[7] == "........")
    #expect(dots("▗")[8] == "....####")
    #expect(dots("▝")[7] == "....####")
  }

  @Test("Letters and diagonals are left to fonts")
  func fonts() {
    for scalar in "aé╱╲╳■←".unicodeScalars { #expect(CellDrawing(scalar.value) == nil) }
  }
}

@Suite("SVG output")
struct SVGEncoderTests {
  private let red = RGBA(255, 0, 0)

  /// The elements behind the ground, one a line.
  private func elements(_ canvas: Canvas, ground: Ground = Ground(.dark)) -> [String] {
    let lines = SVGEncoder(ground: ground).text(of: canvas).split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.hasPrefix("<rect") }.dropFirst().dropLast())
  }

  @Test("A picture as a whole")
  func whole() {
    let encoder = SVGEncoder(ground: Ground(.light), title: "<a>", summary: "b & c")
    #expect(
      encoder.text(of: drawing("hi")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16" \
        role="img" font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" \
        font-size="13" fill="#000000" xml:space="preserve">
        <title>&lt;a&gt;</title>
        <desc>b &amp; c</desc>
        <rect width="16" height="16" fill="#ffffff"/>
        <text x="0" y="12" textLength="16" lengthAdjust="spacingAndGlyphs">hi</text>
        </svg>

        """)
  }

  @Test("Words and wide glyphs stand on the grid")
  func grid() {
    #expect(
      elements(drawing(" ab c日本&", "👩‍👩‍👧")) == [
        "<text x=\"8\" y=\"12\" textLength=\"16\" lengthAdjust=\"spacingAndGlyphs\">ab</text>",
        "<text x=\"32\" y=\"12\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\">c</text>",
        "<text x=\"48\" y=\"12\" text-anchor=\"middle\">日</text>",
        "<text x=\"64\" y=\"12\" text-anchor=\"middle\">本</text>",
        "<text x=\"72\" y=\"12\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\">&amp;</text>",
        "<text x=\"8\" y=\"28\" text-anchor=\"middle\">👩‍👩‍👧</text>",
      ])
  }

  @Test("Backgrounds are one rectangle a block, lines one a stroke")
  func merged() {
    let canvas = drawing("──────", "      ", "      ") { point, _ in
      point.y == 0
        ? Cell(foreground: red)
        : point.x < 4 ? Cell(background: RGBA(28, 28, 30)) : .blank
    }
    #expect(
      elements(canvas) == [
        "<path fill=\"#1c1c1e\" shape-rendering=\"crispEdges\" d=\"M0 16h32v32h-32z\"/>",
        "<path fill=\"#ff0000\" shape-rendering=\"crispEdges\" d=\"M0 7h48v1h-48z\"/>",
      ])
  }

  @Test("Attributes become weight, slant, lines and colours")
  func attributes() {
    let canvas = drawing("bidv") { point, _ in
      Cell(attributes: [[.bold], [.italic, .underline], .dim, .inverse][point.x])
    }
    let word = "y=\"12\" textLength=\"8\" lengthAdjust=\"spacingAndGlyphs\""
    #expect(
      elements(canvas) == [
        "<path fill=\"#ffffff\" shape-rendering=\"crispEdges\" d=\"M24 0h8v16h-8z\"/>",
        "<path fill=\"#ffffff\" shape-rendering=\"crispEdges\" d=\"M8 14h8v1h-8z\"/>",
        "<text x=\"0\" \(word) font-weight=\"bold\">b</text>",
        "<text x=\"8\" \(word) font-style=\"italic\">i</text>",
        "<text x=\"16\" \(word) fill=\"#999999\">d</text>",
        "<text x=\"24\" \(word) fill=\"#000000\">v</text>",
      ])
  }

  @Test("Round corners are arcs, shades are see-through")
  func arcs() {
    #expect(
      elements(drawing("╭╯░")) == [
        "<path fill=\"#ffffff\" fill-opacity=\"0.25\" shape-rendering=\"crispEdges\" "
          + "d=\"M16 0h8v16h-8z\"/>",
        "<path fill=\"none\" stroke=\"#ffffff\" "
          + "d=\"M8 7.5H7.5A4 4 0 0 0 3.5 11.5V16M8 7.5H8A3.5 4 0 0 0 11.5 3.5V0\"/>",
      ])
  }

  @Test("Round corners are as heavy as the lines they join")
  func heavyArcs() {
    let light = elements(drawing("╭─╮", "│ │", "╰─╯")).filter { $0.contains("fill=\"none\"") }
    #expect(light.count == 1 && !light[0].contains("stroke-width"))
    // The middles of heavy lines are at 4 and 8 points.
    #expect(
      elements(drawing("╭━", "┃ ")).contains(
        "<path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"2\" "
          + "d=\"M8 8H7.5A3.5 3.5 0 0 0 4 11.5V16\"/>"))
    // Double lines run a point before and behind the middle, the outer one around the inner one.
    #expect(
      elements(drawing("═╮", " ║")).contains(
        "<path fill=\"none\" stroke=\"#ffffff\" d=\"M8 6.5H8A4.5 5 0 0 1 12.5 11.5V16"
          + "M8 8.5H8A2.5 3 0 0 1 10.5 11.5V16\"/>"))
    // Where a title stands beside the corner, the line below tells.
    #expect(
      elements(drawing("╭T", "┃ ")).contains { $0.contains("stroke-width=\"2\"") })
  }
}

@Suite("HTML output")
struct HTMLEncoderTests {
  @Test("A page as a whole")
  func whole() {
    let canvas = drawing("a<b>", "日 x") { point, _ in
      point.y == 0 && point.x > 0 && point.x < 3
        ? Cell(
          foreground: RGBA(255, 0, 0), background: RGBA(1, 2, 3),
          attributes: [.bold, .underline, .strikethrough])
        : .blank
    }
    #expect(
      HTMLEncoder(ground: Ground(.dark), title: "&").text(of: canvas) == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>&amp;</title>
        </head>
        <body style="margin:1em;background:#000000;color:#ffffff">
        <pre style="margin:0;font:14px/1.2 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',\
        monospace;direction:ltr;unicode-bidi:bidi-override">
        a<span style="color:#ff0000;background:#010203;font-weight:bold;\
        text-decoration:underline line-through">&lt;b</span>&gt;
        <span style="display:inline-block;width:2ch;text-align:center">日</span> x
        </pre>
        </body>
        </html>

        """)
  }
}

@Suite("JSON output")
struct JSONEncodingTests {
  @Test("Rows of runs with what is not the terminal's own")
  func runs() {
    var canvas = drawing("a\"日b", "\\") { point, _ in
      point.y == 0 && point.x < 2
        ? Cell(foreground: RGBA(255, 0, 0), attributes: [.bold, .inverse])
        : point.y == 1 ? Cell(background: RGBA(0, 0, 0)) : .blank
    }
    #expect(
      JSONEncoding().text(of: canvas) == """
        {"width":5,"height":2,"rows":[
        [{"text":"a\\"","columns":2,"foreground":"#ff0000","attributes":["bold","inverse"]},\
        {"text":"日b","columns":3}],
        [{"text":"\\\\","columns":1,"background":"#000000"},{"text":"    ","columns":4}]
        ]}

        """)
    canvas = Canvas(width: 0, height: 0)
    canvas.caret = CellPoint(x: 3, y: 4)
    #expect(
      JSONEncoding().text(of: canvas) == "{\"width\":0,\"height\":0,\"caret\":[3,4],\"rows\":[]}\n")
  }

  @Test("Controls are written as escapes")
  func controls() {
    #expect(JSONEncoding.quoted("\u{1B}\u{9B}\n\u{2028}é") == "\"\\u001b\\u009b\\u000a\\u2028é\"")
  }
}

@Suite("Output formats")
struct OutputFormatTests {
  @Test("A format is known by the extension its files are given", arguments: OutputFormat.allCases)
  func pathExtension(format: OutputFormat) {
    #expect(OutputFormat(pathExtension: format.pathExtension) == format)
    #expect(OutputFormat(pathExtension: format.pathExtension.uppercased()) == format)
  }

  @Test("Other spellings, and other files")
  func others() {
    #expect(OutputFormat(pathExtension: "htm") == .html)
    #expect(OutputFormat(pathExtension: "ansi") == .ansi)
    #expect(OutputFormat(pathExtension: "png") == nil)
    #expect(OutputFormat(pathExtension: "") == nil)
  }
}
