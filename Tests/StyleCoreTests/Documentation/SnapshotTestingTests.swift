import StyleCore
import StyleSnapshots
import StyleTesting
import Styles
import Testing

// suite 1
struct LoginForm: View {
  @State private var name = ""
  @State private var password = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Your name", text: $name)
      SecureField("A password", text: $password)
    }
    .textFieldStyle(.roundedBorder)
  }
}
// end

// suite 2
@MainActor
@Suite struct LoginFormTests {
  @Test(arguments: [20, 40])
  func looksAsRecorded(width: Int) {
    expectSnapshot(
      of: LoginForm(), options: RenderOptions(width: width), named: "login/\(width)-columns")
  }

  @Test func isDrawnAsACanvas() throws {
    let canvas = Scenario(.error, width: 24).canvas(.underlined)
    try verifySnapshot(of: canvas, named: "login/error")
  }
}
// end

/// Holds the article on snapshot-testing to code that compiles.
@MainActor
@Suite struct SnapshotTestingTests {
  @Test func itsCodeIsCompiled() throws {
    try MarkedCode.expect(
      "suite", in: ["SnapshotTestingTests"],
      shownIn: "Documentation/Stylebook.docc/SnapshotTesting.md", butFor: [])
  }
}
