/// A state in which a style is shown.
public enum FieldState: String, Hashable, Sendable, CaseIterable {
  /// Untouched: the placeholder.
  case empty
  /// With text, at rest.
  case filled
  /// With the caret and without text.
  case focused
  /// With text and the caret behind it.
  case editing
  /// With text that is wrong.
  case error
  /// With text, not reacting.
  case disabled
  /// With text that is kept from being seen.
  case secure
  /// With more text than fits.
  case overflow

  /// What the state shows, in a few words.
  public var summary: String {
    switch self {
    case .empty: "no text yet"
    case .filled: "text, at rest"
    case .focused: "the caret, no text yet"
    case .editing: "text and the caret"
    case .error: "text that is wrong"
    case .disabled: "not reacting"
    case .secure: "text kept secret"
    case .overflow: "more text than fits"
    }
  }

  /// Whether there is text in the field.
  public var hasText: Bool { self != .empty && self != .focused }

  /// Whether a person is editing.
  public var isFocused: Bool { self == .focused || self == .editing }
}
