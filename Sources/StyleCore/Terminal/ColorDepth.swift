/// How many colours an output can show.
public enum ColorDepth: Int8, Hashable, Sendable, CaseIterable, Comparable {
  /// No colour at all.
  case none
  /// The sixteen colours of the user's theme.
  case ansi16
  /// The 240 fixed colours of xterm; the user's sixteen are left alone.
  case ansi256
  /// Eight bits a channel.
  case truecolor

  /// Whether the first shows fewer colours.
  public static func < (first: ColorDepth, second: ColorDepth) -> Bool {
    first.rawValue < second.rawValue
  }
}
