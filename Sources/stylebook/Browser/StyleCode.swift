import StyleCore
import Styles

/// A field in styles as Swift that compiles: a view to paste into a file.
///
/// ```swift
/// import StyleCore
/// import Styles
///
/// struct StyledField: View {
///   @State private var text = "apples"
///
///   private var gradient: GradientTextFieldStyle {
///     var style = GradientTextFieldStyle()
///     style.width = 3
///     return style
///   }
///
///   var body: some View {
///     TextField("Your name", text: $text)
///       .textFieldStyle(gradient)
///   }
/// }
/// ```
@MainActor
struct StyleCode {
  /// The code.
  let text: String

  /// Why there is no code.
  enum Failure: Error, Hashable {
    /// The style is a plugin's, whose Swift is its own.
    case ofPlugin(id: String)
    /// The style is a recipe.
    case ofRecipe(id: String)

    /// What is wrong and what to do.
    var sentence: String {
      switch self {
      case .ofPlugin(let id):
        "\(id) comes from a plugin, whose own source is its Swift; copy the command instead."
      case .ofRecipe(let id):
        "\(id) is a recipe and not written in Swift; copy the command instead."
      }
    }
  }

  /// Writes the code of a composition of built-in styles around a scenario's field.
  init(
    composition: BrowserComposition, style: SelectedStyle, scenario: Scenario
  ) throws(Failure) {
    var styles = ""
    var modifiers = ""
    var names: [String: Int] = [:]
    for (index, term) in composition.terms.enumerated() {
      let entry = style.entries[index]
      if entry.composition != nil { throw .ofRecipe(id: term.id) }
      guard entry.plugin == BuiltInStyles().name else { throw .ofPlugin(id: term.id) }
      let base = Self.camel(term.id)
      if term.settings.isEmpty {
        modifiers += "\n      .textFieldStyle(.\(base == "default" ? "automatic" : base))"
        continue
      }
      let count = names[base, default: 0] + 1
      names[base] = count
      let name = count == 1 && base != "default" ? base : "\(base)\(count)"
      let type = String(describing: Swift.type(of: style.style.layers[index].style))
      let settings = term.settings.map {
        "\n    style.\(Self.camel($0.name)) = \(Self.code(of: $0.value))"
      }.joined()
      styles += """

          private var \(name): \(type) {
            var style = \(type)()\(settings)
            return style
          }

        """
      modifiers += "\n      .textFieldStyle(\(name))"
    }
    let prompt = SourceGenerator.literal(scenario.prompt ?? Scenario.usualPrompt)
    let field = scenario.state == .secure ? "SecureField" : "TextField"
    var around = ""
    if scenario.state == .disabled { around += "\n      .disabled(true)" }
    if scenario.state == .error {
      around +=
        "\n      .validation(.error(\(SourceGenerator.literal(Scenario.errorMessage))))"
    }
    let secret = scenario.state == .secure
    let content = secret ? "" : scenario.fieldText
    text = """
      import StyleCore
      import Styles

      struct StyledField: View {
        @State private var text = \(SourceGenerator.literal(content))
      \(styles)
        var body: some View {
          \(field)(\(prompt), text: $text)\(modifiers)\(around)
        }
      }

      """
  }

  /// A name in kebab-case as Swift spells it: `border-color` is `borderColor`.
  private static func camel(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  private static func code(of value: ParameterValue) -> String {
    switch value {
    case .number(let number): StyleExpression.Literal.number(number).description
    case .flag(let flag): "\(flag)"
    case .color(let color): code(of: color)
    case .colors(let colors): "[\(colors.map(code).joined(separator: ", "))]"
    case .numbers(let numbers):
      "[\(numbers.map { StyleExpression.Literal.number($0).description }.joined(separator: ", "))]"
    case .string(let text): SourceGenerator.literal(text)
    case .choice(let name): ".\(camel(name))"
    }
  }

  private static func code(of color: Color) -> String {
    func fixed(_ color: RGBA) -> String {
      let parts = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
      return "RGBA(\(parts.map { "\($0)" }.joined(separator: ", ")))"
    }
    let (light, dark) = (color.resolved(in: .light), color.resolved(in: .dark))
    let name = color.description.filter { $0 != "-" }
    if let system = SystemColor.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      return "Color(system: .\(system.rawValue))"
    }
    return light == dark
      ? "Color(rgba: \(fixed(light)))" : "Color(light: \(fixed(light)), dark: \(fixed(dark)))"
  }
}
