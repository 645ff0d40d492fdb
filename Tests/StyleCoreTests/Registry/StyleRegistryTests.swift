import Testing

@testable import StyleCore

@MainActor
@Suite("A style registry")
struct StyleRegistryTests {
  @Test("keeps styles in order, with what they tell of themselves")
  func order() throws {
    let registry = try sampleRegistry()
    #expect(registry.ids == ["sample", "later", "fixed"])
    #expect(registry.entries.map(\.plugin) == ["samples", "samples", "samples"])
    let manifest = try registry.entry(for: "sample").manifest
    #expect(
      manifest.parameters.map { "\($0.name) \($0.kind.name) \($0.defaultValue)" } == [
        "width number 2",
        "ratio number 0.5",
        "round flag true",
        "border-color color \(sampleColor("red"))",
        "colors colors [\(sampleColor("red")), \(sampleColor("blue"))]",
        "insets numbers [1, 2]",
        "title string \"No \\\"text\\\"\"",
        "mode choice never",
      ])
    #expect(
      manifest.parameter(named: "ratio")?.kind
        == .number(range: 0...1, step: 0.25, unit: "of the height"))
    #expect(
      manifest.parameter(named: "mode")?.kind == .choice(["never", "while-editing", "two words"]))
    #expect(try registry.entry(for: "fixed").manifest.parameters.isEmpty)
  }

  @Test("makes styles with what is set, and defaults for the rest")
  func make() throws {
    let registry = try sampleRegistry()
    let made = try registry.make(
      "sample",
      [
        StyleArgument("width", .number(3.5)), StyleArgument("ratio", .number(0.25)),
        StyleArgument("round", .flag(false)),
        StyleArgument("border-color", .color(sampleColor("#c0c0c0"))),
        StyleArgument("colors", .colors([sampleColor("blue")])),
        StyleArgument("title", .string("Name")), StyleArgument("mode", .choice("two words")),
      ])
    let style = try #require(made as? SampleStyle)
    #expect(style.width == 3.5)
    #expect(style.ratio == 0.25)
    #expect(!style.isRound)
    #expect(style.border == sampleColor("#c0c0c0"))
    #expect(style.colors == [sampleColor("blue")])
    #expect(style.title == "Name")
    #expect(style.mode == .twoWords)
    #expect((try registry.make("sample") as? SampleStyle)?.width == 2)
    #expect((try registry.make("fixed") as? FixedStyle)?.name == "fixed")
  }

  @Test("reads and sets by key path, and leaves a style alone when it refuses")
  func keyPaths() throws {
    var style = SampleStyle()
    let width = try #require(SampleStyle.parameters.first)
    try width.set(.number(8), on: &style)
    #expect(width.value(in: style) == .number(8))
    #expect(throws: ParameterError.outOfRange(name: "width", value: .infinity, allowed: 0...8)) {
      try width.set(.number(.infinity), on: &style)
    }
    #expect(throws: ParameterError.self) { try width.set(.number(.nan), on: &style) }
    #expect(throws: ParameterError.self) { try width.set(.flag(true), on: &style) }
    #expect(style.width == 8)
  }

  @Test("reads back the print of every default")
  func defaults() throws {
    for entry in try sampleRegistry().entries {
      for parameter in entry.manifest.parameters {
        let printed = parameter.defaultValue.description
        #expect(try parameter.value(parsing: printed) == parameter.defaultValue)
      }
    }
  }

  @Test(
    "reads back the print of any text and number",
    arguments: [
      "", " ", "true", "3", "-", "#f00", "[red]", "a b", "\"", "\\", "\n\t\r\n", "\u{1B}[1m",
      "\u{301}",
      "검색 창", "👩\u{200D}💻", "\u{202E}x", "\\u{41}", "a, b: 2) | c",
    ])
  func texts(text: String) throws {
    for kind in [ParameterKind.string, .choice([text])] {
      let value: ParameterValue = kind == .string ? .string(text) : .choice(text)
      let parameter = ParameterDescription(
        name: "a", kind: kind, defaultValue: value, summary: "")
      #expect(try parameter.value(parsing: value.description) == value)
      let written = try StyleExpression(parsing: "x(a: \(value))").terms[0].arguments
      #expect(try written.map { try parameter.value(of: $0.value) } == [value])
    }
    for number in [0, -1, 0.1, 1e15, 1e-7, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      #expect(NumberText.parse(NumberText.of(number)) == number)
    }
  }

  @Test("registers a plugin wholly or not at all")
  func atomicity() throws {
    var registry = StyleRegistry()
    try registry.register(
      FixedStyle(), id: "mine", title: "Mine", summary: "", version: "1.0.0", author: "Tests")
    #expect(throws: RegistryError.repeatedID("later")) {
      try registry.register(contentsOf: SamplePlugin(lastID: "later"))
    }
    #expect(registry.ids == ["mine"])
    #expect(throws: StyleLookupError.unknownStyle(id: "sample", nearest: [])) {
      try registry.entry(for: "sample")
    }
    try registry.register(contentsOf: SamplePlugin())
    try registry.register(
      FixedStyle(), id: "last", title: "Last", summary: "", version: "1.0.0", author: "Tests")
    #expect(registry.ids == ["mine", "sample", "later", "fixed", "last"])
    #expect(registry.entries.map(\.plugin) == [nil, "samples", "samples", "samples", nil])
  }

  @Test(
    "accepts kebab-case names only",
    arguments: ["", "A", "a b", "1a", "-a", "a_b", "é", "aé", "a.b", "a\n", "a\u{301}"])
  func malformedIDs(id: String) throws {
    var registry = StyleRegistry()
    #expect(throws: RegistryError.malformedID(id)) {
      try registry.register(
        FixedStyle(), id: id, title: "", summary: "", version: "", author: "")
    }
    #expect(registry.entries.isEmpty)
    #expect(StyleManifest.isWellFormed(name: "a1-b"))
  }

  @Test("refuses faulty lists of parameters and newer API levels")
  func faults() {
    enum Twice: FaultyList {
      static let names = ["a", "b", "a"]
      static let most = 9.0
    }
    enum Malformed: FaultyList {
      static let names = ["fontSize"]
      static let most = 9.0
    }
    enum Beyond: FaultyList {
      static let names = ["a"]
      static let most = 8.0
    }
    func refusal<Fault: FaultyList>(_: Fault.Type, apiLevel: Int = 1) -> String? {
      var registry = StyleRegistry()
      do throws(RegistryError) {
        try registry.register(
          FaultyStyle<Fault>.self, id: "x", title: "", summary: "", version: "", author: "",
          apiLevel: apiLevel)
        return nil
      } catch {
        #expect(registry.entries.isEmpty)
        return error.description
      }
    }
    #expect(
      refusal(Twice.self)
        == "The style \"x\" lists the parameter \"a\" twice; give each its own name.")
    #expect(
      refusal(Malformed.self)
        == "\"fontSize\" cannot name a parameter of \"x\"; use lower-case letters, digits and "
        + "hyphens, and begin with a letter.")
    #expect(
      refusal(Beyond.self)
        == "The style \"x\" refuses its own default: a takes a number from 0 to 8, not 9.")
    #expect(
      refusal(Beyond.self, apiLevel: 2)
        == "The style \"x\" needs API level 2, and this Stylebook offers 1; use a newer Stylebook.")
  }

  @Test("offers the names that come nearest")
  func nearest() {
    let names = ["default", "plain", "rounded-border", "underlined", "gradient", "search"]
    #expect(NearestNames.of("gradiant", among: names) == ["gradient"])
    #expect(NearestNames.of("plian", among: names) == ["plain"])
    #expect(NearestNames.of("Search", among: names) == ["search"])
    #expect(NearestNames.of("rounded", among: names) == ["rounded-border"])
    #expect(NearestNames.of("borderColor", among: ["border-color", "width"]) == ["border-color"])
    #expect(NearestNames.of("box", among: names) == [])
    #expect(NearestNames.of("", among: names) == [])
    #expect(
      NearestNames.of("aab", among: ["aaa", "aab-c", "bab", "aac"]) == ["aaa", "bab", "aac"])
    #expect(NearestNames.of(String(repeating: "plain", count: 2000), among: names) == [])
  }
}
