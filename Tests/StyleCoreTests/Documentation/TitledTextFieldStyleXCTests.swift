import StyleCore
import StyleSnapshots
import XCTest

// guide 12
final class TitledTextFieldStyleXCTests: XCTestCase {
  @MainActor func testLooksAsRecorded() async throws {
    for scenario in Scenario.all(width: 30) {
      try verifySnapshot(
        of: scenario.canvas(TitledTextFieldStyle()),
        header: [.init("style", "titled"), .init("state", scenario.state.rawValue)],
        named: "titled/\(scenario.state)-\(scenario.colorScheme)")
    }
  }
}
// end
