import StyleCore

/// Recipes that are registered together and may be made of each other, in any order.
@MainActor
struct RecipeBook {
  private let recipes: [Recipe]
  private let positions: [String: Int]

  /// Opens files by their paths.
  init(reading paths: [String]) throws(RecipeError) {
    var sources: [RecipeSource] = []
    for path in paths { sources.append(try RecipeSource(reading: path)) }
    try self.init(sources)
  }

  /// Reads the recipes of some texts.
  init(_ sources: [RecipeSource]) throws(RecipeError) {
    var recipes: [Recipe] = []
    var positions: [String: Int] = [:]
    for source in sources {
      for recipe in try Recipe.all(in: source) {
        guard positions.updateValue(recipes.count, forKey: recipe.id.value) == nil else {
          throw recipe.error(.registry(.repeatedID(recipe.id.value)), at: recipe.id.range)
        }
        recipes.append(recipe)
      }
    }
    self.recipes = recipes
    self.positions = positions
  }

  /// Registers all recipes, or none where one of them is wrong; those that others are made of come
  /// first.
  func register(in registry: inout StyleRegistry) throws(RecipeError) {
    for recipe in recipes where registry.ids.contains(recipe.id.value) {
      throw recipe.error(.registry(.repeatedID(recipe.id.value)), at: recipe.id.range)
    }
    var work = Work(registry: registry)
    for index in recipes.indices { try register(index, under: [], in: &work) }
    registry = work.registry
  }

  /// What has been done so far.
  private struct Work {
    var registry: StyleRegistry
    var done: Set<Int> = []
  }

  private func register(
    _ index: Int, under path: [Int], in work: inout Work
  ) throws(RecipeError) {
    guard !work.done.contains(index) else { return }
    let recipe = recipes[index]
    let path = path + [index]
    for term in recipe.style.value.terms {
      guard let inner = positions[term.id] else { continue }
      if let start = path.firstIndex(of: inner) {
        let ids = (path[start...] + [inner]).map { recipes[$0].id.value }
        throw recipe.error(.cycle(ids), at: recipe.style.range)
      }
      // Each of them is a style of its own around the field.
      guard path.count < StyleExpression.termLimit else {
        throw recipe.tooManyStyles
      }
      try register(inner, under: path, in: &work)
    }
    let composition = try RecipeComposition(of: recipe, in: work.registry)
    do throws(RegistryError) {
      try work.registry.register(contentsOf: composition)
    } catch {
      throw recipe.error(.registry(error), at: recipe.place(of: error))
    }
    work.done.insert(index)
  }
}

extension Recipe {
  /// An error at some bytes of the recipe's text.
  func error(_ problem: RecipeError.Problem, at range: Range<Int>) -> RecipeError {
    source.error(problem, at: range.lowerBound)
  }

  /// An error for a recipe that comes to more styles than an expression may name.
  var tooManyStyles: RecipeError {
    error(
      .expression(.syntax(.tooManyStyles(limit: StyleExpression.termLimit))), at: style.range)
  }

  /// Where the registry's complaint is to be looked for.
  fileprivate func place(of error: RegistryError) -> Range<Int> {
    switch error {
    case .malformedParameter(let name, _), .repeatedParameter(let name, _):
      exposed.first { $0.name.value == name }?.name.range ?? id.range
    case .malformedID, .repeatedID, .refusedDefault, .unsupportedAPILevel:
      id.range
    }
  }
}
