import Foundation
import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct CompletionTests {
  @Test func everyValueIsOfItsOption() {
    for option in Option.all {
      #expect((option.candidates == nil) == (option.value == nil))
      #expect(!option.shortSummary.isEmpty)
      #expect(!option.shortSummary.contains("\n"))
    }
  }

  @Test func everyScriptKnowsEveryCommandAndOption() {
    for shell in Shell.allCases {
      let script = CommandRun("completions", shell.rawValue).output
      for verb in Verb.allCases { #expect(script.contains(verb.rawValue)) }
      for option in Option.all {
        #expect(script.contains(shell == .fish ? "-l \(option.name.dropFirst(2)) " : option.name))
      }
      for id in GalleryTests.ids { #expect(script.contains(id)) }
    }
  }

  @Test func shellsReadTheScripts() throws {
    for shell in Shell.allCases {
      let script = CommandRun("completions", shell.rawValue).output
      guard
        let path = ["/bin", "/usr/bin", "/usr/local/bin"].map({ "\($0)/\(shell.rawValue)" })
          .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
      else { continue }
      let folder = try ScratchFolder()
      try folder.write(script, to: "script")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["-n", "\(folder.path)/script"]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(shell) does not read its script")
    }
  }

  @Test func theManualPageIsFresh() throws {
    let page = CommandRun("help", "--format", "man").output
    #expect(try Repository.text("Documentation/stylebook.1") == page)
    let macros = [
      ".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".RI", ".br", ".nf", ".fi", ".RS", ".RE", ".\\\"",
    ]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains { line == $0 || line.hasPrefix("\($0) ") })
    }
    for verb in Verb.allCases { #expect(page.contains(".SS \(verb.rawValue)\n")) }
  }

  @Test func shellsThatThereAreNotAreMistakes() {
    #expect(CommandRun("completions").code == .usage)
    #expect(CommandRun("completions", "fsh").errors.contains(#"or "fish"?"#))
    #expect(CommandRun("completions", "bash", "zsh").code == .usage)
    #expect(CommandRun("help", "show", "--format", "man").code == .usage)
  }
}
