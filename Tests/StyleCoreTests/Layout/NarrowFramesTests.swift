import StyleCore
import Testing

/// Frames of fixed width where there is less room.
@MainActor
@Suite struct NarrowFramesTests {
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

  @Test func aFrameTooWideIsAsWideAsThereIsRoom() {
    #expect(picture(field.frame(width: 350).overlay(border)) == box)
    #expect(picture(field.overlay(border).frame(width: 350)) == box)
    #expect(picture(field.overlay(border).frame(minWidth: 350)) == box)
    #expect(
      picture(
        ZStack {
          border.frame(width: 350, height: 50); field
        }) == box)
    #expect(
      picture(field.padding().frame(width: 350, height: 50).overlay(border)) == """
        ╭──────────────╮
        │ apples       │
        ╰──────────────╯
        """)
  }

  @Test func whatStandsBesideItKeepsItsPlace() {
    let row = HStack {
      Text(verbatim: "@").frame(width: 24)
      field.frame(width: 300)
      Text(verbatim: "x")
    }
    #expect(picture(row) == " @  apples     x")
    #expect(picture(row.padding(.horizontal)) == "   @  apples x")
  }

  @Test func aFrameThatFitsKeepsItsWidth() {
    #expect(
      picture(field.overlay(border).frame(width: 80), width: 16) == """
        ╭────────╮
        │apples  │
        ╰────────╯
        """)
  }
}
