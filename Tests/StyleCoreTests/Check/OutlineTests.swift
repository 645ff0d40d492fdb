import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct OutlineTests {
  /// Where the outline of a drawing has its first gap.
  private func gap(_ drawing: String) -> CellPoint? {
    let lines = drawing.split(separator: "\n").map { String($0) }
    let width = lines.map { $0.count }.max() ?? 0
    var canvas = Canvas(width: width, height: lines.count)
    for (y, line) in lines.enumerated() {
      for (x, character) in line.enumerated() {
        canvas[x, y].glyph = canvas.glyph(for: character)
      }
    }
    return OutlineRule.firstGap(in: canvas)
  }

  @Test func wholeOutlinesHaveNone() {
    #expect(gap("╭──╮\n│ab│\n╰──╯") == nil)
    #expect(gap("╔══╗\n║ab║\n╠══╣\n╚══╝") == nil)
    // A label in an edge, sides alone, edges alone, one box in another.
    #expect(gap("╭ Name ─╮\n│ abc   │\n╰───────╯") == nil)
    #expect(gap("│abc│") == nil)
    #expect(gap("────\n abc\n────") == nil)
    #expect(gap("╭─────╮\n│╭───╮│\n││ab ││\n│╰───╯│\n╰─────╯") == nil)
    #expect(gap("│ab│\n╰──╯") == CellPoint(x: 0, y: 0))
  }

  @Test func gapsAreFoundWhereTheyAre() {
    #expect(gap("╭─ ─╮\n│abc│\n╰───╯") == CellPoint(x: 2, y: 0))
    #expect(gap("╭───╮\n│abc \n╰───╯") == CellPoint(x: 4, y: 1))
    #expect(gap("╭───╮\n│abc│ \n╰────╯") == CellPoint(x: 4, y: 2))
    #expect(gap("╭───\n│abc\n╰───") == CellPoint(x: 3, y: 0))
    #expect(gap("╭──╮\nxab│\n╰──╯") == CellPoint(x: 0, y: 1))
  }

  @Test func linesOfEveryWeightAndDashMeet() {
    let boxes = ["┌─┐│└┘", "┏━┓┃┗┛", "┌┄┐┆└┘", "┏┅┓┇┗┛", "╭━╮┃╰╯", "╭═╮║╰╯", "╔═╗║╚╝"]
    for box in boxes {
      let parts = box.map { String($0) }
      let line = String(repeating: parts[1], count: 3)
      let drawing =
        parts[0] + line + parts[2] + "\n" + parts[3] + "abc" + parts[3] + "\n" + parts[4] + line
        + parts[5]
      #expect(gap(drawing) == nil, "\(drawing)")
    }
  }
}
