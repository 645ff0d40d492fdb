import StyleCore
import Testing

/// A renderer that draws frame after frame shows what a new one would show.
@MainActor
@Suite struct FrameRoomTests {
  @Test func framesFollowOneAnotherAsIfEachWereTheFirst() {
    let texts = ["apples", "pears", "", "世界 👋", "é\u{301}", "שלום", "a long text that is cut"]
    let renderer = Renderer(RenderOptions(width: 24))
    for frame in 0..<200 {
      let view = VStack(spacing: 16) {
        ForEach(0..<6) { row in
          let seed = (frame / 3) * 7 + row * (frame % 5)
          TextField("Name", text: .constant(texts[seed % texts.count]))
            .fieldActivity(FieldActivity(isFocused: (frame / 4) % 6 == row))
            .padding(.horizontal, 16)
            .padding(.vertical, row & 1 == 0 ? 16 : 0)
            .overlay {
              RoundedRectangle(cornerRadius: 8)
                .stroke(seed & 1 == 0 ? Color.red : .blue, lineWidth: seed % 11 == 0 ? 2 : 1)
            }
        }
      }
      let drawn = renderer.canvas(view)
      let fresh = Renderer(RenderOptions(width: 24)).canvas(view)
      #expect(drawn == fresh)
      #expect(drawn.clusters == fresh.clusters)
    }
  }
}
