import StyleCore
import StyleSnapshots
import Styles
import Testing

/// Holds README.md to what is compiled, drawn and registered.
@MainActor
@Suite struct ReadmeTests {
  @Test func itsCodeIsCompiled() throws {
    try MarkedCode.expect(
      "readme", in: ["BoxedTextFieldStyle", "ReadmeTests"], shownIn: "README.md",
      butFor: ["dependencies:"])
  }

  @Test func itsTestWorks() throws {
    try Repository.withTemporaryFolder { snapshotFolder in
      let store = SnapshotStore(folder: snapshotFolder)
      try store.record(
        Snapshot(of: Scenario(.editing).canvas(BoxedTextFieldStyle())), named: "boxed/editing")
      // readme 2
      try verifySnapshot(
        of: Scenario(.editing).canvas(BoxedTextFieldStyle()), named: "boxed/editing",
        in: snapshotFolder)
      // end
    }
  }

  @Test func itsPicturesAreDrawn() throws {
    try expectBlocks(in: "text", of: "README.md") { _ in
      var session = BrowserSession(height: 13)
      session.press("Enter M-a Backspace")
      session.type("apples")
      let canvas = Scenario(.editing, text: "apples", width: 30).canvas(BoxedTextFieldStyle())
      return [session.screen, String(PlainTextEncoder().text(of: canvas).dropLast())]
    }
  }

  @Test func itsTableHasTheStyles() throws {
    let rows = try Repository.text("README.md").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "`")[1].description }
    #expect(rows == StyleRegistry.builtIns().ids)
  }
}
