import StyleCore

/// Verifies a snapshot against the file of its name, or records it when asked to.
///
/// Works in any test framework: a thrown error fails the test, and its text is the report. Tests may
/// run at the same time. Where the snapshot differs, or there is none yet, what was drawn is left
/// beside the file to be reviewed, as `NAME.pending`; where `CI` is set nothing is ever written.
///
/// ```swift
/// try verifySnapshot(of: snapshot, named: "gradient/editing")
/// try verifySnapshot(of: snapshot)    // in a test of LoginTests.swift: LoginTests/looksRight
/// ```
///
/// - Parameters:
///   - snapshot: What was drawn now.
///   - name: A path below the folder without extension; see ``SnapshotStore``. Unless given it is
///     that of the test's file and function.
///   - folder: The folder of snapshots, absolute or from where the tests run; unless given it is
///     `Snapshots` beside the file of the test.
///   - recording: Whether to write the file instead; as `STYLEBOOK_RECORD` says unless given.
///   - filePath: The file of the test.
///   - function: The function of the test.
/// - Throws: ``SnapshotMismatch`` if the file says something else, is missing or is damaged;
///   ``SnapshotCollision`` if the run has verified another picture under the name;
///   ``SnapshotStoreError`` if the folder cannot be read or written.
public func verifySnapshot(
  of snapshot: Snapshot, named name: String? = nil, in folder: String? = nil,
  recording: Bool = SnapshotMode.isRecording, filePath: StaticString = #filePath,
  function: StaticString = #function
) throws {
  try verifySnapshot(
    of: snapshot, named: name ?? nameOfSnapshot(inFile: "\(filePath)", function: "\(function)"),
    in: folder ?? folderOfSnapshots(beside: "\(filePath)"), recording: recording,
    mayWrite: !SnapshotMode.isContinuousIntegration, log: .ofProcess)
}

/// Verifies a canvas against the file of its name, or records it when asked to.
///
/// - Parameters:
///   - canvas: What was drawn now.
///   - header: What to say about it at the top of the file.
///   - name: A path below the folder without extension; see ``SnapshotStore``. Unless given it is
///     that of the test's file and function.
///   - folder: The folder of snapshots, absolute or from where the tests run; unless given it is
///     `Snapshots` beside the file of the test.
///   - recording: Whether to write the file instead; as `STYLEBOOK_RECORD` says unless given.
///   - filePath: The file of the test.
///   - function: The function of the test.
/// - Throws: ``SnapshotMismatch``, ``SnapshotCollision`` or ``SnapshotStoreError``.
public func verifySnapshot(
  of canvas: Canvas, header: [Snapshot.Field] = [], named name: String? = nil,
  in folder: String? = nil, recording: Bool = SnapshotMode.isRecording,
  filePath: StaticString = #filePath, function: StaticString = #function
) throws {
  try verifySnapshot(
    of: Snapshot(of: canvas, header: header), named: name, in: folder, recording: recording,
    filePath: filePath, function: function)
}

/// Verifies how a view looks against the file of its name, or records it when asked to.
///
/// ```swift
/// try verifySnapshot(of: LoginForm(), options: RenderOptions(width: 40, colorScheme: .light))
/// ```
///
/// - Parameters:
///   - view: Any view, with fields or without.
///   - options: The most columns, the appearance and what else it is drawn for.
///   - header: What to say about it at the top of the file; the width and the appearance stand there
///     too.
///   - name: A path below the folder without extension; see ``SnapshotStore``. Unless given it is
///     that of the test's file and function.
///   - folder: The folder of snapshots, absolute or from where the tests run; unless given it is
///     `Snapshots` beside the file of the test.
///   - recording: Whether to write the file instead; as `STYLEBOOK_RECORD` says unless given.
///   - filePath: The file of the test.
///   - function: The function of the test.
/// - Throws: ``SnapshotMismatch``, ``SnapshotCollision`` or ``SnapshotStoreError``.
@MainActor
public func verifySnapshot(
  of view: some View, options: RenderOptions = RenderOptions(width: 40),
  header: [Snapshot.Field] = [], named name: String? = nil, in folder: String? = nil,
  recording: Bool = SnapshotMode.isRecording, filePath: StaticString = #filePath,
  function: StaticString = #function
) throws {
  try verifySnapshot(
    of: Snapshot(of: view, options: options, header: header), named: name, in: folder,
    recording: recording, filePath: filePath, function: function)
}

extension Snapshot {
  /// Draws a view; the header tells the width and the appearance behind what is given.
  @MainActor
  public init(of view: some View, options: RenderOptions, header: [Field] = []) {
    self.init(
      of: Renderer(options).canvas(view),
      header: header + [
        Field("appearance", options.colorScheme == .light ? "light" : "dark"),
        Field("width", "\(options.width)"),
      ])
  }
}

/// The name of a snapshot that was given none: the test's file and function, without arguments.
package func nameOfSnapshot(inFile file: String, function: String) -> String {
  let last = file.split(separator: "/").last.map { String($0) } ?? file
  let stem = last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
  return "\(stem)/\(function.prefix { $0 != "(" })"
}

/// The folder `Snapshots` beside a file.
package func folderOfSnapshots(beside file: String) -> String {
  guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "Snapshots" }
  return "\(file[...slash])Snapshots"
}

/// The same with the permission to write given, so that it can be tested without an environment.
package func verifySnapshot(
  of snapshot: Snapshot, named name: String, in folder: String, recording: Bool, mayWrite: Bool
) throws {
  try verifySnapshot(
    of: snapshot, named: name, in: folder, recording: recording, mayWrite: mayWrite,
    log: VisitLog(list: nil))
}

/// The same with what the run has verified so far.
func verifySnapshot(
  of snapshot: Snapshot, named name: String, in folder: String, recording: Bool, mayWrite: Bool,
  log: VisitLog
) throws {
  let store = SnapshotStore(folder: folder)
  let file = try store.path(for: name)
  try log.note(snapshot.bytes, named: name, file: file)
  if recording && mayWrite {
    try store.record(snapshot, named: name)
    return
  }
  let outcome: SnapshotStore.Outcome
  // Where nothing can be written, what differs is worth more than why.
  if mayWrite, let checked = try? store.check(snapshot, named: name) {
    outcome = checked
  } else {
    outcome = try store.verify(snapshot, named: name)
  }
  if outcome == .matches { return }
  throw SnapshotMismatch(
    name: name, file: file, outcome: outcome, new: snapshot, wasToRecord: recording,
    isPending: mayWrite && store.hasPending(name), folder: folder)
}

/// What a test reports when a snapshot does not match its file.
public struct SnapshotMismatch: Error, Hashable, Sendable {
  /// The snapshot's name.
  public let name: String
  /// The path of its file.
  public let file: String
  /// What was found; never ``SnapshotStore/Outcome/matches``.
  public let outcome: SnapshotStore.Outcome
  /// What was drawn.
  public let new: Snapshot
  /// Whether recording was asked for, and not done because `CI` is set.
  public let wasToRecord: Bool
  /// Whether what was drawn waits beside the file to be reviewed.
  public let isPending: Bool
  /// The folder of the snapshots.
  public let folder: String
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
    if wasToRecord { return "\(hint) where CI is not set, as it is here." }
    return isPending ? "\(hint), or see stylebook snapshot review \(folder)." : "\(hint)."
  }
}
