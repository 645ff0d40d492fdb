import Foundation
import StyleCore
import StyleSnapshots
import Styles
import Testing

@testable import stylebook

/// `new` writes into folders of the tests' own.
@MainActor
@Suite("A new plugin") struct NewCommandTests {
  /// The paths of all files below a folder, in order.
  private func files(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("of source is a package with a style, tests and snapshots")
  func source() throws {
    try Repository.withTemporaryFolder { folder in
      let run = CommandRun("new", "\(folder)/soft-glow")
      #expect(run.code == .success)
      #expect(run.errors.isEmpty)
      let snapshots = FieldState.allCases.map {
        "Tests/SoftGlowTests/Snapshots/soft-glow/\($0).snapshot"
      }
      #expect(
        files(in: "\(folder)/soft-glow")
          == ([
            ".gitignore", "Package.swift", "README.md",
            "Sources/SoftGlow/SoftGlowTextFieldStyle.swift",
            "Tests/SoftGlowTests/SoftGlowTextFieldStyleTests.swift",
          ] + snapshots).sorted())
      let manifest = try text("\(folder)/soft-glow/Package.swift")
      let checkout = try #require(Checkout.ofProcess())
      #expect(manifest.contains(#".package(name: "stylebook", path: "\#(checkout)")"#))
      #expect(Repository.path("Package.swift") == "\(checkout)/Package.swift")
      // What its own tests will ask for.
      for state in FieldState.allCases {
        try verifySnapshot(
          of: Scenario(state, width: 30).canvas(StarterTextFieldStyle()),
          header: [.init("style", "soft-glow"), .init("state", state.rawValue)],
          named: "soft-glow/\(state.rawValue)",
          in: "\(folder)/soft-glow/Tests/SoftGlowTests/Snapshots", recording: false)
      }
    }
  }

  @Test("of any package kind holds what is compiled here")
  func compiledText() throws {
    let starter = StarterFiles(name: try StarterName(path: "Starter"), checkout: nil)
    #expect(
      starter.sourceStyle.replacing(
        "#if STYLEBOOK\n  import StyleCore\n#else\n  import SwiftUI\n#endif\n",
        with: "import StyleCore\n")
        == (try Repository.text("Sources/stylebook/New/StarterTextFieldStyle.swift")))
    let linked = StarterFiles(name: try StarterName(path: "Linked"), checkout: nil)
    let folder = "Tests/StyleCoreTests/New"
    #expect(linked.linkedStyle == (try Repository.text("\(folder)/LinkedTextFieldStyle.swift")))
    #expect(linked.linkedPlugin == (try Repository.text("\(folder)/LinkedPlugin.swift")))
  }

  @Test("of the linked kind looks as that of source, and registers itself")
  func linked() throws {
    var registry = StyleRegistry.builtIns()
    try registry.register(contentsOf: LinkedPlugin())
    #expect(try registry.entry(for: "linked").manifest.parameters.map(\.name) == ["tint", "glow"])
    for scenario in Scenario.all() {
      #expect(scenario.canvas(LinkedTextFieldStyle()) == scenario.canvas(StarterTextFieldStyle()))
    }
    try Repository.withTemporaryFolder { folder in
      #expect(CommandRun("new", "\(folder)/Neon", "--kind", "linked").code == .success)
      let sources = files(in: "\(folder)/Neon/Sources/Neon")
      #expect(sources == ["NeonPlugin.swift", "NeonTextFieldStyle.swift"])
    }
  }

  @Test("of the recipe kind is shown at once")
  func recipe() throws {
    try Repository.withTemporaryFolder { folder in
      let run = CommandRun("new", "\(folder)/Neon/", "--kind", "recipe")
      #expect(run.output.contains("Next: stylebook --plugin \(folder)/Neon gallery neon\n"))
      #expect(files(in: "\(folder)/Neon") == ["README.md", "neon.json"])
      let shown = CommandRun("--plugin", "\(folder)/Neon", "show", "neon", "--width", "20")
      #expect(
        shown.output == """
          ╭──────────────────╮
          │ Ada Lovelace     │
          ╰──────────────────╯

          """)
      #expect(
        CommandRun("--plugin", "\(folder)/Neon", "show", "neon(colors: [red])").code == .success)
    }
  }

  @Test("without a checkout says where to name one")
  func checkoutMissing() throws {
    let files = StarterFiles(name: try StarterName(path: "Neon"), checkout: nil).files(.source)
    let manifest = try #require(files.first { $0.path == "Package.swift" })
    #expect(
      manifest.text.contains(
        """
          dependencies: [
            // Where a checkout of Stylebook lies, seen from here.
            .package(name: "stylebook", path: "../stylebook")
          ],
        """))
  }

  @Test("is told of by paths from where one is, in the order of what is to be done")
  func message() throws {
    let arguments = try Arguments(parsing: ["new", "../my styles/Neon"])
    let command = try NewCommand(arguments, registry: .builtIns())
    let files = StarterFiles(name: try StarterName(path: "Neon"), checkout: nil).files(.source)
    #expect(
      command.message(about: files, checkout: nil) == """
        Neon is in '../my styles/Neon':
          '../my styles/Neon/Package.swift'
          '../my styles/Neon/README.md'
          '../my styles/Neon/.gitignore'
          '../my styles/Neon/Sources/Neon/NeonTextFieldStyle.swift'
          '../my styles/Neon/Tests/NeonTests/NeonTextFieldStyleTests.swift'
        First: write into '../my styles/Neon/Package.swift' where a checkout of Stylebook lies.
        Next: cd '../my styles/Neon' && swift package stylebook gallery && swift test

        """)
  }

  @Test("leaves alone what is there, and nothing half-written")
  func refusals() throws {
    try Repository.withTemporaryFolder { folder in
      let path = "\(folder)/Neon"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      let run = CommandRun("new", path)
      #expect(run.code == .badInput)
      #expect(
        run.errors == "stylebook: \(path) exists already; choose another name, or move it away.\n")
      #expect(files(in: folder).isEmpty)
      let orphan = CommandRun("new", "\(folder)/no/Neon")
      #expect(
        orphan.errors
          == "stylebook: \(folder)/no/Neon cannot be written: its folder does not exist; "
          + "make the folder first.\n")
      #expect(throws: Failure.file(path: "\(folder)/A/b/c", .isFolder)) {
        try NewFolder(path: "\(folder)/A").write([("a", []), ("b/c/d", []), ("b/c", [])])
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Neon"])
    }
  }

  @Test(
    "is named after one name",
    arguments: [
      ("Neon", "Neon", "neon", "Neon", "neon"),
      ("neon", "Neon", "neon", "Neon", "neon"),
      ("soft-glow", "SoftGlow", "soft-glow", "Soft Glow", "softGlow"),
      ("SoftGlow", "SoftGlow", "soft-glow", "Soft Glow", "softGlow"),
      ("softGlow2", "SoftGlow2", "soft-glow2", "Soft Glow2", "softGlow2"),
      ("URLField", "URLField", "url-field", "URL Field", "urlField"),
      ("NeonTextFieldStyle", "Neon", "neon", "Neon", "neon"),
      ("a/b/Case", "Case", "case", "Case", "`case`"),
    ])
  func names(path: String, module: String, id: String, title: String, accessor: String) throws {
    let name = try StarterName(path: path)
    #expect(name.module == module)
    #expect(name.type == "\(module)TextFieldStyle")
    #expect(name.id == id)
    #expect(name.title == title)
    #expect(name.accessor == accessor)
    #expect(StyleManifest.isWellFormed(name: name.id))
  }

  @Test(
    "cannot have a name that Swift or Stylebook could not use",
    arguments: [
      "", ".", "..", "/", "a/..", "9a", "-a", "a-", "a--b", "x y", "Néon", "a.b", "a_b", "a\u{7}",
      "TextFieldStyle", String(repeating: "a", count: 65),
    ])
  func badNames(path: String) {
    let error = #expect(throws: Failure.self) { try StarterName(path: path) }
    #expect(error?.exitCode == .usage)
    if case .badName = error { return }
    Issue.record("\(path) is refused as \(String(describing: error))")
  }

  @Test("cannot have a name that is taken", arguments: ["SwiftUI", "styles", "Search", "Self"])
  func takenNames(name: String) throws {
    try Repository.withTemporaryFolder { folder in
      let run = CommandRun("new", "\(folder)/\(name)")
      #expect(run.code == .usage)
      #expect(
        run.errors
          == "stylebook: \"\(name)\" is the name of something else already; choose another.\n")
    }
  }

  @Test("needs a name, and one only")
  func operands() {
    #expect(CommandRun("new").errors == "stylebook: new needs a name; write stylebook new Neon.\n")
    #expect(CommandRun("new", "a", "b").code == .usage)
    #expect(
      CommandRun("new", "a", "--kind", "recipy").errors
        == "stylebook: --kind takes source, linked or recipe, not \"recipy\"; did you mean "
        + "\"recipe\"?\n")
  }
}
