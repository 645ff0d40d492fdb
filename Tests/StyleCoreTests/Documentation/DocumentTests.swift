import StyleCore
import Styles
import Testing

@testable import stylebook

/// Holds the pictures and transcripts of the documents to what is drawn and answered.
@MainActor
@Suite struct DocumentTests {
  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "Documentation/Checks.md", "Documentation/Recipes.md",
    "Documentation/Tapes.md", "Documentation/Accessible.md",
    "Documentation/Stylebook.docc/ComposingStyles.md",
    "Documentation/Stylebook.docc/SnapshotFormat.md",
    "Documentation/Stylebook.docc/SnapshotTesting.md",
    "Documentation/Stylebook.docc/SwiftUIStylesOnLinux.md",
  ])
  func transcripts(_ document: String) throws {
    try Repository.withTemporaryFolder { folder in
      try expectBlocks(in: "console", of: document) { blocks in
        blocks.map { Transcript($0).played(snapshots: folder) }
      }
    }
  }

  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Documentation/Architecture.md",
    "Documentation/Accessible.md",
    "Documentation/Checks.md", "Documentation/Plugins.md", "Documentation/Recipes.md",
    "Documentation/Styles.md", "Documentation/Tapes.md",
    "Documentation/Stylebook.docc/ComposingStyles.md",
    "Documentation/Stylebook.docc/SnapshotFormat.md",
    "Documentation/Stylebook.docc/SnapshotTesting.md",
    "Documentation/Stylebook.docc/SwiftUIStylesOnLinux.md",
    "Documentation/Stylebook.docc/WritingAStyle.md",
    "Plugins/README.md",
  ])
  func linksLeadSomewhere(_ document: String) throws {
    let text = try Repository.text(document)
    let folder = document.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    let links =
      text.matches(of: #/\]\(([^):]+)\)/#).map(\.1)
      + text.matches(of: #/src(?:set)?="([^":]+)"/#).map(\.1)
    for link in links { #expect(Repository.holds(folder + link), "\(document) links to \(link)") }
  }

  @Test func architecture() throws {
    let scenario = Scenario(.editing, text: "apples", width: 20)
    let stages = Renderer(scenario.options).stages(
      scenario.field.textFieldStyle(RoundedBorderTextFieldStyle()))
    try expectBlocks(in: "text", of: "Documentation/Architecture.md") { _ in
      [
        stages.tree.description,
        stages.placement.description(of: stages.tree),
        lines(of: Snapshot(of: stages.canvas)),
      ]
    }
  }

  @Test func snapshots() throws {
    var changed = GradientTextFieldStyle()
    changed.colors = [.red, .orange]
    try expectBlocks(in: "text", of: "Documentation/Stylebook.docc/SnapshotFormat.md") { _ in
      [
        try escapedRow(),
        SnapshotDifference(
          from: drawn("apple", GradientTextFieldStyle()), to: drawn("apples", changed)
        ).description,
        try damaged(),
      ]
    }
  }

  @Test func recipes() throws {
    let shown = try MarkdownBlocks(Repository.text("Documentation/Recipes.md")).texts(in: "json")
    let samples = try ["aurora", "spotlight"].map { name in
      String(try Repository.text("Plugins/Recipes/\(name).json").dropLast())
    }
    #expect(shown == samples)
    // Its table tells of every member.
    let text = try Repository.text("Documentation/Recipes.md")
    for key in RecipeKey.allCases { #expect(text.contains("`\(key.rawValue)`")) }
  }

  @Test func plugins() throws {
    try expectBlocks(in: "text", of: "Documentation/Plugins.md") { _ in
      [
        RegistryError.unsupportedAPILevel(
          style: "outlined", level: StyleManifest.currentAPILevel + 1,
          newest: StyleManifest.currentAPILevel
        ).description
      ]
    }
  }

  private func lines(of snapshot: Snapshot) -> String { String(snapshot.description.dropLast()) }

  private func escapedRow() throws -> String {
    let snapshot = try Snapshot(
      parsing: "stylebook snapshot 1\nsize: 4x1\n\n!🇩|🇪|\\u{301}| !\nend\n")
    return lines(of: snapshot).split(separator: "\n")[2].description
  }

  private func drawn(_ text: String, _ style: some TextFieldStyle) -> Snapshot {
    Snapshot(
      of: Scenario(.filled, text: text, width: 14).canvas(style),
      header: [.init("style", "gradient")])
  }

  /// What is said of a file in which a space was lost.
  private func damaged() throws -> String {
    let text = drawn("apple", GradientTextFieldStyle()).description
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot(parsing: text.replacing("apple ", with: "apple"))
    }
    return try #require(error).description
  }
}
