#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How much room there is to print in.
enum TerminalSize {
  /// The columns where neither the user nor a terminal tells.
  static let usualColumns = 80
  /// The columns that a picture may have.
  static let columnLimits = 1...1000

  /// The columns of the terminal behind a descriptor; nil if there is none or it does not tell.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The columns to print in: what `COLUMNS` says, else what the terminal says, else 80.
  ///
  /// A `COLUMNS` that is no number above zero says nothing.
  static func columns(variable: String?, terminal: Int?) -> Int {
    let told = variable.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(told ?? terminal ?? usualColumns, columnLimits.upperBound)
  }
}
