import StyleCore
import StyleSnapshots
import StyleTesting
import Testing

@MainActor
@Suite struct ExpectSnapshotTests {
  @Suite struct Inner {
    @Test(.disabled(if: SnapshotMode.isContinuousIntegration, "nothing is recorded there"))
    func theNameIsThatOfTheTest() throws {
      let folder = try ScratchFolder()
      #expect(expectSnapshot(of: Canvas(picture: "a"), in: folder.path, recording: true))
      let names = try SnapshotStore(folder: folder.path).files().map(\.name)
      #expect(names == ["ExpectSnapshotTests/Inner/theNameIsThatOfTheTest"])
    }
  }

  @Test func aFailureIsRecordedAndTheTestGoesOn() throws {
    let folder = try ScratchFolder()
    try SnapshotStore(folder: folder.path).record(
      Snapshot(of: Canvas(picture: "apple")), named: "a")
    var wentOn = false
    withKnownIssue {
      #expect(!expectSnapshot(of: Text("pear"), named: "a", in: folder.path, recording: false))
      wentOn = true
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Snapshot ‘a’ differs from") }
    }
    #expect(wentOn)
  }
}
