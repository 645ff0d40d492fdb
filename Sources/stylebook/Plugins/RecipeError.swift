import StyleCore

/// What is wrong with a file of recipes, and where.
struct RecipeError: Error, Hashable {
  /// The file.
  let path: String
  /// The place in it; nil where the file as a whole is at fault.
  let place: Place?
  /// What is wrong there.
  let problem: Problem

  /// A place in a text: both count from 1, the column in characters.
  struct Place: Hashable {
    let line: Int
    let column: Int
  }

  /// What may be wrong with a recipe.
  enum Problem: Hashable {
    /// The file cannot be read, for this reason.
    case unreadable(String)
    /// The file has more bytes than it may.
    case tooLarge(limit: Int)
    /// The bytes are no UTF-8.
    case notUTF8
    /// The text is no JSON: it does not go on as it should.
    case syntax(expected: String)
    /// This begins as a number and is none.
    case malformedNumber(String)
    /// Values lie too deep in each other.
    case tooDeep(limit: Int)
    /// An object has two members of one name.
    case repeatedKey(String)
    /// The file is neither a recipe nor a list of some.
    case noRecipe
    /// A recipe has no such member; `nearest` are the likeliest ones.
    case unknownKey(String, nearest: [String])
    /// A recipe lacks a member.
    case missingKey(RecipeKey)
    /// The value at a path should be of another kind.
    case wrongKind(path: String, expected: String, found: String)
    /// The style expression is wrong.
    case expression(StyleExpressionError.Problem)
    /// A parameter of the styles cannot be found.
    case target(StyleSettingError)
    /// A parameter does not take its value.
    case value(ParameterError)
    /// A parameter is set twice, in two spellings.
    case setTwice(String)
    /// A parameter is offered that has several values, as the style occurs several times.
    case severalDefaults(path: String, [String])
    /// The recipes are made of each other.
    case cycle([String])
    /// The registry does not take the recipe.
    case registry(RegistryError)
  }
}

extension RecipeError: CustomStringConvertible {
  /// The file, the place, and a sentence.
  ///
  /// Such as: neon.json: line 4, column 14: parameters.width takes a number from 0 to 8, not "wide".
  var description: String {
    let name = QuotedText.of(path)
    let shown = name.dropFirst().dropLast() == path[...] && !path.isEmpty ? path : name
    guard let place else { return "\(shown): \(problem.clause)" }
    return "\(shown): line \(place.line), column \(place.column): \(problem.clause)"
  }
}

extension RecipeError.Problem {
  fileprivate var clause: String {
    switch self {
    case .unreadable(let reason):
      "the recipe cannot be read: \(reason); name a file that can."
    case .tooLarge(let limit):
      "the file is larger than \(limit >> 20) MiB, which no recipe needs to be; name another file."
    case .notUTF8:
      "this is no UTF-8; save the file in that encoding."
    case .syntax(let expected):
      "expected \(expected)."
    case .malformedNumber(let text):
      "expected a number such as 3 or 0.5, not \(QuotedText.short(text))."
    case .tooDeep(let limit):
      "values lie more than \(limit) deep in each other here, and a recipe needs three."
    case .repeatedKey(let name):
      "\(QuotedText.short(name)) stands here a second time; keep one."
    case .noRecipe:
      "there is no recipe here; write an object such as {\"id\": \"neon\", …}, or a list of them."
    case .unknownKey(let name, let nearest):
      "a recipe has no \(QuotedText.short(name)); "
        + (nearest.isEmpty
          ? "it has \(Failure.list(RecipeKey.allCases.map(\.rawValue), "and"))."
          : "did you mean \(Failure.list(nearest.map { "\"\($0)\"" }))?")
    case .missingKey(let key):
      "this recipe has no \"\(key.rawValue)\"; add \"\(key.rawValue)\": \(key.example)."
    case .wrongKind(let path, let expected, let found):
      "\(path.shown) takes \(expected), not \(found)."
    case .expression(.syntax(.tooManyStyles(let limit))):
      "this composes more than \(limit) styles, counting recipes and those in them; "
        + "leave some out."
    case .expression(.syntax(let syntax)):
      "in the style, "
        + StyleExpressionError(source: "", column: 1, problem: .syntax(syntax)).clauseAlone
    case .expression(.style(let error)):
      error.description.decapitalized
    case .target(let error):
      error.description.decapitalized
    case .value(let error):
      error.description
    case .setTwice(let path):
      "\(path) is set a second time here, in another spelling; keep one."
    case .severalDefaults(let path, let values):
      "\(path) cannot be offered, since it is \(Failure.list(values, "and")) in different places; "
        + "give it one value."
    case .cycle(let ids):
      ids.joined(separator: " is made of ")
        + (ids.count == 2
          ? ", so it cannot be made; name another style."
          : ", so none can be made; leave one of them out.")
    case .registry(let error):
      error.description.decapitalized
    }
  }
}

extension StyleExpressionError {
  /// The sentence without the column.
  fileprivate var clauseAlone: String {
    String(description.dropFirst("At column \(column): ".count))
  }
}

extension String {
  fileprivate var decapitalized: String { prefix(1).lowercased() + dropFirst() }

  /// A path of names, in quotes where one of them holds what a terminal would obey.
  fileprivate var shown: String {
    let quoted = QuotedText.short(self)
    return quoted.dropFirst().dropLast() == self[...] ? self : quoted
  }
}
