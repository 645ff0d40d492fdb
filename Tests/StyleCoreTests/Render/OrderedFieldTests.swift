import Testing

@testable import StyleCore

/// Fields with right-to-left text; large letters stand for Hebrew ones.
@Suite struct OrderedFieldTests {
  private func sheet(
    _ text: String, width: Int, caret: Int? = nil, selection: Range<Int> = 0..<0,
    scroll: Int? = nil, alignment: TextAlignment = .leading
  ) -> Sheet {
    var field = FieldNode(
      text: RightToLeft.text(text), caret: caret, selection: selection, alignment: alignment)
    field.scroll = scroll
    return Sheet(width: width) { $0.append(.field(field)) }
  }

  private func drawing(_ sheet: Sheet) -> String { RightToLeft.drawing(sheet.drawing) }

  @Test func atRest() {
    #expect(drawing(sheet("abc ABC", width: 9)) == "abc CBA")
    #expect(drawing(sheet("ABC abc", width: 9)) == "abc CBA")
    #expect(drawing(sheet("ABC abc", width: 9, alignment: .trailing)) == "  abc CBA")
    // What is lost is the end of the text, on the left.
    #expect(drawing(sheet("ABC DEF", width: 5)) == "… CBA")
    #expect(drawing(sheet("abc ABC", width: 6)) == "abc A…")
  }

  @Test func theCaretIsOnTheClusterBehindIt() {
    let first = sheet("abc ABC", width: 9, caret: 4)
    #expect(drawing(first) == "abc CBA")
    #expect(first.mask(.inverse) == "......#..")
    #expect(first.canvas.caret == CellPoint(x: 6, y: 0))
    #expect(sheet("abc ABC", width: 9, caret: 3).mask(.inverse) == "...#.....")
    #expect(drawing(sheet("abc ABC", width: 9, caret: 7)) == "abc CBA▏")
  }

  @Test func aLineFromTheRightEndsOnTheLeft() {
    let atEnd = sheet("ABC abc", width: 9, caret: 7)
    #expect(drawing(atEnd) == "▏abc CBA")
    #expect(atEnd.canvas.caret == CellPoint(x: 0, y: 0))
    // The text stays where it is when the caret leaves the end.
    let atStart = sheet("ABC abc", width: 9, caret: 0)
    #expect(drawing(atStart) == " abc CBA")
    #expect(atStart.mask(.inverse) == ".......#.")
  }

  @Test func theSelectionMayBeInTwoPieces() {
    let field = sheet("abc ABC", width: 9, caret: 5, selection: 2..<5)
    #expect(drawing(field) == "abc CBA")
    #expect(field.mask(.underline) == "..##..#..")
    #expect(field.mask(.inverse) == ".....#...")
    #expect(sheet("ABC abc", width: 9, selection: 0..<2).mask(.underline) == ".....##..")
  }

  @Test func scrolledToTheCaret() {
    // ▏FEDCBA, of which four columns are in sight.
    #expect(drawing(sheet("ABCDEF", width: 4, caret: 6)) == "▏FED")
    #expect(drawing(sheet("ABCDEF", width: 4, caret: 0)) == "DCBA")
    #expect(drawing(sheet("ABCDEF", width: 4, caret: 3)) == "FEDC")
    #expect(drawing(sheet("ABCDEF", width: 4, caret: 3, scroll: 2)) == "EDCB")
    #expect(drawing(sheet("ABCDEF", width: 1, caret: 6)) == "▏")
    #expect(sheet("ABCDEF", width: 0, caret: 6).canvas.width == 0)
    #expect(drawing(sheet("A世B世C", width: 4, caret: 2)) == "世B")
  }

  @Test func aFieldKeepsItsScroll() {
    func scrolled(_ caret: Int, _ scroll: Int) -> String {
      var field = FieldNode(text: "a long text", caret: caret)
      field.scroll = scroll
      return Sheet(width: 6) { $0.append(.field(field)) }.drawing
    }
    #expect(scrolled(6, 3) == "ong te")
    #expect(scrolled(3, 3) == "ong te")
    #expect(scrolled(2, 3) == "long t")
    #expect(scrolled(9, 3) == "ng tex")
    #expect(scrolled(11, 99) == " text▏")
    #expect(scrolled(10, 99) == " text")
  }

  @Test func otherTextIsPutInOrderToo() {
    #expect(
      RightToLeft.drawing(Sheet(width: 9) { $0.text(RightToLeft.text("ABC 12")) }.drawing)
        == "12 CBA")
    #expect(
      RightToLeft.drawing(Sheet(width: 9) { $0.text(RightToLeft.text("│AB│ C")) }.drawing)
        == "│BA│ C")
    let prompt = FieldNode(text: "", placeholder: [TextRun(RightToLeft.text("ABC"))], caret: 0)
    #expect(RightToLeft.drawing(Sheet(width: 9) { $0.append(.field(prompt)) }.drawing) == "▏CBA")
  }
}
