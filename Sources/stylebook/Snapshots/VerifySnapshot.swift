import StyleCore

/// Verifies a snapshot against the file of its name, or records it when asked to.
///
/// Works in any test framework: a thrown error fails the test, and its text is the report.
///
/// ```swift
/// try verifySnapshot(of: snapshot, named: "gradient/editing")
/// ```
///
/// - Parameters:
///   - snapshot: What was drawn now.
///   - name: A path below the folder without extension; see ``SnapshotStore``.
///   - folder: The folder of snapshots, absolute or from where the tests run; unless given it is
///     `Snapshots` beside the file of the test.
///   - recording: Whether to write the file instead; as `STYLEBOOK_RECORD` says unless given. Nothing
///     is ever written where `CI` is set.
///   - filePath: The file of the test.
/// - Throws: ``SnapshotMismatch`` if the file says something else, is missing or is damaged;
///   ``SnapshotStoreError`` if the folder cannot be read or written.
public func verifySnapshot(
  of snapshot: Snapshot, named name: String, in folder: String? = nil,
  recording: Bool = SnapshotMode.isRecording, filePath: StaticString = #filePath
) throws {
  try verifySnapshot(
    of: snapshot, named: name, in: folder ?? folderOfSnapshots(beside: "\(filePath)"),
    recording: recording, mayWrite: !SnapshotMode.isContinuousIntegration)
}

/// Verifies a canvas against the file of its name, or records it when asked to.
///
/// - Parameters:
///   - canvas: What was drawn now.
///   - header: What to say about it at the top of the file.
///   - name: A path below the folder without extension; see ``SnapshotStore``.
///   - folder: The folder of snapshots, absolute or from where the tests run; unless given it is
///     `Snapshots` beside the file of the test.
///   - recording: Whether to write the file instead; as `STYLEBOOK_RECORD` says unless given.
///   - filePath: The file of the test.
/// - Throws: ``SnapshotMismatch`` or ``SnapshotStoreError``.
public func verifySnapshot(
  of canvas: Canvas, header: [Snapshot.Field] = [], named name: String,
  in folder: String? = nil, recording: Bool = SnapshotMode.isRecording,
  filePath: StaticString = #filePath
) throws {
  try verifySnapshot(
    of: Snapshot(of: canvas, header: header), named: name, in: folder, recording: recording,
    filePath: filePath)
}

/// The folder `Snapshots` beside a file.
func folderOfSnapshots(beside file: String) -> String {
  guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "Snapshots" }
  return "\(file[...slash])Snapshots"
}

/// The same with the permission to write given, so that it can be tested without an environment.
func verifySnapshot(
  of snapshot: Snapshot, named name: String, in folder: String, recording: Bool, mayWrite: Bool
) throws {
  let store = SnapshotStore(folder: folder)
  if recording && mayWrite {
    try store.record(snapshot, named: name)
    return
  }
  let outcome = try store.verify(snapshot, named: name)
  if outcome == .matches { return }
  throw SnapshotMismatch(
    name: name, file: try store.path(for: name), outcome: outcome, wasToRecord: recording)
}

/// What a test reports when a snapshot does not match its file.
public struct SnapshotMismatch: Error, Hashable, Sendable {
  /// The snapshot's name.
  public let name: String
  /// The path of its file.
  public let file: String
  /// What was found; never ``SnapshotStore/Outcome/matches``.
  public let outcome: SnapshotStore.Outcome
  /// Whether recording was asked for, and not done because `CI` is set.
  public let wasToRecord: Bool
}

extension SnapshotMismatch: CustomStringConvertible {
  /// What was found, the file's path, and how to record.
  public var description: String {
    switch outcome {
    case .matches: "Snapshot ‘\(name)’ matches \(file)."
    case .differs(let difference):
      """
      Snapshot ‘\(name)’ differs from \(file):
      \(difference)
      If the new look is right, \(advice)
      """
    case .missing:
      "Snapshot ‘\(name)’ has not been recorded: there is no \(file). To record it, \(advice)"
    case .unreadable(let file, let line, let reason):
      "Snapshot ‘\(name)’ cannot be read: \(file):\(line): \(reason). To record it anew, \(advice)"
    }
  }

  private var advice: String {
    let hint = "run the test with STYLEBOOK_RECORD=1"
    return wasToRecord ? "\(hint) where CI is not set, as it is here." : "\(hint)."
  }
}
