// The way to the style of Documentation/Stylebook.docc/WritingAStyle.md, step by step.

import StyleCore

enum FirstStep {
  // guide 1
  struct TitledTextFieldStyle: TextFieldStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .overlay {
          RoundedRectangle(cornerRadius: 6).strokeBorder(.gray)
        }
    }
  }
  // end
}

enum SecondStep {
  struct TitledTextFieldStyle: TextFieldStyle {
    // guide 3
    func makeBody(configuration: Configuration) -> some View {
      let color = color(for: configuration)
      VStack(alignment: .leading, spacing: 0) {
        configuration
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .overlay {
            RoundedRectangle(cornerRadius: 6)
              .strokeBorder(color, lineWidth: configuration.isFocused ? 2 : 1)
          }
          .overlay(alignment: .topLeading) {
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

    private func color(for configuration: Configuration) -> Color {
      if configuration.validation.isError { return .red }
      return configuration.isFocused ? .teal : .gray
    }
    // end
  }
}
