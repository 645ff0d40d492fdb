// The code of README.md.

// readme 1
import StyleCore

struct BoxedTextFieldStyle: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(configuration.isFocused ? .blue : .gray)
      }
  }
}
// end
