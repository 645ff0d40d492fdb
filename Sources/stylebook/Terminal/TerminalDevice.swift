import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal of a process: where keys come from and frames go to.
struct TerminalDevice {
  /// The descriptor to read from.
  let input: Int32
  /// The descriptor to write to.
  let output: Int32

  /// The size where the terminal does not tell.
  private static let usualSize = CellSize(width: TerminalSize.usualColumns, height: 24)
  /// Larger than any screen, and small enough for a canvas.
  private static let mostCells = CellSize(width: 1000, height: 1000)

  /// The terminal that a process writes to; nil if its output goes elsewhere, or no key could be
  /// read.
  ///
  /// Keys come from standard input if that is a terminal, as it is not behind a pipe; else from the
  /// terminal of the output, and that descriptor stays open.
  static func ofProcess() -> TerminalDevice? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    if isatty(STDIN_FILENO) == 1 {
      return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
    }
    // By its own name first, as Darwin cannot poll `/dev/tty`.
    let name = ttyname(STDOUT_FILENO).map { String(cString: $0) } ?? "/dev/tty"
    for path in [name, "/dev/tty"] {
      let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      if descriptor >= 0 { return TerminalDevice(input: descriptor, output: STDOUT_FILENO) }
    }
    return nil
  }

  /// The size of the screen now; 80 × 24 where the terminal does not tell.
  var size: CellSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Self.usualSize
    }
    return CellSize(
      width: min(Int(size.ws_col), Self.mostCells.width),
      height: min(Int(size.ws_row), Self.mostCells.height))
  }

  /// The settings of the line; nil if there is no terminal any more.
  var settings: termios? {
    var settings = termios()
    return tcgetattr(input, &settings) == 0 ? settings : nil
  }
}
