import StyleCore

/// The styles over the field, with what is set of each; the one that the list and the knobs change is
/// the active one.
struct BrowserComposition: Hashable {
  /// A style with what is set.
  struct Term: Hashable {
    /// The style's name.
    var id: String
    /// What is set, in the order in which it was set first.
    var settings: [(name: String, value: ParameterValue)] = []

    static func == (first: Term, second: Term) -> Bool {
      first.description == second.description
    }

    func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  /// The styles, the one nearest the field first; never empty.
  private(set) var terms: [Term]
  /// The one that is changed.
  private(set) var active = 0

  /// Begins with one style.
  init(_ id: String) {
    terms = [Term(id: id)]
  }

  /// Begins with an expression; nil if a value in it does not fit.
  init?(_ expression: StyleExpression, in registry: StyleRegistry) {
    var terms: [Term] = []
    for term in expression.terms {
      guard let entry = try? registry.entry(for: term.id) else { return nil }
      var read = Term(id: term.id)
      for argument in term.arguments {
        guard let description = entry.manifest.parameter(named: argument.name),
          let value = try? description.value(of: argument.value)
        else { return nil }
        read.settings.append((argument.name, value))
      }
      terms.append(read)
    }
    guard !terms.isEmpty else { return nil }
    self.terms = terms
  }

  /// The style that is changed.
  var activeTerm: Term { terms[active] }

  /// All of it as an expression.
  var description: String { terms.map(\.description).joined(separator: " | ") }

  /// The value that is set of the active style; nil for its default.
  func value(of name: String) -> ParameterValue? {
    activeTerm.settings.first { $0.name == name }?.value
  }
}

extension BrowserComposition.Term: CustomStringConvertible {
  var description: String {
    if settings.isEmpty { return id }
    let arguments = settings.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "\(id)(\(arguments))"
  }
}

extension BrowserComposition {
  /// Puts another style in the active one's place, with nothing set.
  mutating func choose(_ id: String) {
    if activeTerm.id != id { terms[active] = Term(id: id) }
  }

  /// Puts a style within the active one, and makes it active; false where there are too many.
  mutating func add(_ id: String) -> Bool {
    guard terms.count < 8 else { return false }
    active += 1
    terms.insert(Term(id: id), at: active)
    return true
  }

  /// Takes the active style away; false for the last.
  mutating func removeActive() -> Bool {
    guard terms.count > 1 else { return false }
    terms.remove(at: active)
    active = min(active, terms.count - 1)
    return true
  }

  /// Moves the active style outwards or inwards; false at the end.
  mutating func moveActive(by step: Int) -> Bool {
    guard terms.indices.contains(active + step) else { return false }
    terms.swapAt(active, active + step)
    active += step
    return true
  }

  /// Makes the next style active, or the one before; false at the end.
  mutating func activate(by step: Int) -> Bool {
    guard terms.indices.contains(active + step) else { return false }
    active += step
    return true
  }

  /// Makes a style active by its position.
  mutating func activate(_ position: Int) {
    if terms.indices.contains(position) { active = position }
  }

  /// Sets a parameter of the active style; nil for its default.
  mutating func set(_ name: String, _ value: ParameterValue?) {
    let place = terms[active].settings.firstIndex { $0.name == name }
    switch (place, value) {
    case (let place?, let value?): terms[active].settings[place].value = value
    case (let place?, nil): terms[active].settings.remove(at: place)
    case (nil, let value?): terms[active].settings.append((name, value))
    case (nil, nil): break
    }
  }

  /// Sets every parameter of the active style back.
  mutating func reset() { terms[active].settings = [] }

  /// Takes off what a registry has not: styles, parameters, and values that do not fit.
  mutating func keepOnly(_ registry: StyleRegistry) {
    terms.removeAll { !registry.ids.contains($0.id) }
    if terms.isEmpty, let first = registry.ids.first { terms = [Term(id: first)] }
    active = min(active, terms.count - 1)
    for index in terms.indices {
      guard let entry = try? registry.entry(for: terms[index].id) else { continue }
      terms[index].settings.removeAll { setting in
        guard let parameter = entry.manifest.parameter(named: setting.name) else { return true }
        return (try? parameter.value(of: setting.value.literal)) == nil
      }
    }
  }
}
