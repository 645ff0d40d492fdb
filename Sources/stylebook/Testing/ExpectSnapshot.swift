#if canImport(Testing)
  import StyleCore
  import StyleSnapshots
  import Testing

  /// Expects a snapshot to be as recorded, or records it when asked to.
  ///
  /// The test goes on after a failure, and the failure has what was accepted and what was drawn as
  /// attachments, for test runners that keep them (`swift test --attachments-path`).
  ///
  /// ```swift
  /// @Test func looksRight() {
  ///   expectSnapshot(of: LoginForm())    // Snapshots/LoginTests/looksRight.snapshot
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: What was drawn now.
  ///   - name: A path below the folder without extension. Unless given it is that of the suites and
  ///     the function of the running test.
  ///   - folder: The folder of snapshots; unless given it is `Snapshots` beside the file of the test.
  ///   - recording: Whether to write the file instead; as `STYLEBOOK_RECORD` says unless given.
  ///   - filePath: The file of the test.
  ///   - function: The function of the test, for its name outside of tests.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: Whether it is as recorded, or was recorded.
  @discardableResult
  public func expectSnapshot(
    of snapshot: Snapshot, named name: String? = nil, in folder: String? = nil,
    recording: Bool = SnapshotMode.isRecording, filePath: StaticString = #filePath,
    function: StaticString = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    do {
      try verifySnapshot(
        of: snapshot, named: name ?? nameOfRunningTest, in: folder, recording: recording,
        filePath: filePath, function: function)
      return true
    } catch {
      if let mismatch = error as? SnapshotMismatch {
        attach(mismatch, sourceLocation: sourceLocation)
      }
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return false
    }
  }

  /// Expects a canvas to be as recorded; see ``expectSnapshot(of:named:in:recording:filePath:function:sourceLocation:)-(Snapshot,_,_,_,_,_,_)``.
  @discardableResult
  public func expectSnapshot(
    of canvas: Canvas, header: [Snapshot.Field] = [], named name: String? = nil,
    in folder: String? = nil, recording: Bool = SnapshotMode.isRecording,
    filePath: StaticString = #filePath, function: StaticString = #function,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    expectSnapshot(
      of: Snapshot(of: canvas, header: header), named: name, in: folder, recording: recording,
      filePath: filePath, function: function, sourceLocation: sourceLocation)
  }

  /// Expects a view to look as recorded; see ``expectSnapshot(of:named:in:recording:filePath:function:sourceLocation:)-(Snapshot,_,_,_,_,_,_)``.
  @discardableResult
  @MainActor
  public func expectSnapshot(
    of view: some View, options: RenderOptions = RenderOptions(width: 40),
    header: [Snapshot.Field] = [], named name: String? = nil, in folder: String? = nil,
    recording: Bool = SnapshotMode.isRecording, filePath: StaticString = #filePath,
    function: StaticString = #function, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    expectSnapshot(
      of: Snapshot(of: view, options: options, header: header), named: name, in: folder,
      recording: recording, filePath: filePath, function: function,
      sourceLocation: sourceLocation)
  }

  /// The name of the running test: its suites and its function, without arguments; nil outside of
  /// one.
  private var nameOfRunningTest: String? {
    guard let test = Test.current else { return nil }
    // Such as Module.Suite/function(_:)/File.swift:10:4.
    let parts = "\(test.id)".split(separator: "/").prefix { !$0.contains(".swift:") }
    let names = parts.enumerated().map { index, part in
      let part = index == 0 ? part.drop { $0 != "." }.dropFirst() : part
      return String(part.prefix { $0 != "(" })
    }
    return names.isEmpty ? nil : names.filter { !$0.isEmpty }.joined(separator: "/")
  }

  private func attach(_ mismatch: SnapshotMismatch, sourceLocation: SourceLocation) {
    #if compiler(>=6.2)
      let stem = mismatch.name.split(separator: "/").joined(separator: "-")
      if case .differs(let difference) = mismatch.outcome {
        Attachment.record(
          difference.old.description, named: "\(stem)-accepted.snapshot",
          sourceLocation: sourceLocation)
      }
      Attachment.record(
        mismatch.new.description, named: "\(stem)-new.snapshot", sourceLocation: sourceLocation)
    #endif
  }
#endif
