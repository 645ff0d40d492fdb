import Testing

@testable import stylebook

/// Wrong command lines from end to end: one sentence, the documented code, and nothing printed.
@MainActor
@Suite struct MistakeTests {
  @Test(arguments: [
    (["show", "gradiant"], #"there is no style "gradiant"; did you mean "gradient"? "#),
    (["show", "gradient(widht: 3)"], #"has no parameter "widht"; did you mean "width"?"#),
    (["show", "gradient(width: 99)"], "width takes a number from 0 to 8, not 99."),
    (["show", "gradient(width: wide)"], "width takes a number from 0 to 8, not wide."),
    (["show", "search(border-color #ccc)"], "makes no sense at column 20:\n"),
    (["show", ""], "makes no sense at column 1:\n"),
    (["show", "search |"], "makes no sense at column 9:\n"),
    (["show", "plain", "--state", "eror"], #"not "eror"; did you mean "error"?"#),
    (["show", "plain", "--width", "0"], #"--width takes 1 to 1000 columns, not "0"."#),
    (["show", "plain", "--width", "100000"], #"1 to 1000 columns, not "100000"."#),
    (["show", "plain", "--width", "99999999999999999999"], "--width takes 1 to 1000 columns"),
    (["show", "plain", "--width", "+3"], "--width takes 1 to 1000 columns"),
    (["show", "plain", "--width", ""], #"--width takes 1 to 1000 columns, not ""."#),
    (["show", "plain", "--appearance", "Dark"], #"takes light or dark, not "Dark""#),
    (["show", "plain", "--symbols", "emoji"], "--symbols takes unicode or ascii"),
    (["show", "plain", "--color", "17"], "16, 256 or truecolor, not \"17\""),
    (["show", "plain", "--format", "pdf"], "svg, html, json or markdown, not \"pdf\""),
    (["gallery", "--format", "pdf"], "svg, html, json, markdown or site, not \"pdf\""),
    (["gallery", "--accessible", "--format", "site"], "--format takes text beside --accessible"),
    (["list", "--format", "json", "--width", "nan"], "--width takes 1 to 1000 columns"),
    (["list", "--schema", "--color", "17"], "--color takes auto, never"),
    (["list", "--format", "svg"], "--format takes text, json or markdown"),
    (["list", "-o", "a.svg"], "--format takes text, json or markdown"),
    (["gallery", "-o", "a.png"], "--output takes a name that ends in .ans, .txt, .snapshot"),
    (["preview"], "preview needs a Swift file or a folder of them"),
    (["show", "plain", "--at", "-1"], #"--at takes a time such as 0.15s or 150ms, not "-1"."#),
    (["show", "plain", "--at", "inf"], "--at takes a time"),
    (["show", "plain", "--at", "0x1"], "--at takes a time"),
    (["show", "plain", "--at", "ms"], "--at takes a time"),
    (["show", "plain", "--backdrop", "yelow"], "did you mean yellow?"),
    (["show", "plain", "--text", "x", "--state", "empty"], "or choose --state filled."),
    (["gallery", "--text", "x", "--state", "focused"], "or choose --state editing."),
    (["show", "plain", "--set", "width"], "write name=value"),
    (["show", "plain", "--set", "width=1"], #"--set: the style plain has no parameter "width""#),
    (["show", "gradient", "--set", "width=99"], "width takes a number from 0 to 8, not 99."),
    (["show", "gradient", "--set", "search.border-width=1"], "it names gradient."),
    (["gallery", "--set", "widht=3"], #"has no parameter "widht"; did you mean "width"?"#),
    (["show"], "show needs a style"),
    (["show", "plain", "search"], "show takes one expression"),
    (["show", "plain", "--state", "empty", "--state", "error"], "--state takes one state"),
    (["gallery", "--at", "0", "--at", "1s"], #"--at takes one time, not "2 of them"."#),
    (["preview", "a.swift", "--at", "0", "--at", "1s"], "--at takes one time"),
    (["browse", "--tape", "a", "--tape", "b"], #"--tape takes one file, not "a, b"."#),
    (["show", "plain", "--explain", "--format", "svg"], "--explain prints text"),
    (["gradient"], "write stylebook show gradient."),
    (["galery"], #"did you mean "gallery"?"#),
    (["help", "shwo"], #"did you mean "show"?"#),
    (["help", "show", "list"], "help has no use for"),
    (["show", "plain", "-o", ""], "--output has no value; write --output FILE."),
    (["list", "-o", ""], "--output has no value; write --output FILE."),
    (["list", "plain"], "list has no use for"),
    (["snapshot"], "snapshot can record, verify, review, prune or report"),
    (["snapshot", "reveiw", "x"], #"did you mean "review"?"#),
    (["snapshot", "report"], "snapshot report needs reports"),
    (["snapshot", "verify", "/", "--accept"], "--accept does not go with snapshot verify"),
    (["snapshot", "prune", "/", "--state", "empty"], "--state does not go with snapshot prune"),
    (["snapshot", "prune", "/", "plain", "--visited", "x"], "has no use for"),
    (["snapshot", "review", "/", "--accept", "--reject"], "contradict each other"),
    (["snapshot", "record", "/", "--ci"], "snapshot record writes"),
    (["snapshot", "verify", "/", "--filter", "nope"], "--filter: no snapshot has a name such as"),
    (["snapshot", "verify", "/", "--shard", "4/3"], "--shard takes a part such as 1/3"),
    (["snapshot", "verify", "/", "--shard", "0/3"], "--shard takes a part such as 1/3"),
    (["snapshot", "verify", "/", "--shard", "1"], "--shard takes a part such as 1/3"),
    (["snapshot", "verify", "/", "--report", "xml"], "--report takes text, json or junit"),
    (["snapshot", "verify", "/", "-o", "r.foo"], "a name that ends in .txt, .json or .xml, or"),
    (["snapshot", "record"], "snapshot record needs a folder"),
    (["snapshot", "record", ""], "snapshot record needs a folder"),
    (["snapshot", "verify", "/", "gradiant"], "there is no style"),
    (["--statee", "x"], #"did you mean "--state"?"#),
    (["show", "\u{1B}[31m"], "makes no sense at column 1:\n"),
  ])
  func aWrongLineIsAUsageError(words: [String], sentence: String) {
    let run = CommandRun(words: words)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("stylebook: "))
    #expect(run.errors.hasSuffix("\n"))
    #expect(run.errors.contains(sentence))
    #expect(!run.errors.contains("\u{1B}"))
  }
}
