import StyleCore

/// A recipe whose styles and parameters have been found: a plugin of one style.
@MainActor
struct RecipeComposition: StylePlugin {
  /// The file's name.
  let name: String
  private let manifest: StyleManifest
  private let composition: StyleComposition

  /// A parameter of one of the styles.
  private struct Target: Hashable {
    let style: String
    let parameter: ParameterDescription

    var path: String { "\(style).\(parameter.name)" }
  }

  /// Finds the styles and parameters of a recipe, and checks its values.
  init(of recipe: Recipe, in registry: StyleRegistry) throws(RecipeError) {
    var layers = try Self.layers(of: recipe, in: registry)
    try Self.set(recipe, on: &layers)
    var targets: [String: StyleComposition.Target] = [:]
    var parameters: [ParameterDescription] = []
    for (name, reference) in recipe.exposed {
      let target = try Self.target(
        reference.value, at: reference.range, of: recipe, among: layers)
      var values: [ParameterValue] = []
      for layer in layers where layer.id == target.style {
        let value = layer.value(of: target.parameter)
        if !values.contains(value) { values.append(value) }
      }
      guard values.count == 1 else {
        throw recipe.error(
          .severalDefaults(path: target.path, values.map(\.description)), at: reference.range)
      }
      targets[name.value] = .init(style: target.style, parameter: target.parameter.name)
      parameters.append(
        ParameterDescription(
          name: name.value, kind: target.parameter.kind, defaultValue: values[0],
          summary: target.parameter.summary))
    }
    name = recipe.source.name
    composition = StyleComposition(layers, targets: targets)
    manifest = StyleManifest(
      id: recipe.id.value, title: recipe.title, summary: recipe.summary, version: recipe.version,
      author: recipe.author, parameters: parameters)
    guard composition.layerCount <= StyleExpression.termLimit else { throw recipe.tooManyStyles }
  }

  /// Registers the recipe as a style.
  func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.register(manifest, composing: composition)
  }

  private static func layers(
    of recipe: Recipe, in registry: StyleRegistry
  ) throws(RecipeError) -> [StyleComposition.Layer] {
    var layers: [StyleComposition.Layer] = []
    do throws(StyleExpressionError) {
      for term in try recipe.style.value.resolve(in: registry) {
        layers.append(.init(try entry(term.id, registry), term.arguments))
      }
    } catch {
      throw recipe.source.error(error, in: recipe.style.range)
    }
    return layers
  }

  private static func set(
    _ recipe: Recipe, on layers: inout [StyleComposition.Layer]
  ) throws(RecipeError) {
    var known: Set<Target> = []
    for member in recipe.parameters {
      let target = try target(member.name, at: member.nameRange, of: recipe, among: layers)
      guard known.insert(target).inserted else {
        throw recipe.error(.setTwice(target.path), at: member.nameRange)
      }
      let path = "\(RecipeKey.parameters.rawValue).\(member.name)"
      let value = try value(member.value, path: path, for: target.parameter, in: recipe.source)
      for index in layers.indices where layers[index].id == target.style {
        layers[index].set(StyleArgument(target.parameter.name, value))
      }
    }
  }
}

extension RecipeComposition {
  private static func entry(
    _ id: String, _ registry: StyleRegistry
  ) throws(StyleExpressionError) -> StyleRegistry.Entry {
    do throws(StyleLookupError) {
      return try registry.entry(for: id)
    } catch {
      throw StyleExpressionError(source: id, column: 1, problem: .style(error))
    }
  }

  /// The parameter that `name` or `style.name` means.
  private static func target(
    _ reference: String, at range: Range<Int>, of recipe: Recipe,
    among layers: [StyleComposition.Layer]
  ) throws(RecipeError) -> Target {
    let parts = reference.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    let style = parts.count == 2 ? String(parts[0]) : nil
    var ids: [String] = []
    var candidates: [StyleRegistry.Entry] = []
    for layer in layers where !ids.contains(layer.id) {
      ids.append(layer.id)
      let isMeant = style.map { $0 == layer.id }
      if isMeant ?? (layer.entry.manifest.parameter(named: name) != nil) {
        candidates.append(layer.entry)
      }
    }
    let problem: StyleSettingError
    if let entry = candidates.first, candidates.count == 1 {
      do throws(StyleLookupError) {
        return Target(style: entry.manifest.id, parameter: try entry.parameter(named: name))
      } catch {
        problem = .style(error)
      }
    } else if candidates.count > 1 {
      problem = .ambiguous(name: name, styles: candidates.map(\.manifest.id))
    } else if let style {
      problem = .noSuchTerm(style: style, terms: ids)
    } else {
      let known = layers.flatMap { $0.entry.manifest.parameters.map(\.name) }
      problem = .noParameter(
        name: name, terms: ids, nearest: NearestNames.of(name, among: known))
    }
    throw recipe.error(.target(problem), at: range)
  }

  /// The value of a parameter as JSON has it; errors name its path.
  private static func value(
    _ json: RecipeJSON, path: String, for parameter: ParameterDescription, in source: RecipeSource
  ) throws(RecipeError) -> ParameterValue {
    let described = ParameterDescription(
      name: path, kind: parameter.kind, defaultValue: parameter.defaultValue,
      summary: parameter.summary)
    guard let literal = json.literal else {
      throw source.error(
        .wrongKind(path: path, expected: "\(parameter.kind)", found: json.kind),
        at: json.range.lowerBound)
    }
    do throws(ParameterError) {
      return try described.value(of: literal)
    } catch {
      throw source.error(.value(error), at: json.range.lowerBound)
    }
  }
}

extension RecipeJSON {
  /// The value as a style expression would have it; nil for one that no expression can hold.
  fileprivate var literal: StyleExpression.Literal? {
    switch content {
    case .flag(let flag): return .word(flag ? "true" : "false")
    case .number(let number): return .number(number)
    case .string(let text): return .string(text)
    case .array(let elements):
      var literals: [StyleExpression.Literal] = []
      for element in elements {
        guard let literal = element.literal else { return nil }
        if case .list = literal { return nil }
        literals.append(literal)
      }
      return .list(literals)
    case .null, .object: return nil
    }
  }
}
