import Foundation
import StyleCore
import Testing

@testable import StyleSnapshots

private func snapshot(_ text: String = "apple") -> Snapshot {
  Snapshot(of: Canvas(picture: text), header: [.init("style", "plain")])
}

@Suite struct SnapshotPendingTests {
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

  private static func paths(_ store: SnapshotStore) throws -> [String] {
    try store.files().map(\.path)
  }

  @Test func whatDiffersWaitsBesideTheFile() throws {
    let folder = try ScratchFolder()
    let store = SnapshotStore(folder: folder.path)
    #expect(try store.check(snapshot("pear"), named: "a/b") == .missing)
    #expect(try Self.paths(store) == ["a/b.pending"])
    try store.record(snapshot("apple"), named: "a/b")
    #expect(try Self.paths(store) == ["a/b.snapshot"])
    guard case .differs = try store.check(snapshot("pear"), named: "a/b") else {
      Issue.record("the change was not noticed")
      return
    }
    #expect(try folder.text(of: "a/b.pending") == snapshot("pear").description)
    #expect(try folder.text(of: "a/b.snapshot") == snapshot("apple").description)
    #expect(try store.check(snapshot("apple"), named: "a/b") == .matches)
    #expect(try Self.paths(store) == ["a/b.snapshot"])
  }

  @Test func acceptingPutsItInPlaceAndRejectingRemovesIt() throws {
    let folder = try ScratchFolder()
    let store = SnapshotStore(folder: folder.path)
    for name in ["a/b", "c"] {
      try store.record(snapshot("apple"), named: name)
      _ = try store.check(snapshot("pear"), named: name)
    }
    _ = try store.check(snapshot("plum"), named: "new/one")
    let pending = try store.files().filter(\.isPending)
    #expect(pending.map(\.name) == ["a/b", "c", "new/one"])
    #expect(try store.pair(of: pending[0]).accepted == snapshot("apple"))
    #expect(try store.pair(of: pending[0]).pending == snapshot("pear"))
    #expect(try store.pair(of: pending[2]).accepted == nil)
    try store.accept(pending[0])
    try store.reject(pending[1])
    try store.reject(pending[2])
    #expect(try Self.paths(store) == ["a/b.snapshot", "c.snapshot"])
    #expect(try folder.text(of: "a/b.snapshot") == snapshot("pear").description)
    #expect(try folder.text(of: "c.snapshot") == snapshot("apple").description)
    // The folder that only what was rejected had made is gone.
    #expect(try folder.names == ["a", "c.snapshot"])
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.accept(pending[0]) } == .notPending)
  }

  @Test func damagedFilesAreReplacedAndNewerOnesAreNot() throws {
    let folder = try ScratchFolder()
    let store = SnapshotStore(folder: folder.path)
    let newer = snapshot().description.replacing("snapshot 1\n", with: "snapshot 12\n")
    try folder.write("rubbish", to: "damaged.snapshot")
    try folder.write(newer, to: "newer.snapshot")
    for name in ["damaged", "newer"] {
      guard case .unreadable = try store.check(snapshot(), named: name) else {
        Issue.record("\(name) was read")
        continue
      }
    }
    #expect(try Self.paths(store) == ["damaged.pending", "damaged.snapshot", "newer.snapshot"])
    #expect(
      Self.reason { () throws(SnapshotStoreError) in try store.record(snapshot(), named: "newer") }
        == .newerVersion)
    try folder.write(snapshot().description, to: "newer.pending")
    for file in try store.files().filter(\.isPending) {
      let reason = Self.reason { () throws(SnapshotStoreError) in try store.accept(file) }
      #expect(reason == (file.name == "newer" ? .newerVersion : nil))
    }
    #expect(try folder.text(of: "newer.snapshot") == newer)
    #expect(try folder.text(of: "damaged.snapshot") == snapshot().description)
  }

  @Test func whatWaitsMustBeWhole() throws {
    let folder = try ScratchFolder()
    let store = SnapshotStore(folder: folder.path)
    try store.record(snapshot(), named: "a")
    try folder.write(String(snapshot("pear").description.dropLast(4)), to: "a.pending")
    let file = try #require(try store.files().first)
    guard
      case .damagedPending = Self.reason({ () throws(SnapshotStoreError) in try store.accept(file) }
      )
    else {
      Issue.record("a damaged file was accepted")
      return
    }
    #expect(try folder.text(of: "a.snapshot") == snapshot().description)
  }

  @Test func linksAndOtherFilesAreNoneOfThese() throws {
    let folder = try ScratchFolder()
    let outside = try ScratchFolder()
    try outside.write("", to: "x.snapshot")
    try folder.link("out", to: outside.path)
    try folder.link("x.snapshot", to: "\(outside.path)/x.snapshot")
    try folder.write("", to: "README.md")
    try folder.write("", to: ".hidden.snapshot")
    let store = SnapshotStore(folder: folder.path)
    #expect(try store.files() == [])
    #expect(try SnapshotStore(folder: "\(folder.path)/none").files() == [])
    try store.remove(SnapshotFile(path: "out/x.snapshot", name: "out/x", isPending: false))
    #expect(try outside.names == ["x.snapshot"])
  }

  @Test func pathsTellTheirNames() throws {
    let long = String(repeating: "검색", count: 400)
    for name in [
      "a", "gradient/editing-dark", "Search Field/.x", "a.pending/b", "검색", "a%41", "a~b",
    ] {
      let place = try SnapshotName(name)
      #expect(SnapshotName.name(ofFileAt: place.path) == name)
      let pending = (place.folders + [place.pendingFile]).joined(separator: "/")
      #expect(SnapshotName.name(ofFileAt: pending) == name)
    }
    // What was cut has the name of its file.
    let cut = try SnapshotName(long).path
    #expect(SnapshotName.name(ofFileAt: cut) == String(cut.dropLast(".snapshot".count)))
    #expect(try SnapshotName("a.pending/b").path == "a%2epending/b.snapshot")
    #expect(SnapshotName.name(ofFileAt: "a%zz.snapshot") == "a%zz")
  }

  /// Many at once, of the same names: what is left is whole, and nothing else is.
  @Test func testsAtTheSameTimeLeaveWholeFiles() async throws {
    let folder = try ScratchFolder()
    let store = SnapshotStore(folder: folder.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<96 {
        group.addTask {
          let name = "deep/\(number % 3)"
          switch number % 4 {
          case 0: try store.record(snapshot("\(number)"), named: name)
          default: _ = try store.check(snapshot("\(number % 8)"), named: name)
          }
        }
      }
      try await group.waitForAll()
    }
    for file in try store.files() {
      let text = try folder.text(of: file.path)
      #expect(try Snapshot(parsing: text).description == text)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/deep")
    #expect(names.allSatisfy { $0.hasSuffix(".snapshot") || $0.hasSuffix(".pending") })
  }
}

@Suite struct VisitLogTests {
  @Test func twoPicturesOfOneNameAreReported() throws {
    let log = VisitLog(list: nil)
    try log.note([1], named: "a", file: "S/a.snapshot")
    try log.note([1], named: "a", file: "S/a.snapshot")
    try log.note([2], named: "b", file: "S/b.snapshot")
    let collision = #expect(throws: SnapshotCollision.self) {
      try log.note([2], named: "a", file: "S/a.snapshot")
    }
    #expect(
      collision?.description == """
        Two different pictures have the name ‘a’ in this run, and S/a.snapshot can hold only one. \
        Give each its own, as in named: "a-2"; cases of a test with arguments need a name each.
        """)
  }

  @Test func whatWasVerifiedIsListedOnce() throws {
    let folder = try ScratchFolder()
    let list = "\(folder.path)/list"
    let log = VisitLog(list: list)
    for _ in 0..<2 {
      try log.note([1], named: "a", file: "/S/a.snapshot")
      try log.note([2], named: "b/c", file: "/S/b/c.snapshot")
    }
    #expect(try folder.text(of: "list") == "/S/a.snapshot\n/S/b/c.snapshot\n")
    // A second process goes on with the list.
    try VisitLog(list: list, narrowing: "--filter").note([1], named: "d", file: "/S/d.snapshot")
    #expect(try folder.text(of: "list").hasSuffix("narrowed by --filter\n/S/d.snapshot\n"))
  }

  @Test func narrowedRunsAreKnownByTheirWords() {
    #expect(VisitLog.narrowing(of: ["tests", "--testing-library", "xctest"]) == nil)
    #expect(VisitLog.narrowing(of: ["tests", "--filter", "x"]) == "--filter")
    #expect(VisitLog.narrowing(of: ["tests", "--skip=x"]) == "--skip=x")
  }
}

@MainActor
@Suite struct VerifyViewTests {
  @Test(.disabled(if: SnapshotMode.isContinuousIntegration, "nothing is recorded there"))
  func anyViewMayBeVerified() throws {
    let folder = try ScratchFolder()
    let view = VStack { Text("Hello").bold() }
    try verifySnapshot(of: view, in: folder.path, recording: true)
    try verifySnapshot(of: view, in: folder.path, recording: false)
    #expect(
      try folder.text(of: "%53napshot%50ending%54ests/any%56iew%4day%42e%56erified.snapshot") == """
        stylebook snapshot 1
        appearance: dark
        width: 40
        size: 5x1

        |Hello|

        |aaaaa| 0
        a  bold
        end

        """)
  }

  @Test func namesComeFromTheTest() {
    #expect(
      nameOfSnapshot(inFile: "/a/LoginTests.swift", function: "looks(_:)") == "LoginTests/looks")
    #expect(nameOfSnapshot(inFile: "main", function: "f") == "main/f")
  }

  @Test func aFailureTellsOfTheReview() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: SnapshotMismatch.self) {
      try verifySnapshot(
        of: snapshot(), named: "a", in: folder.path, recording: false, mayWrite: true)
    }
    #expect(
      error?.description.hasSuffix(
        "run the test with STYLEBOOK_RECORD=1, or see stylebook snapshot review \(folder.path).")
        == true)
    #expect(try folder.names == ["a.pending"])
  }
}
