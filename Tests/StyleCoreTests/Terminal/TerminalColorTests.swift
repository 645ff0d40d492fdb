import Testing

@testable import StyleCore

@Suite("Colours of terminals")
struct TerminalColorTests {
  /// `A=1 B=2` as a dictionary.
  private func environment(_ text: String) -> [String: String] {
    var variables: [String: String] = [:]
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = String(parts[1])
    }
    return variables
  }

  /// Option, output, expected depth, variables.
  private static let table = """
    # The option.
    never     tty  none      FORCE_COLOR=3 COLORTERM=truecolor
    16        pipe 16        NO_COLOR=1
    256       pipe 256       TERM=dumb
    truecolor pipe truecolor NO_COLOR=1 CLICOLOR=0
    # NO_COLOR.
    auto      tty  none      NO_COLOR=1 FORCE_COLOR=3 COLORTERM=truecolor
    auto      tty  none      NO_COLOR=0 COLORTERM=truecolor
    auto      tty  truecolor NO_COLOR= COLORTERM=truecolor
    # FORCE_COLOR.
    auto      tty  none      FORCE_COLOR=0 CLICOLOR_FORCE=1 COLORTERM=truecolor
    auto      tty  none      FORCE_COLOR=false TERM=xterm
    auto      pipe 16        FORCE_COLOR=
    auto      pipe 16        FORCE_COLOR=1
    auto      pipe 16        FORCE_COLOR=true COLORTERM=truecolor
    auto      pipe 16        FORCE_COLOR=yes TERM=dumb
    auto      pipe 256       FORCE_COLOR=2
    auto      pipe truecolor FORCE_COLOR=3
    auto      pipe truecolor FORCE_COLOR=4
    # CLICOLOR_FORCE.
    auto      pipe 16        CLICOLOR_FORCE=1
    auto      pipe 16        CLICOLOR_FORCE=1 TERM=dumb CLICOLOR=0
    auto      pipe 256       CLICOLOR_FORCE=1 TERM=xterm-256color
    auto      pipe truecolor CLICOLOR_FORCE=yes COLORTERM=24bit
    auto      pipe none      CLICOLOR_FORCE=0 COLORTERM=24bit
    auto      pipe none      CLICOLOR_FORCE= COLORTERM=24bit
    # No terminal.
    auto      pipe none      COLORTERM=truecolor TERM=xterm-256color
    # CLICOLOR.
    auto      tty  none      CLICOLOR=0 COLORTERM=truecolor
    auto      tty  16        CLICOLOR=1 TERM=xterm
    # TERM=dumb.
    auto      tty  none      TERM=dumb COLORTERM=truecolor
    # COLORTERM.
    auto      tty  truecolor COLORTERM=truecolor TERM=xterm
    auto      tty  truecolor COLORTERM=24bit
    auto      tty  256       COLORTERM=truecolor TERM=screen-256color
    auto      tty  16        COLORTERM=truecolor TERM=screen.xterm
    auto      tty  truecolor COLORTERM=truecolor TERM=screen-256color TMUX=/tmp/t
    auto      tty  truecolor COLORTERM=truecolor TERM=tmux-256color
    # TERM_PROGRAM.
    auto      tty  truecolor TERM_PROGRAM=iTerm.app TERM_PROGRAM_VERSION=3.4.1 TERM=xterm
    auto      tty  256       TERM_PROGRAM=iTerm.app TERM_PROGRAM_VERSION=2.9 TERM=xterm
    auto      tty  256       TERM_PROGRAM=iTerm.app
    auto      tty  256       TERM_PROGRAM=Apple_Terminal TERM=xterm
    auto      tty  16        TERM_PROGRAM=other TERM=xterm
    # TERM.
    auto      tty  truecolor TERM=xterm-direct
    auto      tty  truecolor TERM=xterm-kitty
    auto      tty  truecolor TERM=alacritty
    auto      tty  256       TERM=xterm-256color
    auto      tty  256       TERM=putty-256
    auto      tty  16        TERM=xterm
    auto      tty  16        TERM=screen
    auto      tty  16        TERM=vt100
    auto      tty  16        TERM=vt220
    auto      tty  16        TERM=rxvt-unicode
    auto      tty  16        TERM=linux
    auto      tty  16        TERM=ansi
    auto      tty  16        TERM=aterm-color
    # Nothing to go by.
    auto      tty  16        COLORTERM=yes TERM=unknown
    auto      tty  none      TERM=unknown
    auto      tty  none
    auto      pipe none
    """

  @Test("Each source wins over those after it", arguments: rows)
  func depth(row: String) throws {
    let words = row.split(separator: " ")
    let option = try #require(ColorOption(rawValue: String(words[0])))
    let names = ["none": ColorDepth.none, "16": .ansi16, "256": .ansi256, "truecolor": .truecolor]
    let depth = TerminalColor.depth(
      option: option, environment: environment(words.dropFirst(3).joined(separator: " ")),
      isTerminal: words[1] == "tty")
    #expect(depth == names[String(words[2])])
  }

  private static let rows = table.split(separator: "\n").map(String.init).filter {
    !$0.hasPrefix("#")
  }

  @Test(
    "COLORFGBG tells light from dark",
    arguments: [
      ("COLORFGBG=15;0", ColorScheme?.some(.dark)), ("COLORFGBG=0;15", .light),
      ("COLORFGBG=0;7", .light), ("COLORFGBG=15;8", .dark),
      ("COLORFGBG=12;default;0", .dark), ("COLORFGBG=15;default", nil),
      ("COLORFGBG=0;99", nil), ("COLORFGBG=15", nil), ("COLORFGBG=", nil), ("COLORFGBG=;", nil),
      ("", nil),
    ])
  func appearance(variables: String, expected: ColorScheme?) {
    #expect(TerminalColor.appearance(environment: environment(variables)) == expected)
  }

  @Test("The option's values are the command's")
  func option() {
    #expect(ColorOption.allCases.map(\.rawValue) == ["auto", "never", "16", "256", "truecolor"])
  }
}
