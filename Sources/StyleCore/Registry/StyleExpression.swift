/// Names of styles with values for their parameters, composed: the text form of a composed style.
///
/// ```
/// search(border-color: #c0c0c0) | gradient(width: 3, colors: [#f00, blue])
/// ```
///
/// The leftmost style is nearest the field. White space may stand between any two parts:
///
/// ```
/// expression = term { "|" term }
/// term       = name [ "(" [ argument { "," argument } ] ")" ]
/// argument   = name ":" value
/// value      = number | word | string | "[" [ value { "," value } ] "]"
/// number     = [ "-" ] digits [ "." digits ] [ "e" [ "+" | "-" ] digits ]
/// word       = ( letter | "#" ) { letter | digit | one of . _ / % + - }
/// string     = '"' { character | '\"' | '\\' | '\n' | '\u{' hexadecimal '}' } '"'
/// ```
///
/// A list holds no lists. Names begin with a letter and go on with letters, digits, `-` and `_`.
///
/// An expression knows no styles; ``resolve(in:)`` looks them up. Expressions are equal when their
/// terms are, however they were spaced.
public struct StyleExpression: Sendable {
  /// The styles, the one nearest the field first; never empty.
  public let terms: [Term]
  /// The text as it was written; the columns of terms and arguments count in it.
  public let source: String

  /// The most styles one expression may name.
  public static let termLimit = 64
  /// The longest expression, in Unicode scalars.
  public static let lengthLimit = 10_000

  /// Reads an expression.
  ///
  /// Throws a ``StyleExpressionError`` that points at the column where the text cannot go on.
  public init(parsing source: String) throws(StyleExpressionError) {
    var parser = try StyleExpressionParser(source)
    terms = try parser.expression()
    self.source = source
  }

  /// One style of an expression.
  public struct Term: Sendable {
    /// The style's name.
    public let id: String
    /// The parameters that are set, as written.
    public let arguments: [Argument]
    /// Where the name begins: 1 for the first character of the source.
    public let column: Int
  }

  /// One parameter with its value.
  public struct Argument: Sendable {
    /// The parameter's name.
    public let name: String
    /// What it is set to.
    public let value: Literal
    /// Where the name begins: 1 for the first character of the source.
    public let column: Int
    /// Where the value begins.
    public let valueColumn: Int
  }

  /// A value as written; what it means is up to the parameter.
  public enum Literal: Hashable, Sendable {
    /// A finite number.
    case number(Double)
    /// A word without quotes, such as `true`, `red/50%` or `#c0c0c0`.
    case word(String)
    /// A text in quotes.
    case string(String)
    /// A list without lists in it.
    case list([Literal])

    /// A word where it can be one, and otherwise a string.
    static func bare(_ text: String) -> Literal {
      let scalars = text.unicodeScalars
      guard let first = scalars.first, StyleExpressionParser.beginsWord(first),
        scalars.dropFirst().allSatisfy(StyleExpressionParser.continuesWord)
      else { return .string(text) }
      return .word(text)
    }
  }
}

extension StyleExpression: Hashable {
  /// Whether both name the same styles with the same values.
  public static func == (a: StyleExpression, b: StyleExpression) -> Bool { a.terms == b.terms }

  /// Hashes the terms.
  public func hash(into hasher: inout Hasher) { hasher.combine(terms) }
}

extension StyleExpression.Term: Hashable {
  /// Whether both say the same, wherever they stand.
  public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.arguments == b.arguments }

  /// Hashes the name and the arguments.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(arguments)
  }
}

extension StyleExpression.Argument: Hashable {
  /// Whether both say the same, wherever they stand.
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.value == b.value }

  /// Hashes the name and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

extension StyleExpression: CustomStringConvertible {
  /// The expression in its one canonical spelling; reading it gives an equal expression.
  public var description: String { terms.map(\.description).joined(separator: " | ") }
}

extension StyleExpression.Term: CustomStringConvertible {
  /// The term in its canonical spelling.
  public var description: String {
    if arguments.isEmpty { return id }
    return "\(id)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

extension StyleExpression.Argument: CustomStringConvertible {
  /// The argument in its canonical spelling.
  public var description: String { "\(name): \(value)" }
}

extension StyleExpression.Literal: CustomStringConvertible {
  /// The value in its canonical spelling: whole numbers without a point, texts in quotes.
  public var description: String {
    switch self {
    case .number(let number): NumberText.of(number)
    case .word(let word): word
    case .string(let text): QuotedText.of(text)
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    }
  }
}
