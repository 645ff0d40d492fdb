import StyleCore

/// The manual page, as `man` reads it, from the same commands and options as help.
@MainActor
enum ManualPage {
  /// The page in roff, with the macros of `man(7)`.
  static var text: String {
    var lines = [
      ".\\\" Written by: stylebook help --format man",
      ".TH STYLEBOOK 1 \"\" \"stylebook \(Stylebook.version)\" \"User Commands\"",
      ".SH NAME", "stylebook \\- \(line("text-field styles: named, composed, and shown"))",
      ".SH SYNOPSIS", ".B stylebook", ".RI [ COMMAND ]", ".RI [ OPTIONS ]",
      ".SH COMMANDS",
    ]
    for verb in Verb.allCases {
      lines.append(".SS \(verb.rawValue)")
      for (index, usage) in verb.usage.enumerated() {
        if index > 0 { lines.append(".br") }
        lines.append(".B \(line("stylebook \(usage)"))")
      }
      lines += [".PP", "\(line(verb.summary)).", ".PP", line(verb.discussion)]
      let names = verb.options.map(\.name)
      if !names.isEmpty { lines += [".PP", "Options: \(line(names.joined(separator: ", ")))."] }
      let formats = verb.formats
      if !formats.isEmpty {
        lines += [".PP", "Formats: \(line(formats.joined(separator: ", ")))."]
      }
      if !verb.examples.isEmpty {
        lines += [".PP", ".nf", ".RS"]
        lines += verb.examples.map { line("stylebook \($0)") }
        lines += [".RE", ".fi"]
      }
    }
    lines.append(".SH OPTIONS")
    for option in Option.all {
      lines += [".TP", ".B \(line(option.usage))", "\(line(option.summary))."]
    }
    lines.append(".SH ENVIRONMENT")
    for variable in HelpCommand.environment {
      lines += [".TP", ".B \(line(variable.term))", "\(line(variable.summary))."]
    }
    lines.append(".SH \"EXIT STATUS\"")
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", "\(line(code.summary))."]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text on one line, with nothing in it that roff obeys.
  private static func line(_ text: String) -> String {
    var line = ""
    for character in text {
      switch character {
      case "\\": line += "\\e"
      case "-": line += "\\-"
      case "…": line += "..."
      case "\"": line += "\\(dq"
      case "'": line += "\\(aq"
      case "\n": line += " "
      default: line.append(character)
      }
    }
    return line.first == "." ? "\\&\(line)" : line
  }
}
