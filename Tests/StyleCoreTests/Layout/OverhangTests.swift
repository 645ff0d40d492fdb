import StyleCore
import Testing

/// What floats out of a view above or below is in its picture.
@MainActor
@Suite struct OverhangTests {
  private func picture(_ view: some View, width: Int = 16) -> String {
    Renderer(RenderOptions(width: width)).canvas(view).picture
  }

  private func labelled(_ text: String, rise: Double) -> some View {
    ZStack(alignment: .leading) {
      Text(verbatim: "Name").offset(y: text.isEmpty ? 0 : -rise)
      TextField("", text: .constant(text))
    }
  }

  @Test(arguments: [13.0, 16, 20, 25, 28]) func aLabelRaisedByALineStandsRightAboveTheText(
    rise: Double
  ) {
    #expect(picture(labelled("Ada", rise: rise).padding(.top, 15)) == "Name\nAda")
    #expect(picture(labelled("Ada", rise: rise)) == "Name\nAda")
    #expect(picture(labelled("", rise: rise)) == "Name")
  }

  @Test func aLabelRaisedFurtherGetsRows() {
    #expect(picture(labelled("Ada", rise: 40)) == "Name\n\nAda")
    #expect(picture(labelled("Ada", rise: 40).padding(.top, 15)) == "Name\n\nAda")
  }

  @Test func aRuleLoweredOutOfAFieldIsSeen() {
    let field = TextField("", text: .constant("Ada"))
    let rule = Rectangle().frame(height: 1).offset(y: 20)
    #expect(
      picture(field.overlay(rule)) == """
        Ada
        ────────────────
        """)
  }

  @Test func whatIsFarAwayHiddenOrClippedIsNot() {
    #expect(picture(labelled("Ada", rise: 400)) == "Ada")
    #expect(picture(labelled("Ada", rise: 20).clipped()) == "Ada")
    let unseen = Text(verbatim: "Name").offset(y: -20).opacity(0)
    #expect(
      picture(
        ZStack {
          unseen; TextField("", text: .constant("Ada"))
        }) == "Ada")
  }
}
