/// A label, and what it tells of at the other end of the row.
///
/// ```
/// Name        apples▏
/// ```
public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// Makes a row of two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View {
  /// The label, the room between, and the content.
  public var body: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a row of a title and a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a row of a title and a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row of a title and a value, which is drawn in the secondary style.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(
      content: { Text(value).foregroundStyle(.secondary) }, label: { Text(titleKey) })
  }

  /// Makes a row of a title and a value, which is drawn in the secondary style.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value).foregroundStyle(.secondary) }, label: { Text(title) })
  }
}
