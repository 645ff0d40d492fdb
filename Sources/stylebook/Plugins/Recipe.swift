import StyleCore

/// The members of a recipe, in the order in which they are best written.
enum RecipeKey: String, CaseIterable {
  case id
  case title
  case summary
  case style
  case parameters
  case exposes
  case version
  case author

  /// Whether every recipe has it.
  var isRequired: Bool {
    switch self {
    case .id, .title, .summary, .style: true
    case .parameters, .exposes, .version, .author: false
    }
  }

  /// What it is for, in one sentence.
  var summary: String {
    switch self {
    case .id:
      "The name in expressions: a lower-case letter, then lower-case letters, digits and hyphens."
    case .title: "The name for people."
    case .summary: "What it looks like, in one sentence."
    case .style:
      "The styles it is made of, as an expression; the leftmost is nearest the field and drawn "
        + "outermost. Other recipes may be among them."
    case .parameters:
      "Values for parameters of these styles, by name, or by style and name where several have it."
    case .exposes:
      "The parameters of these styles that can be set on the recipe: the recipe's own name for "
        + "each, with the name it has within. Its default is the value that it has here."
    case .version: "The version of the recipe."
    case .author: "Who made it."
    }
  }

  /// A value, as JSON writes it.
  var example: String {
    switch self {
    case .id: "\"neon\""
    case .title: "\"Neon\""
    case .summary: "\"A glowing tube.\""
    case .style: "\"search | gradient(width: 3)\""
    case .parameters: "{\"gradient.width\": 3}"
    case .exposes: "{\"glow\": \"gradient.colors\"}"
    case .version: "\"1.0.0\""
    case .author: "\"Ada\""
    }
  }
}

/// A style composed of registered ones by a file, as it was written there: read, and not yet looked
/// up.
struct Recipe {
  /// Where it was read.
  let source: RecipeSource
  /// The name in expressions.
  let id: Located<String>
  /// The name for people.
  let title: String
  /// What it looks like.
  let summary: String
  /// What it is made of.
  let style: Located<StyleExpression>
  /// The values for parameters, by their names within.
  let parameters: [RecipeJSON.Member]
  /// The recipe's own names for parameters, each with the name within.
  let exposed: [(name: Located<String>, target: Located<String>)]
  /// The version.
  let version: String
  /// Who made it.
  let author: String

  /// A value with the bytes that it was read from.
  struct Located<Value> {
    let value: Value
    let range: Range<Int>
  }
}

extension Recipe {
  /// Reads all recipes of a file: one object, or a list of them.
  static func all(in source: RecipeSource) throws(RecipeError) -> [Recipe] {
    let json = try RecipeJSONParser.value(of: source)
    switch json.content {
    case .object:
      return [try Recipe(json, in: source)]
    case .array(let elements) where !elements.isEmpty:
      var recipes: [Recipe] = []
      for element in elements { recipes.append(try Recipe(element, in: source)) }
      return recipes
    default:
      throw source.error(.noRecipe, at: json.range.lowerBound)
    }
  }

  private init(_ json: RecipeJSON, in source: RecipeSource) throws(RecipeError) {
    guard case .object(let members) = json.content else {
      throw source.error(.noRecipe, at: json.range.lowerBound)
    }
    var values: [RecipeKey: RecipeJSON] = [:]
    // The schema is for editors, and says nothing of the recipe.
    for member in members where member.name != "$schema" {
      guard let key = RecipeKey(rawValue: member.name) else {
        let known = RecipeKey.allCases.map(\.rawValue)
        throw source.error(
          .unknownKey(member.name, nearest: NearestNames.of(member.name, among: known)),
          at: member.nameRange.lowerBound)
      }
      values[key] = member.value
    }
    func text(_ key: RecipeKey) throws(RecipeError) -> Located<String>? {
      try values[key].map { (value) throws(RecipeError) in
        try Self.text(value, path: key.rawValue, in: source)
      }
    }
    func required(_ key: RecipeKey) throws(RecipeError) -> Located<String> {
      guard let text = try text(key) else {
        throw source.error(.missingKey(key), at: json.range.lowerBound)
      }
      return text
    }
    func object(_ key: RecipeKey) throws(RecipeError) -> [RecipeJSON.Member] {
      guard let value = values[key] else { return [] }
      guard case .object(let members) = value.content else {
        throw source.error(
          .wrongKind(
            path: key.rawValue, expected: "an object such as \(key.example)", found: value.kind),
          at: value.range.lowerBound)
      }
      return members
    }
    self.source = source
    id = try required(.id)
    title = try required(.title).value
    summary = try required(.summary).value
    style = try Self.expression(required(.style), in: source)
    parameters = try object(.parameters)
    var exposed: [(name: Located<String>, target: Located<String>)] = []
    for member in try object(.exposes) {
      let path = "\(RecipeKey.exposes.rawValue).\(member.name)"
      exposed.append(
        (
          Located(value: member.name, range: member.nameRange),
          try Self.text(member.value, path: path, in: source)
        ))
    }
    self.exposed = exposed
    version = try text(.version)?.value ?? "1.0.0"
    author = try text(.author)?.value ?? ""
  }

  private static func text(
    _ json: RecipeJSON, path: String, in source: RecipeSource
  ) throws(RecipeError) -> Located<String> {
    guard case .string(let text) = json.content else {
      throw source.error(
        .wrongKind(path: path, expected: "a text", found: json.kind), at: json.range.lowerBound)
    }
    return Located(value: text, range: json.range)
  }

  private static func expression(
    _ text: Located<String>, in source: RecipeSource
  ) throws(RecipeError) -> Located<StyleExpression> {
    do throws(StyleExpressionError) {
      return Located(value: try StyleExpression(parsing: text.value), range: text.range)
    } catch {
      throw source.error(error, in: text.range)
    }
  }
}

extension RecipeSource {
  /// An error in a style expression that takes these bytes of the text, with its quotes.
  func error(_ error: StyleExpressionError, in range: Range<Int>) -> RecipeError {
    // Behind an escape the columns of text and value differ, and the text's start is as near as any.
    let isPlain = !bytes[range].contains(UInt8(ascii: "\\"))
    let before = isPlain ? error.source.prefix(error.column - 1).utf8.count + 1 : 0
    return self.error(.expression(error.problem), at: range.lowerBound + before)
  }
}
