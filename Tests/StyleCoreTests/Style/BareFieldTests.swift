import StyleCore
import Testing

@MainActor
@Suite struct BareFieldTests {
  @Test func placeholderIsThePromptElseTheLabel() {
    #expect(
      dump(TextField("label", text: .constant("")))
        == "field \"\" placeholder \"label\"(#3c3c43b8 dim)")
    #expect(
      dump(TextField("label", text: .constant(""), prompt: Text("prompt")))
        == "field \"\" placeholder \"prompt\"(#3c3c43b8 dim)")
    #expect(
      dump(TextField("label", text: .constant(""), prompt: Text("p").foregroundColor(.red)))
        == "field \"\" placeholder \"p\"(#ff3b30 dim)")
    #expect(
      dump(
        TextField(text: .constant("")) {
          HStack {
            Text("a"); Text("b")
          }
        })
        == "field \"\" placeholder \"a\"(#3c3c43b8 dim) + \"b\"(#3c3c43b8 dim)")
    #expect(dump(TextField("label", text: .constant("x"))) == "field \"x\"")
  }

  @Test func everyStateDiffersWithoutColour() {
    let field = TextField("p", text: .constant("x"))
    #expect(dump(field.validation(.error(""))) == "field \"x\" mark \"!\"(#ff3b30 bold)")
    #expect(dump(field.validation(.warning(""))) == "field \"x\" mark \"▲\"(#ff9500 bold)")
    #expect(
      dump(field.disabled(true)) == "field \"x\"(ink×0.5) mark \"⊘\"(#3c3c4399 bold)")
    #expect(
      dump(field.fieldActivity(FieldActivity(isFocused: true)))
        == "field \"x\" caret 1(#007aff)")
  }

  @Test func secretsBecomeBullets() {
    let field = SecureField("p", text: .constant("a👨‍👩‍👧b"))
    #expect(dump(field) == "field \"•••\"")
    var ascii = EnvironmentValues()
    ascii.symbols = .ascii
    #expect(dump(field, in: ascii) == "field \"***\"")
  }

  @Test func caretAndSelectionCountWhatIsShown() {
    let field = TextField("p", text: .constant("a\r\nb"))
    let activity = FieldActivity(isFocused: true, caret: 2, selection: 1..<3)
    #expect(
      dump(field.fieldActivity(activity))
        == "field \"a␍␊b\" caret 3(#007aff) selection 1..<4 #007aff40")
  }

  @Test func accessoriesFollowTheirModes() {
    for (mode, resting, editing) in [
      (FieldViewMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ] {
      let field = TextField("p", text: .constant("x")).leadingAccessory(mode) { Text("L") }
      #expect(dump(field).contains("text \"L\"") == resting)
      #expect(
        dump(field.fieldActivity(FieldActivity(isFocused: true))).contains("text \"L\"")
          == editing)
      #expect(mode.isClearButtonVisible(whileEditing: true, hasText: false) == false)
      #expect(mode.isClearButtonVisible(whileEditing: true, hasText: true) == editing)
    }
  }
}
