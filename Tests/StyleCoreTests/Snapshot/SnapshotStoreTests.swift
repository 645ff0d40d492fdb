import Foundation
import StyleCore
import Testing

@testable import StyleSnapshots

/// A folder that is gone when the test is over.
private final class TemporaryFolder {
  let path: String

  init() throws {
    path = "\(NSTemporaryDirectory())/stylebook-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var store: SnapshotStore { SnapshotStore(folder: path) }

  /// Every file below, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? [])
      .filter { (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\($0)")) == nil }
      .sorted()
  }

  func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}

private func snapshot(_ text: String = "apple") -> Snapshot {
  Snapshot(of: Canvas(picture: text), header: [.init("style", "plain")])
}

@Suite struct SnapshotStoreTests {
  @Test func recordsVerifiesAndLeavesAlone() throws {
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: "\(folder.path)/not/there/yet/")
    #expect(try store.verify(snapshot(), named: "a/b") == .missing)
    #expect(folder.files.isEmpty)
    #expect(try store.record(snapshot(), named: "a/b") == .created)
    let file = try store.path(for: "a/b")
    #expect(file == "\(folder.path)/not/there/yet/a/b.snapshot")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == snapshot().description)
    #expect(try store.verify(snapshot(), named: "a/b") == .matches)
    let inode = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(try store.record(snapshot(), named: "a/b") == .unchanged)
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == inode)
    #expect(
      try store.verify(snapshot("apples"), named: "a/b")
        == .differs(SnapshotDifference(from: snapshot(), to: snapshot("apples"))))
    #expect(try store.record(snapshot("apples"), named: "a/b") == .changed)
    #expect(folder.files == ["not/there/yet/a/b.snapshot"])
  }

  @Test func otherSpellingsMatch() throws {
    let folder = try TemporaryFolder()
    let text = snapshot().description.replacing("\n", with: "\r\n")
    try folder.write(text, to: "a.snapshot")
    #expect(try folder.store.verify(snapshot(), named: "a") == .matches)
  }

  @Test func damagedFilesSayWhere() throws {
    let folder = try TemporaryFolder()
    for (text, line, reason) in [
      ("", 1, SnapshotError.Problem.notASnapshot),
      (snapshot().description.replacing(" 1\n", with: " 2\n"), 1, .newerVersion("2")),
      (String(snapshot().description.dropLast(4)), 6, .missingEnd),
      (
        snapshot().description.replacing("le|", with: "le |"), 5,
        .wrongWidth(row: 0, found: 6, expected: 5)
      ),
    ] {
      try folder.write(text, to: "a.snapshot")
      #expect(
        try folder.store.verify(snapshot(), named: "a")
          == .unreadable(
            file: "\(folder.path)/a.snapshot", line: line,
            reason: SnapshotError(line: line, problem: reason).reason))
    }
    #expect(try folder.store.record(snapshot(), named: "a") == .changed)
  }
}

@Suite struct LeftoverTests {
  @Test func whatAKilledRunLeftIsRemovedWhenItIsOld() throws {
    let folder = try TemporaryFolder()
    for name in [".stylebook-old.tmp", ".stylebook-new.tmp", "kept.tmp", ".stylebook-kept"] {
      try folder.write("", to: name)
    }
    for name in [".stylebook-old.tmp", "kept.tmp", ".stylebook-kept"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -120)],
        ofItemAtPath: "\(folder.path)/\(name)")
    }
    try folder.store.record(snapshot(), named: "a")
    #expect(folder.files == [".stylebook-kept", ".stylebook-new.tmp", "a.snapshot", "kept.tmp"])
  }
}

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    ("gradient/editing-dark", "gradient/editing-dark.snapshot"),
    ("a.b_c-1", "a.b_c-1.snapshot"),
    ("Search Field", "%53earch%20%46ield.snapshot"),
    (".hidden/x.", "%2ehidden/x%2e.snapshot"),
    (".../x", "%2e.%2e/x.snapshot"),
    ("a/%2e%2e/b", "a/%252e%252e/b.snapshot"),
    ("a\\..\\b", "a%5c..%5cb.snapshot"),
    ("a\0b\n", "a%00b%0a.snapshot"),
    ("~/x", "%7e/x.snapshot"),
    ("검", "%ea%b2%80.snapshot"),
    ("a.snapshot", "a.snapshot.snapshot"),
    ("a.snapshot/b", "a%2esnapshot/b.snapshot"),
  ])
  func partsAreMadeSafe(name: String, path: String) throws {
    #expect(try SnapshotName(name).path == path)
  }

  @Test(arguments: ["", "/", "/etc/passwd", "a//b", "a/", "..", "../x", "a/../../x", "./x", "a/."])
  func namesThatAreNone(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: SnapshotStoreError.self) { try folder.store.record(snapshot(), named: name) }
    #expect(throws: SnapshotStoreError.self) { try folder.store.verify(snapshot(), named: name) }
    #expect(folder.files.isEmpty)
  }

  @Test func longPartsAreCutAndStayApart() throws {
    let long = String(repeating: "검색", count: 400)
    let paths = try ["\(long)1", "\(long)2", "\(long)1/x"].map { try SnapshotName($0).path }
    #expect(Set(paths).count == 3)
    for path in paths { #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 209 }) }
    #expect(paths[0] == (try SnapshotName("\(long)1").path))
    // The cut form itself is a name like any other, with another file.
    let cut = String(paths[0].dropLast(".snapshot".count))
    #expect(try SnapshotName(cut).path != paths[0])
    let folder = try TemporaryFolder()
    #expect(try folder.store.record(snapshot(), named: "\(long)1") == .created)
    #expect(try folder.store.record(snapshot("b"), named: "\(long)2") == .created)
    #expect(try folder.store.verify(snapshot(), named: "\(long)1") == .matches)
  }

  /// No two of many names that look alike share a file, whatever the file system makes of capitals.
  @Test func differentNamesHaveDifferentFiles() throws {
    let parts = [
      "a", "A", "a.", ".a", "a.snapshot", "a%2esnapshot", "%61", "á", "a\u{301}", "a ", "~",
    ]
    let names = parts + parts.flatMap { first in parts.map { "\(first)/\($0)" } }
    let paths = try names.map { try SnapshotName($0) }
    #expect(Set(paths.map { $0.path.lowercased() }).count == names.count)
    // Nor does a folder stand where a file has to go.
    let folders = Set(paths.compactMap(\.folders.first))
    #expect(paths.allSatisfy { !$0.folders.isEmpty || !folders.contains($0.file) })
  }
}

@Suite struct SnapshotStoreProtectionTests {
  private static func reason(
    _ work: () throws(SnapshotStoreError) -> some Sendable
  ) -> SnapshotStoreError.Reason? {
    do throws(SnapshotStoreError) {
      _ = try work()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func linksInsideAreNotFollowed() throws {
    let outside = try TemporaryFolder()
    let folder = try TemporaryFolder()
    try outside.write("secret", to: "b.snapshot")
    try folder.link("out", to: outside.path)
    try folder.link("b.snapshot", to: "\(outside.path)/b.snapshot")
    try folder.link("new.snapshot", to: "\(outside.path)/new.snapshot")
    for name in ["out/x", "out/b", "b", "new"] {
      let reason = Self.reason { () throws(SnapshotStoreError) in
        try folder.store.record(snapshot(), named: name)
      }
      #expect(reason == .symbolicLink)
    }
    #expect(outside.files == ["b.snapshot"])
    #expect(try String(contentsOfFile: "\(outside.path)/b.snapshot", encoding: .utf8) == "secret")
    // The folder itself may be reached by a link: that is the user's choice.
    try outside.link("way", to: folder.path)
    #expect(
      try SnapshotStore(folder: "\(outside.path)/way").record(snapshot(), named: "c") == .created)
  }

  @Test func whatStandsInTheWayIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try folder.makeFolder("a.snapshot")
    let store = folder.store
    let inFile = SnapshotStore(folder: "\(folder.path)/file")
    let belowFile = SnapshotStore(folder: "\(folder.path)/file/below")
    let one = snapshot()
    for store in [inFile, belowFile] {
      #expect(
        Self.reason { () throws(SnapshotStoreError) in try store.record(one, named: "x") }
          == .notAFolder)
      #expect(
        Self.reason { () throws(SnapshotStoreError) in try store.verify(one, named: "x") }
          == .notAFolder)
    }
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.record(one, named: "file/x") }
        == .notAFolder)
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.record(one, named: "a") }
        == .notAFile)
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.verify(one, named: "a") }
        == .notAFile)
    #expect(folder.files == ["file"])
  }

  @Test func capitalsOfAFilePutThereByHandAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Editing.snapshot")
    try folder.makeFolder("Gradient")
    let store = folder.store
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.record(snapshot(), named: "editing")
      }
        == .differsInCase(existing: "\(folder.path)/Editing.snapshot"))
    #expect(
      Self.reason { () throws(SnapshotStoreError) in
        try store.record(snapshot(), named: "gradient/x")
      }
        == .differsInCase(existing: "\(folder.path)/Gradient"))
    #expect(folder.files == ["Editing.snapshot"])
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to root"))
  func foldersThatMayNotBeWritten() throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try store.record(snapshot(), named: "a")
    try folder.makeFolder("inner")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    for name in ["b", "a", "new/x"] {
      let reason = Self.reason { () throws(SnapshotStoreError) in
        try store.record(snapshot("pear"), named: name)
      }
      #expect(reason == .notPermitted)
    }
    #expect(try store.record(snapshot(), named: "a") == .unchanged)
    #expect(try store.verify(snapshot(), named: "a") == .matches)
    try manager.setAttributes([.posixPermissions: 0o000], ofItemAtPath: "\(folder.path)/a.snapshot")
    let reason = Self.reason { () throws(SnapshotStoreError) in
      try store.verify(snapshot(), named: "a")
    }
    #expect(reason == .notPermitted)
    #expect(folder.files == ["a.snapshot"])
  }

  @Test func canvasesTooLargeToReadAreNotWritten() throws {
    let folder = try TemporaryFolder()
    let wide = Snapshot(of: Canvas(width: Snapshot.maximumLength + 1, height: 1))
    let store = folder.store
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.record(wide, named: "a") }
        == .tooLarge)
    #expect(folder.files.isEmpty)
  }

  /// Many at once, of the same names: each file is one of those written, and nothing else is left.
  @Test func writersAtTheSameTimeLeaveWholeFiles() async throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<64 {
        group.addTask { try store.record(snapshot("\(number)"), named: "deep/er/\(number % 4)") }
      }
      try await group.waitForAll()
    }
    #expect(folder.files == (0..<4).map { "deep/er/\($0).snapshot" })
    for file in folder.files {
      let text = try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
      #expect(try Snapshot(parsing: text).description == text)
    }
  }
}

@Suite struct VerifySnapshotTests {
  private static func message(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "passed"
    } catch {
      return "\(error)"
    }
  }

  @Test func failuresSayWhatHappenedAndWhatToDo() throws {
    let folder = try TemporaryFolder()
    func verify(_ text: String, recording: Bool, mayWrite: Bool) -> String {
      Self.message {
        try verifySnapshot(
          of: snapshot(text), named: "a/b", in: folder.path, recording: recording,
          mayWrite: mayWrite)
      }
    }
    let file = "\(folder.path)/a/b.snapshot"
    #expect(
      verify("apple", recording: false, mayWrite: true) == """
        Snapshot ‘a/b’ has not been recorded: there is no \(file). To record it, run the test with \
        STYLEBOOK_RECORD=1, or see stylebook snapshot review \(folder.path).
        """)
    try FileManager.default.removeItem(atPath: "\(folder.path)/a/b.pending")
    #expect(
      verify("apple", recording: true, mayWrite: false) == """
        Snapshot ‘a/b’ has not been recorded: there is no \(file). To record it, run the test with \
        STYLEBOOK_RECORD=1 where CI is not set, as it is here.
        """)
    #expect(folder.files.isEmpty)
    #expect(verify("apple", recording: true, mayWrite: true) == "passed")
    #expect(verify("apple", recording: false, mayWrite: false) == "passed")
    #expect(
      verify("apples", recording: false, mayWrite: true) == """
        Snapshot ‘a/b’ differs from \(file):
        size: 5x1 → 6x1
        picture:
        - |apple|
        + |apples|
        If the new look is right, run the test with STYLEBOOK_RECORD=1, or see stylebook snapshot \
        review \(folder.path).
        """)
    try folder.write("rubbish", to: "a/b.snapshot")
    #expect(
      verify("apple", recording: false, mayWrite: true) == """
        Snapshot ‘a/b’ cannot be read: \(file):1: not a snapshot: the first line should be \
        ‘stylebook snapshot 1’. To record it anew, run the test with STYLEBOOK_RECORD=1, \
        or see stylebook snapshot review \(folder.path).
        """)
  }

  @Test func theCallOfATest() throws {
    let folder = try TemporaryFolder()
    let canvas = Canvas(picture: "apple")
    #expect(throws: SnapshotMismatch.self) {
      try verifySnapshot(of: canvas, named: "a", in: folder.path, recording: false)
    }
    try folder.store.record(Snapshot(of: canvas), named: "a")
    try verifySnapshot(of: canvas, named: "a", in: folder.path, recording: false)
    try verifySnapshot(of: Snapshot(of: canvas), named: "a", in: folder.path, recording: false)
  }

  @Test func theUsualFolderIsBesideTheTest() throws {
    #expect(folderOfSnapshots(beside: "/a/b/Tests.swift") == "/a/b/Snapshots")
    #expect(folderOfSnapshots(beside: "Tests.swift") == "Snapshots")
    let message = Self.message {
      try verifySnapshot(
        of: snapshot("a"), named: "none", in: folderOfSnapshots(beside: #filePath),
        recording: false, mayWrite: false)
    }
    #expect(message.contains("Tests/StyleCoreTests/Snapshot/Snapshots/none.snapshot"))
  }

  @Test func variablesCountAsSetOrNot() {
    for value in ["1", "true", "yes", "all", "GitHub"] { #expect(SnapshotMode.isYes(value)) }
    for value in ["", "0", "false", "False", "no"] { #expect(!SnapshotMode.isYes(value)) }
  }
}
