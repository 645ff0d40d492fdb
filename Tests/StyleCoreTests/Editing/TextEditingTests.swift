import Testing

@testable import StyleCore

@Suite struct TextEditingTests {
  private func edited(_ text: String, _ commands: EditCommand...) -> String {
    var field = TextEditing(text)
    for command in commands { field.apply(command) }
    return "\(field)"
  }

  @Test func typingAndDeleting() {
    #expect(edited("", .insert("a"), .insert("世"), .insert("👩‍👩‍👧‍👦")) == "a世👩‍👩‍👧‍👦|")
    #expect(edited("a世👩‍👩‍👧‍👦", .delete(.backward), .delete(.backward)) == "a|")
    #expect(edited("abc", .move(.start), .delete(.forward)) == "|bc")
    #expect(edited("one two", .delete(.wordBackward)) == "one |")
    #expect(edited("one two", .move(.start), .delete(.wordForward)) == "| two")
    #expect(edited("one two", .move(.wordBackward), .delete(.start)) == "|two")
    #expect(edited("one two", .move(.wordBackward), .delete(.end)) == "one |")
    #expect(edited("one two", .move(.wordBackward, extending: true), .insert("2")) == "one 2|")
    #expect(edited("one two", .selectAll, .delete(.forward)) == "|")
    #expect(edited("one", .replaceText("another")) == "another|")
    #expect(edited("one", .replaceText("")) == "|")
  }

  @Test func transposing() {
    #expect(edited("abc", .transpose) == "acb|")
    #expect(edited("abc", .move(.backward), .transpose) == "acb|")
    #expect(edited("abc", .move(.start), .transpose) == "|abc")
    #expect(edited("a", .transpose) == "a|")
    #expect(edited("世👍", .transpose) == "👍世|")
  }

  @Test func whatIsRefusedRings() {
    var field = TextEditing("ab")
    let refused: [EditCommand] = [
      .delete(.forward), .delete(.end), .kill(.end), .cut, .copy, .yank, .yankPop, .undo, .redo,
      .insert("\u{7}"), .paste("\u{1B}"),
    ]
    for command in refused {
      let outcome = field.apply(command)
      #expect(outcome.isRefused && !outcome.textChanged, "\(command)")
      #expect("\(field)" == "ab|", "\(command)")
    }
    #expect(!field.apply(.move(.right)).isRefused)
    #expect(!field.apply(.insert("")).isRefused)
  }

  @Test func outcomes() {
    var field = TextEditing("one two")
    var outcome = field.apply(.move(.wordBackward, extending: true))
    #expect(outcome.selectionChanged && !outcome.textChanged)
    outcome = field.apply(.copy)
    #expect(outcome.clipboard == "two" && !outcome.textChanged && !outcome.selectionChanged)
    outcome = field.apply(.cut)
    #expect(outcome.clipboard == "two" && outcome.textChanged)
    #expect("\(field)" == "one |")
    #expect(field.apply(.submit).isSubmitted)
    #expect("\(field)" == "one |")
  }

  @Test func whatIsKilledCanBeYanked() {
    var field = TextEditing("one two six")
    field.apply(.kill(.wordBackward))
    field.apply(.kill(.wordBackward))
    #expect("\(field)" == "one |")
    #expect(field.killRing.entries == ["two six"])
    field.apply(.yank)
    #expect("\(field)" == "one two six|")
    field.apply(.move(.start))
    field.apply(.kill(.wordForward))
    field.apply(.kill(.wordForward))
    #expect(field.killRing.entries == ["one two", "two six"])
    field.apply(.yank)
    #expect("\(field)" == "one two| six")
    field.apply(.yankPop)
    #expect("\(field)" == "two six| six")
    field.apply(.yankPop)
    #expect("\(field)" == "one two| six")
    field.apply(.undo)
    #expect("\(field)" == "| six")
    #expect(field.apply(.yankPop).isRefused)
  }

  @Test func killsOfAnotherPlaceAreAnotherKill() {
    var field = TextEditing("one two six")
    field.apply(.kill(.wordBackward))
    field.apply(.move(.start))
    field.apply(.kill(.wordForward))
    #expect(field.killRing.entries == ["one", "six"])
    for _ in 0..<40 {
      field.apply(.insert("x"))
      field.apply(.kill(.start))
    }
    #expect(field.killRing.entries.count == KillRing.limit)
  }

  @Test func theTextThatAFieldBeginsWithIsKeptAsItIs() {
    var field = TextEditing("a\u{1B}e\u{301}")
    #expect(field.count == 3)
    #expect(field.apply(.undo).isRefused)
    field.apply(.insert("\u{1B}b"))
    #expect(Array(field.text.unicodeScalars) == Array("a\u{1B}e\u{301}b".unicodeScalars))
  }

  // MARK: Clusters that join

  @Test func textThatJoinsALetterIsBehindIt() {
    #expect(edited("e", .insert("\u{301}")) == "e\u{301}|")
    // The mark joins the letter before, and the caret stays behind that.
    var field = TextEditing("ex")
    field.apply(.move(.backward))
    field.apply(.insert("\u{301}"))
    #expect(field.selection.head == 1)
    #expect(field.count == 2)
    field.apply(.undo)
    #expect("\(field)" == "e|x")
    // A letter before a mark that stands alone takes it, and the caret is behind both.
    var marks = TextEditing("\u{301}")
    marks.apply(.move(.start))
    marks.apply(.insert("e"))
    #expect(marks.selection.head == 1)
    #expect(marks.count == 1)
  }

  @Test func halvesOfFlagsJoin() {
    // 🇯 x 🇵: without the x they are one flag, and the caret is behind it.
    var field = TextEditing("🇯x🇵")
    #expect(field.count == 3)
    field.apply(.move(.backward))
    field.apply(.delete(.backward))
    #expect(field.count == 1)
    #expect("\(field)" == "🇯🇵|")
    field.apply(.undo)
    #expect("\(field)" == "🇯x|🇵")
    // Half a flag in front pairs all that follow anew.
    var flags = TextEditing("🇺🇸🇫🇷")
    flags.apply(.move(.start))
    flags.apply(.insert("🇯"))
    #expect(flags.count == 3)
    #expect(flags.selection.head == 1)
    #expect(flags.apply(.undo).textChanged)
    #expect("\(flags)" == "|🇺🇸🇫🇷")
  }

  @Test func joinersMakeOneOfTwo() {
    var field = TextEditing("👩👩")
    field.apply(.move(.backward))
    field.apply(.insert("\u{200D}"))
    #expect(field.count == 1)
    #expect("\(field)" == "👩‍👩|")
    field.apply(.delete(.backward))
    #expect("\(field)" == "|")
    field.apply(.undo)
    field.apply(.undo)
    #expect("\(field)" == "👩|👩")
    field.apply(.redo)
    #expect("\(field)" == "👩‍👩|")
  }

  // MARK: Secrets

  @Test func aSecretIsGivenToNobody() {
    var field = TextEditing("two words", isSecure: true)
    #expect("\(field)" == "•••••••••|")
    field.apply(.selectAll)
    for command in [EditCommand.copy, .cut] {
      let outcome = field.apply(command)
      #expect(outcome.clipboard == nil && outcome.isRefused && !outcome.textChanged)
    }
    field.apply(.move(.wordBackward))
    #expect(field.selection.head == 0)
    field.apply(.selectWord(column: 5))
    #expect(field.selected == 0..<9)
    field.apply(.kill(.end))
    #expect(field.text.isEmpty)
    #expect(field.killRing.entries.isEmpty)
    field.apply(.undo)
    #expect(field.text == "two words")
    field.width = 4
    field.apply(.move(.end))
    #expect(field.caretColumn == 3)
  }
}
