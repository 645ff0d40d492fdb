import Testing

@testable import StyleCore

@Suite struct SnapshotErrorTests {
  private static let good = [
    "stylebook snapshot 1",  // 1
    "state: editing",  // 2
    "size: 4x2",  // 3
    "caret: 1,0",  // 4
    "",  // 5
    "|ab  |",  // 6
    "|────|",  // 7
    "",  // 8
    "|aa..| 0",  // 9
    "|bbbb| 1",  // 10
    "a  fg #000000  bold",  // 11
    "b  fg #c0c0c0",  // 12
    "end",  // 13
  ]

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

  private static func message(_ text: String) -> String {
    do {
      return "accepted:\n\(try Snapshot(parsing: text))"
    } catch {
      return error.description
    }
  }

  @Test func theGoodOneIsGood() throws {
    #expect(try Snapshot(parsing: Self.text(Self.good)).description == Self.text(Self.good))
  }

  @Test(arguments: [
    (1, "stylebook", "line 1: not a snapshot: the first line should be ‘stylebook snapshot 1’"),
    (
      1, "stylebook snapshot one",
      "line 1: not a snapshot: the first line should be ‘stylebook snapshot 1’"
    ),
    (
      1, "stylebook snapshot 0",
      "line 1: not a snapshot: the first line should be ‘stylebook snapshot 1’"
    ),
    (
      1, "stylebook snapshot 2",
      "line 1: written in version 2 of the snapshot format; this program understands version 1"
    ),
    (
      1, "stylebook snapshot 99999999999999999999",
      "line 1: written in version 99999999999999999999 of the snapshot format; "
        + "this program understands version 1"
    ),
    (2, "editing", "line 2: a line of the header should read ‘key: value’"),
    (2, "state:editing", "line 2: a line of the header should read ‘key: value’"),
    (2, "state:  editing", "line 2: a line of the header should read ‘key: value’"),
    (2, "state: editing ", "line 2: a line of the header should read ‘key: value’"),
    (2, "state: \"editing", "line 2: a line of the header should read ‘key: value’"),
    (2, "state: \"\\q\"", "line 2: a line of the header should read ‘key: value’"),
    (2, "state: \u{202E}x", "line 2: a line of the header should read ‘key: value’"),
    (2, "size: 4x2", "line 3: ‘size’ is given twice"),
    (
      2, "caret: 1,0", "line 2: ‘caret’ does not belong here: behind ‘size’ only ‘caret’ may follow"
    ),
    (3, "width: 4", "line 4: ‘caret’ does not belong here: behind ‘size’ only ‘caret’ may follow"),
    (3, "size: 4", "line 3: ‘size’ should be columns x rows, as in 40x3, at most 10000 each"),
    (3, "size: 04x2", "line 3: ‘size’ should be columns x rows, as in 40x3, at most 10000 each"),
    (3, "size: -4x2", "line 3: ‘size’ should be columns x rows, as in 40x3, at most 10000 each"),
    (3, "size: 10001x2", "line 3: ‘size’ should be columns x rows, as in 40x3, at most 10000 each"),
    (
      3, "size: 99999999999999999999x2",
      "line 3: ‘size’ should be columns x rows, as in 40x3, at most 10000 each"
    ),
    (3, "size: 10000x10000", "line 6: row 0 of the picture is 4 columns wide instead of 10000"),
    (3, "size: 4x10000", "line 8: the picture stops after 2 of 10000 rows"),
    (3, "size: 4x1", "line 7: an empty line should stand before the keys"),
    (4, "caret: 1;0", "line 4: ‘caret’ should be column,row, as in 7,1"),
    (4, "caret: 4,0", "line 4: ‘caret’ should be in a picture of 4x2"),
    (4, "caret: 0,2", "line 4: ‘caret’ should be in a picture of 4x2"),
    (4, "caret: -1,0", "line 4: ‘caret’ should be in a picture of 4x2"),
    (4, "size: 4x2", "line 4: ‘size’ is given twice"),
    (
      4, "theme: dark",
      "line 4: ‘theme’ does not belong here: behind ‘size’ only ‘caret’ may follow"
    ),
    (6, "|ab |", "line 6: row 0 of the picture is 3 columns wide instead of 4"),
    (6, "|검색|", "accepted"),
    (6, "|검색 |", "line 6: row 0 of the picture is 5 columns wide instead of 4"),
    (6, "!a|b|c!", "line 6: row 0 of the picture is 3 columns wide instead of 4"),
    (6, "ab  |", "line 6: row 0 of the picture should stand between two ‘|’, or between two ‘!’"),
    (6, "|", "line 6: row 0 of the picture should stand between two ‘|’, or between two ‘!’"),
    (6, "|ab\t |", #"line 6: row 0 of the picture has "\t" in column 2, which should be escaped"#),
    (6, "|\u{301}bcd|", "line 6: row 0 of the picture has a mark that joins its bar; escape it"),
    (6, "!a|b|\\q|d!", "line 6: row 0 of the picture has an escape in column 2 that is none"),
    (
      6, "!a|b|\\u{110000}|d!",
      "line 6: row 0 of the picture has an escape in column 2 that is none"
    ),
    (
      6, "!a|b|\u{7}|d!",
      #"line 6: row 0 of the picture has "\u{7}" in column 2, which should be escaped"#
    ),
    (6, "!a|bc|d|e!", "line 6: row 0 of the picture has more than one character in column 1"),
    (6, "!a=256|b|c|d!", "line 6: row 0 of the picture has no width from 0 to 255 behind ‘=’"),
    (6, "!a=1x|b|c|d!", "line 6: row 0 of the picture has no width from 0 to 255 behind ‘=’"),
    (7, "", "line 7: the picture stops after 1 of 2 rows"),
    (8, "|────|", "line 8: an empty line should stand before the keys"),
    (9, "|aa.| 0", "line 9: the keys of row 0 cover 3 columns instead of 4"),
    (9, "|aa?.| 0", #"line 9: "?" is not a key"#),
    (9, "|aa{1}.| 0", #"line 9: "{" is not a key"#),
    (9, "|aa..|", "line 9: a row of keys should end with ‘|’ and its row number"),
    (9, "|aa..| x", "line 9: a row of keys should end with ‘|’ and its row number"),
    (
      9, "|aa..| 1",
      "line 10: keys of row 1 here: rows of keys go downwards and stay inside the picture"
    ),
    (
      9, "|aa..| 2",
      "line 9: keys of row 2 here: rows of keys go downwards and stay inside the picture"
    ),
    (9, "|aac.| 0", "line 9: no legend tells what the key ‘c’ means"),
    (10, "|aaaa| 1", "line 12: the key ‘b’ is explained but stands nowhere"),
    (11, "b  bold", "line 12: the key ‘b’ is explained twice"),
    (11, "a bold", "line 11: a legend should read ‘key  look’; the last line is ‘end’"),
    (11, "a  ", "line 11: a legend says nothing about its key"),
    (11, "a  bald", #"line 11: a legend has "bald", which is no attribute"#),
    (11, "a  fg", "line 11: ‘’ is not a colour such as #a3f307"),
    (11, "a  fg #12345", "line 11: ‘#12345’ is not a colour such as #a3f307"),
    (11, "a  fg #gggggg", "line 11: ‘#gggggg’ is not a colour such as #a3f307"),
    (11, "a  fg #00000000", "line 11: ‘#00000000’ is not a colour such as #a3f307"),
    (11, "a  fg #000000  fg #000000", "line 11: ‘fg’ is given twice"),
    (12, "|bbbb| 1", "line 12: rows of keys should stand before the legend"),
    (13, "en", "line 13: a legend should read ‘key  look’; the last line is ‘end’"),
    (13, "end\n", "line 14: nothing may follow the line ‘end’"),
    (13, "end\nmore", "line 14: nothing may follow the line ‘end’"),
  ])
  func oneWrongLine(line: Int, replacement: String, message: String) {
    var lines = Self.good
    lines[line - 1] = replacement
    if message == "accepted" {
      #expect(Self.message(Self.text(lines)).hasPrefix("accepted"))
    } else {
      #expect(Self.message(Self.text(lines)) == message)
    }
  }

  @Test(arguments: [
    ("", "line 1: not a snapshot: the first line should be ‘stylebook snapshot 1’"),
    (
      "\u{FEFF}stylebook snapshot 1\n",
      "line 1: not a snapshot: the first line should be ‘stylebook snapshot 1’"
    ),
    ("stylebook snapshot 1\n", "line 2: the header has no ‘size’"),
    ("stylebook snapshot 1\n\n", "line 2: the header has no ‘size’"),
    ("stylebook snapshot 1\nsize: 1x1\n", "line 3: an empty line should stand before the picture"),
    ("stylebook snapshot 1\nsize: 1x1\n\nend\n", "line 4: the picture stops after 0 of 1 rows"),
    (
      "stylebook snapshot 1\nsize: 1x1\n\n| |\n",
      "line 5: the text stops without the line ‘end’; it may have been cut short"
    ),
    (
      "stylebook snapshot 1\nsize: 1x1\n\n| |\n\n",
      "line 6: the text stops without the line ‘end’; it may have been cut short"
    ),
    (
      "stylebook snapshot 1\nsize: 1x1\n\n| |\n\nend\n",
      "line 6: a row of keys should follow the empty line"
    ),
    (
      "stylebook snapshot 1\nsize: 10000x10000\n\n",
      "line 4: the picture stops after 0 of 10000 rows"
    ),
  ])
  func shortTexts(text: String, message: String) {
    #expect(Self.message(text) == message)
  }

  @Test func bytesThatAreNotText() {
    for (line, number) in [(2, 2), (6, 6), (9, 9), (11, 11)] {
      var lines = Self.good.map { Array($0.utf8) }
      lines[line - 1].insert(0xFF, at: 1)
      let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      #expect(throws: SnapshotError(line: number, problem: .notUTF8)) {
        try Snapshot(parsing: bytes)
      }
    }
  }
}
