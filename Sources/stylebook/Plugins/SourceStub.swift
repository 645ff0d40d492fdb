/// A stub file for sources of which parts are missing: what the compiler misses, with guessed values.
///
/// It learns from one run of the compiler after the other (``learn(from:in:)``), since what is missed
/// of a type is told only when the type is there.
struct SourceStub: Hashable {
  /// The types that are missing, by name.
  private(set) var types: [String: Namespace] = [:]
  /// What is missing of types that are there, by their names.
  private(set) var extensions: [String: Namespace] = [:]
  /// The functions that are missing.
  private(set) var functions: [Call] = []

  /// A type, or something that has members as one.
  struct Namespace: Hashable {
    /// What sort of declaration it takes.
    var kind = Kind.values
    /// The members of the type, by name.
    var statics: [String: Member] = [:]
    /// The members of its values, by name.
    var members: [String: Member] = [:]
    /// How it is made.
    var initialisers: [Call] = []
  }

  /// What sort of declaration a type takes.
  enum Kind: Hashable {
    case values, observable, conformed, view, style, modifier, buttonStyle, preference
  }

  /// A member.
  indirect enum Member: Hashable {
    /// Holds a value of a type.
    case value(String)
    /// Is called.
    case call(Call, result: String)
    /// Has members itself.
    case namespace(Namespace)
  }

  /// A call as it is written in a source.
  struct Call: Hashable {
    var name: String
    /// The labels of the arguments; empty for none.
    var labels: [String]
    /// The arguments, by their places, that are members of a type that only the call tells: `.red`.
    var implicit: Set<Int> = []
    /// Whether a closure follows the arguments.
    var hasClosure: Bool
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { types.isEmpty && extensions.isEmpty && functions.isEmpty }

  /// Takes in what the compiler misses; false where there is nothing that can be given.
  mutating func learn(from diagnostics: SourceDiagnostics, in sources: [SourceScan]) -> Bool {
    let before = self
    for error in diagnostics.errors {
      let names = Self.quoted(error.message)
      let message = error.message
      if message.hasPrefix("cannot find type "), let name = names.first {
        addType(name, in: sources)
      } else if message.hasPrefix("cannot find "), let name = names.first {
        addName(name, in: sources)
      } else if message.hasPrefix("type "), message.contains("has no member"), names.count >= 2 {
        addStatic(names[1], of: names[0], in: sources)
      } else if message.hasPrefix("value of type "), names.count >= 2 {
        addMember(names[names.count - 1], of: names[0], in: sources)
      } else if message.hasPrefix("cannot convert value of type "), names.count >= 2 {
        correct(names[0], to: names[1], near: error.text)
      } else if message.contains(" requires that "), names.count >= 3,
        let kind = Self.conformances[names[names.count - 1]]
      {
        types[Self.bare(names[names.count - 2])]?.kind = kind
      } else if message.hasPrefix("no type for 'Self' can satisfy both"), names.count == 3,
        let kind = Self.conformances[String(names[2].split(separator: " ").last ?? "")]
      {
        types[String(names[1].split(separator: " ").last ?? "")]?.kind = kind
      } else if message.hasPrefix("cannot infer contextual base"), let name = names.first {
        addImplicit(name, in: sources)
      } else if message.hasPrefix("cannot infer key path"), let key = Self.environmentKey(in: error)
      {
        addMember(key, of: "EnvironmentValues", in: sources)
      } else if message.hasPrefix("argument passed to call that takes no arguments") {
        addInitialisers(of: error, in: sources)
      } else if message.contains("argument label") || message.hasPrefix("no exact matches") {
        addColorInitialiser(near: error.text)
      }
    }
    return self != before
  }

  /// What a type must be that is to conform to a protocol.
  private static let conformances: [String: Kind] = [
    "ObservableObject": .observable, "TextFieldStyle": .style, "PreferenceKey": .preference,
    "View": .view, "ViewModifier": .modifier, "ButtonStyle": .buttonStyle,
  ]

  /// What a type must be that is made as an argument of a modifier.
  private static let takers: [String: Kind] = [
    "textFieldStyle": .style, "modifier": .modifier, "buttonStyle": .buttonStyle,
  ]

  /// The name of `@Environment(\.name)` in the line that an error is about: of a key that is missing the
  /// compiler does not say what it is called.
  private static func environmentKey(in error: SourceDiagnostics.Block) -> String? {
    guard let line = error.shownLine, let range = line.firstRange(of: "@Environment(\\.") else {
      return nil
    }
    let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// The names in quotes in a message.
  private static func quoted(_ message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}

// MARK: What is missing

extension SourceStub {
  private mutating func addType(_ name: String, in sources: [SourceScan]) {
    guard types[name] == nil else { return }
    var namespace = Namespace()
    for source in sources {
      for use in source.uses(of: name) {
        let before = source.line(before: use)
        if ["@ObservedObject", "@StateObject", "@EnvironmentObject"].contains(
          where: before.contains)
        {
          namespace.kind = .observable
        } else if ["struct ", "class ", "enum ", "extension "].contains(where: before.contains),
          before.contains(":"), !before.contains("var "), !before.contains("let ")
        {
          namespace.kind = .conformed
        }
      }
    }
    types[name] = namespace
  }

  /// Adds what stands at the beginning of an expression: a type with members, or a function.
  private mutating func addName(_ name: String, in sources: [SourceScan]) {
    let isType = name.first?.isUppercase == true
    for source in sources {
      for use in source.uses(of: name) {
        if let call = source.call(name, behind: use + name.utf8.count) {
          if isType {
            var namespace = types[name] ?? Namespace()
            let before = source.line(before: use)
            namespace.kind =
              Self.takers.first { before.hasSuffix("\($0.key)(") }?.value ?? .view
            if !namespace.initialisers.contains(call) { namespace.initialisers.append(call) }
            types[name] = namespace
          } else if !functions.contains(call) {
            functions.append(call)
          }
        } else {
          let chain = source.chain(behind: use + name.utf8.count)
          guard !chain.isEmpty else { continue }
          var namespace = types[name] ?? Namespace()
          Self.add(chain, to: &namespace, context: source.context(of: use), names: [name])
          types[name] = namespace
        }
      }
    }
  }

  /// Adds how types are made that had been missing before that could be told.
  private mutating func addInitialisers(
    of error: SourceDiagnostics.Block, in sources: [SourceScan]
  ) {
    guard let line = error.shownLine else { return }
    for name in types.keys where line.contains("\(name)(") {
      for source in sources {
        for use in source.uses(of: name) {
          guard let call = source.call(name, behind: use + name.utf8.count) else { continue }
          if types[name]?.initialisers.contains(call) == false {
            types[name]?.initialisers.append(call)
          }
        }
      }
    }
  }

  private mutating func addStatic(_ name: String, of type: String, in sources: [SourceScan]) {
    let type = Self.bare(type)
    var namespace = types[type] ?? extensions[type] ?? Namespace()
    guard namespace.statics[name] == nil, name != "init", type != "Any" else { return }
    var member = Member.value(type)
    for source in sources {
      for use in source.uses(of: name) where source.line(before: use).hasSuffix(".") {
        if let call = source.call(name, behind: use + name.utf8.count) {
          member = .call(call, result: type)
          continue
        }
        let chain = source.chain(behind: use + name.utf8.count)
        let isNamespace =
          !chain.isEmpty && !Self.ordinary.contains(chain[0].name)
          && (name.first?.isUppercase == true || ["Color", "Font", "Image"].contains(type))
        guard isNamespace else { continue }
        var inner = Namespace()
        if case .namespace(let known) = member { inner = known }
        Self.add(chain, to: &inner, context: source.context(of: use), names: [type, name])
        member = .namespace(inner)
      }
    }
    namespace.statics[name] = member
    if types[type] != nil { types[type] = namespace } else { extensions[type] = namespace }
  }

  /// Adds a member that is written behind a point alone, to the type that its place asks for.
  private mutating func addImplicit(_ name: String, in sources: [SourceScan]) {
    for source in sources {
      for use in source.uses(of: name) where source.line(before: use).hasSuffix(".") {
        let type = Self.type(of: [name], context: source.context(of: use))
        addStatic(name, of: type, in: sources)
        return
      }
    }
  }

  private mutating func addMember(_ name: String, of type: String, in sources: [SourceScan]) {
    let known = Self.bare(type)
    let isOurs = types[known] != nil
    let values: Set<String> = [
      "String", "Color", "Font", "EnvironmentValues", "CGFloat", "Double", "Int", "UIApplication",
    ]
    let owner = isOurs || values.contains(known) ? known : "View"
    var namespace = types[owner] ?? extensions[owner] ?? Namespace()
    guard namespace.members[name] == nil else { return }
    var member = Member.value(owner == "View" ? "some View" : owner)
    for source in sources {
      for use in source.uses(of: name) where source.line(before: use).hasSuffix(".") {
        let end = use + name.utf8.count
        if let call = source.call(name, behind: end, orClosure: owner == "View") {
          let result = owner == "UIApplication" ? "Void" : isOurs ? "Color" : owner
          member = .call(call, result: owner == "View" ? "some View" : result)
        } else if owner == "EnvironmentValues" {
          guard let holder = source.declaration(behind: end) else { continue }
          member =
            holder.type.map { .value($0) } ?? .namespace(Self.environment(holder.name, in: source))
        } else if isOurs {
          let chain = source.chain(behind: end).filter { !Self.ordinary.contains($0.name) }
          if chain.isEmpty {
            member = .value(Self.type(of: [owner, name], context: source.context(of: use)))
          } else {
            var inner = Namespace()
            if case .namespace(let known) = member { inner = known }
            Self.add(chain, to: &inner, context: source.context(of: use), names: [owner, name])
            member = .namespace(inner)
          }
        }
      }
    }
    namespace.members[name] = member
    if isOurs { types[owner] = namespace } else { extensions[owner] = namespace }
  }

  /// What a value of the environment is asked for, by the name of the variable that holds it.
  private static func environment(_ variable: String, in source: SourceScan) -> Namespace {
    var namespace = Namespace()
    for use in source.uses(of: variable) {
      let chain = source.chain(behind: use + variable.utf8.count)
      guard !chain.isEmpty else { continue }
      add(chain, to: &namespace, context: source.context(of: use), names: [variable])
    }
    return namespace
  }

  private static func add(
    _ chain: [SourceScan.Link], to namespace: inout Namespace, context: String, names: [String]
  ) {
    guard let first = chain.first, !ordinary.contains(first.name) else { return }
    let rest = Array(chain.dropFirst())
    let all = names + [first.name]
    if let call = first.call {
      namespace.statics[first.name] = .call(call, result: type(of: all, context: context))
    } else if rest.isEmpty || ordinary.contains(rest[0].name) {
      if case .namespace = namespace.statics[first.name] { return }
      namespace.statics[first.name] = .value(type(of: all, context: context))
    } else {
      var inner = Namespace()
      if case .namespace(let known) = namespace.statics[first.name] { inner = known }
      add(rest, to: &inner, context: context, names: all)
      namespace.statics[first.name] = .namespace(inner)
    }
  }

  /// Members that values of SwiftUI's own types have.
  private static let ordinary: Set<String> = [
    "opacity", "gradient", "bold", "weight", "italic", "monospaced", "rawValue", "self", "init",
    "resizable", "isEmpty", "count", "foregroundColor", "foregroundStyle", "padding", "font",
    "frame", "swiftUIColor", "color", "ignoresSafeArea", "uppercased", "lowercased",
  ]

  private static func bare(_ type: String) -> String {
    var type = SourceType.withoutAttributes(type)
    if let wrapped = SourceType.wrapped(type) { type = wrapped }
    if type.hasSuffix(".Type") { type.removeLast(5) }
    return type == "Double" ? "CGFloat" : type
  }

  private mutating func addColorInitialiser(near text: String) {
    guard text.contains("Color(hex:") || text.contains("Color(hex :") else { return }
    extensions["Color", default: Namespace()].initialisers = [
      Call(name: "Color", labels: ["hex"], hasClosure: false)
    ]
  }

  private mutating func correct(_ type: String, to other: String, near text: String) {
    let type = Self.bare(type)
    var other = SourceType.withoutAttributes(other)
    if let wrapped = SourceType.wrapped(other) { other = wrapped }
    guard SourceStub.standards[other] != nil else { return }
    func corrected(_ namespace: Namespace) -> Namespace {
      var namespace = namespace
      for (name, member) in namespace.statics where text.contains(name) {
        switch member {
        case .value(let known) where Self.bare(known) == type:
          namespace.statics[name] = .value(other)
        case .call(let call, let known) where Self.bare(known) == type:
          namespace.statics[name] = .call(call, result: other)
        case .namespace(let inner): namespace.statics[name] = .namespace(corrected(inner))
        default: break
        }
      }
      for (name, member) in namespace.members where text.contains(name) {
        switch member {
        case .value(let known) where Self.bare(known) == type:
          namespace.members[name] = .value(other)
        case .namespace(let inner): namespace.members[name] = .namespace(corrected(inner))
        default: break
        }
      }
      return namespace
    }
    for name in types.keys { types[name] = types[name].map(corrected) }
  }
}

// MARK: What it may be

extension SourceStub {
  /// A value of each type that can be guessed.
  static let standards: [String: String] = [
    "Color": ".gray", "Font": ".body", "CGFloat": "8", "Double": "1", "Int": "1", "Bool": "false",
    "String": "\"\"", "Image": "Image(systemName: \"circle\")", "UIColor": ".gray",
    "LocalizedStringKey": "\"\"", "Animation": ".default", "Font.Weight": ".regular",
    "EdgeInsets": "EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)",
    "UIFont":
      ".systemFont(ofSize: 17)", "CGSize": ".zero", "Text": "Text(\"\")",
    "LinearGradient":
      "LinearGradient(colors: [.gray, .black], startPoint: .leading, endPoint: .trailing)",
    "UnitPoint": ".center", "Alignment": ".center", "Gradient": "Gradient(colors: [.gray])",
  ]

  /// The type of a member, by what it is given to and by its names.
  static func type(of names: [String], context: String) -> String {
    switch context {
    case "font": return "Font"
    case "foregroundColor", "foregroundStyle", "background", "stroke", "strokeBorder", "fill",
      "tint",
      "accentColor", "border", "color", "shadow", "listRowBackground":
      return "Color"
    case "padding", "cornerRadius", "width", "height", "spacing", "lineWidth", "radius",
      "minHeight",
      "maxHeight", "minWidth", "maxWidth", "size", "offset", "x", "y", "fixedSize", "length":
      return "CGFloat"
    case "opacity", "duration": return "Double"
    case "systemName", "systemImage", "Text", "TextField", "SecureField", "Image": return "String"
    case "animation": return "Animation"
    case "weight", "fontWeight": return "Font.Weight"
    case "lineLimit": return "Int"
    default: break
    }
    for name in names.reversed() {
      let words = SourceType.words(of: name)
      func has(_ stems: [String]) -> Bool {
        words.contains { word in stems.contains { word.hasPrefix($0) } }
      }
      if has(["color", "colour", "background", "foreground", "tint", "accent", "border", "primary"])
      {
        return "Color"
      }
      if has(["font", "typograph"]) { return "Font" }
      if has([
        "padding", "spacing", "radius", "width", "height", "size", "margin", "inset", "dimension",
        "layout", "metric", "constant",
      ]) {
        return "CGFloat"
      }
      if has(["string", "text", "l10n", "localiz", "title", "placeholder"]) { return "String" }
      if has(["image", "icon", "asset"]) { return "Image" }
    }
    return "Color"
  }
}
