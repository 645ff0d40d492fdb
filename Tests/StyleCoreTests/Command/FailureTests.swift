import StyleCore
import StyleSnapshots
import Testing

@testable import stylebook

/// Every sentence the command says about a failure, and how it ends.
@Suite struct FailureTests {
  static let table: [(failure: Failure, sentence: String, code: ExitCode)] = [
    (
      .unknownCommand("galery", nearest: ["gallery"], isStyle: false),
      #"there is no command "galery"; did you mean "gallery"?"#, .usage
    ),
    (
      .unknownCommand("x", nearest: [], isStyle: false),
      #"there is no command "x"; stylebook help lists them."#, .usage
    ),
    (
      .unknownCommand("gradient", nearest: [], isStyle: true),
      #"there is no command "gradient", but a style of that name; write stylebook show gradient."#,
      .usage
    ),
    (
      .unknownOption("--colo", nearest: ["--color", "--format"]),
      #"there is no option "--colo"; did you mean "--color" or "--format"?"#, .usage
    ),
    (
      .unknownOption("--\u{1B}", nearest: []),
      #"there is no option "--\u{1b}"; stylebook help lists them."#, .usage
    ),
    (.missingValue(.width), "--width has no value; write --width COLUMNS.", .usage),
    (
      .unexpectedValue(.explain, "yes"),
      #"--explain takes no value, but was given "yes"; write --explain alone."#, .usage
    ),
    (
      .optionElsewhere(.state, .list),
      "--state does not go with list; stylebook help list lists what does.", .usage
    ),
    (
      .badValue(.width, "0", expected: "1 to 1000 columns", nearest: []),
      #"--width takes 1 to 1000 columns, not "0"."#, .usage
    ),
    (
      .badValue(.appearance, "drak", expected: "light or dark", nearest: ["dark"]),
      #"--appearance takes light or dark, not "drak"; did you mean "dark"?"#, .usage
    ),
    (
      .badColor(.backdrop, .unknownName("yelow", nearest: "yellow")),
      #"--backdrop takes a colour: there is no colour named "yelow"; did you mean yellow?"#, .usage
    ),
    (
      .textInState(.empty),
      "the state empty shows no text; leave --text out, or choose --state filled.", .usage
    ),
    (
      .textInState(.focused),
      "the state focused shows no text; leave --text out, or choose --state editing.", .usage
    ),
    (
      .missingExpression(.show),
      "show needs a style; write stylebook show underlined, or see stylebook list.", .usage
    ),
    (
      .unexpectedOperand("b", .show),
      #"show takes one expression, and "b" is another; compose styles in quotes, as in "#
        + "stylebook show 'search | gradient'.", .usage
    ),
    (
      .unexpectedOperand("b", .list),
      #"list has no use for "b"; leave it out, or see stylebook help list."#, .usage
    ),
    (
      .missingAction,
      "snapshot can record, verify, review, prune or report; write stylebook snapshot record DIR.",
      .usage
    ),
    (
      .unknownAction("recrod", nearest: ["record"]),
      #"snapshot can record, verify, review, prune or report, not "recrod"; "#
        + #"did you mean "record"?"#, .usage
    ),
    (
      .unknownAction("x", nearest: []),
      #"snapshot can record, verify, review, prune or report, not "x"; "#
        + "see stylebook help snapshot.", .usage
    ),
    (
      .missingFolder(action: "verify"),
      "snapshot verify needs a folder; write stylebook snapshot verify DIR.", .usage
    ),
    (
      .optionOfOtherAction(.accept, action: "verify"),
      "--accept does not go with snapshot verify; see stylebook help snapshot.", .usage
    ),
    (
      .missingReports,
      "snapshot report needs reports; write stylebook snapshot report 1.json 2.json.", .usage
    ),
    (
      .filterWithoutMatch("x"),
      #"--filter: no snapshot has a name such as "x"; names are of the form gradient/editing-dark, "#
        + "and * stands for anything.", .usage
    ),
    (
      .readOnlyRun(action: "record"),
      "snapshot record writes, and nothing is written where CI is set or --ci is given; set CI=0 "
        + "if that is meant.", .usage
    ),
    (
      .acceptAndReject,
      "--accept and --reject contradict each other; give one, and the names it is about.", .usage
    ),
    (
      .notPending("a", nearest: ["b"]),
      #"nothing of the name "a" waits to be reviewed; did you mean "b"?"#, .badInput
    ),
    (
      .reports("there is no report of part 2/3"),
      "there is no report of part 2/3; give the JSON reports of all parts of one run.", .badInput
    ),
    (
      .notWhole("1 of 2 snapshots were not drawn"),
      "1 of 2 snapshots were not drawn, so nothing was removed.",
      .badInput
    ),
    (
      .nothingVisited(folder: "a"),
      #"no file in "a" is of a snapshot of this run, so it is likely another's; nothing was removed."#,
      .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .newerVersion)),
      "a is of a newer version of the format; use a newer stylebook.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .damagedPending("3: it is cut short"))),
      "a:3: it is cut short; remove the file, and verify again.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .notPending)),
      "a: nothing waits to be accepted; verify again.", .badInput
    ),
    (
      .explainedFormat("svg"),
      "--explain prints text, which svg has no place for; choose --format ansi or text.", .usage
    ),
    (
      .expression(
        StyleExpressionError(source: "search |", column: 9, problem: .syntax(.missingStyle))),
      """
      the style expression makes no sense at column 9:
        search |
                ^ expected a style's name.
      """, .usage
    ),
    (
      .expression(
        StyleExpressionError(
          source: "a", column: 1, problem: .style(.unknownStyle(id: "a", nearest: [])))),
      #"there is no style "a"; stylebook list shows all."#, .usage
    ),
    (
      .setting(.malformed("width")),
      #"--set: "width" sets nothing; write name=value or style.name=value, such as width=3."#,
      .usage
    ),
    (
      .file(path: "a.svg", .isFolder),
      "a.svg cannot be written: it is a folder; name a file in it.", .badInput
    ),
    (
      .file(path: "a/b.svg", .noFolder),
      "a/b.svg cannot be written: its folder does not exist; make the folder first.", .badInput
    ),
    (
      .file(path: "a/b.svg", .notInFolder),
      "a/b.svg cannot be written: what should be its folder is a file; choose another place.",
      .badInput
    ),
    (
      .file(path: "a\u{7}", .notPermitted),
      #""a\u{7}" cannot be written: permission denied; choose a place that you may write to."#,
      .badInput
    ),
    (
      .file(path: "a", .readOnly),
      "a cannot be written: the file system is read-only; choose another place.", .badInput
    ),
    (
      .output(.full),
      "the output cannot be written: there is no room left on the disk; make room and try again.",
      .badInput
    ),
    (
      .output(.other("Input/output error")),
      "the output cannot be written: Input/output error; see to it and try again.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .notAFolder)),
      "a is not a folder; name a folder.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .notAFile)),
      "a is not a file; move it away.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .notPermitted)),
      "a: permission denied; choose a folder that you may use, or change its permissions.",
      .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .readOnly)),
      "a: the file system is read-only; choose a folder elsewhere.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .full)),
      "a: there is no room left on the disk; make room and try again.", .badInput
    ),
    (
      .snapshots(SnapshotStoreError(path: "a", reason: .symbolicLink)),
      "a is a symbolic link, which is not followed for writing; put the folder itself there.",
      .badInput
    ),
    (
      .missingSnapshots(folder: "a"),
      """
      there is no folder "a" of snapshots; name another, or write stylebook snapshot record and its name to make it.
      """,
      .badInput
    ),
    (
      .unreadableSnapshot(file: "a/b.snapshot", line: 7, reason: "it is cut short"),
      "a/b.snapshot:7: it is cut short; restore the file, or record it anew.", .badInput
    ),
    (.missingName, "new needs a name; write stylebook new Neon.", .usage),
    (
      .badName("a b"),
      #""a b" cannot name a plugin; use letters and digits with single hyphens between, and begin with "#
        + "a letter.", .usage
    ),
    (
      .takenName("Search"),
      #""Search" is the name of something else already; choose another."#, .usage
    ),
    (
      .folderExists("a/Neon"),
      "a/Neon exists already; choose another name, or move it away.", .badInput
    ),
    (
      .recipe(RecipeError(path: "a.json", place: .init(line: 2, column: 3), problem: .notUTF8)),
      "a.json: line 2, column 3: this is no UTF-8; save the file in that encoding.", .badInput
    ),
    (
      .linkedPlugin(name: "a", .unsupportedAPILevel(style: "b", level: 2, newest: 1)),
      #"the plugin "a" cannot be used: the style "b" needs API level 2, and this Stylebook offers 1; "#
        + "use a newer Stylebook.", .pluginUnavailable
    ),
    (
      .fault("two and two are five"),
      "two and two are five; this is an error of the program, please report it.", .internalError
    ),
  ]

  @Test func everySentenceIsAsWritten() {
    for row in Self.table {
      #expect(row.failure.message == "stylebook: \(row.sentence)")
      #expect(row.failure.exitCode == row.code)
    }
  }

  @Test func noSentenceHoldsWhatATerminalObeys() {
    for row in Self.table {
      let message = row.failure.message ?? ""
      #expect(!message.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  @Test func aClosedPipeIsQuiet() {
    #expect(Failure.closedPipe.message == nil)
    #expect(Failure.closedPipe.exitCode == .success)
  }

  @Test func exitCodesAreTheDocumentedOnes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 69, 70])
  }
}
