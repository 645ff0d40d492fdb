import FloatingLabelPlugin
import StyleCore
import StyleSnapshots
import Styles
import Testing

@MainActor
@Suite("The floating label among the samples") struct FloatingLabelTests {
  private func picture(_ state: FieldState, at seconds: Double = .infinity) -> String {
    Scenario(state, width: 20, elapsed: seconds).canvas(.floatingLabel).picture
  }

  @Test("stands in the field while that is empty, and above the text afterwards")
  func states() {
    #expect(
      picture(.empty) == """

        Your name
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    #expect(
      picture(.filled) == """
        Your name
        Ada Lovelace
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """)
    #expect(
      picture(.editing) == """
        Your name
        Ada Lovelace▏
        ━━━━━━━━━━━━━━━━━━━━
        """)
  }

  @Test("is on its way in between")
  func moments() {
    #expect(picture(.editing, at: 0).hasPrefix("\nAda Lovelace▏\n"))
    #expect(
      picture(.editing, at: 0.05) == """
           Your name
        Ada Lovelace▏
        ━━━━━━━━━━━━━━━━━━━━
        """)
    #expect(picture(.editing, at: 0.25) == picture(.editing))
  }

  @Test("looks as recorded at every moment")
  func looks() throws {
    for state in FieldState.allCases {
      try verify(Scenario(state), named: state.rawValue)
    }
    for moment in [0, 50, 100, 150, 200] {
      try verify(
        Scenario(.editing, elapsed: Double(moment) / 1000), named: "editing-\(moment)ms")
    }
  }

  private func verify(_ scenario: Scenario, named name: String) throws {
    try verifySnapshot(
      of: scenario.canvas(.floatingLabel),
      header: [.init("style", "floating-label"), .init("state", scenario.state.rawValue)],
      named: "floating-label/\(name)", in: Repository.path("Tests/StyleCoreTests/Snapshots"))
  }

  @Test("is registered by one call")
  func plugin() throws {
    var registry = StyleRegistry.builtIns()
    try registry.register(contentsOf: FloatingLabelPlugin())
    let expression = try StyleExpression(parsing: "floating-label(duration: 1) | search")
    #expect(try expression.resolve(in: registry).map(\.id) == ["floating-label", "search"])
  }
}
