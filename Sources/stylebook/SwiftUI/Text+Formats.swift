import Foundation

nonisolated extension Text {
  /// Makes a text of a value in a format.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.format(value))
  }

  /// Makes a text of a value as a formatter shows it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Makes a text of the characters, without their attributes.
  @_disfavoredOverload
  public init(_ text: AttributedString) {
    self.init(verbatim: String(text.characters))
  }

  /// Makes a text of a key in a bundle's tables; without tables, of the key itself.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }

  /// Makes a text of a key with a note for translators; without tables, of the key itself.
  public init(_ key: LocalizedStringKey, comment: StaticString?) {
    self.init(key)
  }

  /// Makes a text of a resource; without tables, of its key.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: resource.key)
  }
}

/// A key into a bundle's tables; without tables it is the text.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key.
  public let key: String

  /// Makes a resource of a key.
  public init(_ key: String, table: String? = nil, comment: StaticString? = nil) {
    self.key = key
  }

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) { key = value }
}

extension String {
  /// The key of a resource, as there are no tables.
  public init(
    localized resource: LocalizedStringResource, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = resource.key }
}

extension Bundle {
  /// What packages call the bundle of their assets, of which there are none.
  public static var module: Bundle { .main }
}

extension TextField where Label == Text {
  /// Makes a field with a title out of a resource.
  @_disfavoredOverload @MainActor @preconcurrency
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.key, text: text, prompt: prompt)
  }
}
