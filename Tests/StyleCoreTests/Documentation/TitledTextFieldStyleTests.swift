import StyleCore
import StyleSnapshots
import Testing

// guide 11
@MainActor
@Suite struct TitledTextFieldStyleTests {
  @Test(arguments: Scenario.all(width: 30))
  func looksAsRecorded(_ scenario: Scenario) throws {
    try verifySnapshot(
      of: scenario.canvas(TitledTextFieldStyle()),
      header: [.init("style", "titled"), .init("state", scenario.state.rawValue)],
      named: "titled/\(scenario.state)-\(scenario.colorScheme)")
  }
}
// end
