import Foundation
import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct CheckCommandTests {
  private static let lostInk = ["check", "gradient(text-color: black)", "--rule", "text-lost"]

  @Test func aFindingIsShownWithWhatToDoAndHowToSeeIt() {
    let run = CommandRun(words: Self.lostInk)
    #expect(run.code == .difference)
    #expect(run.errors.isEmpty)
    #expect(run.lines.first == "gradient(text-color: black): 1 error in 516 cases")
    #expect(
      run.lines.dropFirst(2).map { $0 } == [
        "  error  text-lost  in 230 cases",
        "  Text in #000000 on #000000 cannot be seen.",
        "  Choose a colour that differs from the ground in both appearances, or leave the",
        "  text its own.",
        "  stylebook show 'gradient(text-color: black)' --width 20 --appearance dark",
        "    ╭━━━━━━━━━━━━━━━━━━╮",
        "    ┃ Ada Lovelace     ┃",
        "    ╰━━━━━━━━━━━━━━━━━━╯",
      ])
  }

  @Test func aStyleWithoutFaultPasses() {
    let run = CommandRun("check", "plain", "--rule", "text-lost", "--rule", "border-broken")
    #expect(run.code == .success)
    #expect(run.output == "plain: nothing to report in 516 cases\n")
  }

  @Test func programsReadTheSame() throws {
    let run = CommandRun(words: Self.lostInk + ["--format", "json"])
    #expect(run.code == .difference)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.errors == 1)
    #expect(report.warnings == 0)
    let style = try #require(report.styles.first)
    #expect(style.style == "gradient(text-color: black)")
    #expect(style.cases == 516)
    #expect(style.omittedCases == 0)
    let finding = try #require(style.findings.first)
    #expect(finding.rule == "text-lost")
    #expect(finding.severity == "error")
    #expect(finding.cases == 230)
    #expect(finding.case.state == "filled")
    #expect(finding.case.textName == "usual")
    #expect(finding.case.text == "Ada Lovelace")
    #expect(finding.case.width == 20)
    #expect(finding.case.appearance == "dark")
    #expect(finding.case.color == "truecolor")
    #expect(finding.picture?.count == 3)
  }

  @Test func aPluginThatCrashesInOneStateIsFoundToAndCheckedOtherwise() {
    let run = CommandRun(
      words: [
        "check", "bad(manner: trap)", "--plugin", "well", "--rule", "trap", "--rule", "text-lost",
      ], buildWorker: WorkerFixture.build)
    #expect(run.code == .difference)
    #expect(run.errors.isEmpty)
    #expect(run.lines.first?.hasPrefix("bad(manner: trap): 1 error in ") ?? false)
    #expect(run.output.contains("\n  error  trap  in 4 cases\n"))
    #expect(run.output.contains("The field cannot be drawn: the style crashed"))
    #expect(
      run.output.contains(
        "\n  stylebook show 'bad(manner: trap)' --state error --text 'Ada Lovelace' --width 20 "
          + "--appearance dark --plugin well\n"))
  }

  private struct Report: Decodable {
    struct Style: Decodable {
      var style: String
      var cases: Int
      var omittedCases: Int
      var findings: [Finding]
    }
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var problem: String
      var advice: String
      var cases: Int
      var `case`: Case
      var picture: [String]?
    }
    struct Case: Decodable {
      var state: String
      var textName: String?
      var text: String?
      var width: Int
      var appearance: String
      var color: String
    }
    var errors: Int
    var warnings: Int
    var styles: [Style]
  }

  @Test func anUnknownRuleIsAUsageErrorThatNamesTheNearest() {
    let run = CommandRun("check", "plain", "--rule", "contrasts")
    #expect(run.code == .usage)
    #expect(run.errors.contains(#"did you mean "contrast"?"#))
  }

  @Test func aTextIsAWordOfTheShell() {
    #expect(ShellWord.of("plain") == "plain")
    #expect(ShellWord.of("search | gradient") == "'search | gradient'")
    #expect(ShellWord.of("it's") == #"'it'\''s'"#)
    #expect(ShellWord.of("") == "''")
    #expect(ShellWord.of("a\u{1B}[31m'\\\t") == #"$'a\x1b[31m\'\\\x09'"#)
    #expect(ShellWord.of("a\u{202E}b\u{85}") == #"$'a\xe2\x80\xaeb\xc2\x85'"#)
  }
}
