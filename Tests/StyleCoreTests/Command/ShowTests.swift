import Foundation
import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct ShowTests {
  @Test func itPrintsTheFieldAndNothingElse() {
    let run = CommandRun("show", "rounded-border", "--width", "20")
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        ╭──────────────────╮
        │ Ada Lovelace     │
        ╰──────────────────╯

        """)
  }

  @Test(arguments: FieldState.allCases)
  func everyStateOfEveryStyleFits(state: FieldState) {
    for id in GalleryTests.ids {
      for width in [1, 2, 5, 40] {
        let run = CommandRun("show", id, "--state", state.rawValue, "--width", "\(width)")
        #expect(run.code == .success)
        for line in run.lines { #expect(DisplayWidth.of(line) <= width) }
      }
    }
  }

  @Test func optionsReachTheField() {
    #expect(
      CommandRun("show", "search", "--state", "editing", "--text", "apples", "--width", "24").output
        == """
        ╭──────────────────────╮
        │ ⌕  apples▏         ⊗ │
        ╰──────────────────────╯

        """)
    // Rows are as wide as the field, so that fields can be put side by side.
    #expect(
      CommandRun("show", "plain", "--prompt", "Name", "--state=empty", "--width", "6").output
        == "Name  \n")
    #expect(
      CommandRun("show", "gradient", "--set", "width=4", "--width", "12", "--text", "a").output
        .hasPrefix("╭══════════╮\n"))
    #expect(
      CommandRun("show", "rounded-border", "--symbols", "ascii", "--width", "12").output.utf8
        .allSatisfy { $0 < 0x80 })
  }

  @Test func timeIsAnArgument() {
    func label(at time: String) -> String? {
      CommandRun("show", "underlined", "--state", "error", "--at", time, "--width", "9").lines
        .first
    }
    #expect(label(at: "0.075s") == label(at: "75ms"))
    #expect(label(at: "0.075") == label(at: "75ms"))
    #expect(label(at: "5") == "Your name")
    #expect(label(at: "75ms") != "Your name")
  }

  @Test func aTextIsDataAndNothingInItIsObeyed() {
    let hostile = "a\u{1B}[31mb\u{7}c\u{9B}d\u{202E}e\u{2066}f\u{200F}\n\tg\u{7F}"
    for words in [
      ["show", "plain", "--text", hostile],
      ["show", "search", "--prompt", hostile, "--state=empty"],
      ["show", "plain", "--text", hostile, "--color", "always"],
      ["show", "plain", "--text", hostile, "--format", "svg"],
      ["show", "plain", "--text", hostile, "--format", "html"],
      ["show", "plain", "--text", hostile, "--format", "snapshot"],
    ] {
      let run = CommandRun(words: words)
      #expect(run.code == .success)
      let shown = run.output.withoutRendition.unicodeScalars
      #expect(!shown.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value })
      #expect(!shown.contains { "\u{202E}\u{2066}\u{200F}".unicodeScalars.contains($0) })
    }
  }

  @Test func theBackdropShowsThroughWhatIsTransparentOnly() {
    func cells(_ id: String) -> String {
      CommandRun("show", id, "--backdrop", "#ffcc00", "--format", "json", "--width", "12").output
    }
    #expect(cells("plain").contains(##""background":"#ffcc00""##))
    #expect(cells("rounded-border").contains(##""background":"#ffffff""##))
    #expect(!cells("plain").contains(##""background":"#ffffff""##))
  }

  @Test func theAppearanceIsTheOneThatCanBeReadOnTheBackdrop() {
    func appearance(_ words: String...) -> String? {
      CommandRun(words: ["show", "plain", "--format", "snapshot"] + words).lines
        .first { $0.hasPrefix("appearance: ") }
    }
    #expect(appearance() == "appearance: dark")
    #expect(appearance("--backdrop", "yellow") == "appearance: light")
    #expect(appearance("--backdrop", "#223") == "appearance: dark")
    #expect(appearance("--backdrop", "white/10%") == "appearance: dark")
    #expect(appearance("--backdrop", "yellow", "--appearance", "dark") == "appearance: dark")
  }

  @Test func anExplanationTellsWhoDrewWhat() {
    let run = CommandRun("show", "search | gradient", "--explain", "--width", "24", "--text", "hi")
    #expect(
      run.output == """
        ╭──────────────────────╮
        │    ╭━━━━━━━━━━━━━━━╮ │
        │ ⌕  ┃ hi            ┃ │
        │    ╰━━━━━━━━━━━━━━━╯ │
        ╰──────────────────────╯

        aaaaaaaaaaaaaaaaaaaaaaaa
        a....bbbbbbbbbbbbbbbbb.a
        a.a..b.cc............b.a
        a....bbbbbbbbbbbbbbbbb.a
        aaaaaaaaaaaaaaaaaaaaaaaa

        a  search      24×5 at 0,0
        b    gradient  17×3 at 5,1
        c      field   13×1 at 7,2

        """)
  }

  @Test func anExplanationNamesStylesThatAreNotDrawn() {
    let run = CommandRun("show", "plain | search", "--explain", "--width", "2", "--text", "hi")
    #expect(
      run.output == """
        hi

        bb

        a  plain    2×1 at 0,0
        b    field  2×1 at 0,0
        -  search   not drawn: a style before it places no other

        """)
  }
}
