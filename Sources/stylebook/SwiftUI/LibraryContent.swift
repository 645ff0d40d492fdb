import StyleCore

/// A view that Xcode offers in its library, of which there is none here.
public struct LibraryItem {
  /// Where Xcode shows it.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Among controls.
    public static let control = Category(name: "control")
    /// Among effects.
    public static let effect = Category(name: "effect")
    /// Among layouts.
    public static let layout = Category(name: "layout")
    /// Among all others.
    public static let other = Category(name: "other")
  }

  /// Makes an item of a view.
  public init<SnippetExpressionType>(
    _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true,
    title: String? = nil, category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Puts items for Xcode's library together.
@resultBuilder
public enum LibraryContentBuilder {
  /// The items in order.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// What Xcode asks for items for its library; nobody asks here.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The type of what is modified.
  associatedtype ModifierBase = Any
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The modifiers of a view.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }
  /// No modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

nonisolated extension View {
  /// Changes nothing: who cannot see the picture reads the text.
  public func accessibilityRepresentation<Other: View>(
    @ViewBuilder representation: () -> Other
  ) -> some View { self }
}
