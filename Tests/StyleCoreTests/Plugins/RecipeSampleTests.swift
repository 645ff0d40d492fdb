import StyleCore
import StyleSnapshots
import Styles
import Testing

@testable import stylebook

/// The recipes in `Plugins/Recipes`.
@MainActor
@Suite("The recipes among the samples") struct RecipeSampleTests {
  private static let folder = Repository.path("Plugins/Recipes")
  private static let ids = ["aurora", "index-card", "spotlight"]

  @Test("look as recorded")
  func looks() throws {
    var registry = StyleRegistry.builtIns()
    let paths = try #require(RecipeFiles.paths(ofPlugin: Self.folder))
    try RecipeBook(reading: paths).register(in: &registry)
    #expect(registry.ids.dropFirst(6) == Self.ids[...])
    for id in Self.ids {
      let style = try ComposedTextFieldStyle([registry.make(id)])
      for scenario in Scenario.all() where scenario.colorScheme == .dark {
        try verifySnapshot(
          of: scenario.canvas(style),
          header: [.init("style", id), .init("state", scenario.state.rawValue)],
          named: "recipes/\(id)/\(scenario.state.rawValue)",
          in: Repository.path("Tests/StyleCoreTests/Snapshots"))
      }
    }
  }

  @Test("are plugins of every command")
  func command() {
    #expect(CommandRun("list", "--plugin", Self.folder).output.contains("Aurora  aurora"))
    let run = CommandRun(
      "show", "spotlight", "--state", "editing", "--set", "icon=never", "--explain",
      environment: ["STYLEBOOK_PLUGINS": "\(Self.folder)/aurora.json:\(Self.folder)/spotlight.json"]
    )
    #expect(run.errors == "")
    #expect(
      run.lines.suffix(5).map { $0.split(separator: " ")[1] } == [
        "spotlight", "aurora", "gradient", "search", "field",
      ])
    #expect(CommandRun("gallery", "index-card", "--plugin", Self.folder).code == .success)
  }

  @Test("are no better than their faults")
  func faults() {
    let alone = CommandRun("list", "--plugin", "\(Self.folder)/spotlight.json")
    #expect(alone.code == .badInput)
    #expect(
      alone.errors.replacing(Self.folder, with: "Recipes") == """
        stylebook: Recipes/spotlight.json: line 5, column 13: there is no style "aurora"; stylebook \
        list shows all.

        """)
  }
}
