/// The value of one parameter of a style.
///
/// It prints as a style expression writes it, and a ``ParameterDescription`` reads the print back:
///
/// ```
/// 3   0.5   true   #c0c0c0   [red, blue]   "No text"   while-editing
/// ```
public enum ParameterValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// A colour.
  case color(Color)
  /// A list of colours.
  case colors([Color])
  /// A list of numbers.
  case numbers([Double])
  /// A text.
  case string(String)
  /// One of a few names.
  case choice(String)
}

extension ParameterValue {
  /// The value as a style expression writes it.
  ///
  /// What could not stand there as a bare word is put in quotes.
  public var literal: StyleExpression.Literal {
    switch self {
    case .number(let number): .number(number)
    case .flag(let flag): .word(flag ? "true" : "false")
    case .color(let color): .bare(color.description)
    case .colors(let colors): .list(colors.map { .bare($0.description) })
    case .numbers(let numbers): .list(numbers.map { .number($0) })
    case .string(let text): .string(text)
    case .choice(let name): .bare(name)
    }
  }
}

extension ParameterValue: CustomStringConvertible {
  /// The value as a style expression writes it.
  public var description: String { literal.description }
}
