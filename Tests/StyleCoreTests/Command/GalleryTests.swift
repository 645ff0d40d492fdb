import StyleCore
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite struct GalleryTests {
  static let ids = ["default", "plain", "rounded-border", "underlined", "gradient", "search"]

  @Test func theLoneCommandPrintsIt() {
    let run = CommandRun()
    #expect(run.code == .success)
    #expect(run.output == CommandRun("gallery").output)
    #expect(StyleRegistry.builtIns().ids == Self.ids)
    for id in Self.ids {
      #expect(run.lines.filter { $0.hasSuffix("  \(id)") }.count == 1)
    }
  }

  @Test(arguments: [1, 2, 3, 7, 20, 40, 43, 44, 80, 95, 96, 120, 200, 220, 1000])
  func noLineIsWiderThanAsked(width: Int) {
    let run = CommandRun("gallery", "--width", "\(width)")
    #expect(run.code == .success)
    for line in run.lines { #expect(DisplayWidth.of(line) <= width) }
  }

  @Test(arguments: [20, 44, 80, 120, 230])
  func captionsAndBordersStandInTheColumnsOfTheGrid(width: Int) {
    let grid = GalleryGrid(width: width, fields: 8)
    let starts = (0..<grid.columns).map { $0 * (grid.columnWidth + GalleryGrid.gap) }
    let lines = CommandRun("gallery", "rounded-border", "--width", "\(width)").lines
      .map(Array.init)
    for (row, states) in grid.rows(of: 8).enumerated() {
      let top = lines.indices.filter { lines[$0].first == "╭" }[row]
      for (column, state) in states.enumerated() {
        let name = Array(FieldState.allCases[state].rawValue)
        let (left, right) = (starts[column], starts[column] + grid.columnWidth - 1)
        #expect(lines[top - 1][left...].starts(with: name))
        #expect([lines[top][left], lines[top + 1][left], lines[top + 2][left]] == ["╭", "│", "╰"])
        #expect(
          [lines[top][right], lines[top + 1][right], lines[top + 2][right]] == ["╮", "│", "╯"])
      }
    }
  }

  @Test func theWidthIsWhatTheUserOrTheSurroundingsSay() {
    func widest(_ run: CommandRun) -> Int {
      run.output.withoutRendition.split(separator: "\n").map { DisplayWidth.of($0) }.max() ?? 0
    }
    #expect(widest(CommandRun()) == 80)
    #expect(widest(CommandRun(columns: 60)) == 60)
    #expect(widest(CommandRun(environment: ["COLUMNS": "50"], columns: 60)) == 50)
    #expect(
      widest(CommandRun("--width", "44", environment: ["COLUMNS": "50"], columns: 60)) == 44)
  }

  @Test func statesAndStylesCanBeChosen() {
    let run = CommandRun(
      "gallery", "search | gradient", "--state", "error", "--state", "empty", "--width", "60")
    #expect(
      run.output == """
        Search | Gradient  search | gradient
        Search on the outside, then Gradient within.

        empty                          error
        ╭───────────────────────────╮  ╭───────────────────────────╮
        │    ╭━━━━━━━━━━━━━━━━━╮    │  │    ╭━━━━━━━━━━━━━━━━━━━━╮ │
        │ ⌕  ┃ Your name       ┃    │  │ ⌕  ┃ Ada Lovelace 18… ! ┃ │
        │    ╰━━━━━━━━━━━━━━━━━╯    │  │    ╰━━━━━━━━━━━━━━━━━━━━╯ │
        ╰───────────────────────────╯  ╰───────────────────────────╯

        """)
  }

  @Test func aSettingGoesToTheStylesThatHaveIt() {
    let run = CommandRun("gallery", "--set", "gradient.width=4", "--state", "filled")
    #expect(run.code == .success)
    #expect(run.output.contains("Gradient  gradient(width: 4)\n"))
    #expect(run.output.contains("Search  search\n"))
  }

  @Test func styleByStyleAndAllAtOnceAreTheSamePicture() {
    let text = CommandRun("gallery", "--format", "text")
    let json = CommandRun("gallery", "--format", "json")
    #expect(json.output.hasPrefix(#"{"width":80,"height":\#(text.lines.count),"#))
  }

  @Test func aGroundOfItsOwnFillsTheWidth() {
    let run = CommandRun("gallery", "plain", "--appearance", "light", "--color", "truecolor")
    for line in run.lines {
      #expect(line.contains("48;2;255;255;255m"))
      #expect(line.hasSuffix("\u{1B}[0m"))
      #expect(DisplayWidth.of(line.withoutRendition) == 80)
    }
  }

  @Test func theGridHasNoMoreColumnsThanItCanFill() {
    for width in 0...300 {
      for fields in 0...9 {
        let grid = GalleryGrid(width: width, fields: fields)
        #expect(grid.columns >= 1)
        #expect(grid.columns <= max(fields, 1))
        #expect(
          grid.columns * grid.columnWidth + (grid.columns - 1) * GalleryGrid.gap <= max(width, 0))
        #expect(grid.rows(of: fields).flatMap(Array.init) == Array(0..<fields))
      }
    }
  }
}
