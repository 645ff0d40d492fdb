import Foundation

/// How a value is shown as text and read back from it.
struct ValueText<Value> {
  let text: (Value) -> String
  let value: (String) -> Value?

  /// A binding to the text of a value; text that does not parse leaves the value as it is.
  @MainActor
  func binding(to value: Binding<Value>) -> Binding<String> {
    Binding(
      get: { text(value.wrappedValue) },
      set: { if let new = self.value($0) { value.wrappedValue = new } })
  }
}

extension ValueText {
  /// Shows a value in a format and reads it with the format's own strategy.
  init<Format: ParseableFormatStyle>(_ format: Format)
  where Format.FormatInput == Value, Format.FormatOutput == String {
    text = { format.format($0) }
    value = { try? format.parseStrategy.parse($0) }
  }

  /// Shows a value that may be missing: then there is no text.
  init<Format: ParseableFormatStyle>(optional format: Format)
  where Value == Format.FormatInput?, Format.FormatOutput == String {
    text = { $0.map { format.format($0) } ?? "" }
    value = { text in text.isEmpty ? .some(nil) : (try? format.parseStrategy.parse(text)) }
  }

  /// Shows a value as a formatter does.
  init(_ formatter: Formatter) {
    text = { formatter.string(for: $0) ?? "\($0)" }
    value = { text in
      if let numbers = formatter as? NumberFormatter {
        guard let number = numbers.number(from: text) else { return nil }
        return ValueText.value(of: number)
      }
      if let dates = formatter as? DateFormatter { return dates.date(from: text) as? Value }
      return text as? Value
    }
  }

  private static func value(of number: NSNumber) -> Value? {
    switch Value.self {
    case is Int.Type, is Int?.Type: number.intValue as? Value
    case is Double.Type, is Double?.Type: number.doubleValue as? Value
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue) as? Value
    case is Float.Type, is Float?.Type: number.floatValue as? Value
    case is Decimal.Type, is Decimal?.Type: number.decimalValue as? Value
    default: number as? Value
    }
  }
}

extension TextField where Label == Text {
  /// Makes a field on a value in a format.
  @MainActor @preconcurrency
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleKey, text: ValueText(format).binding(to: value), prompt: prompt)
  }

  /// Makes a field on a value in a format.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: ValueText(format).binding(to: value), prompt: prompt)
  }

  /// Makes a field on a value that may be missing, in a format.
  @MainActor @preconcurrency
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleKey, text: ValueText(optional: format).binding(to: value), prompt: prompt)
  }

  /// Makes a field on a value that may be missing, in a format.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol, Format: ParseableFormatStyle>(
    _ title: Title, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title, text: ValueText(optional: format).binding(to: value), prompt: prompt)
  }

  /// Makes a field on a value that a formatter shows and reads.
  @MainActor @preconcurrency
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(titleKey, text: ValueText(formatter).binding(to: value), prompt: prompt)
  }

  /// Makes a field on a value that a formatter shows and reads.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(title, text: ValueText(formatter).binding(to: value), prompt: prompt)
  }

  /// Makes a field on a value that a formatter shows and reads, and that tells when editing begins and
  /// ends and when Return is pressed.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<Title: StringProtocol, Value>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      title, text: ValueText(formatter).binding(to: value), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
}

extension TextField {
  /// Makes a field on a value in a format, whose label is a view.
  @MainActor @preconcurrency
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(text: ValueText(format).binding(to: value), prompt: prompt, label: label)
  }

  /// Makes a field on a value that a formatter shows and reads, whose label is a view.
  @MainActor @preconcurrency
  public init<Value>(
    value: Binding<Value>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: ValueText(formatter).binding(to: value), prompt: prompt, label: label)
  }
}
