import StyleCore
import Testing

/// A border drawn in a layer beside a field looks as one drawn over it.
@MainActor
@Suite struct RoomInLayersTests {
  private func picture(_ view: some View, width: Int = 16) -> String {
    Renderer(RenderOptions(width: width)).canvas(view).picture
  }

  private let field = TextField("", text: .constant("apples"))
  private let border = RoundedRectangle(cornerRadius: 8).stroke(.gray)
  private let box = """
    ╭──────────────╮
    │apples        │
    ╰──────────────╯
    """

  @Test func aStrokeBesideAFieldGetsItsRing() {
    #expect(
      picture(
        ZStack {
          border; field
        }) == box)
    #expect(
      picture(
        ZStack {
          field; border
        }) == box)
    #expect(
      picture(
        ZStack {
          border; field.padding()
        }) == """
          ╭──────────────╮
          │ apples       │
          ╰──────────────╯
          """)
  }

  @Test func aStrokeInAFrameOfItsOwnHeightGrowsWithTheBox() {
    #expect(
      picture(
        ZStack {
          border.frame(height: 50); field
        }) == box)
    #expect(
      picture(
        ZStack {
          border.frame(height: 32); field
        }) == box)
    #expect(
      picture(
        ZStack {
          border.frame(height: 50); field.padding(.leading)
        }) == """
          ╭──────────────╮
          │ apples       │
          ╰──────────────╯
          """)
  }

  @Test func theFillStaysInsideTheRing() {
    let view = ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.white)
      border
      field
    }
    #expect(picture(view) == box)
  }

  @Test func layersKeepToTheRowsTheyAreOffered() {
    #expect(
      picture(
        ZStack {
          border; field
        }.frame(height: 48)) == box)
    #expect(
      picture(
        ZStack {
          border; field
        }.frame(height: 16)) == "│apples        │")
  }

  @Test func aRuleBesideAFieldGetsARow() {
    let rule = Rectangle().frame(height: 1)
    #expect(
      picture(
        ZStack(alignment: .bottom) {
          field; rule
        }) == """
          apples
          ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          """)
  }

  @Test func aRingThatTextStandsFarOutsideOfIsLeftAlone() {
    let view = ZStack {
      Rectangle().stroke().frame(width: 48, height: 48)
      field
    }
    #expect(picture(view).split(separator: "\n", omittingEmptySubsequences: false).count == 3)
  }

  @Test func textBesideAnotherTextIsNotALine() {
    #expect(
      picture(
        ZStack(alignment: .trailing) {
          field; Text(verbatim: "x")
        }) == "apples         x")
  }
}
