/// A look found in an author's file, and how it is made.
struct SourceLook: Hashable {
  /// What the look is to a field.
  let kind: Kind
  /// The name in expressions.
  var id: String
  /// The name for people.
  let title: String
  /// What it looks like, in one sentence.
  let summary: String
  /// The type that is extended by what makes the look, and how far it is generic.
  let extended: String
  /// The type of the look.
  let type: String
  /// The expression that makes it, without arguments.
  let maker: String
  /// The arguments; nil for a member that takes none.
  let arguments: [Argument]?
  /// The properties that are set afterwards.
  let properties: [Property]
  /// The position of its file among the plugin's.
  let file: Int

  /// What a look is to a field.
  enum Kind: Hashable {
    /// A text field style.
    case style
    /// A view around a text field.
    case view
    /// A modifier of a text field.
    case modifier
    /// A view that keeps a text of its own: a screen, or a preview.
    case page
  }

  /// An argument of the call.
  struct Argument: Hashable {
    let label: String?
    let name: String
    let value: SourceValue
  }

  /// A property with its value.
  struct Property: Hashable {
    let name: String
    let value: SourceValue
  }
}

/// A type that cannot be shown, and why.
struct SourceObstacle: Hashable {
  /// The type, or the preview.
  let name: String
  /// The reason and what to do, as a sentence that goes on behind the name.
  let reason: String
}

/// Finds the looks in what the compiler tells of a plugin's module.
struct SourceDiscovery {
  private let graph: SymbolGraph
  private let sources: [PreparedSource]
  private let scans: [SourceScan]
  private(set) var looks: [SourceLook] = []
  private(set) var obstacles: [SourceObstacle] = []

  private static let style = "s:9StyleCore09TextFieldA0P"
  private static let view = "s:9StyleCore4ViewP"
  private static let modifier = "s:9StyleCore12ViewModifierP"

  /// Looks through a module; `copies` are the paths of the files that the compiler read.
  init(graph: SymbolGraph, sources: [PreparedSource], copies: [String]) {
    self.graph = graph
    self.sources = sources
    scans = sources.map { SourceScan($0.text) }
    let types = graph.order.compactMap { graph.symbols[$0] }.filter {
      ["swift.struct", "swift.enum", "swift.class"].contains($0.kind)
    }
    func file(_ symbol: SymbolGraph.Symbol) -> Int? {
      copies.firstIndex(of: symbol.file)
    }
    let ranges = types.map { symbol in file(symbol).flatMap { extent(of: symbol, in: $0) } }
    var fieldTypes: Set<String> = []
    var used: Set<String> = []
    for (symbol, range) in zip(types, ranges) {
      guard let index = file(symbol), let range else { continue }
      let words = scans[index].words(in: range)
      if !words.isDisjoint(with: ["TextField", "SecureField"]) { fieldTypes.insert(symbol.name) }
    }
    for (symbol, range) in zip(types, ranges) {
      guard let index = file(symbol), let range else { continue }
      let conformances = graph.conformances[symbol.id] ?? []
      if conformances.contains(Self.style) || fieldTypes.contains(symbol.name) {
        used.formUnion(scans[index].words(in: range).subtracting([symbol.name]))
      }
    }
    for (symbol, range) in zip(types, ranges) {
      guard let index = file(symbol) else { continue }
      let conformances = graph.conformances[symbol.id] ?? []
      let words = range.map { scans[index].words(in: $0) } ?? []
      if conformances.contains(Self.style) {
        find(.style, symbol, file: index, words: words)
      } else if conformances.contains(Self.modifier) {
        if !used.contains(symbol.name) { find(.modifier, symbol, file: index, words: words) }
      } else if conformances.contains(Self.view) {
        let drawsField = !words.isDisjoint(with: fieldTypes) || fieldTypes.contains(symbol.name)
        if drawsField { find(.view, symbol, file: index, words: words) }
      }
    }
    findPreviews(types, file: file)
    makeNamesUnique()
  }

  /// The bytes of a type from its name to its last brace.
  private func extent(of symbol: SymbolGraph.Symbol, in file: Int) -> Range<Int>? {
    let scan = scans[file]
    let lines = scan.lines
    guard lines.indices.contains(symbol.line - 1) else { return nil }
    let start = lines[symbol.line - 1].lowerBound
    guard
      let brace = (start..<scan.bytes.count).first(where: {
        scan.isCode[$0] && scan.bytes[$0] == UInt8(ascii: "{")
      }), let end = scan.closing(brace)
    else { return nil }
    return start..<end + 1
  }
}

extension SymbolGraph.Symbol {
  /// The last part of the name.
  var name: String { path.last ?? "" }

  /// The name with those of the types it lies in.
  var fullName: String { path.joined(separator: ".") }
}

extension SourceDiscovery {
  private mutating func find(
    _ kind: SourceLook.Kind, _ symbol: SymbolGraph.Symbol, file: Int, words: Set<String>
  ) {
    if symbol.access == "private", symbol.path.count > 1 {
      obstacles.append(
        SourceObstacle(name: symbol.fullName, reason: "is private to the type it lies in."))
      return
    }
    var rule = SourceValueRule(graph: graph)
    for constraint in symbol.constraints where constraint.kind != "sameType" {
      if let type = SourceValueRule.stand(for: constraint.right) {
        rule.concrete[constraint.left] = type
      }
    }
    let accessors = kind == .style ? accessors(of: symbol) : []
    var candidates: [Candidate] = []
    var reasons: [String] = []
    for accessor in accessors {
      if let candidate = candidate(accessor, "Self.\(accessor.memberName)", rule, &reasons) {
        candidates.append(candidate)
      }
    }
    if candidates.count <= 1 {
      for initialiser in graph.members(of: symbol.id) where initialiser.kind == "swift.init" {
        var rule = rule
        for constraint in initialiser.constraints where constraint.kind == "sameType" {
          rule.concrete[constraint.left] = constraint.right
        }
        if let candidate = candidate(initialiser, "Self", rule, &reasons) {
          candidates.append(candidate)
        }
      }
      if symbol.kind == "swift.enum" {
        for name in SourceValueRule.cases(of: symbol, in: graph) {
          candidates.append(
            Candidate(name: name, maker: "Self.\(name)", arguments: nil, rule: rule))
        }
      }
    }
    let isVaried = accessors.count > 1 || symbol.kind == "swift.enum"
    let chosen = isVaried ? candidates : candidates.max { $0.score < $1.score }.map { [$0] } ?? []
    for candidate in chosen {
      add(kind, symbol, candidate, file: file, isVaried: chosen.count > 1)
    }
    if chosen.isEmpty {
      let reason = reasons.first ?? "has no initialiser that can be used here."
      obstacles.append(SourceObstacle(name: symbol.fullName, reason: reason))
    }
  }

  /// A way to make a look.
  private struct Candidate {
    var name: String
    var maker: String
    var arguments: [SourceLook.Argument]?
    var rule: SourceValueRule
    /// The file that it stands in.
    var file: String?

    var follows: Bool {
      (arguments ?? []).contains {
        if case .code(let code) = $0.value { code.contains("field") } else { false }
      }
    }

    var score: Int {
      let arguments = arguments ?? []
      let knobs = arguments.count { if case .knob = $0.value { true } else { false } }
      return (follows ? 1000 : 0) + (maker == "Self" ? 0 : 10) + knobs
    }
  }

  private func candidate(
    _ symbol: SymbolGraph.Symbol, _ maker: String, _ rule: SourceValueRule,
    _ reasons: inout [String]
  ) -> Candidate? {
    let isProperty = symbol.kind == "swift.type.property"
    if isProperty {
      return Candidate(
        name: symbol.name, maker: maker, arguments: nil, rule: rule, file: symbol.file)
    }
    guard let signature = SourceSignature(symbol.declaration) else { return nil }
    guard signature.isSimple else {
      reasons.append("has \(symbol.name), which may fail; give it an initialiser that does not.")
      return nil
    }
    var rule = rule
    for constraint in symbol.constraints where constraint.kind != "sameType" {
      if rule.concrete[constraint.left] == nil,
        let type = SourceValueRule.stand(for: constraint.right)
      {
        rule.concrete[constraint.left] = type
      }
    }
    var arguments: [SourceLook.Argument] = []
    for parameter in signature.parameters {
      let value = rule.value(for: parameter)
      if value == .none {
        reasons.append(Self.reason(parameter, of: symbol))
        return nil
      }
      arguments.append(
        SourceLook.Argument(label: parameter.label, name: parameter.name, value: value))
    }
    return Candidate(
      name: symbol.memberName, maker: maker, arguments: arguments, rule: rule, file: symbol.file)
  }

  private static func reason(
    _ parameter: SourceSignature.Parameter, of symbol: SymbolGraph.Symbol
  ) -> String {
    let type = parameter.type
    let isName = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let advice =
      isName
      ? "give it a default, or write extension \(type) { static var preview: \(type) { … } } in a "
        + "stub file beside it, whose name ends in .stub.swift."
      : "give it a default."
    return "cannot be made, since \"\(parameter.name): \(type)\" of \(symbol.name) has no value; "
      + advice
  }

  /// The static members of the protocol that make a style of this type.
  private func accessors(of symbol: SymbolGraph.Symbol) -> [SymbolGraph.Symbol] {
    graph.order.compactMap { graph.symbols[$0] }.filter { member in
      ["swift.type.property", "swift.type.method"].contains(member.kind)
        && member.access != "private"
        && member.constraints.contains {
          $0.kind == "sameType" && $0.left == "Self"
            && ($0.right == symbol.fullName || $0.right == symbol.name)
        }
    }
  }

  private mutating func add(
    _ kind: SourceLook.Kind, _ symbol: SymbolGraph.Symbol, _ candidate: Candidate, file: Int,
    isVaried: Bool
  ) {
    let arguments = candidate.arguments ?? []
    let takesText = arguments.contains {
      if case .code(let code) = $0.value { code.contains("field.text") } else { false }
    }
    let kind = kind == .view && !takesText ? .page : kind
    var type = symbol.fullName
    var demands: [String] = []
    if !symbol.generics.isEmpty {
      let concrete = symbol.generics.map { candidate.rule.concrete[$0] }
      guard concrete.allSatisfy({ $0 != nil }) else {
        obstacles.append(
          SourceObstacle(
            name: symbol.fullName,
            reason: "is generic in a way that nothing is known to stand for."))
        return
      }
      type += "<\(concrete.compactMap { $0 }.joined(separator: ", "))>"
      demands = zip(symbol.generics, concrete.compactMap { $0 }).map { "\($0) == \($1)" }
    }
    let base = Self.baseName(of: symbol.name, kind)
    let name = isVaried ? "\(base) \(candidate.name.prefix { $0 != "(" })" : base
    looks.append(
      SourceLook(
        kind: kind, id: Self.kebab(name),
        title: SourceType.title(name), summary: summary(of: symbol, kind),
        extended: symbol.fullName
          + (demands.isEmpty ? "" : " where \(demands.joined(separator: ", "))"),
        type: type, maker: candidate.maker, arguments: candidate.arguments,
        properties: properties(of: symbol, candidate), file: file))
  }

  /// The stored properties that can be set behind the making.
  private func properties(
    of symbol: SymbolGraph.Symbol, _ candidate: Candidate
  ) -> [SourceLook.Property] {
    guard symbol.kind == "swift.struct" else { return [] }
    let taken = Set((candidate.arguments ?? []).flatMap { [$0.name, $0.label ?? $0.name] })
    var properties: [SourceLook.Property] = []
    for member in graph.members(of: symbol.id) where member.kind == "swift.property" {
      let declaration = member.declaration
      guard !taken.contains(member.name), !declaration.contains("{"), member.access != "private",
        let start = declaration.split(separator: " ").firstIndex(of: "var")
      else { continue }
      let attributes = declaration.split(separator: " ")[..<start]
      guard attributes.allSatisfy({ !$0.hasPrefix("@") || $0 == "@MainActor" }),
        !attributes.contains("lazy"), !attributes.contains("static")
      else { continue }
      let type = SourceType.trimmed(
        SourceSignature.split(declaration, at: ":").dropFirst().joined(separator: ":"))
      guard
        let value = candidate.rule.value(
          forProperty: member.name, SourceType.replacing(candidate.rule.concrete, in: type),
          standard: "")
      else { continue }
      properties.append(SourceLook.Property(name: member.name, value: value))
    }
    return properties
  }

  private func summary(of symbol: SymbolGraph.Symbol, _ kind: SourceLook.Kind) -> String {
    let paragraph = symbol.comment.prefix { !SourceType.trimmed($0).isEmpty }
      .joined(separator: " ")
    if !paragraph.isEmpty {
      let sentence = SourceType.trimmed(paragraph.split(separator: ". ").first ?? "")
      return sentence.hasSuffix(".") ? sentence : "\(sentence)."
    }
    return switch kind {
    case .style: "The style \(symbol.name)."
    case .view: "The view \(symbol.name)."
    case .modifier: "A field with the modifier \(symbol.name)."
    case .page: "The view \(symbol.name), which keeps its own text."
    }
  }
}

extension SymbolGraph.Symbol {
  /// The name without the labels of arguments.
  fileprivate var memberName: String { String(name.prefix { $0 != "(" }) }
}

extension SourceDiscovery {
  private mutating func findPreviews(
    _ types: [SymbolGraph.Symbol], file: (SymbolGraph.Symbol) -> Int?
  ) {
    let provider = "PreviewProvider"
    for symbol in types {
      guard let index = file(symbol),
        graph.conformances[symbol.id]?.contains(where: { $0.contains(provider) }) == true
      else { continue }
      looks.append(
        SourceLook(
          kind: .page, id: Self.kebab("\(symbol.name)"), title: SourceType.title(symbol.name),
          summary: "The previews of \(symbol.name).", extended: symbol.fullName,
          type: "some StyleCore.View", maker: "Self.previews", arguments: nil, properties: [],
          file: index))
    }
    for (index, source) in sources.enumerated() {
      for preview in source.previews {
        let title = preview.title.isEmpty ? "Preview" : preview.title
        looks.append(
          SourceLook(
            kind: .page, id: Self.kebab("preview \(preview.title)"), title: title,
            summary: "A preview of \(source.path.split(separator: "/").last ?? "").",
            extended: "", type: "some StyleCore.View", maker: "\(preview.function)()",
            arguments: nil, properties: [], file: index))
      }
    }
  }

  private mutating func makeNamesUnique() {
    var taken = Self.reserved
    for index in looks.indices {
      let id = looks[index].id
      var number = 2
      while !taken.insert(looks[index].id).inserted {
        looks[index].id = "\(id)-\(number)"
        number += 1
      }
    }
  }

  /// The names of the built-in styles, and the words that expressions read otherwise.
  private static let reserved: Set<String> = [
    "default", "plain", "rounded-border", "underlined", "gradient", "search",
  ]

  private static func baseName(of name: String, _ kind: SourceLook.Kind) -> String {
    let suffixes: [String] =
      switch kind {
      case .style: ["TextFieldStyle", "FieldStyle", "Style"]
      case .modifier: ["ViewModifier", "Modifier"]
      case .view, .page: []
      }
    for suffix in suffixes where name.hasSuffix(suffix) && name.count > suffix.count {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  /// A name in kebab-case, of ASCII letters and digits.
  private static func kebab(_ name: String) -> String {
    let words = SourceType.words(of: name).map { word in
      word.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }.filter { !$0.isEmpty }
    let id = words.joined(separator: "-")
    return id.first?.isLetter == true ? id : id.isEmpty ? "look" : "look-\(id)"
  }
}

extension SourceType {
  /// A name in camel case as people write it: "FSTextField" is "FS Text Field".
  static func title(_ name: String) -> String {
    var title = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      if character == "_" {
        title.append(" ")
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let begins =
        character.isUppercase && (before.isLowercase || before.isUppercase && after.isLowercase)
      if begins, !title.isEmpty { title.append(" ") }
      title.append(character)
    }
    return title
  }
}
