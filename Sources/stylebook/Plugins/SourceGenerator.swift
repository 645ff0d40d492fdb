/// Writes the code that makes styles of Stylebook's out of an author's looks.
///
/// For each look, behind the copy of its file, so that what is private there can be reached:
///
/// ```swift
/// extension FSTextFieldStyle {
///   static func __stylebook1(_ field: __StylebookField) -> Self { Self(isEditing: field.isFocused) }
/// }
/// struct __StylebookLook1: ParametricTextFieldStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     let field = __StylebookField(configuration, focus: _focus)
///     configuration.textFieldStyle(FSTextFieldStyle.__stylebook1(self, field))
///   }
/// }
/// ```
struct SourceGenerator {
  /// What the plugin is called.
  let plugin: String
  /// The name by which the linker finds the plugin's registration.
  let entry: String
  /// The looks, each with the number that its code has.
  let looks: [(number: Int, look: SourceLook)]

  /// The version of what is written, which belongs to the keys of caches.
  static let version = 2

  /// The name of a look's code in what the compiler says.
  static func place(of number: Int) -> String { "stylebook-look-\(number)" }

  /// What goes behind the copy of a file.
  func code(forFile file: Int) -> String {
    let looks = looks.filter { $0.look.file == file }
    guard !looks.isEmpty else { return "" }
    return "import StyleCore\n" + looks.map { code(of: $0.look, $0.number) }.joined()
  }

  private func code(of look: SourceLook, _ number: Int) -> String {
    let name = "__StylebookLook\(number)"
    let make = "__stylebook\(number)"
    var knobs: [(name: String, parameter: String, knob: SourceValue.Knob)] = []
    var call = look.maker
    if let arguments = look.arguments {
      let written = arguments.compactMap { argument -> String? in
        guard let code = code(of: argument.value, argument.name, &knobs) else { return nil }
        return argument.label.map { "\($0): \(code)" } ?? code
      }
      call += "(\(written.joined(separator: ", ")))"
    }
    let madeKnobs = knobs
    var sets: [String] = []
    for property in look.properties {
      guard let code = code(of: property.value, property.name, &knobs) else { continue }
      let place = SourceGenerator.escaped(property.name)
      sets.append("made.\(place) = \(code.replacing("__look.", with: "look."))")
    }
    let parameters = madeKnobs.map { ", _ \($0.name): \($0.knob.type)" }.joined()
    let defaults = knobs.map { knob -> String in
      let isMade = madeKnobs.contains { $0.name == knob.name }
      let standard =
        isMade
        ? knob.knob.standard
        : propertyStandard(knob.name, knob.knob, make, madeKnobs.map(\.name))
      return "@MainActor static var \(make)_\(knob.name): \(knob.knob.type) { \(standard) }\n"
    }.joined()
    let passed = madeKnobs.map { ", look.\($0.name)" }.joined()
    let isStated = look.type.hasPrefix("some ")
    var text = "#sourceLocation(file: \"\(Self.place(of: number))\", line: 1)\n"
    if !look.extended.isEmpty {
      text += """
        extension \(look.extended) {
        @MainActor static func \(make)(_ field: __StylebookField\(parameters)) -> \(isStated ? look.type : "Self") {
        \(call.replacing("__look.", with: ""))
        }
        \(defaults)@MainActor fileprivate static func \(make)(_ look: \(name), _ field: __StylebookField) -> \(isStated ? look.type : "Self") {
        \(sets.isEmpty ? "" : "var made = ")\(make)(field\(passed))\(sets.isEmpty ? "" : "\n" + sets.joined(separator: "\n") + "\nreturn made")
        }
        }

        """
    }
    let made =
      look.extended.isEmpty
      ? look.maker
      : "\(look.type.hasPrefix("some ") ? look.extended : look.type).\(make)(self, field)"
    let body =
      switch look.kind {
      case .style: "configuration.textFieldStyle(\(made))"
      case .modifier: "configuration.modifier(\(made))"
      case .view, .page: made
      }
    let usesFocus =
      call.contains("field.focus.") || call.contains("field.focus,")
      || call.contains("field.focus)")
    let typeName = look.type.hasPrefix("some ") ? look.extended : look.type
    text += """
      @MainActor fileprivate struct \(name): StyleCore.ParametricTextFieldStyle {
      \(knobs.map { "fileprivate var \($0.name): \($0.knob.type) = \(typeName).\(make)_\($0.name)\n" }.joined())@StyleCore.FocusState var __focus: Bool
      init() {}
      static var _name: String? { nil }
      @StyleCore.ViewBuilder func makeBody(configuration: Configuration) -> some StyleCore.View {
      let field = __StylebookField(configuration, focus: ___focus)
      let _ = field
      \(body)\(usesFocus ? ".focused($__focus)" : "")
      }
      static var parameters: [StyleCore.StyleParameter<\(name)>] {
      \(knobs.isEmpty ? "[]" : "let standard = \(name)()\nvar list: [StyleCore.StyleParameter<\(name)>] = []\n" + knobs.map { parameter($0, of: name) }.joined() + "return list")
      }
      }
      @MainActor func __stylebookRegister\(number)(_ registry: inout StyleCore.StyleRegistry) throws(StyleCore.RegistryError) {
      try registry.register(\(name).self, id: \(Self.literal(look.id)), title: \(Self.literal(look.title)), summary: \(Self.literal(look.summary)), version: "1.0.0", author: \(Self.literal(plugin)))
      }

      """
    return text
  }

  private func propertyStandard(
    _ name: String, _ knob: SourceValue.Knob, _ make: String, _ made: [String]
  ) -> String {
    let arguments = made.map { ", \(make)_\($0)" }.joined()
    let value = "\(make)(.untouched\(arguments)).\(Self.escaped(String(name.dropFirst(5))))"
    return knob.conversion == "$" ? value : "Double(\(value))"
  }

  private func code(
    of value: SourceValue, _ name: String,
    _ knobs: inout [(name: String, parameter: String, knob: SourceValue.Knob)]
  ) -> String? {
    switch value {
    case .code(let code): return code
    case .standard, .none: return nil
    case .knob(let knob):
      let property = "knob_\(name)"
      knobs.append((property, Self.kebab(name), knob))
      return knob.conversion.replacing("$", with: "__look.\(property)")
    }
  }

  private func parameter(
    _ knob: (name: String, parameter: String, knob: SourceValue.Knob), of type: String
  ) -> String {
    let name = Self.literal(knob.parameter)
    let path = "\\.\(knob.name)"
    let label = String(knob.name.dropFirst(5))
    let summary = Self.literal("The value of \(label).")
    return switch knob.knob.kind {
    case .number: "list += __stylebookNumber(\(name), \(path), standard, \(summary))\n"
    case .flag: "list.append(.flag(\(name), \(path), \(summary)))\n"
    case .color: "list.append(.color(\(name), \(path), \(summary)))\n"
    case .colors: "list.append(.colors(\(name), \(path), \(summary)))\n"
    case .string: "list.append(.string(\(name), \(path), \(summary)))\n"
    case .choice: "list.append(.choice(\(name), \(path), \(summary)))\n"
    }
  }

  private static func kebab(_ name: String) -> String {
    let words = SourceType.words(of: name).map { $0.filter { $0.isASCII } }
    let kebab = words.filter { !$0.isEmpty }.joined(separator: "-")
    return kebab.first?.isLetter == true ? kebab : "value-\(kebab)"
  }

  private static func escaped(_ name: String) -> String { "`\(name)`" }

  /// A text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension SourceGenerator {
  /// What the code of looks and previews is written with.
  static var support: String {
    """
    import StyleCore

    @MainActor struct __StylebookField {
      var text: StyleCore.Binding<String>
      var placeholder: String
      var isFocused: Bool
      var isEnabled: Bool
      var isSecure: Bool
      var isError: Bool
      var message: String?
      var focus: StyleCore.FocusState<Bool>

      static var untouched: Self {
        Self(
          text: .constant(""), placeholder: "", isFocused: false, isEnabled: true,
          isSecure: false, isError: false, message: nil, focus: StyleCore.FocusState())
      }
    }

    extension __StylebookField {
      init(
        _ field: StyleCore.TextField<StyleCore._TextFieldStyleLabel>,
        focus: StyleCore.FocusState<Bool>
      ) {
        self.init(
          text: field.$text, placeholder: field.placeholderString, isFocused: field.isFocused,
          isEnabled: field.isEnabled, isSecure: field.isSecure,
          isError: field.validation.isError, message: field.validation.message, focus: focus)
      }
    }

    @MainActor func __stylebookBuilt<V: StyleCore.View>(
      @StyleCore.ViewBuilder _ content: () -> V
    ) -> V {
      content()
    }

    @MainActor func __stylebookNumber<Style, Number: BinaryFloatingPoint>(
      _ name: String, _ path: WritableKeyPath<Style, Number>, _ style: Style, _ summary: String
    ) -> [StyleCore.StyleParameter<Style>] {
      let value = Double(style[keyPath: path])
      guard value.isFinite else { return [] }
      let isShare = (0...1).contains(value)
        && ["opacity", "alpha", "scale"].contains { name.hasSuffix($0) }
      let top = max(64, abs(value) * 4)
      return [
        .number(
          name, path, in: isShare ? 0...1 : (value < 0 ? -top : 0)...top, step: isShare ? 0.05 : 1,
          summary)
      ]
    }

    """
  }

  /// The code that registers the looks.
  var registration: String {
    """
    import StyleCore
    import SwiftUI

    @_silgen_name("\(entry)_notes") @MainActor
    public func __stylebookNotes() -> [String] {
      SwiftUI.AssetCatalog.missingColors.map {
        "the colour \\($0) of the asset catalogue is stood in for; define it in a stub."
      }
    }

    private struct __StylebookPlugin: StyleCore.StylePlugin {
      let name = \(Self.literal(plugin))

      func register(
        in registry: inout StyleCore.StyleRegistry
      ) throws(StyleCore.RegistryError) {
    \(looks.map { "    try __stylebookRegister\($0.number)(&registry)" }.joined(separator: "\n"))
      }
    }

    @_silgen_name("\(entry)") @MainActor
    public func __stylebookRegister(
      in registry: inout StyleCore.StyleRegistry
    ) throws(StyleCore.RegistryError) {
      try registry.register(contentsOf: __StylebookPlugin())
    }

    """
  }

  /// The main program of a worker with some plugins.
  static func main(entries: [String], key: String) -> String {
    let declarations = entries.enumerated().map { index, entry in
      """
      @_silgen_name("\(entry)") @MainActor
      func register\(index)(in registry: inout StyleRegistry) throws(RegistryError)
      @_silgen_name("\(entry)_notes") @MainActor
      func notes\(index)() -> [String]

      """
    }.joined()
    let calls = entries.indices.map { "      try register\($0)(in: &registry)\n" }.joined()
    let notes = entries.indices.map { "notes\($0)()" }.joined(separator: " + ")
    return """
      import StyleCore
      import StyleWorker
      import Styles

      \(declarations)
      @main @MainActor struct Worker {
        static func main() {
          serve(key: "\(key)", notes: { \(notes) }) { (registry) throws(RegistryError) in
            registry = .builtIns()
      \(calls)    }
        }
      }

      """
  }
}
