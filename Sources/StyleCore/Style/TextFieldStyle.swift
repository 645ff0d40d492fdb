/// The look of a text field, composed of views around one configuration.
///
/// Write one method. ``makeBody(configuration:)`` is spelled as every other style protocol of SwiftUI
/// has it; `_body(configuration:)` is what existing SwiftUI sources write. Each is defined by the
/// other, so a style that writes neither does not compile.
///
/// ```swift
/// struct BoxedTextFieldStyle: TextFieldStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration
///       .padding(.horizontal, 8)
///       .overlay(RoundedRectangle(cornerRadius: 6).stroke(configuration.isFocused ? .blue : .gray))
///   }
/// }
/// ```
/// ```
/// ╭────────────╮
/// │ apples     │
/// ╰────────────╯
/// ```
///
/// Styles nest: of several set on a field the nearest is drawn outermost, and the next where its body
/// places `configuration`. Dynamic properties (``State``, ``FocusState``, ``Environment``) work in a
/// style as in a view; their storage belongs to the field that is styled.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the body, for the documented spelling.
  associatedtype StyleBody: View
  /// The type of the body, for SwiftUI's hidden spelling.
  associatedtype _Body: View
  /// Stands for the label of the styled field.
  typealias _Label = _TextFieldStyleLabel
  /// The styled field: a view to place in the body, and what is known of the field.
  typealias Configuration = TextField<_TextFieldStyleLabel>

  /// The name under which what the style draws is explained, unless it was set under another; nil for
  /// a style that draws nothing itself.
  static var _name: String? { get }

  /// The field in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> StyleBody

  /// The field in this style, as existing SwiftUI sources spell it.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  /// Appends the nodes of the body to a tree.
  ///
  /// A requirement, so that it is compiled for each style where the style is, and the whole body with
  /// it; styles leave it alone.
  func _lowerBody(
    around configuration: Configuration, in context: inout LoweringContext,
    into tree: inout NodeTree)
}

extension TextFieldStyle {
  /// The name of the type.
  public static var _name: String? { "\(Self.self)" }

  /// What ``_body(configuration:)`` makes.
  @inlinable
  public func makeBody(configuration: Configuration) -> _Body {
    _body(configuration: configuration)
  }

  /// Evaluates the body and lowers it.
  @inlinable
  public func _lowerBody(
    around configuration: Configuration, in context: inout LoweringContext,
    into tree: inout NodeTree
  ) {
    _body(configuration: configuration)._lower(in: &context, into: &tree)
  }
}

extension TextFieldStyle {
  /// What ``makeBody(configuration:)`` makes.
  @inlinable
  public func _body(configuration: TextField<Self._Label>) -> StyleBody {
    makeBody(configuration: configuration)
  }
}

/// Stands for the label of the field that a style is drawn around.
public struct _TextFieldStyleLabel {
  let lower: @MainActor (inout LoweringContext, inout NodeTree) -> Void
  let text: Text?

  @inlinable @MainActor
  init(_ label: some View) {
    self.init(lower: { label._lower(in: &$0, into: &$1) }, text: label._text)
  }

  @usableFromInline
  init(lower: @escaping @MainActor (inout LoweringContext, inout NodeTree) -> Void, text: Text?) {
    self.lower = lower
    self.text = text
  }
}

extension _TextFieldStyleLabel: PrimitiveView {
  /// Lowers the label that the field was given.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    context.descend(0) { lower(&$0, &tree) }
  }

  /// The label, if it is a text.
  public var _text: Text? { text }
}
