import StyleCore

/// A style with one parameter of each kind, conforming where it is declared.
struct SampleStyle: ParametricTextFieldStyle {
  enum Mode: String, CaseIterable, Sendable {
    case never
    case whileEditing = "while-editing"
    case twoWords = "two words"
  }

  var width = 2.0
  var ratio: Float = 0.5
  var isRound = true
  var border = sampleColor("red")
  var colors = [sampleColor("red"), sampleColor("blue")]
  var insets = [1.0, 2]
  var title = "No \"text\""
  var mode = Mode.never

  static let parameters: [StyleParameter<SampleStyle>] = [
    .number("width", \.width, in: 0...8, "Width of the border, in points."),
    .number("ratio", \.ratio, in: 0...1, step: 0.25, unit: "of the height", "How round."),
    .flag("round", \.isRound, "Whether the corners are round."),
    .color("border-color", \.border, "The colour of the border."),
    .colors("colors", \.colors, count: 1...3, "The colours of the ground."),
    .numbers("insets", \.insets, count: 2...2, in: 0...9, "Room around."),
    .string("title", \.title, "What stands above."),
    .choice("mode", \.mode, "When the button shows."),
  ]

  func makeBody(configuration: Configuration) -> some View {
    configuration
  }
}

/// A style that conforms in an extension.
struct LaterStyle {
  var width: Double

  init() { width = 1 }
}

extension LaterStyle: ParametricTextFieldStyle {
  static var parameters: [StyleParameter<LaterStyle>] {
    [.number("width", \.width, in: 0...100, step: 5, unit: "points", "Width, in points.")]
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration
  }
}

/// A style of one look.
struct FixedStyle: TextFieldStyle {
  var name = "fixed"

  func makeBody(configuration: Configuration) -> some View {
    configuration
  }
}

/// A style whose list of parameters differs from test to test.
struct FaultyStyle<Fault: FaultyList>: ParametricTextFieldStyle {
  var width = 9.0

  static var parameters: [StyleParameter<FaultyStyle<Fault>>] {
    Fault.names.map { .number($0, \.width, in: 0...Fault.most, "Width, in points.") }
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration
  }
}

/// What is wrong with a ``FaultyStyle``.
@MainActor
protocol FaultyList {
  static var names: [String] { get }
  static var most: Double { get }
}

/// The colour of a text that is known to be one.
func sampleColor(_ text: String) -> Color {
  guard let color = try? Color(parsing: text) else { preconditionFailure("A sample is a colour.") }
  return color
}

/// Two parametric styles and a fixed one: `sample`, `later`, `fixed`.
@MainActor
func sampleRegistry() throws -> StyleRegistry {
  var registry = StyleRegistry()
  try registry.register(contentsOf: SamplePlugin())
  return registry
}

struct SamplePlugin: StylePlugin {
  var name = "samples"
  var lastID = "fixed"

  func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.register(
      SampleStyle.self, id: "sample", title: "Sample", summary: "One of each.",
      version: "1.0.0", author: "Tests")
    try registry.register(
      LaterStyle.self, id: "later", title: "Later", summary: "One number.", version: "1.0.0",
      author: "Tests")
    try registry.register(
      FixedStyle(), id: lastID, title: "Fixed", summary: "Nothing to set.", version: "1.0.0",
      author: "Tests")
  }
}
