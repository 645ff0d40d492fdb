import Testing

@testable import StyleCore

@Suite struct CaretColumnTests {
  @Test func aClickFindsTheCluster() {
    var field = TextEditing("a世e\u{301}👍")
    let places = (-1...9).map { column in
      field.apply(.place(column: column))
      return field.selection.head
    }
    #expect(places == [0, 0, 1, 1, 2, 3, 3, 4, 4, 4, 4])
    #expect(field.selected.isEmpty)
  }

  @Test func aDragSelects() {
    var field = TextEditing("hello world")
    field.apply(.place(column: 2))
    field.apply(.extend(column: 7))
    #expect("\(field)" == "he[llo w|]orld")
    field.apply(.extend(column: 0))
    #expect("\(field)" == "[|he]llo world")
    field.apply(.place(column: 3))
    #expect("\(field)" == "hel|lo world")
  }

  @Test func aDoubleClickSelectsWords() {
    var field = TextEditing("one two, six")
    field.apply(.selectWord(column: 5))
    #expect("\(field)" == "one [two|], six")
    field.apply(.extend(column: 9))
    #expect("\(field)" == "one [two, six|]")
    field.apply(.extend(column: 1))
    #expect("\(field)" == "[|one two], six")
    field.apply(.extend(column: 5))
    #expect("\(field)" == "one [two|], six")
    field.apply(.selectWord(column: 40))
    #expect("\(field)" == "one two, [six|]")
    var empty = TextEditing("")
    empty.apply(.selectWord(column: 3))
    #expect("\(empty)" == "|")
  }

  @Test func aClickInTextFromTheRight() {
    // abc CBA, where a click on A is a click before it in the text.
    var field = TextEditing(RightToLeft.text("abc ABC"))
    let places = (0...8).map { column in
      field.apply(.place(column: column))
      return field.selection.head
    }
    #expect(places == [0, 1, 2, 3, 6, 5, 4, 7, 7])
    field.apply(.place(column: 6))
    field.apply(.insert(RightToLeft.text("D")))
    #expect(field.text == RightToLeft.text("abc DABC"))
  }

  @Test func controlsOfTheOwnersTextHaveColumns() {
    // Shown as a␛b␍␊c.
    var field = TextEditing("a\u{1B}b\r\nc")
    let places = (0...6).map { column in
      field.apply(.place(column: column))
      return field.selection.head
    }
    #expect(places == [0, 1, 2, 3, 3, 4, 5])
  }

  @Test func theWindowMovesAsLittleAsItCan() {
    var field = TextEditing("0123456789")
    field.width = 5
    #expect(field.scroll == 6 && field.caretColumn == 4)
    for column in [3, 2, 1, 0] {
      field.apply(.move(.left))
      #expect(field.scroll == 6 && field.caretColumn == column)
    }
    field.apply(.move(.left))
    #expect(field.scroll == 5 && field.caretColumn == 0)
    field.apply(.place(column: 4))
    #expect(field.scroll == 5 && field.selection.head == 9)
    field.apply(.move(.start))
    #expect(field.scroll == 0)
    field.width = 20
    field.apply(.move(.end))
    #expect(field.scroll == 0 && field.caretColumn == 10)
  }

  /// The engine and the painter agree on where the caret is.
  @Test func theWindowIsWhatIsPainted() {
    var random = RandomText(seed: 21)
    let pieces = ["a", "世", "e\u{301}", "👍", " ", RightToLeft.text("AB"), "12", ".", "long text "]
    let motions = EditMotion.allCases
    for _ in 0..<100 {
      let width = 2 + random.number(below: 9)
      var field = TextEditing("")
      field.width = width
      for _ in 0..<20 {
        switch random.number(below: 4) {
        case 0: field.apply(.move(motions[random.number(below: motions.count)]))
        case 1: field.apply(.place(column: random.number(below: width)))
        default: field.apply(.insert(pieces[random.number(below: pieces.count)]))
        }
        let activity = field.activity()
        var node = FieldNode(text: VisibleText.line(field.text), caret: activity.caret)
        node.scroll = activity.scroll
        let sheet = Sheet(width: width) { $0.append(.field(node)) }
        #expect(
          sheet.canvas.caret == CellPoint(x: field.caretColumn, y: 0),
          "\(field) in \(width) columns")
      }
    }
  }
}
