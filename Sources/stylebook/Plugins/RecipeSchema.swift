import StyleCore

/// The JSON schema of recipes, by which editors complete and check them.
///
/// It knows the styles of a registry: the parameters that can be set are theirs.
struct RecipeSchema {
  /// The styles that recipes are made of.
  let entries: [StyleRegistry.Entry]

  /// The schema, of draft 2020-12.
  var json: JSONValue {
    .object([
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("Stylebook recipes")),
      .init("description", .string("One recipe, or a list of several.")),
      .init(
        "oneOf",
        .array([
          Self.reference("recipe"),
          .object([
            .init("type", .string("array")), .init("items", Self.reference("recipe")),
            .init("minItems", .number(1)),
          ]),
        ])),
      .init("$defs", .object([.init("recipe", recipe)])),
    ])
  }

  private var recipe: JSONValue {
    .object([
      .init("type", .string("object")),
      .init(
        "required",
        .array(RecipeKey.allCases.filter(\.isRequired).map { .string($0.rawValue) })),
      .init("additionalProperties", .flag(false)),
      .init(
        "properties",
        .object(
          [.init("$schema", .object([Self.type("string")]))]
            + RecipeKey.allCases.map { key in
              var members = [JSONValue.Member("description", .string(key.summary))]
              members += constraints(on: key)
              return .init(key.rawValue, .object(members))
            })),
    ])
  }

  private func constraints(on key: RecipeKey) -> [JSONValue.Member] {
    switch key {
    case .id: [Self.type("string"), .init("pattern", .string(Self.name))]
    case .title, .summary, .style, .version, .author: [Self.type("string")]
    case .parameters:
      [
        Self.type("object"), .init("properties", .object(parameters)),
        // Those of other recipes are not known here.
        .init("propertyNames", Self.pattern(Self.path)),
      ]
    case .exposes:
      [
        Self.type("object"), .init("propertyNames", Self.pattern(Self.name)),
        .init("additionalProperties", Self.pattern(Self.path)),
      ]
    }
  }

  /// Every parameter of every style, by its name and by style and name.
  private var parameters: [JSONValue.Member] {
    var names: [String] = []
    var schemas: [String: [JSONValue]] = [:]
    func add(_ name: String, _ schema: JSONValue) {
      if schemas[name] == nil { names.append(name) }
      if schemas[name]?.contains(schema) != true { schemas[name, default: []].append(schema) }
    }
    for entry in entries {
      for parameter in entry.manifest.parameters {
        let schema = Self.schema(of: parameter)
        add(parameter.name, schema)
        add("\(entry.manifest.id).\(parameter.name)", schema)
      }
    }
    return names.map { name in
      let choices = schemas[name] ?? []
      return .init(
        name, choices.count == 1 ? choices[0] : .object([.init("anyOf", .array(choices))]))
    }
  }
}

extension RecipeSchema {
  private static let name = "^[a-z][a-z0-9-]*$"
  private static let path = "^([a-z][a-z0-9-]*\\.)?[a-z][a-z0-9-]*$"

  private static func type(_ name: String) -> JSONValue.Member { .init("type", .string(name)) }

  private static func pattern(_ pattern: String) -> JSONValue {
    .object([type("string"), .init("pattern", .string(pattern))])
  }

  private static func reference(_ name: String) -> JSONValue {
    .object([.init("$ref", .string("#/$defs/\(name)"))])
  }

  private static func schema(of parameter: ParameterDescription) -> JSONValue {
    .object(
      [.init("description", .string(parameter.summary))] + constraints(on: parameter.kind)
        + [.init("default", parameter.defaultValue.json)])
  }

  private static func constraints(on kind: ParameterKind) -> [JSONValue.Member] {
    switch kind {
    case .number(let range, _, _): number(in: range)
    case .flag: [type("boolean")]
    case .color, .string: [type("string")]
    case .colors(let count): list(of: [type("string")], count: count)
    case .numbers(let count, let range, _): list(of: number(in: range), count: count)
    case .choice(let names): [.init("enum", .array(names.map { .string($0) }))]
    }
  }

  private static func number(in range: ClosedRange<Double>) -> [JSONValue.Member] {
    [
      type("number"), .init("minimum", .number(range.lowerBound)),
      .init("maximum", .number(range.upperBound)),
    ]
  }

  private static func list(
    of items: [JSONValue.Member], count: ClosedRange<Int>
  ) -> [JSONValue.Member] {
    [
      type("array"), .init("items", .object(items)),
      .init("minItems", .number(Double(count.lowerBound))),
      .init("maxItems", .number(Double(count.upperBound))),
    ]
  }
}
