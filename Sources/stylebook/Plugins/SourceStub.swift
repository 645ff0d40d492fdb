/// A stub file for sources of which parts are missing: what the compiler misses, with guessed values.
///
/// It learns from one run of the compiler after the other (``learn(from:in:)``), since what is missed
/// of a type is told only when the type is there.
struct SourceStub: Hashable {
  /// The types that are missing, by name.
  private var types: [String: Namespace] = [:]
  /// What is missing of types that are there, by their names.
  private var extensions: [String: Namespace] = [:]
  /// The functions that are missing.
  private var functions: [Call] = []

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
    case values, observable, conformed, view, style, modifier
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
      } else if message.contains("argument label") || message.hasPrefix("no exact matches") {
        addColorInitialiser(near: error.text)
      }
    }
    return self != before
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
              before.hasSuffix("textFieldStyle(")
              ? .style : before.hasSuffix("modifier(") ? .modifier : .view
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

  private mutating func addStatic(_ name: String, of type: String, in sources: [SourceScan]) {
    let type = Self.bare(type)
    var namespace = types[type] ?? extensions[type] ?? Namespace()
    guard namespace.statics[name] == nil else { return }
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

  private mutating func addMember(_ name: String, of type: String, in sources: [SourceScan]) {
    let known = Self.bare(type)
    let isOurs = types[known] != nil
    let values: Set<String> = [
      "String", "Color", "Font", "EnvironmentValues", "CGFloat", "Double", "Int",
    ]
    let owner = isOurs || values.contains(known) ? known : "View"
    var namespace = types[owner] ?? extensions[owner] ?? Namespace()
    guard namespace.members[name] == nil else { return }
    var member = Member.value(owner == "View" ? "some View" : owner)
    for source in sources {
      for use in source.uses(of: name) where source.line(before: use).hasSuffix(".") {
        let end = use + name.utf8.count
        if let call = source.call(name, behind: end, orClosure: owner == "View") {
          member = .call(call, result: owner == "View" ? "some View" : isOurs ? "Color" : owner)
        } else if owner == "EnvironmentValues" {
          member = .namespace(Self.environment(name, in: source))
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
  private static func environment(_ key: String, in source: SourceScan) -> Namespace {
    var namespace = Namespace()
    for use in source.uses(of: key) {
      let chain = source.chain(behind: use + key.utf8.count)
      guard !chain.isEmpty else { continue }
      add(chain, to: &namespace, context: source.context(of: use), names: [key])
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
  fileprivate static let standards: [String: String] = [
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
  private static func type(of names: [String], context: String) -> String {
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

// MARK: The file

extension SourceStub {
  /// The text of the file; `name` is that of the sources.
  func text(for name: String) -> String {
    var parts = [
      """
      // What \(name) needs of its project. The values are guessed; change them to the project's.

      import SwiftUI

      """
    ]
    for (name, namespace) in types.sorted(by: { $0.key < $1.key }) {
      parts.append(Self.declaration(of: name, namespace))
    }
    for (name, namespace) in extensions.sorted(by: { $0.key < $1.key }) {
      parts.append(Self.extensions(of: name, namespace))
    }
    for call in functions {
      parts.append("func \(Self.signature(call)) -> String { \"\" }\n")
    }
    var text = parts.joined(separator: "\n")
    // A type of the project's that is called as one of SwiftUI's hides it where it is nested.
    for name in ["Color", "Font", "Image"] where text.contains("struct \(name): Hashable") {
      text = text.replacing(": \(name) {", ": SwiftUI.\(name) {")
        .replacing("-> \(name) {", "-> SwiftUI.\(name) {")
    }
    return text
  }

  private static func declaration(of name: String, _ namespace: Namespace) -> String {
    var lines: [String] = []
    let members =
      namespace.statics.sorted { $0.key < $1.key }.flatMap { code(of: $0.value, $0.key, true) }
      + namespace.members.sorted { $0.key < $1.key }.flatMap { code(of: $0.value, $0.key, false) }
    let inits = namespace.initialisers.map { "init\(signature($0).dropFirst(name.count)) {}" }
    switch namespace.kind {
    case .conformed: return "protocol \(name) {}\n"
    case .observable:
      lines = [
        "final class \(name): ObservableObject {", "  static var preview: \(name) { \(name)() }",
      ]
      lines += members.map { "  \($0)" }
    case .view:
      lines = ["struct \(name): View {"] + inits.map { "  \($0)" } + members.map { "  \($0)" }
      lines.append("  var body: some View { EmptyView() }")
    case .style:
      lines = ["struct \(name): TextFieldStyle {"] + inits.map { "  \($0)" }
      lines.append("  func _body(configuration: TextField<_Label>) -> some View { configuration }")
    case .modifier:
      lines = ["struct \(name): ViewModifier {"] + inits.map { "  \($0)" }
      lines.append("  func body(content: Content) -> some View { content }")
    case .values:
      lines = ["struct \(name): Hashable {", "  static var preview: \(name) { \(name)() }"]
      lines += inits.map { "  \($0)" } + members.map { "  \($0)" }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func extensions(of name: String, _ namespace: Namespace) -> String {
    var lines: [String] = []
    let statics = namespace.statics.sorted { $0.key < $1.key }
    if !statics.isEmpty {
      let isStyle = name == "ShapeStyle"
      let type = isStyle ? "Color" : name
      for owner in type == "CGFloat" ? ["CGFloat", "Double"] : [name] {
        lines.append("extension \(owner)\(isStyle ? " where Self == Color" : "") {")
        for (key, member) in statics {
          var member = member
          if case .value(let result) = member {
            member = .value(isStyle ? "Color" : owner == "Double" ? "Double" : result)
          }
          lines += code(of: member, key, true).map { "  \($0)" }
        }
        lines += ["}", ""]
      }
    }
    let members = namespace.members.sorted { $0.key < $1.key }
    if !members.isEmpty {
      lines.append("extension \(name) {")
      for (key, member) in members {
        switch member {
        case .value(let type): lines.append("  var \(key): \(type) { self }")
        case .call(let call, let result):
          lines.append("  func \(signature(call)) -> \(result) { self }")
        case .namespace: lines += code(of: member, key, false).map { "  \($0)" }
        }
      }
      lines += ["}", ""]
    }
    if namespace.initialisers.contains(where: { $0.labels == ["hex"] }) {
      lines += [
        "extension Color {",
        "  init(hex: String) {",
        "    let digits = hex.filter(\\.isHexDigit)",
        "    self.init(hex: UInt(digits.suffix(6), radix: 16) ?? 0)",
        "  }",
        "",
        "  init(hex: UInt) {",
        "    self.init(",
        "      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,",
        "      blue: Double(hex & 255) / 255)",
        "  }",
        "}",
        "",
      ]
    }
    return lines.joined(separator: "\n")
  }

  private static func code(of member: Member, _ name: String, _ isStatic: Bool) -> [String] {
    let prefix = isStatic ? "static " : ""
    switch member {
    case .value(let type):
      let value = standards[type] ?? "\(type)()"
      return ["\(prefix)var `\(name)`: \(type) { \(value) }"]
    case .call(let call, let result):
      return [
        "\(prefix)func \(signature(call)) -> \(result) { \(standards[result] ?? "\(result)()") }"
      ]
    case .namespace(let namespace):
      let type = isStatic && name.first?.isUppercase == true ? name : "Stub_\(name)"
      let isType = type == name
      var lines = ["struct \(type): Hashable {"]
      for (key, member) in namespace.statics.sorted(by: { $0.key < $1.key }) {
        lines += code(of: member, key, isType).map { "  \($0)" }
      }
      lines.append("}")
      if !isType { lines.append("\(prefix)var `\(name)`: \(type) { \(type)() }") }
      return lines
    }
  }

  /// A function that takes what a call gives, whatever its types.
  private static func signature(_ call: Call) -> String {
    var types: [String] = []
    var parameters: [String] = []
    for (index, label) in call.labels.enumerated() {
      types.append("T\(index)")
      parameters.append("\(label.isEmpty ? "_" : label) a\(index): T\(index)")
    }
    if call.hasClosure {
      types.append("C")
      parameters.append("_ c: () -> C")
    }
    let generic = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    return "\(call.name)\(generic)(\(parameters.joined(separator: ", ")))"
  }
}
