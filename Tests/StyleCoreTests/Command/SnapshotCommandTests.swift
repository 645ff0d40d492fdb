import Foundation
import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct SnapshotCommandTests {
  @Test func whatIsRecordedVerifies() throws {
    let folder = try ScratchFolder()
    let first = CommandRun("snapshot", "record", folder.path)
    #expect(first.code == .success)
    #expect(first.lines.count == 97)
    #expect(first.lines.last == "96 snapshots: 96 created.")
    #expect(try folder.names == [".stylebook-visited"] + GalleryTests.ids.sorted())
    let text = try folder.text(of: "search/editing-light.snapshot")
    #expect(
      text.hasPrefix(
        """
        stylebook snapshot 1
        style: search
        state: editing
        appearance: light
        width: 40
        size: 40x3
        """))

    let second = CommandRun("snapshot", "record", folder.path)
    #expect(second.output == "96 snapshots: 96 unchanged.\n")
    #expect(try folder.text(of: "search/editing-light.snapshot") == text)
    let verified = CommandRun("snapshot", "verify", folder.path)
    #expect(verified.code == .success)
    #expect(verified.output == "96 snapshots: 96 matching.\n")
  }

  @Test func aChangedParameterIsADifference() throws {
    let folder = try ScratchFolder()
    let narrow = ["gradient", "--state", "filled", "--appearance", "dark", "--width", "12"]
    _ = CommandRun(words: ["snapshot", "record", folder.path] + narrow)
    let run = CommandRun(
      words: ["snapshot", "verify", folder.path] + narrow + ["--set", "colors=[red]"])
    #expect(run.code == .difference)
    #expect(
      run.output == """
        different  gradient/filled-dark
          header:
          - style: gradient
          + style: gradient(colors: [red])
          cells:
            row 0, columns 0–11: fg #a7f307…#d5f605 → #ff453a
            row 1, column 0: fg #abf407 → #ff453a
            row 1, column 11: fg #daf605 → #ff453a
            row 2, columns 0–11: fg #b0f407…#def705 → #ff453a
        1 snapshot: 1 different.
          different  \(folder.path)/gradient/filled-dark.snapshot
        To see each beside its new look, and accept it: stylebook snapshot review \(folder.path)

        """)
    #expect(try folder.names == ["gradient"])
  }

  @Test func missingAndDamagedFilesAreNamed() throws {
    let folder = try ScratchFolder()
    let words = [folder.path, "plain", "--appearance", "dark"]
    _ = CommandRun(words: ["snapshot", "record"] + words)
    try folder.remove("plain/empty-dark.snapshot")
    let missing = CommandRun(words: ["snapshot", "verify"] + words)
    #expect(missing.code == .difference)
    #expect(missing.lines.first == "missing  plain/empty-dark")
    #expect(missing.lines.contains("8 snapshots: 1 missing, 7 matching."))
    #expect(missing.lines.contains("  missing  \(folder.path)/plain/empty-dark.snapshot"))

    let whole = try folder.text(of: "plain/filled-dark.snapshot")
    for (text, line) in [
      (String(whole.dropLast(5)), 9), (whole.replacing("Ada", with: "Adam"), 8),
      (whole.replacing("snapshot 1", with: "snapshot 2"), 1),
    ] {
      try folder.write(text, to: "plain/filled-dark.snapshot")
      let run = CommandRun(words: ["snapshot", "verify"] + words)
      #expect(run.code == .badInput)
      #expect(
        run.errors.hasPrefix("stylebook: \(folder.path)/plain/filled-dark.snapshot:\(line): "))
      #expect(try folder.text(of: "plain/filled-dark.snapshot") == text)
    }
  }

  @Test func foldersThatCannotBeUsedAreNamed() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "file")
    for (action, path, sentence) in [
      ("verify", "\(folder.path)/none", "there is no folder"),
      ("record", "\(folder.path)/file", "\(folder.path)/file is not a folder; name a folder.\n"),
      ("verify", "\(folder.path)/file", "\(folder.path)/file is not a folder; name a folder.\n"),
    ] {
      let run = CommandRun("snapshot", action, path, "plain")
      #expect(run.code == .badInput)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(sentence))
    }
    #expect(try folder.names == ["file"])
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may read and write everything."))
  func permissionsAreRespected() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("closed")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o500], ofItemAtPath: "\(folder.path)/closed")
    for words in [
      ["snapshot", "record", "\(folder.path)/closed/a", "plain"],
      ["show", "plain", "-o", "\(folder.path)/closed/a.svg"],
    ] {
      let run = CommandRun(words: words)
      #expect(run.code == .badInput)
      #expect(run.errors.contains("permission denied"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/closed").isEmpty)
  }

  @Test func aSecretStaysOutOfTheHeader() throws {
    let folder = try ScratchFolder()
    _ = CommandRun("snapshot", "record", folder.path, "plain", "--text", "hunter2")
    #expect(try folder.text(of: "plain/filled-dark.snapshot").contains("text: hunter2"))
    #expect(try !folder.text(of: "plain/secure-dark.snapshot").contains("hunter2"))
  }

  @Test func differentExpressionsHaveDifferentFolders() throws {
    func slug(_ text: String) throws -> String { try StyleExpression(parsing: text).slug }
    #expect(try slug("search|gradient") == "search.gradient")
    #expect(try slug("gradient(width: 3)").hasPrefix("gradient-width-3-"))
    let slugs = try [
      "search", "search | gradient", "search-gradient", "gradient(width: 3)",
      "gradient(width: -3)", "gradient(width: 0.3)", "a(b: \"c\") | d", "a(b: c) | d",
      "a(b: c, d: e)", "a(b: [c])", "a(b: \"검색\")", "a(b: \"\")",
    ].map(slug)
    #expect(Set(slugs).count == slugs.count)
    for slug in slugs {
      #expect(slug.wholeMatch(of: #/[a-z0-9.-]+/#) != nil)
    }
  }
}
