import Testing

@testable import StyleCore

@Suite struct WordMotionTests {
  /// A `|` at every place where the caret stops on the way.
  private func stops(_ text: String, _ motion: EditMotion, from start: EditMotion) -> String {
    var field = TextEditing(text)
    field.apply(.move(start))
    var places: Set<Int> = []
    while field.apply(.move(motion)).selectionChanged { places.insert(field.selection.head) }
    var drawing = ""
    for (offset, character) in text.enumerated() {
      if places.contains(offset) { drawing += "|" }
      drawing.append(character)
    }
    return places.contains(text.count) ? drawing + "|" : drawing
  }

  @Test(arguments: [
    ("", "", ""),
    ("word", "word|", "|word"),
    ("two words", "two| words|", "|two |words"),
    ("  two  words  ", "  two|  words|  |", "|  |two  |words  "),
    ("it's don’t 'q'", "it's| don’t| 'q|'|", "|it's |don’t '|q'"),
    ("snake_case x2", "snake_case| x2|", "|snake_case |x2"),
    ("a.b/c-d", "a|.b|/c|-d|", "|a.|b/|c-|d"),
    ("3.5 km", "3|.5| km|", "|3.|5 |km"),
    ("--flag", "--flag|", "|--|flag"),
    ("ab 👍 cd", "ab| 👍 cd|", "|ab 👍 |cd"),
    ("Zu\u{308}rich é", "Zu\u{308}rich| é|", "|Zu\u{308}rich |é"),
    ("東京タワーへ行く", "東京|タワー|へ|行|く|", "|東京|タワー|へ|行|く"),
    ("안녕 세상", "안녕| 세상|", "|안녕 |세상"),
    ("שלום עולם", "שלום| עולם|", "|שלום |עולם"),
    ("a\u{0}b", "a|\u{0}b|", "|a\u{0}|b"),
  ])
  func words(text: String, forward: String, backward: String) {
    #expect(stops(text, .wordForward, from: .start) == forward)
    #expect(stops(text, .wordBackward, from: .end) == backward)
  }

  @Test func sidesOfTheScreen() {
    var field = TextEditing("שלום עולם")
    field.apply(.move(.wordRight))
    #expect(field.selection.head == 5)
    field.apply(.move(.wordLeft))
    #expect(field.selection.head == 9)
    field.apply(.move(.right))
    #expect(field.selection.head == 8)
    field.apply(.move(.left))
    #expect(field.selection.head == 9)
    var latin = TextEditing("two words")
    latin.apply(.move(.wordLeft))
    #expect("\(latin)" == "two |words")
    latin.apply(.move(.wordRight))
    #expect("\(latin)" == "two words|")
  }

  @Test func aSelectionIsLetGoAtItsEnd() {
    func after(_ motion: EditMotion) -> String {
      var field = TextEditing("one two six")
      for _ in 0..<4 { field.apply(.move(.backward)) }
      field.apply(.move(.wordBackward, extending: true))
      #expect("\(field)" == "one [|two] six")
      field.apply(.move(motion))
      return "\(field)"
    }
    #expect(after(.left) == "one |two six")
    #expect(after(.backward) == "one |two six")
    #expect(after(.right) == "one two| six")
    #expect(after(.forward) == "one two| six")
    #expect(after(.wordForward) == "one two| six")
    #expect(after(.start) == "|one two six")
    #expect(after(.end) == "one two six|")
  }

  @Test func aSelectionFromTheRightIsLetGoOnThatSide() {
    // abc CBA, with A and B selected.
    var field = TextEditing(RightToLeft.text("abc ABC"))
    field.apply(.move(.backward))
    for _ in 0..<2 { field.apply(.move(.backward, extending: true)) }
    #expect(field.selected == 4..<6)
    var right = field
    right.apply(.move(.right))
    #expect(right.selection.head == 4)
    field.apply(.move(.left))
    #expect(field.selection.head == 6)
  }
}
