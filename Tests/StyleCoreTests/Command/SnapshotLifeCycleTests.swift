import Foundation
import StyleCore
import StyleSnapshots
import Testing

@testable import stylebook

@MainActor
@Suite struct SnapshotLifeCycleTests {
  /// A folder with the styles as they are, and the words that break one of them.
  private static let broken = ["--set", "gradient.width=6"]

  private static func recorded(_ words: String...) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let run = CommandRun(words: ["snapshot", "record", folder.path] + words)
    #expect(run.code == .success)
    return folder
  }

  private static func files(_ folder: ScratchFolder) throws -> [String] {
    try SnapshotStore(folder: folder.path).files().map(\.path)
  }

  // MARK: Reviewing

  @Test func whatDiffersIsAcceptedOrRejected() throws {
    let folder = try Self.recorded("gradient", "--appearance", "dark")
    let words = ["snapshot", "verify", folder.path, "gradient", "--appearance", "dark"]
    #expect(CommandRun(words: words + Self.broken).code == .difference)
    #expect(try Self.files(folder).count == 16)

    let review = CommandRun("snapshot", "review", folder.path)
    #expect(review.code == .difference)
    #expect(review.lines.first == "gradient/disabled-dark  (1 of 8)")
    #expect(review.lines.last == "8 wait to be reviewed.")

    let accept = CommandRun("snapshot", "review", folder.path, "gradient/error-dark", "--accept")
    #expect(accept.output == "accepted  gradient/error-dark\n")
    #expect(try folder.text(of: "gradient/error-dark.snapshot").contains("gradient(width: 6)"))
    let reject = CommandRun("snapshot", "review", folder.path, "gradient/e*", "--reject")
    #expect(reject.output == "rejected  gradient/editing-dark\nrejected  gradient/empty-dark\n")
    #expect(try Self.files(folder).count == 13)

    // What was accepted is what is expected from now on.
    let run = CommandRun(words: words + ["--state", "error"] + Self.broken)
    #expect(run.output == "1 snapshot: 1 matching.\n")
    // What matches again waits no more.
    #expect(CommandRun(words: words).code == .difference)
    #expect(try Self.files(folder).filter { $0.hasSuffix(".pending") }.count == 1)
    #expect(
      CommandRun(words: ["snapshot", "record", folder.path] + words.dropFirst(3) + ["--failed"])
        .output == "changed  gradient/error-dark\n1 snapshot: 1 changed.\n")
    #expect(
      CommandRun("snapshot", "review", folder.path).output == "Nothing waits to be reviewed.\n")
  }

  @Test func bothLooksStandSideBySideWhereThereIsRoom() throws {
    let words = ["gradient", "--state", "filled", "--appearance", "dark", "--width", "20"]
    let folder = try ScratchFolder()
    _ = CommandRun(words: ["snapshot", "record", folder.path] + words)
    _ = CommandRun(words: ["snapshot", "verify", folder.path] + words + Self.broken)
    let wide = CommandRun(words: ["snapshot", "review", folder.path], columns: 70)
    #expect(
      wide.output == """
        gradient/filled-dark  (1 of 1)

        accepted               new
        ╭━━━━━━━━━━━━━━━━━━╮   ╭══════════════════╮
        ┃ Ada Lovelace     ┃   ║ Ada Lovelace     ║
        ╰━━━━━━━━━━━━━━━━━━╯   ╰══════════════════╯

        header:
        - style: gradient
        + style: gradient(width: 6)
        cells:
          row 0, columns 1–18: "━━━━━━━━━━━━━━━━━━" → "══════════════════"
          row 1, column 0: "┃" → "║"
          row 1, column 19: "┃" → "║"
          row 2, columns 1–18: "━━━━━━━━━━━━━━━━━━" → "══════════════════"
        1 waits to be reviewed.

        """)
    let narrow = CommandRun(words: ["snapshot", "review", folder.path], columns: 40)
    #expect(narrow.lines.contains("╭══════════════════╮"))
    let colored = CommandRun(words: ["snapshot", "review", folder.path, "--color", "truecolor"])
    #expect(colored.output.contains("\u{1B}["))
  }

  @Test func keysDecide() throws {
    typealias Decision = SnapshotReview.Decision
    for (scalar, decision) in [
      ("a", Decision.accept), ("r", .reject), ("s", .skip), ("A", .acceptAll), ("q", .quit),
    ] as [(Unicode.Scalar, Decision)] {
      #expect(SnapshotReview.decision(for: KeyPress(.character(scalar), [])) == decision)
    }
    #expect(SnapshotReview.decision(for: KeyPress(.character("c"), .control)) == .quit)
    #expect(SnapshotReview.decision(for: KeyPress(.character("x"), [])) == nil)

    for (answers, left, code) in [
      ([.accept, .reject, .skip, .acceptAll], 1, .difference),
      ([.acceptAll], 0, .success), ([.quit], 8, .difference),
      ([.accept, .quit], 7, .difference),
    ] as [([Decision], Int, ExitCode)] {
      let folder = try Self.recorded("gradient", "--appearance", "dark")
      _ = CommandRun(words: ["snapshot", "verify", folder.path, "gradient"] + Self.broken)
      let store = SnapshotStore(folder: folder.path)
      let pending = try store.files().filter { $0.isPending && $0.path.contains("dark") }
      let review = try SnapshotReview(
        Arguments(parsing: ["snapshot", "review", folder.path], styles: []), store: store,
        names: [], isReadOnly: false)
      var rest = answers[...]
      let surroundings = Surroundings(
        environment: [:], output: ByteStream(isTerminal: false, columns: 80) { _ in },
        errors: ByteStream(isTerminal: false, columns: 80) { _ in })
      let result = try review.review(pending, in: surroundings) { () throws(Failure) in
        guard let answer = rest.popFirst() else { throw .fault("asked once too often") }
        return answer
      }
      #expect(result == code)
      #expect(rest.isEmpty)
      #expect(try store.files().filter { $0.isPending && $0.path.contains("dark") }.count == left)
    }
  }

  @Test func nothingIsWrittenWhereCIIsSet() throws {
    let folder = try Self.recorded("gradient")
    let before = try Self.files(folder)
    for (environment, option) in [(["CI": "true"], [String]()), ([:], ["--ci"])] {
      let run = CommandRun(
        words: ["snapshot", "verify", folder.path, "gradient"] + Self.broken + option,
        environment: environment)
      #expect(run.code == .difference)
      #expect(run.lines.last == "Nothing was written. Where the new look is right, record it.")
      for words in [["record", folder.path], ["prune", folder.path]] {
        let run = CommandRun(words: ["snapshot"] + words + option, environment: environment)
        #expect(run.code == .usage)
      }
      #expect(try Self.files(folder) == before)
    }
    #expect(
      CommandRun("snapshot", "record", folder.path, environment: ["CI": "0"]).code == .success)
  }

  // MARK: Parts

  @Test func theShardsOfARunAreTheRun() throws {
    let folder = try Self.recorded()
    let words = ["snapshot", "verify", folder.path, "--ci"] + Self.broken
    let whole = CommandRun(words: words + ["--report", "json"])
    #expect(whole.code == .difference)
    let report = try #require(SnapshotReport(Array(whole.output.utf8)))
    #expect(report.json == whole.output)
    #expect(report.entries.count == 96)
    for count in [1, 3, 7, 100] {
      var paths: [String] = []
      var total = 0
      for number in 1...count {
        let path = "\(folder.path)/../\(count)-\(number)-\(UUID().uuidString).json"
        defer { paths.append(path) }
        let run = CommandRun(words: words + ["--shard", "\(number)/\(count)", "-o", path])
        total += try SnapshotReport(readingFile: path).entries.count
        #expect(run.code == .success || run.code == .difference)
      }
      defer { for path in paths { try? FileManager.default.removeItem(atPath: path) } }
      #expect(total == 96)
      let merged = CommandRun(
        words: ["snapshot", "report"] + paths.reversed() + ["--report", "json"])
      var expected = report
      expected.orphans = []
      #expect(SnapshotReport(Array(merged.output.utf8)) == expected)
      #expect(merged.code == .difference)
      if count > 1 {
        let missing = CommandRun(words: ["snapshot", "report"] + paths.dropFirst())
        #expect(missing.code == .badInput)
        #expect(missing.errors.contains("there is no report of part 1/\(count)"))
        let twice = CommandRun(words: ["snapshot", "report"] + paths + [paths[0]])
        #expect(twice.errors.contains("are both part 1/\(count)"))
      }
    }
  }

  @Test func partsOfDifferentRunsAreNotJoined() throws {
    func report(_ shard: String, words: [String] = []) -> SnapshotReport {
      SnapshotReport(
        folder: "S", words: words, isNarrowed: false, shard: SnapshotShard(shard),
        entries: [.init(name: shard, file: shard, outcome: .matching)])
    }
    #expect(throws: Never.self) {
      try SnapshotReport(merging: [report("1/2"), report("2/2")], named: ["a", "b"])
    }
    for other in [report("2/3"), report("2/2", words: ["x"])] {
      #expect(throws: Failure.self) {
        try SnapshotReport(merging: [report("1/2"), other], named: ["a", "b"])
      }
    }
  }

  @Test func halfAReportIsNone() throws {
    let report = SnapshotReport(
      folder: "S", words: ["--width=3"], isNarrowed: true, shard: SnapshotShard("2/3"),
      entries: [
        .init(name: "a", file: "S/a", outcome: .different, detail: "x\n<\u{1B}\"\\>"),
        .init(name: "b", file: "S/b", outcome: .notDrawn),
      ], orphans: ["o"])
    let bytes = Array(report.json.utf8)
    #expect(SnapshotReport(bytes) == report)
    for count in 0..<bytes.count - 2 {
      #expect(SnapshotReport(Array(bytes.prefix(count))) == nil)
    }
  }

  @Test func hostileTextIsNoMarkup() {
    let report = SnapshotReport(
      folder: "<S&>", words: [], isNarrowed: false, shard: nil,
      entries: [
        .init(
          name: "a/\"b", file: "f", outcome: .different, detail: "]]></failure>\u{1B}[31m\u{0}"),
        .init(name: "c", file: "f", outcome: .unreadable, detail: "x"),
        .init(name: "d", file: "f"),
      ])
    #expect(
      report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="stylebook snapshots" tests="3" failures="1" errors="1" skipped="1">
          <testsuite name="&lt;S&amp;&gt;" tests="3" failures="1" errors="1" skipped="1">
            <testcase classname="a" name="&quot;b" file="f">
              <failure message="different">]]&gt;&lt;/failure&gt;�[31m�</failure>
            </testcase>
            <testcase classname="" name="c" file="f">
              <error message="unreadable">x</error>
            </testcase>
            <testcase classname="" name="d" file="f">
              <skipped message="not drawn"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func timesHaveAFileEach() throws {
    let folder = try Self.recorded(
      "underlined", "--state", "error", "--appearance", "dark", "--at", "0s", "--at", "100ms",
      "--at", "0.1s")
    #expect(
      try Self.files(folder)
        == ["underlined/error-dark-at-0.1s.snapshot", "underlined/error-dark-at-0s.snapshot"])
    #expect(try folder.text(of: "underlined/error-dark-at-0.1s.snapshot").contains("at: 0.1s\n"))
  }

  @Test(arguments: [
    ("*", "", true), ("*", "a/b", true), ("a/*", "a/b", true), ("a/*", "b/a/b", false),
    ("*b", "a/bb", true), ("a?c", "abc", true), ("a?c", "ac", false), ("a?c", "aéc", true),
    ("*a*b*", "xaxxb", true), ("*a*b", "ab/c", false), ("", "", true), ("", "a", false),
    ("[a]", "a", false), ("**", "x", true),
  ])
  func patterns(pattern: String, name: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(name) == isMatch)
  }
}

@MainActor
@Suite struct SnapshotPruningTests {
  private static func folderWithOrphan() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = CommandRun("snapshot", "record", folder.path)
    try folder.makeFolder("gone")
    try folder.write("not even a snapshot", to: "gone/old.snapshot")
    try folder.write("kept", to: "README.md")
    return folder
  }

  private static func count(_ folder: ScratchFolder) throws -> Int {
    try SnapshotStore(folder: folder.path).files().count
  }

  @Test func aWholeRunNamesOrphansAndPruneRemovesThem() throws {
    let folder = try Self.folderWithOrphan()
    let verify = CommandRun("snapshot", "verify", folder.path)
    #expect(verify.code == .success)
    #expect(
      verify.output == """
        96 snapshots: 96 matching.
        Of no snapshot, for stylebook snapshot prune to remove:
          gone/old.snapshot

        """)
    // Nobody knows after a part of a run.
    for words in [["--state", "empty"], ["--filter", "*"], ["--shard", "1/1"], ["plain"]] {
      let run = CommandRun(words: ["snapshot", "verify", folder.path] + words)
      #expect(!run.output.contains("gone/old"))
    }
    let dry = CommandRun("snapshot", "prune", folder.path, "--dry-run", "--ci")
    #expect(dry.output == "would remove  gone/old.snapshot\n1 file of no snapshot, 96 kept.\n")
    #expect(try Self.count(folder) == 97)
    let run = CommandRun("snapshot", "prune", folder.path)
    #expect(run.output == "removed  gone/old.snapshot\n1 file of no snapshot, 96 kept.\n")
    #expect(
      try folder.names == ([".stylebook-visited", "README.md"] + GalleryTests.ids).sorted())
    #expect(CommandRun("snapshot", "verify", folder.path).output == "96 snapshots: 96 matching.\n")
  }

  @Test func whatTheLastWholeRunVisitedIsNotRemoved() throws {
    let folder = try Self.folderWithOrphan()
    let prune = ["snapshot", "prune", folder.path]
    // As if that run had a plugin that this one lacks.
    let list = try folder.text(of: ".stylebook-visited")
    try folder.write(
      list.replacing("stylebook visited 1\n", with: "stylebook visited 1\ngone/old.snapshot\n"),
      to: ".stylebook-visited")
    let run = CommandRun(words: prune)
    #expect(run.code == .badInput)
    #expect(run.errors.contains("the last whole run has visited gone/old.snapshot, which this one"))
    for text in [String(list.dropLast(4)), ""] {
      try folder.write(text, to: ".stylebook-visited")
      #expect(
        CommandRun(words: prune).errors.contains("no snapshot verify or record of everything"))
    }
    try folder.remove(".stylebook-visited")
    #expect(CommandRun(words: prune).code == .badInput)
    // Parts of a run, and those that write nothing, leave no list.
    for words in [
      ["--ci"], ["--state", "empty"], ["--filter", "*"], ["--shard", "1/1"], ["plain"],
    ] {
      _ = CommandRun(words: ["snapshot", "verify", folder.path] + words)
      #expect(CommandRun(words: prune).code == .badInput)
    }
    #expect(try Self.count(folder) == 97)
    _ = CommandRun("snapshot", "verify", folder.path)
    #expect(try folder.text(of: ".stylebook-visited") == list)
    #expect(CommandRun(words: prune).code == .success)
    #expect(try Self.count(folder) == 96)
  }

  @Test func aFolderOfOthersIsLeftAlone() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "somebody.snapshot")
    let run = CommandRun("snapshot", "prune", folder.path)
    #expect(run.code == .badInput)
    #expect(try folder.names == ["somebody.snapshot"])
  }

  @Test func nothingIsRemovedWhereAPluginFails() throws {
    let folder = try Self.folderWithOrphan()
    for plugin in ["ends", "traps-in-list", "newer"] {
      let run = CommandRun(
        words: ["snapshot", "prune", folder.path, "--plugin", plugin],
        buildWorker: WorkerFixture.build)
      #expect(run.code == .pluginUnavailable)
      #expect(run.errors.contains("nothing was removed"))
      #expect(try Self.count(folder) == 97)
    }
  }

  @Test func listsOfTestsTellWhatIsVisited() throws {
    let folder = try Self.folderWithOrphan()
    let list = "\(folder.path)/list"
    let prune = ["snapshot", "prune", folder.path, "--visited", list]
    func write(_ lines: [String]) throws {
      try folder.write(lines.map { "\($0)\n" }.joined(), to: "list")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: list)
    }
    let visited = try SnapshotStore(folder: folder.path).files().map(\.path)
      .filter { $0 != "gone/old.snapshot" }.map { "\(folder.path)/../\(folder.name)/\($0)" }

    try write(["narrowed by --filter"] + visited)
    #expect(CommandRun(words: prune).code == .badInput)
    try write(["/elsewhere/a.snapshot"])
    #expect(CommandRun(words: prune).code == .badInput)
    try folder.write(visited.joined(separator: "\n"), to: "list")
    #expect(CommandRun(words: prune).errors.contains("stops in the middle of a line"))
    #expect(try Self.count(folder) == 97)

    try write(visited)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: list)
    #expect(CommandRun(words: prune).output.hasPrefix("kept  gone/old.snapshot, which is newer"))
    #expect(try Self.count(folder) == 97)
    try write(visited)
    #expect(CommandRun(words: prune).output.hasPrefix("removed  gone/old.snapshot\n"))
    #expect(try Self.count(folder) == 96)
  }

  @Test func reportsOfAWholeRunTellWhatIsVisited() throws {
    let folder = try Self.folderWithOrphan()
    let reports = try ScratchFolder()
    let verify = ["snapshot", "verify", folder.path, "--ci"]
    var words = ["snapshot", "prune", folder.path]
    for number in 1...2 {
      let path = "\(reports.path)/\(number).json"
      _ = CommandRun(words: verify + ["--shard", "\(number)/2", "-o", path])
      words += ["--visited", path]
    }
    let half = CommandRun(words: Array(words.dropLast(2)))
    #expect(half.code == .badInput)
    #expect(half.errors.contains("there is no report of part 2/2"))
    let narrow = "\(reports.path)/narrow.json"
    _ = CommandRun(words: verify + ["--state", "empty", "-o", narrow])
    #expect(
      CommandRun("snapshot", "prune", folder.path, "--visited", narrow).code == .badInput)
    #expect(try Self.count(folder) == 97)
    #expect(CommandRun(words: words).output.hasPrefix("removed  gone/old.snapshot\n"))
  }
}

extension ScratchFolder {
  fileprivate var name: String { URL(fileURLWithPath: path).lastPathComponent }
}
