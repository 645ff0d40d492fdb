import StyleCore
import Testing

@testable import stylebook

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@MainActor
@Suite("Tapes") struct TapeTests {
  @Test("have one action a line")
  func reading() throws {
    let tape = try Tape(
      parsing: """
        # a comment
          size 80x24

        key Enter C-a  S-Tab #
        type "a \\"b\\" \\u{4e16}"\u{20}
        paste "1\\n2"
        click 10,4
        click 0, 5
        wait 0.25s
        wait 20ms
        frame label_up-1
        """, path: "folder/a.tape")
    #expect(tape.name == "a.tape")
    #expect(tape.steps.map(\.line) == [2, 4, 5, 6, 7, 8, 9, 10, 11])
    let keys = ["Enter", "C-a", "S-Tab", "#"].compactMap { KeyName($0) }
    #expect(
      tape.steps.map(\.action) == [
        .size(CellSize(width: 80, height: 24)), .keys(keys), .type("a \"b\" 世"), .paste("1\n2"),
        .click(CellPoint(x: 10, y: 4)), .click(CellPoint(x: 0, y: 5)), .wait(250_000),
        .wait(20_000), .frame("label_up-1"),
      ])
  }

  @Test(
    "say where a mistake is and what to write",
    arguments: [
      ("sise 1x1", "there is no \"sise\" in a tape; did you mean \"size\"?"),
      (
        "jump",
        "there is no \"jump\" in a tape; write size, key, type, paste, click, wait or frame, or # "
          + "for a comment."
      ),
      (
        "size 80",
        "a size is columns and rows, 1 to 1000 each, not \"80\"; write size 80x24."
      ),
      (
        "size 0x24",
        "a size is columns and rows, 1 to 1000 each, not \"0x24\"; write size 80x24."
      ),
      ("key", "key needs more; write key C-a Down Enter."),
      (
        "key Tab Entr",
        "no key is called \"Entr\"; write names such as Enter, S-Tab, C-a or F2, and text as type "
          + "\"Entr\"."
      ),
      (
        "key C-Entr",
        "no key is called \"C-Entr\"; write names such as Enter, S-Tab, C-a or F2."
      ),
      (
        "type Ada",
        "type takes one text in quotes, in which \\\" \\\\ \\n and \\u{1f600} are escapes; write "
          + "type \"Hello 世界\"."
      ),
      (
        "paste \"a\") | b(\"c\"",
        "paste takes one text in quotes, in which \\\" \\\\ \\n and \\u{1f600} are escapes; write "
          + "paste \"two\\nlines\"."
      ),
      ("type \"a\\n\"", "a line end is not typed; write key Enter, or paste the text."),
      (
        "type \"\\u{9}\"",
        "the control character U+9 is not typed; write its key, as in key Tab."
      ),
      (
        "click 10",
        "a place is a column and a row, from 0,0 at the upper left, not \"10\"; write click 10,4."
      ),
      (
        "click 80,0",
        "the screen has 80 columns and 24 rows, and 80,0 is not on it; write at most 79,23."
      ),
      ("wait 3", "a wait is a time of up to an hour, not \"3\"; write wait 0.2s or wait 200ms."),
      (
        "wait 3601s",
        "a wait is a time of up to an hour, not \"3601s\"; write wait 0.2s or wait 200ms."
      ),
      (
        "frame a/b",
        "\"a/b\" cannot name a frame; write letters, digits, hyphens and underscores, as in frame "
          + "label-up."
      ),
      (
        "frame One\nframe one",
        "the frame \"one\" would have the file of \"One\"; write another name."
      ),
      (
        "key q\nframe a",
        "the browser was left in line 2; take that line or those behind it away."
      ),
    ])
  func mistakes(line: String, sentence: String) throws {
    try Repository.withTemporaryFolder { folder in
      let path = "\(folder)/a.tape"
      try WholeFile(path: path).write(Array("# first\n\(line)\n".utf8))
      let run = CommandRun("browse", "--tape", path)
      let last = line.split(separator: "\n").count + 1
      #expect(run.errors == "stylebook: \(path):\(last): \(sentence)\n")
      #expect(run.code == .badInput)
      #expect(run.output.isEmpty)
    }
  }

  @Test("must be there, and text")
  func files() throws {
    let missing = CommandRun("browse", "--tape", "/nowhere/a.tape")
    #expect(
      missing.errors
        == "stylebook: /nowhere/a.tape: the tape cannot be read: No such file or directory; "
        + "name a file of keys and waits.\n")
    #expect(missing.code == .badInput)
    try Repository.withTemporaryFolder { folder in
      let path = "\(folder)/a.tape"
      try WholeFile(path: path).write([0xFF, 0x0A])
      let run = CommandRun("browse", "--tape", path)
      #expect(run.errors == "stylebook: \(path): the tape is no UTF-8; save it as UTF-8.\n")
    }
  }

  /// Presses about everything, with knobs at random and a motion in its course.
  private static let long = """
    key k z z Esc + End , k z Esc v v v v v i
    type "Hello 世界 👩‍👩‍👧‍👦"
    key C-Left C-S-Left C-x C-v M-z F2
    frame one
    click 30,10
    click 30,10
    size 120x40
    paste "a\\n\\u{1b}b"
    key F2 F2 F2 Esc
    type "/under"
    key Enter r
    wait 70ms
    frame two
    wait 1h
    """.replacing("wait 1h", with: "wait 3600s")

  @Test(
    "give the same bytes in any surroundings",
    arguments: OutputFormat.allCases)
  func repeatable(format: OutputFormat) throws {
    try Repository.withTemporaryFolder { folder in
      let path = "\(folder)/a.tape"
      let text = Self.long.replacing("frame one\n", with: "").replacing("frame two\n", with: "")
      try WholeFile(path: path).write(Array(text.utf8))
      let words = ["browse", "gradient", "--tape", path, "--format", format.rawValue]
      let first = CommandRun(words: words)
      let second = CommandRun(
        words: words,
        environment: ["TERM": "xterm-256color", "COLUMNS": "33", "COLORFGBG": "0;15"],
        isTerminal: true, columns: 200)
      #expect(first.code == .success)
      #expect(!first.output.isEmpty)
      #expect(first.output == second.output)
      #expect(first.errors.isEmpty)
    }
  }

  @Test("do not care how a wait is divided")
  func waits() throws {
    func frames(_ waits: String) throws -> [Canvas] {
      let start = "key i C-u\ntype \"A\"\n"
      let session = BrowserSession(style: "underlined")
      let tape = try Tape(parsing: start + waits, path: "a.tape")
      return try TapePlayer.frames(of: tape, in: session.browser).map(\.canvas)
    }
    let whole = try frames("wait 0.12s")
    #expect(whole == (try frames(Array(repeating: "wait 1ms", count: 120).joined(separator: "\n"))))
    #expect(whole != (try frames("wait 0.01s")))
  }

  @Test("have a file for each frame in a folder")
  func folders() throws {
    try Repository.withTemporaryFolder { folder in
      let path = "\(folder)/a.tape"
      try WholeFile(path: path).write(Array(Self.long.utf8))
      let words = ["browse", "--tape", path, "--format", "snapshot"]
      let none = CommandRun(words: words)
      #expect(none.code == .usage)
      #expect(
        none.errors
          == "stylebook: 2 frames as snapshot need a folder; write -o and the name of one, with a "
          + "slash behind it.\n")
      #expect(CommandRun(words: words + ["-o", "\(folder)/x.snapshot"]).code == .usage)
      #expect(CommandRun(words: words + ["-o", "\(folder)/frames"]).code == .success)
      #expect(CommandRun(words: words + ["-o", "\(folder)/again/"]).code == .success)
      for (name, size) in [("one", "80x24"), ("two", "120x40")] {
        let bytes = try RecipeSource(reading: "\(folder)/frames/\(name).snapshot").bytes
        #expect(try bytes == RecipeSource(reading: "\(folder)/again/\(name).snapshot").bytes)
        let snapshot = try Snapshot(parsing: String(decoding: bytes, as: UTF8.self))
        #expect(snapshot.header.first == Snapshot.Field("tape", "a.tape"))
        #expect("\(snapshot.canvas.width)x\(snapshot.canvas.height)" == size)
      }
    }
  }

  @Test("need their file before other options of them make sense")
  func options() {
    let run = CommandRun("browse", "--size", "80x24")
    #expect(run.code == .usage)
    #expect(
      run.errors
        == "stylebook: --size goes with --tape; write --tape FILE as well, or leave --size out.\n")
    #expect(CommandRun("browse", "--tape", "a", "--size", "0x1").code == .usage)
  }

  @Test("are played as their document shows, which tells of every line")
  func document() throws {
    let text = try Repository.text("Documentation/Tapes.md")
    for verb in TapeVerb.allCases { #expect(text.contains("| `\(verb.rawValue) ")) }
    for format in Verb.browse.formats { #expect(text.contains("`\(format)`")) }
    let blocks = try MarkdownBlocks(Repository.text("Documentation/Tapes.md"))
    let tape = try #require(blocks.texts(in: "tape").first)
    try Repository.withTemporaryFolder { folder in
      let path = "\(folder)/label.tape"
      try WholeFile(path: path).write(Array("\(tape)\n".utf8))
      let run = CommandRun("browse", "underlined", "--tape", path)
      try WholeFile(path: path).write(Array("# one\n# two\nkey Entr\n".utf8))
      let mistake = CommandRun("browse", "--tape", path).errors
        .replacing("stylebook: \(folder)/", with: "")
      try expectBlocks(in: "text", of: "Documentation/Tapes.md") { _ in
        [run.output, mistake].map { String($0.dropLast()) }
      }
    }
  }
}
