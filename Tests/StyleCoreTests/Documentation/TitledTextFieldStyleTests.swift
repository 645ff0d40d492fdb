import StyleCore
import StyleSnapshots
import Testing

/// Stands for the folder that the guide has its reader choose.
private let snapshotFolder = Repository.path("Tests/StyleCoreTests/Snapshots/guide")

// guide 10
@MainActor
@Suite struct TitledTextFieldStyleTests {
  @Test(arguments: Scenario.all(width: 30))
  func looksAsRecorded(_ scenario: Scenario) throws {
    try verifySnapshot(
      of: scenario.canvas(TitledTextFieldStyle()),
      header: [.init("style", "titled"), .init("state", scenario.state.rawValue)],
      named: "titled/\(scenario.state)-\(scenario.colorScheme)", in: snapshotFolder)
  }
}
// end
