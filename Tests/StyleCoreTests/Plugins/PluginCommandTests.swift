import StyleCore
import StyleWorker
import Testing

@testable import stylebook

@MainActor
@Suite struct PluginCommandTests {
  private func run(_ words: String..., environment: [String: String] = [:]) -> CommandRun {
    CommandRun(words: words, environment: environment, buildWorker: WorkerFixture.build)
  }

  @Test func aStyleOfAPluginIsShownListedAndExplained() {
    let show = run(
      "show", "rounded-border | bad", "--plugin", "well", "--width", "24", "--text", "x",
      "--explain")
    #expect(show.code == .success)
    #expect(show.errors == "")
    #expect(
      show.output.contains("\na  rounded-border  24×5 at 0,0\nb    bad           20×3 at 2,1"))
    let list = run("list", environment: ["STYLEBOOK_PLUGINS": "well:well"])
    #expect(list.code == .success)
    #expect(list.output.contains("\nBad  bad  well 1.2.3\nIt misbehaves.\n"))
    #expect(
      list.output.contains(
        "  width   A number. Takes a number of points from -1 to 8.5; 2 unless set.\n"))
  }

  @Test func parametersAreCheckedBeforeTheWorkerIsAsked() {
    let run = run("show", "bad", "--plugin", "well", "--set", "width=12")
    #expect(run.code == .usage)
    #expect(
      run.errors
        == "stylebook: --set: in \"bad\", width takes a number from -1 to 8.5, not 12.\n")
  }

  @Test func theGalleryIsCompleteAndNamesTheFaulty() {
    let run = run(
      "gallery", "plain", "bad(manner: exit)", "slow", "--plugin", "well", "--width", "60",
      "--state", "filled", "--state", "error")
    #expect(run.code == .pluginUnavailable)
    #expect(
      run.errors == """
        stylebook: the plugin well ended by itself, with exit code 0 when it drew \
        bad(manner: exit) in the state error.

        """)
    let lines = run.lines
    #expect(lines.contains("Slow  slow"))
    #expect(lines.contains { $0.hasSuffix(" ✗ ended by itself, with exit") })
    #expect(lines.contains { $0.hasSuffix(" code 0") })
    #expect(lines.filter { $0.contains("Ada Lovelace") }.count == 3)
  }

  @Test func allFieldsOfAHopelessStyleAreMarked() {
    let run = run(
      "gallery", "bad(manner: exit)", "default", "--plugin", "well", "--width", "200", "--state",
      "error", "--format", "json")
    #expect(run.code == .pluginUnavailable)
    #expect(run.output.contains("✗ ended by itself"))
    #expect(run.output.contains("Ada Lovelace 1815"))
  }

  @Test func showTellsWhyThereIsNothing() {
    let run = run("show", "bad(manner: trap)", "--plugin", "well", "--state", "error")
    #expect(run.code == .pluginUnavailable)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "stylebook: the plugin well crashed when it drew bad(manner: trap) in the state error: "))
  }

  @Test func snapshotsAreRecordedOfWhatCanBeDrawn() throws {
    try Repository.withTemporaryFolder { folder in
      let record = run(
        "snapshot", "record", folder, "bad(manner: exit)", "--plugin", "well", "--state", "error",
        "--state", "filled", "--appearance", "dark")
      #expect(record.code == .pluginUnavailable)
      #expect(record.output.hasSuffix("\n2 snapshots: 1 created, 1 not drawn.\n"))
    }
  }

  @Test func aPluginThatCannotBeUsedCostsNobodyElse() {
    for (plugin, what) in [
      ("traps-in-list", "crashed when it listed its styles: "),
      ("ends", "ended by itself, with exit code 0 when it listed its styles.\n"),
      ("foreign", "was built from other sources or for another stylebook.\n"),
      (
        "speaks-another-version",
        "speaks version 99 of the workers' protocol, and this stylebook version \(WorkerProtocol.version).\n"
      ),
      ("speaks-nonsense", "answered what makes no sense when it listed its styles.\n"),
    ] {
      let run = run("show", "bad", "--plugin", plugin, "--plugin", "well")
      #expect(run.code == .pluginUnavailable)
      #expect(run.errors.hasPrefix("stylebook: the plugin \(plugin) \(what)"))
      #expect(run.output.contains("Ada Lovelace"))
    }
  }

  @Test func anUnknownStyleAfterABrokenPluginIsNotTheUsersMistake() {
    let run = run("show", "bad", "--plugin", "ends")
    #expect(run.code == .pluginUnavailable)
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test func twoPluginsAreDrawnTogether() {
    let run = run("show", "bad | other", "--plugin", "well", "--plugin", "other", "--explain")
    #expect(run.code == .success)
    #expect(run.errors == "")
    #expect(run.output.contains("\na  bad        40×"))
    #expect(run.output.contains("\nb    other  "))
  }

  @Test func twoPluginsWithAStyleOfOneName() {
    let run = run("show", "bad", "--plugin", "well", "--plugin", "joint")
    #expect(run.code == .pluginUnavailable)
    #expect(
      run.errors == """
        stylebook: the plugins well and joint both bring a style "bad"; name one of them alone, or \
        rename the style in one.

        """)
    #expect(run.output.contains("Ada Lovelace"))
  }

  @Test func onlySwiftFilesArePreviewed() throws {
    let folder = try ScratchFolder()
    try folder.write("{}", to: "soft glow.json")
    try folder.write("text", to: "notes.txt")
    for (name, sentence) in [
      (
        "soft glow.json",
        " is a recipe and no Swift file; write stylebook gallery --plugin "
          + "'\(folder.path)/soft glow.json' to see it.\n"
      ),
      ("notes.txt", " is no Swift file; name one that ends in .swift, or a folder of them.\n"),
    ] {
      for words in [["preview"], ["preview", "--stub"]] {
        let run = CommandRun(words: words + ["\(folder.path)/\(name)"])
        #expect(run.code == .badInput)
        #expect(run.output.isEmpty)
        #expect(run.errors == "stylebook: \(folder.path)/\(name)\(sentence)")
      }
    }
  }

  @Test(arguments: [
    ["check", "/nowhere.swift"], ["preview", "/nowhere.swift"],
    ["gallery", "plain", "--plugin", "/nowhere.swift"],
  ])
  func aMissingFileIsWrongInput(words: [String]) {
    let run = CommandRun(words: words)
    #expect(run.code == .badInput)
    #expect(
      run.errors == """
        stylebook: there is no file or folder "/nowhere.swift"; name a Swift file, or a folder of \
        them.

        """)
  }

  @Test func aClosedPipeEndsTheWorkersToo() throws {
    let plugins = PluginSet(build: WorkerFixture.build)
    plugins.add(sources: ["well"])
    let drawing = FieldDrawing(plugins)
    let style = try SelectedStyle.all(["bad"], setting: [], in: plugins.registry)[0]
    let jobs = Array(
      repeating: FieldDrawing.Job(style: style, scenarios: [Scenario(.filled)]), count: 5)
    var pictures = 0
    #expect(throws: Failure.closedPipe) {
      try drawing.draw(jobs) { (_, _) throws(Failure) in
        pictures += 1
        throw .closedPipe
      }
    }
    #expect(pictures == 1)
    #expect(drawing.end() == [])
  }
}
