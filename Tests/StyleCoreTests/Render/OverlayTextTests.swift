import StyleCore
import Styles
import Testing

/// Text in front of a field keeps off what a person has typed.
@MainActor
@Suite struct OverlayTextTests {
  func picture(_ view: some View, width: Int = 12) -> String {
    Renderer(RenderOptions(width: width)).canvas(view).picture
  }

  @Test func anOverlayYieldsToTheFieldsGlyphs() {
    let field = TextField("", text: .constant("secret text"))
    #expect(picture(field.overlay(alignment: .leading) { Text(verbatim: "✕") }) == "secret text")
    #expect(picture(field.overlay(alignment: .trailing) { Text(verbatim: "✕") }) == "secret text✕")
    #expect(
      picture(
        ZStack {
          field; Text(verbatim: "世界over it")
        }) == "secret text")
    #expect(picture(field.overlay { Text(verbatim: "over and over") }) == "secret text…")
  }

  @Test func aFieldEndsBeforeAnIconOverItsEnd() {
    func field(_ text: String) -> some View {
      TextField("", text: .constant(text)).overlay(alignment: .trailing) {
        Image(systemName: "eye").padding(.trailing, 8)
      }
    }
    #expect(picture(field("apples and pears")) == "apples a… ◉")
    let stages = Renderer(RenderOptions(width: 12)).stages(field("apples"))
    #expect(stages.fieldLines.map(\.line) == [CellRect(x: 0, y: 0, width: 9, height: 1)])
    #expect(picture(field("apple").validation(.error("No."))) == "apple   ! ◉")
    #expect(picture(field("").disabled(true)) == "        ⊘ ◉")
    let button = Text(verbatim: "Send").padding(.horizontal, 8)
    #expect(
      picture(
        ZStack(alignment: .trailing) {
          TextField("", text: .constant("apples and pears")).padding(8)
          button
        }, width: 16) == "\n apples a… Send\n")
  }

  @Test(arguments: [false, true]) func theCaretOfAnEmptyFieldLeavesALabelItsLetters(
    isInFront: Bool
  ) {
    func labelled(_ label: String) -> some View {
      ZStack(alignment: .leading) {
        if !isInFront { Text(verbatim: label) }
        TextField("", text: .constant("")).fieldActivity(FieldActivity(isFocused: true))
        if isInFront { Text(verbatim: label) }
      }
    }
    #expect(picture(labelled("Your name")) == "▏Your name")
    #expect(picture(labelled("世界 one")) == "▏世界 one")
    let full = labelled("apples, pear")
    #expect(
      picture(full.padding(.horizontal, 8).overlay(Rectangle().stroke()), width: 14) == """
        ┌────────────┐
        │apples, pear│
        └────────────┘
        """)
    #expect(picture(full.padding(.leading, 8), width: 13) == "▏apples, pear")
    let canvas = Renderer(RenderOptions(width: 12)).canvas(full)
    #expect(canvas.picture == "apples, pear")
    #expect(canvas[0, 0].attributes.contains(.inverse))
    #expect(canvas.caret == CellPoint(x: 0, y: 0))
  }

  @Test func aFieldThatIsAlmostClearIsDrawnOver() {
    let field = TextField("", text: .constant("1234")).opacity(0.01)
    #expect(picture(field.overlay(alignment: .leading) { Text(verbatim: "1 2 3 4") }) == "1 2 3 4")
  }

  @Test func searchGivesItsIconsUpBeforeTheText() {
    func search(_ state: FieldState, _ width: Int) -> String {
      Scenario(state, text: "hello", width: width).canvas(.search).picture
    }
    #expect(search(.filled, 5).contains("…"))
    #expect(search(.filled, 9).contains("h"))
    #expect(search(.editing, 4).contains("▏"))
    for width in 1...12 {
      let row = search(.editing, width)
      if let icon = row.firstIndex(of: "⌕"), let button = row.firstIndex(of: "⊗") {
        #expect(icon < button)
      }
    }
  }

  @Test func aDividerInAnOverlayIsLevelInsideARow() {
    let field = TextField("", text: .constant("a")).overlay(alignment: .bottom) { Divider() }
    #expect(
      picture(
        HStack {
          Text(verbatim: "ab"); field
        }, width: 8) == """
          ab a
             ─────
          """)
  }
}
