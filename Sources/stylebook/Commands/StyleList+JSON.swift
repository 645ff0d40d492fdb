import StyleCore

// What `list --format json` tells of styles and their parameters.

extension StyleRegistry {
  /// The styles in their order.
  var json: JSONValue {
    .object([.init("styles", .array(entries.map(\.json)))])
  }
}

extension StyleRegistry.Entry {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("id", .string(manifest.id)),
      .init("title", .string(manifest.title)),
      .init("summary", .string(manifest.summary)),
      .init("version", .string(manifest.version)),
      .init("author", .string(manifest.author)),
      .init("apiLevel", .number(Double(manifest.apiLevel))),
    ]
    if let plugin { members.append(.init("plugin", .string(plugin))) }
    members.append(.init("parameters", .array(manifest.parameters.map(\.json))))
    return .object(members)
  }
}

extension ParameterDescription {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("name", .string(name)),
      .init("kind", .string(kind.name)),
      .init("default", defaultValue.json),
    ]
    switch kind {
    case .number(let range, let step, let unit):
      members += [
        .init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound)),
        .init("step", .number(step)), .init("unit", .string(unit)),
      ]
    case .colors(let count):
      members += [
        .init("minimumCount", .number(Double(count.lowerBound))),
        .init("maximumCount", .number(Double(count.upperBound))),
      ]
    case .numbers(let count, let range, let unit):
      members += [
        .init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound)),
        .init("unit", .string(unit)),
        .init("minimumCount", .number(Double(count.lowerBound))),
        .init("maximumCount", .number(Double(count.upperBound))),
      ]
    case .choice(let names):
      members.append(.init("choices", .array(names.map { .string($0) })))
    case .flag, .color, .string:
      break
    }
    members.append(.init("summary", .string(summary)))
    return .object(members)
  }
}

extension ParameterValue {
  /// The value as JSON has it.
  var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .color(let color): .string(color.description)
    case .colors(let colors): .array(colors.map { .string($0.description) })
    case .numbers(let numbers): .array(numbers.map { .number($0) })
    case .string(let text), .choice(let text): .string(text)
    }
  }
}
