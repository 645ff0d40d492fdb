import Testing

@testable import StyleCore

@Suite struct LineDiffTests {
  private static func text(_ old: String, _ new: String, context: Int = 1) -> String {
    LineDiff(from: old.map { String($0) }, to: new.map { String($0) }).description(context: context)
  }

  @Test func changesStandBetweenWhatStays() {
    #expect(
      Self.text("abcdefgh", "abXdefg") == """
          b
        - c
        + X
          d
          …
          g
        - h
        """)
    #expect(Self.text("abc", "abc") == "")
    #expect(Self.text("", "a") == "+ a")
    #expect(Self.text("ab", "cd", context: 0) == "- a\n- b\n+ c\n+ d")
  }

  @Test func bytesCountAndNotLooks() {
    #expect(!LineDiff(from: ["é"], to: ["e\u{301}"]).isEmpty)
  }

  /// Every pair of texts of up to four lines out of two: each side comes out whole.
  @Test func bothTextsCanBeReadOff() {
    let texts = (0...4).flatMap { count in
      (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 == 0 ? "a" : "b" } }
    }
    for old in texts {
      for new in texts {
        let lines = LineDiff(from: old, to: new).lines
        var (oldLines, newLines): ([String], [String]) = ([], [])
        for line in lines {
          switch line {
          case .kept(let text):
            oldLines.append(text)
            newLines.append(text)
          case .removed(let text): oldLines.append(text)
          case .added(let text): newLines.append(text)
          }
        }
        #expect(oldLines == old)
        #expect(newLines == new)
      }
    }
  }

  @Test func longTextsAreNotWeighedLineByLine() {
    let old = (0..<1_200).map { "old \($0)" }
    let new = (0..<1_200).map { "new \($0)" }
    let diff = LineDiff(from: ["same"] + old, to: ["same"] + new)
    #expect(diff.lines.count == 2_401 && diff.lines[0] == .kept("same"))
  }
}

@Suite struct SnapshotDifferenceTests {
  @Test func theReportTellsWhatAPersonLooksFor() {
    var old = Canvas(picture: "╭────────╮", "│ apple  │", "╰────────╯")
    for x in 0..<10 { old[x, 0].foreground = RGBA(163, 243, 7) }
    var new = Canvas(picture: "╭────────╮", "│ apples │", "╰────────╯")
    for x in 0..<10 { new[x, 0].foreground = RGBA(255, 59, 48) }
    new[2, 1].attributes = [.bold]
    new.caret = CellPoint(x: 8, y: 1)
    let difference = SnapshotDifference(
      from: Snapshot(of: old, header: [.init("style", "gradient"), .init("state", "editing")]),
      to: Snapshot(of: new, header: [.init("style", "gradient"), .init("state", "error")]))
    #expect(
      difference.description == """
        header:
        - state: editing
        + state: error
        caret: none → 8,1
        picture:
          |╭────────╮|
        - |│ apple  │|
        + |│ apples │|
          |╰────────╯|
        cells:
          row 0, columns 0–9: fg #a3f307 → #ff3b30
          row 1, column 2: none → bold
          row 1, column 7: " " → "s"
        """)
    #expect(!difference.isEmpty)
  }

  @Test func sameSnapshotsHaveNothingToTell() {
    let snapshot = Snapshot(of: Canvas(picture: "검색"), header: [.init("a", "b")])
    let difference = SnapshotDifference(from: snapshot, to: snapshot)
    #expect(difference.isEmpty && difference.description == "")
  }

  @Test func sizesDiffer() {
    let difference = SnapshotDifference(
      from: Snapshot(of: Canvas(picture: "ab")), to: Snapshot(of: Canvas(picture: "abc", "d")))
    #expect(
      difference.description == """
        size: 2x1 → 3x2
        picture:
        - |ab|
        + |abc|
        + |d  |
        """)
  }

  @Test func neighboursThatChangeAlikeAreToldTogether() {
    let old = Canvas(picture: "one 世 ", "      ", "      ", "      ")
    var new = Canvas(picture: "two ab ", "      ", "      ", "      ")
    for y in 1...3 {
      new[0, y].background = .white
      new[1, y].background = .white
    }
    // A gradient: each cell a colour of its own.
    for x in 3..<6 { new[x, 2].foreground = RGBA(UInt8(x), 0, 0) }
    #expect(
      CanvasDiffReport(from: old, to: new).lines() == [
        #"row 0, columns 0–2: "one" → "two""#,
        #"row 0, columns 4–5: "世" → "ab""#,
        "rows 1–3, columns 0–1: bg default → #ffffff",
        "row 2, columns 3–5: fg default → #030000…#050000",
      ])
  }

  @Test func whatDoesNotShowIsSpelledOut() {
    let old = Canvas(picture: "a b")
    var new = Canvas(picture: "a\u{A0}b")
    new[2, 0].width = 3
    #expect(
      CanvasDiffReport(from: old, to: new).lines() == [
        #"row 0, column 1: " " → "\u{a0}""#, "row 0, column 2: width 1 → 3",
      ])
  }

  @Test func longListsAreCut() {
    let old = Canvas(picture: "a b c d e")
    let new = Canvas(picture: "A B C D E")
    let report = CanvasDiffReport(from: old, to: new)
    #expect(report.cellCount == 5)
    #expect(
      report.lines(limit: 2) == [
        #"row 0, column 0: "a" → "A""#, #"row 0, column 2: "b" → "B""#,
        "… and 3 more cells in 3 more places",
      ])
  }
}
