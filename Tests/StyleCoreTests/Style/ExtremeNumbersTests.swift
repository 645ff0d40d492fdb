import StyleCore
import Testing

/// Numbers that no author means to write, in every modifier that takes one.
@MainActor
@Suite struct ExtremeNumbersTests {
  nonisolated static let numbers = [
    0, -0.0, -1, 1e-300, 1e7, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  ]

  @Test(arguments: numbers)
  func noneOfThemTraps(_ number: Double) {
    let field = TextField("name", text: .constant("Ada"))
    func draw(_ view: some View) {
      let canvas = Renderer(RenderOptions(width: 12)).canvas(view)
      #expect(canvas.width <= 12)
    }
    draw(field.padding(number))
    draw(field.padding(.horizontal, number).padding(.vertical, number))
    draw(field.frame(width: number, height: number))
    draw(field.frame(minWidth: number, idealWidth: number, maxWidth: number))
    draw(field.frame(minHeight: number, idealHeight: number, maxHeight: number).fixedSize())
    draw(field.offset(x: number, y: number).opacity(number))
    draw(
      HStack(spacing: number) {
        field.layoutPriority(number); Spacer(minLength: number)
      })
    draw(
      VStack(spacing: number) {
        field; Spacer(minLength: number); Divider()
      })
    draw(
      ZStack {
        field.layoutPriority(number); Circle()
      })
    draw(field.overlay(RoundedRectangle(cornerRadius: number).stroke(.red, lineWidth: number)))
    draw(field.background(Rectangle().inset(by: number).fill(.red)).cornerRadius(number))
    draw(field.foregroundStyle(Color(white: number, opacity: number)))
  }

  @Test func aStyleThatSetsItselfComesToAnEnd() {
    struct Endless: TextFieldStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.textFieldStyle(Endless())
      }
    }
    let field = TextField("name", text: .constant("Ada")).textFieldStyle(Endless())
    #expect(dump(field) == "field \"Ada\"")
  }
}
