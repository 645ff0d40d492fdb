import Foundation
import StyleCore
import Testing

@testable import stylebook

@MainActor
@Suite struct OutputTests {
  @Test func withoutColourAndTerminalNotOneEscapeIsSent() {
    for words in [[], ["show", "gradient"], ["list"], ["help"]] {
      for environment in [["NO_COLOR": "1"], ["TERM": "xterm-256color"], [:]] {
        #expect(!CommandRun(words: words, environment: environment).output.contains("\u{1B}"))
      }
    }
  }

  @Test func noColourOnATerminalKeepsAttributes() {
    let run = CommandRun(environment: ["NO_COLOR": "1", "TERM": "xterm"], isTerminal: true)
    #expect(run.output.contains("\u{1B}[1m"))
    #expect(!run.output.contains(#/\u{1B}\[[0-9;]*(3[0-8]|4[0-8]|9[0-7]|10[0-7])/#))
    let dumb = CommandRun(environment: ["TERM": "dumb"], isTerminal: true)
    #expect(!dumb.output.contains("\u{1B}"))
  }

  @Test func anAskedDepthIsKept() {
    let sixteen = CommandRun("--color", "16", environment: ["NO_COLOR": "1"]).output
    #expect(sixteen.contains("\u{1B}["))
    #expect(!sixteen.contains("8;5;"))
    #expect(!sixteen.contains("8;2;"))
    let many = CommandRun("--color", "256").output
    #expect(many.contains("38;5;"))
    #expect(!many.contains("8;2;"))
    #expect(CommandRun("--color", "truecolor").output.contains("38;2;"))
    #expect(CommandRun("--color", "always").output.contains("\u{1B}["))
  }

  @Test func aClosedPipeEndsQuietly() {
    var writes = 0
    let errors = ByteStream(isTerminal: false, columns: nil) { (_) throws(Failure) in writes += 1 }
    let output = ByteStream(isTerminal: false, columns: nil) { (_) throws(Failure) in
      throw .closedPipe
    }
    let code = Stylebook.run(
      ["gallery"], in: Surroundings(environment: [:], output: output, errors: errors))
    #expect(code == .success)
    #expect(writes == 0)
  }

  @Test func aClosedPipeStopsNoSnapshots() throws {
    let folder = try ScratchFolder()
    let closed = ByteStream(isTerminal: false, columns: nil) { (_) throws(Failure) in
      throw .closedPipe
    }
    func run(_ words: String...) -> ExitCode {
      Stylebook.run(
        words, in: Surroundings(environment: [:], output: closed, errors: closed))
    }
    #expect(run("snapshot", "record", folder.path, "plain", "search") == .success)
    #expect(try folder.names == ["plain", "search"])
    #expect(CommandRun("snapshot", "verify", folder.path, "plain", "search").code == .success)
    #expect(run("snapshot", "verify", folder.path, "plain", "search") == .success)
    #expect(run("snapshot", "verify", folder.path, "plain", "--text", "x") == .difference)
    #expect(run("snapshot", "verify", folder.path, "gradient") == .difference)
    try folder.write("rubbish", to: "plain/filled-dark.snapshot")
    #expect(run("snapshot", "verify", folder.path, "plain") == .badInput)
  }

  @Test func theFormatForTerminalsKeepsToTheOrder() {
    func hasColors(_ environment: [String: String], _ words: String...) -> Bool {
      CommandRun(
        words: ["show", "gradient", "--format", "ansi"] + words, environment: environment
      ).output.contains(#/\u{1B}\[[0-9;]*(3[0-8]|9[0-7])/#)
    }
    #expect(hasColors([:]))
    #expect(hasColors(["TERM": "xterm"]))
    #expect(!hasColors(["NO_COLOR": "1", "FORCE_COLOR": "3"]))
    #expect(hasColors(["NO_COLOR": "1"], "--color", "16"))
    #expect(!hasColors(["TERM": "xterm"], "--color", "never"))
    #expect(!hasColors(["TERM": "xterm", "FORCE_COLOR": "0"]))
    #expect(hasColors(["FORCE_COLOR": "1", "CLICOLOR": "0"]))
    #expect(!hasColors(["TERM": "xterm", "CLICOLOR": "0"]))
    #expect(!hasColors(["TERM": "dumb", "COLORTERM": "truecolor"]))
    #expect(hasColors(["TERM": "dumb", "CLICOLOR_FORCE": "1"]))
  }

  @Test func picturesHaveTheColoursThatAreAskedFor() {
    func colors(_ color: String...) -> Set<Substring> {
      let run = CommandRun(
        words: ["show", "gradient", "--width", "12", "--format", "json"] + color)
      return Set(run.output.matches(of: #/"foreground":"(#[0-9a-f]+)"/#).map(\.1))
    }
    #expect(colors().count == 15)
    #expect(colors("--color", "truecolor") == colors())
    #expect(colors("--color", "16") == ["#00ff00", "#5c5cff", "#ffff00"])
    #expect(colors("--color", "never").isEmpty)
  }

  @Test func theEndOfAFileNameIsItsFormat() throws {
    let folder = try ScratchFolder()
    for (name, start) in [
      ("a.svg", "<svg"), ("a.HTML", "<!DOCTYPE html>"), ("a.txt", "╭"), ("a.json", "{"),
      ("a.snapshot", "stylebook snapshot 1\nstyle: rounded-border\n"), ("a.ansi", "\u{1B}["),
      ("a", "╭"), ("b.svg.txt", "╭"),
    ] {
      let run = CommandRun("show", "rounded-border", "-o", "\(folder.path)/\(name)")
      #expect(run.code == .success)
      #expect(run.output.isEmpty)
      #expect(try folder.text(of: name).hasPrefix(start))
    }
    let run = CommandRun("show", "plain", "--format", "html", "-o", "\(folder.path)/a.svg")
    #expect(run.code == .success)
    #expect(try folder.text(of: "a.svg").hasPrefix("<!DOCTYPE html>"))
    #expect(CommandRun("show", "plain", "--width", "12", "-o", "-").output == "Ada Lovelace\n")
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let folder = try ScratchFolder()
    try folder.write("before", to: "kept.svg")
    let wrong = CommandRun("show", "nothing", "-o", "\(folder.path)/kept.svg")
    #expect(wrong.code == .usage)
    #expect(try folder.text(of: "kept.svg") == "before")

    try folder.makeFolder("folder.svg")
    for (name, sentence) in [
      ("folder.svg", "it is a folder"), ("none/a.svg", "its folder does not exist"),
      ("kept.svg/a.svg", "what should be its folder is a file"),
    ] {
      let run = CommandRun("show", "plain", "-o", "\(folder.path)/\(name)")
      #expect(run.code == .badInput)
      #expect(run.errors.contains(sentence))
    }
    #expect(try folder.names == ["folder.svg", "kept.svg"])
  }

  @Test func aLinkStaysALink() throws {
    let folder = try ScratchFolder()
    try folder.write("before", to: "target.txt")
    try folder.link("link.txt", to: "target.txt")
    #expect(
      CommandRun("show", "plain", "--width", "12", "-o", "\(folder.path)/link.txt").code == .success
    )
    #expect(try folder.text(of: "target.txt") == "Ada Lovelace\n")
    #expect(try folder.names == ["link.txt", "target.txt"])
  }

  @Test func aLinkToNothingYetStaysALink() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("inner")
    try folder.link("inner/link.txt", to: "../second.txt")
    try folder.link("second.txt", to: "\(folder.path)/target.txt")
    let plain = ["show", "plain", "--width", "12", "-o"]
    #expect(CommandRun(words: plain + ["\(folder.path)/inner/link.txt"]).code == .success)
    #expect(try folder.text(of: "target.txt") == "Ada Lovelace\n")
    #expect(try folder.names == ["inner", "second.txt", "target.txt"])
    for link in ["inner/link.txt", "second.txt"] {
      #expect(
        throws: Never.self,
        performing: {
          try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(link)")
        })
    }
  }

  @Test func linksInACircleAreRefused() throws {
    let folder = try ScratchFolder()
    try folder.link("a.txt", to: "b.txt")
    try folder.link("b.txt", to: "a.txt")
    let run = CommandRun("show", "plain", "-o", "\(folder.path)/a.txt")
    #expect(run.code == .badInput)
    #expect(run.errors.contains("a.txt cannot be written: "))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/a.txt") == "b.txt")
    #expect(try folder.names == ["a.txt", "b.txt"])
  }

  @Test func aLongNameIsAName() throws {
    let folder = try ScratchFolder()
    let name = String(repeating: "n", count: 246) + ".txt"
    #expect(CommandRun("show", "plain", "-o", "\(folder.path)/\(name)").code == .success)
    #expect(try folder.names == [name])
  }

  @Test func aDeviceIsWrittenInto() {
    #expect(CommandRun("show", "plain", "-o", "/dev/null").code == .success)
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func theTerminalsWidthIsAskedInOrder() {
    #expect(TerminalSize.columns(variable: nil, terminal: nil) == 80)
    #expect(TerminalSize.columns(variable: nil, terminal: 120) == 120)
    #expect(TerminalSize.columns(variable: "50", terminal: 120) == 50)
    for nonsense in ["", "0", "-3", "wide", "5x"] {
      #expect(TerminalSize.columns(variable: nonsense, terminal: 120) == 120)
    }
    #expect(TerminalSize.columns(variable: "99999", terminal: nil) == 1000)
  }
}

/// A folder that is gone when the test is over.
final class ScratchFolder {
  let path: String

  init() throws {
    path = "\(NSTemporaryDirectory())/stylebook-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of what lies in it, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
