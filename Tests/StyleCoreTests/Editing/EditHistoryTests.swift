import Testing

@testable import StyleCore

@Suite struct EditHistoryTests {
  /// The texts that undoing everything goes through.
  private func steps(_ text: String, _ commands: [EditCommand]) -> [String] {
    var field = TextEditing(text)
    for command in commands { field.apply(command) }
    var texts = ["\(field)"]
    while !field.apply(.undo).isRefused { texts.append("\(field)") }
    return texts
  }

  private func typed(_ text: String) -> [EditCommand] { text.map { .insert(String($0)) } }

  @Test func typingIsTakenBackByWords() {
    #expect(
      steps("", typed("hello  big world"))
        == ["hello  big world|", "hello  big |", "hello  |", "|"])
    #expect(steps("", typed("世界")) == ["世界|", "|"])
  }

  @Test func deletingIsTakenBackByWords() {
    #expect(
      steps("one two", Array(repeating: .delete(.backward), count: 6))
        == ["o|", "one|", "one two|"])
    #expect(
      steps("one two", [.move(.start)] + Array(repeating: .delete(.forward), count: 5))
        == ["|wo", "|two", "|one two"])
  }

  @Test func movesEndARun() {
    #expect(
      steps("", typed("ab") + [.move(.start)] + typed("c") + [.move(.right)] + typed("d"))
        == ["cad|b", "ca|b", "|ab", "|"])
    // Even one that leads nowhere.
    #expect(steps("", typed("a") + [.move(.right)] + typed("b")) == ["ab|", "a|", "|"])
  }

  @Test func otherChangesAreStepsOfTheirOwn() {
    #expect(
      steps("", typed("ab") + [.paste("cd"), .paste("ef")] + typed("gh") + [.delete(.backward)])
        == ["abcdefg|", "abcdefgh|", "abcdef|", "abcd|", "ab|", "|"])
    #expect(
      steps("one two six", [.delete(.wordBackward), .delete(.wordBackward)])
        == ["one |", "one two |", "one two six|"])
    #expect(
      steps("one", [.selectAll] + typed("two")) == ["two|", "[one|]"])
    #expect(steps("ab", [.transpose, .transpose]) == ["ab|", "ba|", "ab|"])
  }

  @Test func redoing() {
    var field = TextEditing("")
    for command in typed("one two") { field.apply(command) }
    field.apply(.move(.start))
    field.apply(.undo)
    #expect("\(field)" == "one |")
    field.apply(.undo)
    field.apply(.redo)
    field.apply(.redo)
    #expect("\(field)" == "one two|")
    #expect(field.apply(.redo).isRefused)
    field.apply(.undo)
    field.apply(.insert("x"))
    #expect(field.apply(.redo).isRefused)
    #expect("\(field)" == "one x|")
    // What was undone does not grow.
    field.apply(.undo)
    field.apply(.redo)
    field.apply(.insert("y"))
    field.apply(.undo)
    #expect("\(field)" == "one x|")
  }

  @Test func twoHundredSteps() {
    var field = TextEditing("")
    for _ in 0..<250 { field.apply(.paste("x")) }
    var count = 0
    while !field.apply(.undo).isRefused { count += 1 }
    #expect(count == 200)
    #expect(field.text.count == 50)
  }
}
