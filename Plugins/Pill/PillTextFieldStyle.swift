import SwiftUI

/// A pill with an icon, as an app has it: this file knows nothing of Stylebook.
///
/// ```
///  ⌕  Ada Lovelace▏
/// ```
///
/// ```sh
/// stylebook --plugin Plugins/Pill gallery pill
/// ```
struct PillTextFieldStyle: TextFieldStyle {
  /// The symbol before the text.
  var systemImage = "magnifyingglass"
  /// The colour of symbol and edge while the field is edited.
  var tint: Color = .accentColor

  @FocusState private var isFocused: Bool
  @Environment(\.isEnabled) private var isEnabled

  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack(spacing: 8) {
      Image(systemName: systemImage)
        .foregroundStyle(isFocused ? tint : .secondary)
      configuration
        .focused($isFocused)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(
      Capsule().fill(Color(.secondarySystemBackground))
    )
    .overlay(
      Capsule().strokeBorder(tint, lineWidth: isFocused ? 2 : 0)
    )
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension TextFieldStyle where Self == PillTextFieldStyle {
  static var pill: PillTextFieldStyle { PillTextFieldStyle() }
}

#Preview {
  TextField("Search", text: .constant("apples"))
    .textFieldStyle(.pill)
    .padding()
}
