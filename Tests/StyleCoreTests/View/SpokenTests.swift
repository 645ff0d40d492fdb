import Testing

@testable import StyleCore

@MainActor
@Suite("What is told of a view") struct SpokenTests {
  private func parts(_ view: some View) -> [SpokenPart] {
    Renderer(RenderOptions(width: 40)).spokenParts(of: view)
  }

  private var field: some View { TextField("Your name", text: .constant("Ada")) }

  @Test("is texts, images, buttons and fields, in their order")
  func order() {
    let parts = parts(
      HStack {
        Text("Name")
        Image(systemName: "magnifyingglass")
        field
        Button("Go") {}
        Button {
        } label: {
          Image(systemName: "xmark.circle.fill")
        }
      })
    #expect(
      parts == [
        SpokenPart(.text, label: "Name"), SpokenPart(.icon, label: "magnifying glass"),
        SpokenPart(.field), SpokenPart(.button(0), label: "Go"),
        SpokenPart(.button(1), label: "x mark"),
      ])
  }

  @Test("is what the author says of it")
  func labels() {
    let parts = parts(
      VStack {
        field.accessibilityLabel("Full name").accessibilityHint(Text("As in your passport"))
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel(Text("Clear"))
        HStack {
          Image(systemName: "star")
          Image(systemName: "star.fill")
        }.accessibility(label: Text("Two stars")).accessibilityValue("2 of 5")
        Rectangle().accessibilityLabel("A line")
        Button("Go") {}.accessibilityLabel("Inner").accessibilityLabel("Outer")
      })
    #expect(
      parts == [
        SpokenPart(.field, label: "Full name", hint: "As in your passport"),
        SpokenPart(.button(0), label: "Clear"),
        SpokenPart(.icon, label: "Two stars", value: "2 of 5"),
        SpokenPart(.text, label: "A line"), SpokenPart(.button(1), label: "Outer"),
      ])
  }

  @Test("leaves out what is hidden or cannot be seen, but for a field under a drawing of its text")
  func hidden() {
    let parts = parts(
      VStack {
        Text("a").accessibilityHidden(true)
        Text("b").hidden()
        Text("c").opacity(0)
        Text("d").accessibilityHidden(false)
        field.opacity(0.01)
        field.accessibility(hidden: true)
      })
    #expect(parts == [SpokenPart(.text, label: "d"), SpokenPart(.field)])
  }

  @Test("is a field where a press on it is heard")
  func pressedField() {
    #expect(parts(field.onTapGesture {}) == [SpokenPart(.field)])
  }

  @Test("changes nothing of a picture")
  func pictures() {
    let renderer = Renderer(RenderOptions(width: 20))
    let plain = HStack {
      Text("a"); Image(systemName: "lock")
    }
    let told = plain.accessibilityLabel("Locked").accessibilityHint("Press")
    #expect(renderer.stages(plain).tree == renderer.stages(told).tree)
    _ = renderer.spokenParts(of: told)
    #expect(renderer.canvas(plain) == renderer.canvas(told))
  }

  @Test(
    "has words for the names of symbols",
    arguments: [
      ("magnifyingglass", "magnifying glass"), ("lock.circle.fill", "lock"), ("circle", "circle"),
      ("eye.slash", "eye slash"), ("square.and.pencil", "square and pencil"), ("", ""),
      ("\u{1B}[2J", "␛[2J"),
    ])
  func symbols(name: String, words: String) {
    #expect(SystemSymbol.words(of: name) == words)
  }
}
