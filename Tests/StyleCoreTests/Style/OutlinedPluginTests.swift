import OutlinedPlugin
import StyleCore
import Styles
import Testing

@MainActor
@Suite struct OutlinedPluginTests {
  func picture(_ state: FieldState, width: Int = 24) -> String {
    Scenario(state, width: width).canvas(.outlined).picture
  }

  @Test func theLabelStandsInTheEdge() {
    #expect(
      picture(.filled) == """
        ╭─ Your name ──────────╮
        │ Ada Lovelace         │
        ╰──────────────────────╯
        """)
    #expect(
      picture(.editing) == """
        ╭━ Your name ━━━━━━━━━━╮
        ┃ Ada Lovelace▏        ┃
        ╰━━━━━━━━━━━━━━━━━━━━━━╯
        """)
    #expect(
      picture(.empty) == """
        ╭──────────────────────╮
        │ Your name            │
        ╰──────────────────────╯
        """)
  }

  @Test func aLinkedPluginIsRegisteredByOneCall() throws {
    var registry = StyleRegistry.builtIns()
    try registry.register(contentsOf: OutlinedPlugin())
    #expect(registry.ids.last == "outlined")
    #expect(try registry.entry(for: "outlined").plugin == "outlined")
    #expect(throws: RegistryError.repeatedID("outlined")) {
      try registry.register(contentsOf: OutlinedPlugin())
    }
    let expression = try StyleExpression(parsing: "outlined(rounded: false) | search")
    #expect(try expression.resolve(in: registry).map(\.id) == ["outlined", "search"])
  }
}
