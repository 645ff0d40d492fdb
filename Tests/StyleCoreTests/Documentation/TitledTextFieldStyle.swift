// The style that Documentation/Stylebook.docc/WritingAStyle.md makes. What stands between `// guide` and `// end` is
// shown there word for word.

import StyleCore

struct TitledTextFieldStyle: ParametricTextFieldStyle {
  // guide 4
  var borderColor = Color.gray
  var focusColor = Color.teal
  var errorColor = Color.red
  var cornerRadius = 6.0
  var titleAlignment = TitleAlignment.leading

  enum TitleAlignment: String, CaseIterable {
    case leading, center, trailing
  }

  static let parameters: [StyleParameter<TitledTextFieldStyle>] = [
    .color("border-color", \.borderColor, "The colour of border and title at rest."),
    .color("focus-color", \.focusColor, "Their colour while the field is edited."),
    .color("error-color", \.errorColor, "Their colour when the text is wrong."),
    .number("corner-radius", \.cornerRadius, in: 0...32, "The radius of the corners."),
    .choice("title-alignment", \.titleAlignment, "Where the title stands."),
  ]
  // end

  func makeBody(configuration: Configuration) -> some View {
    let color = color(for: configuration)
    VStack(alignment: .leading, spacing: 0) {
      configuration
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        // guide 5
        .overlay {
          RoundedRectangle(cornerRadius: cornerRadius)
            .strokeBorder(color, lineWidth: configuration.isFocused ? 2 : 1)
        }
        // end
        .overlay(alignment: alignment) {
          if let title = configuration.placeholderText, !configuration.text.isEmpty {
            (Text(" ") + title.bold() + Text(" "))
              .lineLimit(1)
              .foregroundColor(color)
              .padding(.horizontal, 16)
          }
        }
      if let message = configuration.validation.message {
        Text(message)
          .foregroundColor(color)
          .padding(.horizontal, 16)
      }
    }
  }

  // guide 6
  private var alignment: Alignment {
    switch titleAlignment {
    case .leading: .topLeading
    case .center: .top
    case .trailing: .topTrailing
    }
  }

  private func color(for configuration: Configuration) -> Color {
    if configuration.validation.isError { return errorColor }
    return configuration.isFocused ? focusColor : borderColor
  }
  // end
}

// guide 7
extension TextFieldStyle where Self == TitledTextFieldStyle {
  static var titled: TitledTextFieldStyle { TitledTextFieldStyle() }
}
// end

// guide 8
struct MyStyles: StylePlugin {
  let name = "my-styles"

  func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.register(
      TitledTextFieldStyle.self, id: "titled", title: "Titled",
      summary: "A border that takes the placeholder up as its title.",
      version: "1.0.0", author: "Ada")
  }
}
// end
