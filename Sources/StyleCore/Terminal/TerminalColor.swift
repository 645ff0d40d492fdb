/// What a user asks for with `--color`.
public enum ColorOption: String, Hashable, Sendable, CaseIterable {
  /// Whatever the environment says.
  case auto
  /// No colour.
  case never
  /// Sixteen colours.
  case ansi16 = "16"
  /// 256 colours.
  case ansi256 = "256"
  /// Eight bits a channel.
  case truecolor
}

/// What an environment says about a terminal's colours; pure functions of its variables.
public enum TerminalColor {
  /// How many colours to use.
  ///
  /// The first line that applies decides:
  ///
  /// 1. the option, unless it is ``ColorOption/auto``;
  /// 2. `NO_COLOR`, if it is not empty: none (no-color.org);
  /// 3. `FORCE_COLOR`, if it is set: none for `0` and `false`, 256 for `2`, truecolor for `3` and
  ///    more, sixteen for all else, nothing included (force-color.org, and what Node programs do);
  /// 4. `CLICOLOR_FORCE`, if it is neither empty nor `0`: what the terminal can show, sixteen at
  ///    least (bixense.com/clicolors);
  /// 5. the output is not a terminal: none;
  /// 6. `CLICOLOR=0`: none;
  /// 7. what the terminal can show: ``depth(ofTerminal:)``.
  public static func depth(
    option: ColorOption = .auto, environment: [String: String], isTerminal: Bool
  ) -> ColorDepth {
    switch option {
    case .auto: break
    case .never: return .none
    case .ansi16: return .ansi16
    case .ansi256: return .ansi256
    case .truecolor: return .truecolor
    }
    if environment["NO_COLOR", default: ""] != "" { return .none }
    if let force = environment["FORCE_COLOR"] {
      switch force.lowercased() {
      case "0", "false": return .none
      case "2": return .ansi256
      case let level where Int(level) ?? 0 >= 3: return .truecolor
      default: return .ansi16
      }
    }
    let force = environment["CLICOLOR_FORCE", default: ""]
    if force != "", force != "0" { return max(depth(ofTerminal: environment), .ansi16) }
    if !isTerminal || environment["CLICOLOR"] == "0" { return .none }
    return depth(ofTerminal: environment)
  }

  /// How many colours the terminal of an environment can show.
  ///
  /// The first line that applies decides:
  ///
  /// 1. `TERM=dumb`: none;
  /// 2. `COLORTERM` is `truecolor` or `24bit`: truecolor, but not within GNU screen, which passes
  ///    the variable on without the colours (`TERM` begins with `screen` and `TMUX` is not set);
  /// 3. `TERM_PROGRAM` is `iTerm.app`: truecolor from version 3 on, else 256; `Apple_Terminal`: 256;
  /// 4. `TERM` ends in `-direct`, or names a terminal known to show all colours: truecolor;
  /// 5. `TERM` ends in `256color` or `256`: 256;
  /// 6. `TERM` begins with the name of a colour terminal or contains `color` or `ansi`: sixteen;
  /// 7. `COLORTERM` says anything at all: sixteen;
  /// 8. none.
  public static func depth(ofTerminal environment: [String: String]) -> ColorDepth {
    let term = environment["TERM", default: ""].lowercased()
    if term == "dumb" { return .none }
    let colorTerm = environment["COLORTERM", default: ""].lowercased()
    let isScreen = term.hasPrefix("screen") && environment["TMUX", default: ""] == ""
    if ["truecolor", "24bit"].contains(colorTerm), !isScreen { return .truecolor }
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app":
      let major = environment["TERM_PROGRAM_VERSION", default: ""].prefix { $0 != "." }
      return Int(major) ?? 0 >= 3 ? .truecolor : .ansi256
    case "Apple_Terminal":
      return .ansi256
    default:
      break
    }
    if term.hasSuffix("-direct") || truecolorTerms.contains(where: term.hasPrefix) {
      return .truecolor
    }
    if term.hasSuffix("256color") || term.hasSuffix("256") { return .ansi256 }
    if colorTerms.contains(where: term.hasPrefix) || term.contains("color")
      || term.contains("ansi") || colorTerm != ""
    {
      return .ansi16
    }
    return .none
  }

  /// The appearance that `COLORFGBG` speaks of, as rxvt and others set it: `15;0` is light on dark;
  /// nil where it is not set or its ground has no number.
  public static func appearance(environment: [String: String]) -> ColorScheme? {
    // A third number may stand between the two; the ground is the last.
    guard let ground = environment["COLORFGBG"]?.split(separator: ";").last,
      environment["COLORFGBG"]?.contains(";") == true, let index = Int(ground)
    else { return nil }
    switch index {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return nil
    }
  }

  /// How the names of terminals begin that show all colours wherever they run.
  private static let truecolorTerms = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "wezterm", "alacritty", "foot", "contour",
  ]

  /// How the names of terminals begin that show sixteen.
  private static let colorTerms = [
    "xterm", "screen", "tmux", "vt100", "vt220", "rxvt", "linux", "cygwin",
  ]
}
