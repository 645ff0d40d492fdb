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
    var text = Self.published(parts.joined(separator: "\n"))
    // A type of the project's that is called as one of SwiftUI's hides it where it is nested.
    for name in ["Color", "Font", "Image"] where text.contains("struct \(name): Hashable") {
      text = text.replacing(": \(name) {", with: ": SwiftUI.\(name) {")
        .replacing("-> \(name) {", with: "-> SwiftUI.\(name) {")
    }
    return text
  }

  /// The declarations made public, as the author's public ones name them.
  private static func published(_ text: String) -> String {
    let keywords = ["struct ", "final class ", "protocol ", "func ", "var ", "static ", "init"]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      let code = line.dropFirst(indent.count)
      return keywords.contains { code.hasPrefix($0) } ? "\(indent)public \(code)" : String(line)
    }.joined(separator: "\n")
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
      lines = ["final class \(name): ObservableObject {"] + preview(of: name, namespace)
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
    case .buttonStyle:
      lines = ["struct \(name): ButtonStyle {"] + inits.map { "  \($0)" }
      lines.append(
        "  func makeBody(configuration: Configuration) -> some View { configuration.label }")
    case .preference:
      lines = [
        "struct \(name): PreferenceKey {", "  static var defaultValue: CGFloat { 0 }",
        "  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {",
        "    value = max(value, nextValue())", "  }",
      ]
    case .values:
      lines = ["struct \(name): Hashable {"] + preview(of: name, namespace)
      if !inits.contains("init() {}") { lines.append("  init() {}") }
      lines += inits.map { "  \($0)" } + members.map { "  \($0)" }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The value that stands for the type where one is asked for, unless the sources name it themselves.
  private static func preview(of name: String, _ namespace: Namespace) -> [String] {
    namespace.statics["preview"] == nil ? ["  static var preview: \(name) { \(name)() }"] : []
  }

  /// What stands for a protocol of which members are asked for.
  private static let standIns = [
    "ShapeStyle": "Color", "Shape": "Capsule", "TextFieldStyle": "PlainTextFieldStyle",
    "PrimitiveButtonStyle": "PlainButtonStyle",
  ]

  private static func extensions(of name: String, _ namespace: Namespace) -> String {
    var lines: [String] = []
    let statics = namespace.statics.sorted { $0.key < $1.key }
    if !statics.isEmpty {
      let standIn = standIns[name]
      for owner in name == "CGFloat" ? ["CGFloat", "Double"] : [name] {
        lines.append("extension \(owner)\(standIn.map { " where Self == \($0)" } ?? "") {")
        for (key, member) in statics {
          var member = member
          switch member {
          case .value(let result):
            member = .value(standIn ?? (owner == "Double" ? "Double" : result))
          case .call(let call, let result): member = .call(call, result: standIn ?? result)
          case .namespace: break
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
        case .value where name == "EnvironmentValues":
          lines += code(of: member, key, false).map { "  \($0)" }
        case .value(let type): lines.append("  var \(key): \(type) { self }")
        case .call(let call, let result):
          let body = result == "Void" ? "" : "self"
          lines.append("  func \(signature(call)) -> \(result) { \(body) }")
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
      var type = "T\(index)"
      if call.implicit.contains(index) {
        type = SourceStub.type(of: [call.name, label], context: label)
      } else {
        types.append(type)
      }
      parameters.append("\(label.isEmpty ? "_" : label) a\(index): \(type)")
    }
    if call.hasClosure {
      types.append("C")
      parameters.append("_ c: () -> C")
    }
    let generic = types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
    return "\(call.name)\(generic)(\(parameters.joined(separator: ", ")))"
  }
}
