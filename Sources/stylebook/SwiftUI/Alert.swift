import StyleCore

/// A question put over the whole screen; a picture of a field does not show it.
public struct Alert {
  /// An answer to the question.
  public struct Button {
    /// An answer that goes on.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    /// An answer that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Makes a question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Makes a question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

nonisolated extension View {
  /// Changes nothing: a question is not part of a field.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }

  /// Changes nothing: a question is not part of a field.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View { self }
}
