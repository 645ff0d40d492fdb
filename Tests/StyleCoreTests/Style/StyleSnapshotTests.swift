import StyleCore
import StyleSnapshots
import Styles
import Testing

/// The built-in styles in every state and appearance, against the recorded pictures.
@MainActor
@Suite struct StyleSnapshotTests {
  @Test func everyStateLooksAsRecorded() throws {
    let registry = StyleRegistry.builtIns()
    for id in registry.ids {
      for scenario in Scenario.all() { try verify(id, registry.make(id), scenario) }
    }
  }

  private func verify(_ id: String, _ style: any TextFieldStyle, _ scenario: Scenario) throws {
    let appearance = "\(scenario.colorScheme)"
    try verifySnapshot(
      of: scenario.canvas(style),
      header: [
        .init("style", id), .init("state", scenario.state.rawValue),
        .init("appearance", appearance),
      ],
      named: "\(id)/\(scenario.state.rawValue)-\(appearance)", in: Self.folder)
  }

  /// `Snapshots` beside the folder of this file.
  private static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(2)
    return "/" + parts.joined(separator: "/") + "/Snapshots"
  }()
}
