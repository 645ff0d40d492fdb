#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whether snapshots are recorded or verified, as the environment asks.
///
/// A variable counts as set unless it is empty, `0`, `false` or `no`.
public enum SnapshotMode {
  /// Whether `STYLEBOOK_RECORD` asks for recording.
  public static var isRecording: Bool { isSet("STYLEBOOK_RECORD") }

  /// Whether `CI` says that this is an automatic run, which never writes.
  public static var isContinuousIntegration: Bool { isSet("CI") }

  /// The file that `STYLEBOOK_VISITED` names, into which the files of all snapshots that are verified
  /// are written, a line each; `nil` for none.
  static var visitedFile: String? {
    getenv("STYLEBOOK_VISITED").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { isYes(String(cString: $0)) } ?? false
  }

  /// Whether the value of such a variable counts as set.
  package static func isYes(_ value: String) -> Bool {
    !["", "0", "false", "no"].contains(value.lowercased())
  }
}
