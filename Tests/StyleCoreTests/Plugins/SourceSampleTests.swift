import Foundation
import StyleCore
import Testing

@testable import stylebook

/// The Swift compiler of the machine that tests run on.
private enum MachineCompiler {
  static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""

  static var isThere: Bool {
    (try? SourceToolchain(environment: ["PATH": searchPath])) != nil
  }
}

/// The samples that are compiled when they are named, and what `new` writes.
@MainActor
@Suite(
  "A source sample", .serialized,
  .enabled(if: MachineCompiler.isThere, "needs a Swift compiler"))
struct SourceSampleTests {
  /// Runs words with a cache in a folder.
  private func run(_ words: String..., cache folder: String) -> CommandRun {
    CommandRun(
      words: words,
      buildWorker: SourcePlugin.builder(environment: [
        "PATH": MachineCompiler.searchPath, "HOME": folder, "XDG_CACHE_HOME": folder,
      ]))
  }

  @Test("of plain SwiftUI is drawn as it stands")
  func pill() throws {
    try Repository.withTemporaryFolder { folder in
      let plugin = Repository.path("Plugins/Pill")
      let shown = run(
        "show", "pill(system-image: person)", "--state", "editing", "--width", "24", "--plugin",
        plugin, cache: folder)
      #expect(shown.errors.isEmpty)
      #expect(
        shown.output == """
          ╭━━━━━━━━━━━━━━━━━━━━━━╮
          ┃ ☺ Ada Lovelace▏      ┃
          ╰━━━━━━━━━━━━━━━━━━━━━━╯

          """)
      let listed = run("list", "--plugin", plugin, "--width", "200", cache: folder)
      #expect(listed.output.contains("  system-image  "))
      #expect(listed.output.contains("  tint          "))
    }
  }

  @Test("written by new is a plugin as it stands, and can be composed by a recipe")
  func starter() throws {
    try Repository.withTemporaryFolder { folder in
      #expect(CommandRun("new", "\(folder)/Neon").code == .success)
      let recipe = """
        {"id": "lit", "title": "Lit", "summary": "S.", "style": "neon | search",
         "parameters": {"neon.tint": "teal"}, "exposes": {"icon": "leading-mode"}}
        """
      try recipe.write(toFile: "\(folder)/lit.json", atomically: true, encoding: .utf8)
      let shown = run(
        "show", "lit(icon: never)", "--state", "editing", "--width", "24", "--explain",
        "--plugin", "\(folder)/lit.json", "--plugin", "\(folder)/Neon", cache: folder)
      #expect(shown.errors.isEmpty)
      #expect(shown.lines.first == "╭━━━━━━━━━━━━━━━━━━━━━━╮")
      #expect(shown.lines.dropFirst().first == "┃ ╭──────────────────╮ ┃")
      #expect(shown.output.contains("\na  neon "))
      #expect(shown.output.contains("  search "))
    }
  }
}
