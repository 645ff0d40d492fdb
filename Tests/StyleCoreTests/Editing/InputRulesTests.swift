import Testing

@testable import StyleCore

@Suite struct InputRulesTests {
  private func field(
    _ text: String = "", limit: Int? = nil, rules: [InputRule] = []
  ) -> TextEditing {
    TextEditing(text, rules: InputRules(characterLimit: limit, rules))
  }

  @Test func theLimitCountsClusters() {
    var field = field("abc", limit: 4)
    #expect(!field.apply(.insert("👩‍👩‍👧‍👦")).isRefused)
    let outcome = field.apply(.insert("x"))
    #expect(outcome.isRefused && !outcome.textChanged)
    // A mark needs no room.
    field.apply(.delete(.backward))
    field.apply(.insert("e"))
    #expect(!field.apply(.insert("\u{301}")).isRefused)
    #expect(field.count == 4)
    // Of a paste the beginning is taken, and what it replaces makes room.
    field.apply(.move(.wordBackward, extending: true))
    let paste = field.apply(.paste("123456"))
    #expect(paste.isRefused && paste.textChanged)
    #expect("\(field)" == "1234|")
  }

  @Test func moreThanTheLimitMayStayAndGo() {
    var field = field("abcdef", limit: 3)
    #expect(field.apply(.insert("g")).isRefused)
    #expect(!field.apply(.delete(.backward)).isRefused)
    #expect(field.text == "abcde")
  }

  @Test func filters() {
    func typed(_ text: String, _ rules: InputRule...) -> String {
      var field = TextEditing("", rules: InputRules(rules))
      for character in text { field.apply(.insert(String(character))) }
      var pasted = TextEditing("", rules: InputRules(rules))
      pasted.apply(.paste(text))
      #expect(pasted.text == field.text)
      return field.text
    }
    #expect(typed("a1 b2-٣", .digits) == "12")
    #expect(typed("a1é世 ש!", .letters) == "aé世ש")
    #expect(typed("aéb", .ascii) == "ab")
    #expect(typed("a b\tc", .unspaced) == "abc")
    #expect(typed("abcabc", .only("ac")) == "acac")
    #expect(typed("Straße", .uppercase) == "STRASSE")
    #expect(typed("ÀB", .lowercase) == "àb")
    #expect(typed("a1b2", .only("ab"), .uppercase) == "AB")
    #expect(typed("  a b", .trimming) == "a b")
  }

  @Test func aNumberStaysANumber() {
    var field = field(rules: [.decimal])
    for character in "-1.2.3a,-4" { field.apply(.insert(String(character))) }
    #expect(field.text == "-1.234")
    #expect(field.apply(.paste("1.0")).isRefused)
    field.apply(.selectAll)
    #expect(!field.apply(.paste("1,0")).isRefused)
    field.apply(.replaceText("-5"))
    #expect(field.apply(.transpose).isRefused)
    #expect(field.text == "-5")
  }

  @Test func whiteSpaceGoesAtTheEnd() {
    var field = field(rules: [.trimming])
    #expect(field.apply(.insert(" ")).isRefused)
    field.apply(.paste("  two words "))
    #expect("\(field)" == "two words |")
    let outcome = field.apply(.submit)
    #expect(outcome.textChanged && outcome.isSubmitted)
    #expect("\(field)" == "two words|")
    field.apply(.undo)
    #expect(field.text == "two words ")
    field.apply(.move(.start))
    field.apply(.delete(.wordForward))
    #expect("\(field)" == "| words ")
    field.apply(.move(.end))
    field.apply(.endEditing)
    #expect("\(field)" == "words|")
  }

  @Test func nothingIsNotHandedIn() {
    var field = TextEditing("", rules: InputRules([.trimming], requiresText: true))
    #expect(field.apply(.submit).isRefused)
    field.apply(.insert("x"))
    #expect(field.apply(.submit).isSubmitted)
  }

  @Test(arguments: [
    ("two\nlines", "two lines"), ("two\r\nlines\r\n", "two lines "), ("a\tb\u{2028}c", "a b c"),
    ("a\u{1B}[31mb", "a[31mb"), ("\u{7}a\u{7F}b\u{9B}c", "abc"),
    ("a\u{202E}b\u{2066}c\u{200F}", "abc"),
    ("a\u{200B}b\u{FEFF}c\u{AD}", "abc"), ("👩\u{200D}👩", "👩\u{200D}👩"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("\u{1B}[201~x", "[201~x"), ("a\u{0}b", "ab"),
    ("\u{600}\u{661}", "\u{600}\u{661}"),
  ])
  func pastesAreClean(pasted: String, expected: String) {
    for command in [EditCommand.paste(pasted), .insert(pasted)] {
      var field = TextEditing("")
      let outcome = field.apply(command)
      #expect(Array(field.text.unicodeScalars) == Array(expected.unicodeScalars))
      #expect(!outcome.isSubmitted)
    }
  }

  @Test func anEndlessPasteIsCut() {
    var field = TextEditing("start")
    for text in [
      String(repeating: "x", count: 300_000), String(repeating: "世", count: 100_000),
      "e" + String(repeating: "\u{301}", count: 100_000),
    ] {
      #expect(field.apply(.paste(text)).isRefused)
      #expect(field.text.utf8.count <= IncomingText.mostBytes)
      field.apply(.replaceText("start"))
    }
  }
}
