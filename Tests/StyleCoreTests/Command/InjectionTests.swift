import Testing

@testable import stylebook

/// Whatever is put into a command line, the terminal is sent none of it raw.
@MainActor
@Suite struct InjectionTests {
  /// ESC, BEL, DEL, C1 controls, directional marks and line ends.
  private nonisolated static let obeyed: [Unicode.Scalar] = [
    "\u{1B}", "\u{7}", "\u{7F}", "\u{85}", "\u{9B}", "\u{9D}", "\u{202E}", "\u{2066}", "\u{2028}",
    "\n",
  ]

  private nonisolated static let payloads = obeyed.map { "x\($0)[2JINJECTED" }

  /// A word to stand before and behind the payload, so that no file comes of it.
  private static func value(of option: Option, _ payload: String) -> String {
    option == .output ? "/dev/null/\(payload)" : payload
  }

  /// Every option of every command with the payload as its value, and every operand.
  private static func lines(_ payload: String) -> [[String]] {
    var lines: [[String]] = [
      [payload], ["--\(payload)"], ["show", "--\(payload)=1"], ["gallery", payload],
      ["show", payload], ["show", "plain", payload], ["show", "gradient(\(payload): 1)"],
      ["show", "gradient(width: \(payload))"], ["show", "gradient(width: \"\(payload)\")"],
      ["show", "gradient(colors: [\"\(payload)\"])"],
      ["show", "search(border-color: \"#\(payload)\")"],
      ["list", payload], ["help", payload], ["help", "show", payload],
      ["snapshot", payload], ["snapshot", "record", "/dev/null/\(payload)"],
      ["snapshot", "verify", "/dev/null/\(payload)"], ["snapshot", "verify", "/", payload],
    ]
    for value in ["#\(payload)", "#12\(payload.dropFirst().prefix(1))", "red/\(payload)"] {
      lines.append(["show", "plain", "--backdrop", value])
    }
    for value in ["width=\(payload)", "\(payload)=1", "\(payload).width=1", "colors=[\(payload)]"] {
      lines.append(["show", "gradient", "--set", value])
    }
    for verb in Verb.allCases {
      let operands: [String] =
        switch verb {
        case .show, .check: ["plain"]
        case .snapshot: ["verify", "/dev/null/none"]
        default: []
        }
      // With a value `--watch` would be refused, and the next words may name a file: it would wait.
      for option in Option.all where option != .watch {
        let value = value(of: option, payload)
        lines.append([verb.rawValue] + operands + ["\(option.name)=\(value)"])
        lines.append([verb.rawValue] + operands + [option.name, value])
      }
    }
    for format in ["text", "snapshot", "svg", "html", "json", "markdown"] {
      for state in ["editing", "empty", "error"] {
        lines.append(["show", "underlined", "--state", state, "--format", format])
        lines[lines.count - 1] +=
          ["--prompt", payload] + (state == "empty" ? [] : ["--text", payload])
      }
    }
    return lines
  }

  @Test(arguments: payloads)
  func nothingOfItComesOutRaw(payload: String) {
    for words in Self.lines(payload) {
      let run = CommandRun(words: words)
      for text in [run.output, run.errors] {
        let sent = text.unicodeScalars.first { $0 != "\n" && Self.obeyed.contains($0) }
        #expect(sent == nil, "\(words)")
        #expect(!text.contains("\n[2JINJECTED"), "\(words)")
      }
    }
  }

  @Test func aDamagedSnapshotIsQuotedSafely() throws {
    let folder = try ScratchFolder()
    _ = CommandRun("snapshot", "record", folder.path, "gradient", "--state", "filled")
    let file = "gradient/filled-dark.snapshot"
    let whole = try folder.text(of: file)
    for payload in Self.payloads where !payload.contains("\n") {
      for place in ["fg #", "style: ", "size: ", "|╭", "\na  ", "snapshot 1"] {
        try folder.write(whole.replacing(place, with: "\(place)\(payload)"), to: file)
        let run = CommandRun("snapshot", "verify", folder.path, "gradient", "--state", "filled")
        let sent = (run.output + run.errors).unicodeScalars.first {
          $0 != "\n" && Self.obeyed.contains($0)
        }
        #expect(sent == nil, "\(place)")
      }
    }
  }

  @Test func oneLetterWithManyMarksIsCut() {
    let letter = "a" + String(repeating: "\u{301}", count: 5000)
    for words in [
      ["show", "plain", "--backdrop", letter], ["show", "plain", "--width", letter], [letter],
      ["show", "gradient(width: \(letter))"], ["show", letter],
      ["show", "gradient(width: \"\(letter)\")"],
    ] {
      let run = CommandRun(words: words)
      #expect(run.code == .usage)
      #expect(run.errors.unicodeScalars.count < 400)
    }
  }
}
