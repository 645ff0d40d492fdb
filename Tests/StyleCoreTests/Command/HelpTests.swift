import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct HelpTests {
  @Test func helpMentionsEveryCommandOptionAndExitCode() {
    let help = CommandRun("help").output
    for verb in Verb.allCases { #expect(help.contains("  \(verb.rawValue) ")) }
    for option in Option.all { #expect(help.contains("  \(option.usage) ")) }
    for variable in ["COLUMNS", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "TERM"] {
      #expect(help.contains("  \(variable) "))
    }
    for code in ExitCode.allCases { #expect(help.contains("  \(code.rawValue) ")) }
  }

  @Test(arguments: Verb.allCases)
  func helpOfACommandMentionsItsOptions(verb: Verb) {
    let help = CommandRun("help", verb.rawValue).output
    for usage in verb.usage { #expect(help.contains("stylebook \(usage)")) }
    for option in Option.all {
      let isTaken = (verb.options + Option.general).contains(option)
      #expect(help.contains("  \(option.usage) ") == isTaken)
    }
    #expect(CommandRun(verb.rawValue, "--help").output == help)
    #expect(CommandRun("-h", verb.rawValue).output == help)
  }

  @Test(arguments: [
    (Verb.list, "text, json or markdown; unless given, as the file's name ends"),
    (.check, "ansi, text or json; unless given, as the file's name ends"),
    (
      .browse,
      "ansi, text, snapshot, svg, html, json or markdown; unless given, as the file's name ends"
    ),
    (
      .gallery,
      "ansi, text, snapshot, svg, html, json, markdown or site; unless given, as the file's name "
        + "ends"
    ),
    (.help, "text or man"),
  ])
  func helpOfACommandNamesItsFormats(verb: Verb, formats: String) {
    let words = CommandRun("help", verb.rawValue).output.split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains(" --format FORMAT \(formats) -"))
  }

  @Test(arguments: [
    ["gallery", "plain"], ["show", "plain"], ["list"], ["check", "plain"], ["help"],
  ])
  func theFormatsInHelpAreThoseThatAreTaken(words: [String]) throws {
    let verb = try #require(Verb(rawValue: words[0]))
    for format in Verb.gallery.formats + ["man", "pdf"] {
      let run = CommandRun(words: words + ["--format", format])
      #expect(run.errors.contains("--format takes ") == !verb.formats.contains(format))
    }
  }

  @Test func helpTellsWhatHasToBeBeforePruning() {
    let words = CommandRun("help", "snapshot").output.split(whereSeparator: \.isWhitespace)
    #expect(
      words.joined(separator: " ").contains(
        "removes the files of no snapshot, once everything has been recorded or verified in the folder"
      ))
  }

  @Test(arguments: Verb.allCases)
  func everyExampleIsAValidLine(verb: Verb) throws {
    // Those that write files, or compile one and wait for it to change, have tests of their own.
    guard ![.snapshot, .new, .preview].contains(verb) else { return }
    for example in verb.examples where !example.contains("--format site") {
      let words = example.split(separator: "'").enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
      }
      let run = CommandRun(words: words.filter { $0 != "-o" && $0 != "gallery.svg" })
      #expect(run.code == .success)
      #expect(!run.output.isEmpty)
    }
  }

  @Test(arguments: [20, 40, 60, 80, 100, 200])
  func helpFitsTheTerminal(columns: Int) {
    for words in [["help"]] + Verb.allCases.map({ ["help", $0.rawValue] }) {
      for line in CommandRun(words: words, columns: columns).lines {
        #expect(DisplayWidth.of(line) <= columns)
      }
    }
  }

  @Test func helpIsBoldOnATerminalOnly() {
    #expect(!CommandRun("help").output.contains("\u{1B}"))
    let help = CommandRun("help", environment: ["TERM": "xterm"], isTerminal: true).output
    #expect(help.contains("\u{1B}[1mCommands"))
  }

  @Test func theVersionIsOneLine() {
    #expect(CommandRun("--version").output == "stylebook \(Stylebook.version)\n")
    #expect(CommandRun("show", "--version", "--nonsense").output.hasPrefix("stylebook "))
  }
}
