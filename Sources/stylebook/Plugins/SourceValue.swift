/// Where the value for an argument, or for a property, of an author's look comes from.
enum SourceValue: Hashable {
  /// Code that names `field`, what is known of the field that is drawn.
  case code(String)
  /// A parameter that a person can set.
  case knob(Knob)
  /// The default that the author gave.
  case standard
  /// None: nothing is known that could stand there.
  case none

  /// Something that can be set.
  struct Knob: Hashable {
    /// What it takes.
    let kind: Kind
    /// The type of the property.
    let type: String
    /// The code of its default.
    let standard: String
    /// The code that makes the argument from `$`, the property.
    var conversion = "$"
  }

  /// What a knob takes.
  enum Kind: Hashable {
    case number, flag, color, colors, string, choice
  }
}

/// The rule by which values are found: first by name and type together, then by type alone.
///
/// | name holds                               | type               | value                     |
/// |------------------------------------------|--------------------|---------------------------|
/// | focus, editing, active, selected, typing | `Bool`             | whether the field is edited |
/// | error, invalid, failed                   | `Bool`             | whether validation fails  |
/// | valid                                    | `Bool`             | whether it does not       |
/// | enabled, disabled                        | `Bool`             | whether it reacts, or not |
/// | secure, password                         | `Bool`             | whether the text is secret |
/// | error, message, helper                   | `String?`          | the message of validation |
/// | title, placeholder, prompt, label, hint  | `String`, `Text` … | the placeholder           |
/// | text, value, input, query                | `String`           | the text                  |
/// | any                                      | `Binding<String>`  | the text                  |
/// | any                                      | `TextField<Text>`  | the field                 |
/// | any                                      | `FocusState` …     | the focus                 |
///
/// Where a name fits several rows, what is wrong comes before what is edited, and the text before its
/// placeholder. A binding of a flag is constant. What is left and simple (`Bool`, numbers, `String`, `Color`, a
/// list of colours, an enumeration of named cases) is a parameter. Optionals are nil, functions do
/// nothing, views are a text. A type of the author's is made by `preview`, by another static member
/// of its own type, as its first case, or by an initialiser that takes nothing without a value.
struct SourceValueRule {
  /// What the module declares.
  let graph: SymbolGraph
  /// What stands for generic parameters.
  var concrete: [String: String] = [:]

  private static let focusStems = ["focus", "edit", "activ", "select", "typing", "responder"]
  private static let errorStems = ["error", "invalid", "fail", "wrong"]
  private static let titleStems = [
    "title", "placeholder", "prompt", "label", "hint", "caption", "header", "name",
  ]
  private static let textWords: Set<String> = ["text", "value", "input", "query", "string"]

  /// The value for a parameter of an initialiser.
  func value(for parameter: SourceSignature.Parameter) -> SourceValue {
    if parameter.isVariadic { return .standard }
    let name = parameter.label ?? parameter.name
    let type = SourceType.replacing(concrete, in: parameter.type)
    if let code = following(name, inner: parameter.name, type) { return .code(code) }
    if let standard = parameter.standard {
      if standard == "nil" { return .standard }
      return knob(type, standard: standard).map { .knob($0) } ?? .standard
    }
    if let value = usual(name, type) { return value }
    return made(type, depth: 0).map { .code($0) } ?? .none
  }

  /// The value for a property that has one already; nil where it is to stay.
  func value(forProperty name: String, _ type: String, standard: String) -> SourceValue? {
    let type = SourceType.withoutAttributes(type)
    if let code = following(name, inner: name, type) { return .code(code) }
    return knob(type, standard: standard).map { .knob($0) }
  }

  /// What follows the field's state.
  private func following(_ name: String, inner: String, _ type: String) -> String? {
    let words = SourceType.words(of: name) + SourceType.words(of: inner)
    let bare = SourceType.wrapped(type) ?? type
    switch bare {
    case "TextField<Text>", "SecureField<Text>":
      return "StyleCore.\(bare.dropLast(6))(field.placeholder, text: field.text)"
    case "Bool":
      return flag(words)
    case "Binding<Bool>":
      return flag(words).map { ".constant(\($0))" }
    case "FocusState<Bool>":
      return "field.focus"
    case "FocusState<Bool>.Binding":
      return "field.focus.projectedValue"
    case "Binding<String>", "Binding<String?>":
      let isOther = Self.has(words, Self.errorStems + ["message", "country", "code"])
      if bare == "Binding<String?>" {
        return isOther ? ".constant(field.message)" : ".constant(field.text.wrappedValue)"
      }
      return isOther ? #".constant(field.message ?? "")"# : "field.text"
    case "String", "LocalizedStringKey", "Text", "LocalizedStringResource", "Substring":
      let isOptional = bare != type
      if Self.has(words, Self.errorStems + ["message", "helper", "warning"]) {
        return isOptional
          ? "field.message.map { \(Self.text("$0", as: bare)) }"
          : Self.text(#"field.message ?? """#, as: bare)
      }
      if !Self.textWords.isDisjoint(with: words), !Self.has(words, ["placeholder", "prompt"]),
        bare == "String"
      {
        return "field.text.wrappedValue"
      }
      let isTitle =
        Self.has(words, Self.titleStems) && !Self.has(words, ["image", "icon", "symbol"])
      return isTitle ? Self.text("field.placeholder", as: bare) : nil
    default:
      return nil
    }
  }

  private func flag(_ words: [String]) -> String? {
    let code: String
    if Self.has(words, Self.errorStems) {
      code = "field.isError"
    } else if Self.has(words, ["valid"]) {
      code = "!field.isError"
    } else if Self.has(words, ["disabled", "inactive"]) {
      code = "!field.isEnabled"
    } else if words.contains("enabled") {
      code = "field.isEnabled"
    } else if Self.has(words, ["secure", "password", "secret"]) {
      code = "field.isSecure"
    } else if Self.has(words, Self.focusStems) {
      code = "field.isFocused"
    } else {
      return nil
    }
    return !Self.has(words, ["not", "un", "isnt"]) ? code : "!(\(code))"
  }

  private static func has(_ words: [String], _ stems: [String]) -> Bool {
    words.contains { word in stems.contains { word.hasPrefix($0) } }
  }

  private static func text(_ code: String, as type: String) -> String {
    switch type {
    case "Text": "StyleCore.Text(verbatim: \(code))"
    case "LocalizedStringKey": "StyleCore.LocalizedStringKey(\(code))"
    case "LocalizedStringResource": "LocalizedStringResource(stringLiteral: \(code))"
    default: code
    }
  }

  /// The knob for a simple type.
  private func knob(_ type: String, standard: String) -> SourceValue.Knob? {
    switch type {
    case "Bool": .init(kind: .flag, type: "Bool", standard: standard)
    case "Double", "CGFloat", "Float":
      .init(kind: .number, type: type, standard: standard)
    case "Int", "UInt", "Int32", "Int64":
      .init(
        kind: .number, type: "Double", standard: "Double(\(standard) as \(type))",
        conversion: "\(type)($.rounded())")
    case "String": .init(kind: .string, type: type, standard: standard)
    case "Color": .init(kind: .color, type: "StyleCore.Color", standard: standard)
    case "[Color]": .init(kind: .colors, type: "[StyleCore.Color]", standard: standard)
    default:
      isNamedChoice(type) ? .init(kind: .choice, type: type, standard: standard) : nil
    }
  }

  /// The value for a required argument of a type that is known.
  private func usual(_ name: String, _ type: String) -> SourceValue? {
    let words = SourceType.words(of: name)
    if SourceType.wrapped(type) != nil { return .code("nil") }
    switch type {
    case "Bool": return knob(type, standard: "false").map { .knob($0) }
    case "Double", "CGFloat", "Float", "Int", "UInt", "Int32", "Int64":
      return knob(type, standard: Self.number(words)).map { .knob($0) }
    case "Color":
      return knob(type, standard: Self.color(words)).map { .knob($0) }
    case "[Color]":
      return knob(type, standard: "[.blue, .purple]").map { .knob($0) }
    case "String":
      let isSymbol = Self.has(words, ["icon", "image", "symbol", "system"])
      return knob(type, standard: isSymbol ? "\"magnifyingglass\"" : "\"\"").map { .knob($0) }
    default:
      guard let symbol = declared(type), isNamedChoice(type),
        let first = Self.cases(of: symbol, in: graph).first
      else { return nil }
      return knob(type, standard: ".\(first)").map { .knob($0) }
    }
  }

  private static func number(_ words: [String]) -> String {
    if has(words, ["opacity", "alpha", "scale"]) { return "1" }
    if has(words, ["radius", "spacing"]) { return "8" }
    if has(words, ["border", "line", "stroke", "thickness"]) { return "1" }
    if has(words, ["padding", "inset", "margin"]) { return "12" }
    if has(words, ["height"]) { return "44" }
    if has(words, ["width"]) { return has(words, ["max", "min", "frame"]) ? "280" : "1" }
    if has(words, ["size", "font"]) { return "17" }
    if has(words, ["max", "limit", "count", "length"]) { return "20" }
    return "1"
  }

  private static func color(_ words: [String]) -> String {
    if has(words, ["error", "invalid"]) { return "StyleCore.Color.red" }
    if has(words, ["background", "fill"]) { return "StyleCore.Color.gray.opacity(0.2)" }
    if has(words, ["text", "foreground", "font"]) { return "StyleCore.Color.primary" }
    if has(words, ["border", "stroke", "placeholder", "prompt", "inactive"]) {
      return "StyleCore.Color.gray"
    }
    return "StyleCore.Color.blue"
  }

  /// Whether a type is an enumeration of named cases that a person can choose from.
  private func isNamedChoice(_ type: String) -> Bool {
    guard let symbol = declared(type), symbol.kind == "swift.enum" else { return false }
    let conformances = graph.conformances[symbol.id] ?? []
    return conformances.contains("s:s12CaseIterableP")
      && graph.members(of: symbol.id).contains {
        $0.declaration.hasSuffix("init?(rawValue: String)")
      }
  }

  /// The declaration of a type of the module.
  private func declared(_ type: String) -> SymbolGraph.Symbol? {
    let path = type.split(separator: ".").map(String.init)
    let kinds: Set<String> = ["swift.struct", "swift.enum", "swift.class", "swift.protocol"]
    return graph.order.lazy.compactMap { graph.symbols[$0] }.first {
      kinds.contains($0.kind) && $0.path.suffix(path.count).elementsEqual(path)
    }
  }

  /// The cases without payload.
  static func cases(of symbol: SymbolGraph.Symbol, in graph: SymbolGraph) -> [String] {
    graph.members(of: symbol.id).filter {
      $0.kind == "swift.enum.case" && !$0.declaration.contains("(")
    }.compactMap(\.path.last)
  }

  /// Code that makes a value of a type; nil where none is known.
  private func made(_ type: String, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if let function = SourceType.function(type) {
      let head =
        function.parameters == 0
        ? "" : [String](repeating: "_", count: function.parameters).joined(separator: ", ") + " in "
      if ["Void", "()"].contains(function.result) { return "{ \(head)}" }
      if function.parameters == 1, function.result == "String", type.contains("String)") {
        return "{ $0 }"
      }
      return made(function.result, depth: depth + 1).map { "{ \(head)\($0) }" }
    }
    if let known = Self.known[type] { return known }
    if SourceType.wrapped(type) != nil { return "nil" }
    if let content = SourceType.argument(of: type, "Binding") {
      return made(content, depth: depth + 1).map { ".constant(\($0))" }
    }
    if let content = SourceType.argument(of: type, "State") {
      return made(content, depth: depth + 1).map { "StyleCore.State(wrappedValue: \($0))" }
    }
    if type.hasPrefix("FocusState<") {
      return type.hasSuffix(">.Binding")
        ? "\(type.dropLast(8))().projectedValue" : "\(type)()"
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return SourceSignature.split(type.dropFirst().dropLast(), at: ":").count > 1 ? "[:]" : "[]"
    }
    if type.hasPrefix("Set<") { return "[]" }
    if type.hasPrefix("some ") { return madeOpaque(String(type.dropFirst(5))) }
    return madeOfModule(type, depth: depth)
  }

  private func madeOpaque(_ type: String) -> String? {
    Self.stand(for: type).flatMap { Self.known[$0] }
  }

  private func madeOfModule(_ type: String, depth: Int) -> String? {
    guard let symbol = declared(type) else {
      return Self.stand(for: type).flatMap { Self.known[$0] }
    }
    let members = graph.members(of: symbol.id)
    if symbol.kind == "swift.protocol" {
      for id in graph.order where graph.conformances[id]?.contains(symbol.id) == true {
        guard let other = graph.symbols[id], other.kind != "swift.protocol" else { continue }
        if let code = made(other.path.joined(separator: "."), depth: depth + 1) { return code }
      }
      return nil
    }
    let statics = members.filter {
      guard $0.kind == "swift.type.property" else { return false }
      let own = SourceType.trimmed($0.declaration.split(separator: ":").last ?? "")
      return [type, symbol.path.last, "Self"].contains(
        SourceType.withoutAttributes(SourceType.trimmed(own.prefix { $0 != "{" })))
    }.compactMap(\.path.last)
    let full = symbol.path.joined(separator: ".")
    let preferred = ["preview", "default", "standard", "regular", "primary", "normal", "shared"]
    if let name = preferred.first(where: statics.contains) ?? statics.first {
      return "\(full).\(name)"
    }
    if symbol.kind == "swift.enum", let first = Self.cases(of: symbol, in: graph).first {
      return "\(full).\(first)"
    }
    for initialiser in members where initialiser.kind == "swift.init" {
      guard initialiser.access != "private",
        let signature = SourceSignature(initialiser.declaration),
        signature.isSimple
      else { continue }
      var arguments: [String] = []
      let isMade = signature.parameters.allSatisfy { parameter in
        if parameter.standard != nil || parameter.isVariadic { return true }
        let code: String?
        switch value(for: parameter) {
        case .code(let text): code = text
        case .knob(let knob):
          code =
            knob.kind == .number
            ? Self.number(SourceType.words(of: parameter.name)) : knob.standard
        case .standard: return true
        case .none: code = nil
        }
        guard let code else { return false }
        arguments.append(parameter.label.map { "\($0): \(code)" } ?? code)
        return true
      }
      if isMade { return "\(full)(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }

  /// The type that stands for a generic parameter that has to conform to a protocol.
  static func stand(for constraint: String) -> String? {
    switch constraint {
    case "View": "Text"
    case "ShapeStyle": "Color"
    case "Shape", "InsettableShape": "RoundedRectangle"
    case "StringProtocol", "Hashable", "Equatable", "Comparable": "String"
    case "TextFieldStyle": "PlainTextFieldStyle"
    case "BinaryFloatingPoint", "FloatingPoint": "Double"
    case "BinaryInteger", "FixedWidthInteger": "Int"
    default: nil
    }
  }

  /// Values of types that are not the author's.
  private static let known: [String: String] = [
    "Text": #"StyleCore.Text(verbatim: "○")"#,
    "AnyView": "AnyView(EmptyView())",
    "EmptyView": "EmptyView()",
    "Image": #"StyleCore.Image(systemName: "magnifyingglass")"#,
    "String": #""""#,
    "Substring": #""""#,
    "LocalizedStringKey": #""""#,
    "Bool": "false",
    "Int": "1", "UInt": "1", "Double": "1", "CGFloat": "1", "Float": "1",
    "Color": "StyleCore.Color.blue",
    "UIColor": ".systemBlue",
    "NSColor": ".systemBlue",
    "Font": "StyleCore.Font.body",
    "Font.Weight": ".regular",
    "Font.TextStyle": ".body",
    "Font.Design": ".default",
    "EdgeInsets": "EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)",
    "Edge.Set": ".all",
    "Alignment": ".leading",
    "HorizontalAlignment": ".leading",
    "VerticalAlignment": ".center",
    "TextAlignment": ".leading",
    "Axis": ".horizontal",
    "UnitPoint": ".leading",
    "Gradient": "Gradient(colors: [.blue, .purple])",
    "LinearGradient":
      "LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)",
    "AnyShapeStyle": "AnyShapeStyle(StyleCore.Color.blue)",
    "ShapeStyle": "StyleCore.Color.blue",
    "View": #"StyleCore.Text(verbatim: "○")"#,
    "RoundedRectangle": "RoundedRectangle(cornerRadius: 8)",
    "Rectangle": "Rectangle()",
    "Capsule": "Capsule()",
    "Circle": "Circle()",
    "AnyShape": "AnyShape(RoundedRectangle(cornerRadius: 8))",
    "PlainTextFieldStyle": "PlainTextFieldStyle()",
    "StrokeStyle": "StrokeStyle(lineWidth: 1)",
    "CGSize": "CGSize(width: 8, height: 8)",
    "CGPoint": ".zero",
    "CGRect": ".zero",
    "Animation": ".default",
    "Date": "Date(timeIntervalSince1970: 0)",
    "UUID": "UUID()",
    "Locale": "Locale(identifier: \"en\")",
    "UIKeyboardType": ".default",
    "UIReturnKeyType": ".done",
    "SubmitLabel": ".done",
    "ColorScheme": ".light",
    "TextInputAutocapitalization": ".never",
    "Range<Int>": "0..<20",
    "ClosedRange<Int>": "0...20",
    "Any": "0",
    "AnyHashable": "0",
  ]
}
