import StyleCore
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite("A recipe") struct RecipeTests {
  /// A registry of the built-in styles and the recipes of some texts.
  private func registry(_ texts: String...) throws -> StyleRegistry {
    var registry = StyleRegistry.builtIns()
    try RecipeBook(
      texts.enumerated().map { index, text in
        RecipeSource(path: "recipes/\(index).json", bytes: Array(text.utf8))
      }
    ).register(in: &registry)
    return registry
  }

  private func recipe(
    _ id: String, _ style: String, parameters: String = "{}", exposes: String = "{}"
  ) -> String {
    """
    {"id": "\(id)", "title": "T", "summary": "S.", "style": "\(style)",
     "parameters": \(parameters), "exposes": \(exposes)}
    """
  }

  private func canvas(_ expression: String, in registry: StyleRegistry) throws -> Canvas {
    let terms = try StyleExpression(parsing: expression).resolve(in: registry)
    return Scenario(.editing, width: 30).canvas(ComposedTextFieldStyle(terms.map(\.style)))
  }

  @Test("is drawn as the expression that it stands for")
  func drawing() throws {
    let registry = try registry(
      recipe(
        "neon", "search | gradient(width: 1)",
        parameters: ##"{"gradient.editing-width": 2, "colors": ["red", "#00f"]}"##))
    let meant = "search | gradient(width: 1, editing-width: 2, colors: [red, #00f])"
    #expect(try canvas("neon", in: registry) == canvas(meant, in: registry))
    #expect(
      try canvas("underlined | neon", in: registry)
        == canvas("underlined | \(meant)", in: registry))
    #expect(
      try canvas("neon | underlined", in: registry)
        == canvas("\(meant) | underlined", in: registry))
  }

  @Test("offers what it exposes under its own names, with what it sets for defaults")
  func exposing() throws {
    let registry = try registry(
      recipe(
        "neon", "search | gradient(width: 1)", parameters: #"{"leading-mode": "never"}"#,
        exposes: #"{"tube": "gradient.width", "icon": "leading-mode", "edge": "border-color"}"#))
    let manifest = try registry.entry(for: "neon").manifest
    #expect(manifest.parameters.map(\.name) == ["tube", "icon", "edge"])
    #expect(manifest.parameters.map(\.defaultValue.description) == ["1", "never", "light-gray"])
    let width = try registry.entry(for: "gradient").parameter(named: "width")
    #expect(manifest.parameters[0].kind == width.kind)
    #expect(manifest.parameters[0].summary == width.summary)
    #expect(
      try canvas("neon(tube: 4, icon: always)", in: registry)
        == canvas("search | gradient(width: 4)", in: registry))
    let expression = try StyleExpression(parsing: "neon").setting(
      [StyleSetting(parsing: "tube=4")], in: registry)
    #expect(expression.description == "neon(tube: 4)")
    #expect(throws: StyleExpressionError.self) { try canvas("neon(width: 4)", in: registry) }
    #expect(throws: StyleExpressionError.self) { try canvas("neon(tube: 9)", in: registry) }
  }

  @Test("may be made of others that stand anywhere, even in other files")
  func nesting() throws {
    let registry = try registry(
      "[\(recipe("outer", "inner(glow: 4) | search")), \(recipe("last", "outer"))]",
      recipe("inner", "gradient", exposes: #"{"glow": "editing-width"}"#))
    #expect(registry.ids.suffix(3) == ["inner", "outer", "last"])
    #expect(
      try canvas("last", in: registry)
        == canvas("gradient(editing-width: 4) | search", in: registry))
    #expect(try registry.entry(for: "inner").plugin == "1.json")
    #expect(try registry.entry(for: "last").layerCount == 5)
  }

  @Test("sets a parameter of a style wherever the style occurs")
  func severalTerms() throws {
    let registry = try registry(
      recipe(
        "twice", "gradient | gradient", parameters: #"{"width": 1, "editing-width": 1}"#,
        exposes: #"{"width": "editing-width"}"#))
    #expect(
      try canvas("twice(width: 3)", in: registry)
        == canvas("gradient(editing-width: 3) | gradient(editing-width: 3)", in: registry))
  }

  @Test("tells what it is, and leaves out what need not be told")
  func manifests() throws {
    let registry = try registry(
      #"""
      {"id": "a", "title": "Caf\u00e9 \ud83c\udf75", "summary": "S.", "style": "plain",
       "version": "2.1", "author": "Ada \"A\""}
      """#, recipe("b", "plain"))
    let first = try registry.entry(for: "a").manifest
    #expect(first.title == "Café 🍵")
    #expect(first.version == "2.1")
    #expect(first.author == "Ada \"A\"")
    let second = try registry.entry(for: "b").manifest
    #expect(second.version == "1.0.0")
    #expect(second.author.isEmpty)
    #expect(second.parameters.isEmpty)
  }

  @Test("is registered with all others or not at all")
  func allOrNone() throws {
    var registry = StyleRegistry.builtIns()
    let texts = [recipe("a", "plain"), recipe("b", "nothing")]
    let book = try RecipeBook(texts.map { RecipeSource(path: "x", bytes: Array($0.utf8)) })
    #expect(throws: RecipeError.self) { try book.register(in: &registry) }
    #expect(registry.ids == StyleRegistry.builtIns().ids)
  }

  @Test("cannot be made of more styles than an expression may name")
  func size() throws {
    let most = Array(repeating: "plain", count: 63).joined(separator: "|")
    let registry = try self.registry(recipe("most", most))
    _ = try canvas("most", in: registry)
    let error = #expect(throws: StyleExpressionError.self) {
      try canvas("plain | most", in: registry)
    }
    #expect(error?.description == "At column 9: expected at most 64 styles.")
    let doubling = (1...40).map { recipe("a\($0)", "a\($0 - 1)|a\($0 - 1)") }
    let chain = (1...70).map { recipe("a\($0)", "a\($0 - 1)") }
    func registered(_ recipes: [String]) throws -> StyleRegistry {
      try self.registry("[\((recipes + [recipe("a0", "plain")]).joined(separator: ","))]")
    }
    for recipes in [[recipe("more", most + "|plain")], doubling, chain] {
      #expect(throws: RecipeError.self) { try registered(recipes) }
      #expect(throws: RecipeError.self) { try registered(recipes.reversed()) }
    }
    let shorter = Array(chain.prefix(62))
    #expect(try canvas("a62", in: registered(shorter)) == canvas("plain", in: registry))
    #expect(try canvas("a62", in: registered(shorter.reversed())) == canvas("plain", in: registry))
  }
}
