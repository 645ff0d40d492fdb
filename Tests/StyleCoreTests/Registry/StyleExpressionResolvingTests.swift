import StyleCore
import Testing

@MainActor
@Suite("Resolving a style expression")
struct StyleExpressionResolvingTests {
  @Test("makes the styles in order, with typed arguments")
  func resolve() throws {
    let registry = try sampleRegistry()
    let source =
      "sample(width: 3, colors: [#f00, blue], title: Name, mode: \"two words\") | later | fixed()"
    let terms = try StyleExpression(parsing: source).resolve(in: registry)
    #expect(terms.map(\.id) == ["sample", "later", "fixed"])
    #expect(
      terms[0].arguments == [
        StyleArgument("width", .number(3)),
        StyleArgument("colors", .colors([sampleColor("#f00"), sampleColor("blue")])),
        StyleArgument("title", .string("Name")),
        StyleArgument("mode", .choice("two words")),
      ])
    #expect((terms[0].style as? SampleStyle)?.width == 3)
    #expect((terms[1].style as? LaterStyle)?.width == 1)
    let printed = terms.map(\.description).joined(separator: " | ")
    let again = try StyleExpression(parsing: printed).resolve(in: registry)
    #expect(again.map(\.arguments) == terms.map(\.arguments))
  }

  @Test(
    "applies settings",
    arguments: [
      ("sample", ["width=3"], "sample(width: 3)"),
      ("sample(width: 1, round: true)", ["width=3.0"], "sample(width: 3, round: true)"),
      (
        "later | sample", ["round=false", "later.width=7"], "later(width: 7) | sample(round: false)"
      ),
      ("sample | sample", ["width=3"], "sample(width: 3) | sample(width: 3)"),
      ("sample", ["title=No text"], "sample(title: \"No text\")"),
      ("sample", ["title="], "sample(title: \"\")"),
      ("sample", ["title=a=b"], "sample(title: \"a=b\")"),
      ("sample", ["title=3"], "sample(title: \"3\")"),
      ("sample", ["title=\"3\""], "sample(title: \"3\")"),
      ("sample", ["title=\"3"], "sample(title: \"\\\"3\")"),
      ("sample", ["mode=two words"], "sample(mode: \"two words\")"),
      ("sample", ["mode=while-editing"], "sample(mode: while-editing)"),
      ("sample", ["border-color=red", "border-color=blue"], "sample(border-color: blue)"),
      ("sample", ["colors=[ red,blue ]"], "sample(colors: [red, blue])"),
      ("fixed", [], "fixed"),
    ])
  func settings(source: String, settings: [String], printed: String) throws {
    let registry = try sampleRegistry()
    let expression = try StyleExpression(parsing: source)
      .setting(settings.map { try StyleSetting(parsing: $0) }, in: registry)
    #expect(expression.description == printed)
    _ = try expression.resolve(in: registry)
  }
}
