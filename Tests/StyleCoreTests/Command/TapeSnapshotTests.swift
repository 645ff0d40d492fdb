import StyleCore
import StyleSnapshots
import Testing

@testable import stylebook

/// Snapshots of the frames of tapes, from recording to pruning.
@MainActor
@Suite struct TapeSnapshotTests {
  private let folder: ScratchFolder
  private let tapes: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    tapes = try ScratchFolder()
  }

  private func run(_ action: String, _ words: [String] = []) -> CommandRun {
    CommandRun(words: ["snapshot", action, folder.path] + words)
  }

  /// Writes a tape, and gives its path.
  private func tape(_ text: String, named name: String = "label.tape") throws -> String {
    try tapes.write(text, to: name)
    return "\(tapes.path)/\(name)"
  }

  private func rising() throws -> String {
    try tape(
      """
      size 30x8
      key i C-u
      type "A"
      frame start
      wait 0.2s
      frame risen
      """)
  }

  private func files() throws -> [String] {
    try SnapshotStore(folder: folder.path).files().map(\.path)
  }

  @Test func eachFrameOfEachStyleIsAFile() throws {
    let words = ["underlined", "--appearance", "dark", "--tape", try rising()]
    #expect(
      run("record", words).output == """
        created  underlined/label.tape/start-dark
        created  underlined/label.tape/risen-dark
        2 snapshots: 2 created.

        """)
    #expect(
      try folder.text(of: "underlined/label.tape/risen-dark.snapshot") == """
        stylebook snapshot 1
        style: underlined
        tape: label.tape
        frame: risen
        at: 0.2s
        appearance: dark
        size: 30x8
        caret: 1,2

        | Stylebook                    |
        |Your name                     |
        |A▏                            |
        |▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔|
        |                              |
        |                              |
        |                              |
        | Esc list  F1 help  C-c quit  |

        |aaaaaaaaaaa...................| 0
        |bbbbbbbbb.....................| 1
        |ac............................| 2
        |.aaa.dddd..aa.dddd..aaa.dddd..| 7
        a  bold
        b  fg #eaeaea  bold
        c  fg #0a84ff
        d  dim
        end

        """)
    #expect(
      run("verify", words).output
        == "2 snapshots: 2 matching.\n")
  }

  @Test func aTapeWithoutFramesGivesItsLastScreen() throws {
    let path = try tape("size 20x5\n", named: "still")
    let run = self.run("record", ["plain", "--tape", path])
    #expect(
      run.output == """
        created  plain/still.tape/last-light
        created  plain/still.tape/last-dark
        2 snapshots: 2 created.

        """)
  }

  @Test func framesAreNarrowedAndDealtOutAsOtherSnapshots() throws {
    let path = try rising()
    _ = run("record", ["--tape", path])
    #expect(
      run("verify", ["--tape", path, "--filter", "search/*risen*"]).output
        == "2 snapshots: 2 matching.\n")
    var count = 0
    for part in 1...5 {
      let run = self.run("verify", ["--tape", path, "--shard", "\(part)/5"])
      #expect(run.code == .success)
      count += try #require(run.output.split(separator: " ").first.flatMap { Int($0) })
    }
    #expect(count == 24)
  }

  /// Files of another kind are nobody's business.
  @Test func onlyFramesArePrunedByARunOfTapes() throws {
    _ = run("record")
    _ = run("record", ["--tape", try rising()])
    #expect(run("verify").output == "96 snapshots: 96 matching.\n")
    #expect(run("prune").output == "0 files of no snapshot, 96 kept.\n")
    #expect(try files().count == 120)

    let path = try tape("size 30x8\nkey i\nframe start\n")
    let verify = run("verify", ["--tape", path])
    #expect(verify.output.contains("  search/label.tape/risen-light.snapshot\n"))
    #expect(!verify.output.contains("editing"))
    #expect(
      run("prune", ["--tape", path]).lines.last == "12 files of no snapshot, 12 kept.")
    #expect(try files().filter { $0.hasSuffix(".snapshot") }.count == 108)
  }

  @Test func mistakesAreTold() throws {
    let path = try rising()
    let other = try tape("frame a\n", named: "Other.tape")
    let twin = "\(tapes.path)/./Other.tape"
    for (words, code, error) in [
      (
        ["--tape", path, "--state", "error"], .usage,
        "stylebook: --state does not go with --tape; leave one of them out.\n"
      ),
      (
        ["--size", "3x3"], .usage,
        "stylebook: --size goes with --tape; write --tape FILE as well, or leave --size out.\n"
      ),
      (
        ["--tape", other, "--tape", twin], .badInput,
        "stylebook: \(twin): its snapshots would have the files of those of \(QuotedText.short(other)); give "
          + "the tape another name.\n"
      ),
      (
        ["--tape", "nowhere.tape"], .badInput,
        "stylebook: nowhere.tape: the tape cannot be read: No such file or directory; name a file "
          + "of keys and waits.\n"
      ),
    ] as [([String], ExitCode, String)] {
      let run = CommandRun(words: ["snapshot", "record", folder.path] + words)
      #expect(run.code == code)
      #expect(run.errors == error)
      #expect(run.output.isEmpty)
    }
    #expect(try files().isEmpty)
  }
}
