import StyleCore

/// A search field: an icon before the text, and a button that empties it while it is edited.
///
/// ```
/// ╭──────────────────╮      ╭──────────────────╮
/// │ ⌕  검색 창       │      │ ⌕  apples▏     ⊗ │
/// ╰──────────────────╯      ╰──────────────────╯
/// ```
/// What is typed is trimmed of white space at both ends, and a text of nothing else counts as none.
public struct SearchTextFieldStyle: ParametricTextFieldStyle {
  /// When the icon is shown.
  public var leadingMode = FieldViewMode.always
  /// When the button is shown, provided there is text.
  public var trailingMode = FieldViewMode.whileEditing
  /// The colour of the border.
  public var borderColor = Color(system: .lightGray)
  /// The width of the border in points.
  public var borderWidth = 1.0
  /// The radius of the corners in points.
  public var cornerRadius = 4.0
  /// Points between the sides of the field and the icon or the button.
  public var accessoryInset = 12.0
  /// Points around the text at rest: top, leading, bottom, trailing.
  public var textInsets = [14.0, 38, 14, 0]
  /// Points around the text while it is edited.
  public var editingInsets = [14.0, 38, 14, 36]
  /// Points around the placeholder.
  public var placeholderInsets = [16.0, 38, 14, 36]

  /// What can be set.
  public static let parameters: [StyleParameter<SearchTextFieldStyle>] = [
    .choice("leading-mode", \.leadingMode, "When the icon is shown."),
    .choice(
      "trailing-mode", \.trailingMode, "When the button is shown, provided there is text."),
    .color("border-color", \.borderColor, "The colour of the border."),
    .number("border-width", \.borderWidth, in: 0...8, "The width of the border."),
    .number("corner-radius", \.cornerRadius, in: 0...32, "The radius of the corners."),
    .number(
      "accessory-inset", \.accessoryInset, in: 0...80,
      "From the sides of the field to the icon or the button."),
    .numbers(
      "text-insets", \.textInsets, count: 4...4, in: 0...160,
      "Around the text at rest: top, leading, bottom, trailing."),
    .numbers(
      "editing-insets", \.editingInsets, count: 4...4, in: 0...160,
      "Around the text while it is edited."),
    .numbers(
      "placeholder-insets", \.placeholderInsets, count: 4...4, in: 0...160,
      "Around the placeholder."),
  ]

  /// Makes the style with every parameter at its default.
  nonisolated public init() {}

  /// The field between icon and button inside the border.
  public func makeBody(configuration: Configuration) -> some View {
    let isEditing = configuration.isFocused
    let hasText = configuration.text.contains { !$0.isWhitespace }
    configuration
      .mappingText(Self.trimmed)
      .font(.system(size: 16, weight: .bold))
      .padding(
        insets(hasText ? isEditing ? editingInsets : textInsets : placeholderInsets)
      )
      .overlay {
        HStack(spacing: 0) {
          if leadingMode.isVisible(whileEditing: isEditing) {
            Image(systemName: "magnifyingglass").padding(.leading, accessoryInset)
          }
          Spacer(minLength: 0)
          if trailingMode.isClearButtonVisible(whileEditing: isEditing, hasText: hasText) {
            Button {
              configuration.text = ""
            } label: {
              Image(systemName: "xmark.circle.fill")
            }
            .accessibilityLabel(Text(verbatim: "Clear"))
            .padding(.trailing, accessoryInset)
          }
        }
        .foregroundStyle(.secondary)
      }
      .background {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(
            configuration.validation.isError ? .red : borderColor, lineWidth: borderWidth)
      }
  }

  /// A text without white space at its ends.
  static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }

  /// The insets, but never less than two columns at a side: a border takes a whole one, and text that
  /// touches it is hard to read.
  private func insets(_ points: [Double]) -> EdgeInsets {
    func at(_ index: Int) -> Double { points.indices.contains(index) ? points[index] : 0 }
    return EdgeInsets(
      top: at(0), leading: max(at(1), 16), bottom: at(2), trailing: max(at(3), 16))
  }
}

extension TextFieldStyle where Self == SearchTextFieldStyle {
  /// A search field with an icon and a button that empties it.
  nonisolated public static var search: SearchTextFieldStyle { SearchTextFieldStyle() }
}

extension StyleRegistry {
  @MainActor
  mutating func registerSearch() throws(RegistryError) {
    try register(
      SearchTextFieldStyle.self, id: "search", title: "Search",
      summary: "An icon before the text, and a button that empties it while it is edited.",
      version: BuiltIn.version, author: BuiltIn.author)
  }
}
