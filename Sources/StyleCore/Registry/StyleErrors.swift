/// Why a parameter does not take a value.
public enum ParameterError: Error, Hashable, Sendable {
  /// The number lies outside the range.
  case outOfRange(name: String, value: Double, allowed: ClosedRange<Double>)
  /// The list holds too few or too many elements.
  case wrongCount(name: String, count: Int, allowed: ParameterKind)
  /// The parameter has no such choice.
  case unknownChoice(name: String, value: String, allowed: [String])
  /// The text is no colour, for this reason.
  case malformedColor(name: String, value: String, reason: ColorParseError)
  /// The value, as it prints, is of another kind.
  case wrongKind(name: String, value: String, allowed: ParameterKind)
}

/// Why a registry does not take a style.
public enum RegistryError: Error, Hashable, Sendable {
  /// A style cannot have this id.
  case malformedID(String)
  /// Another style has this id.
  case repeatedID(String)
  /// A parameter cannot have this name.
  case malformedParameter(name: String, style: String)
  /// Two parameters of the style have this name.
  case repeatedParameter(name: String, style: String)
  /// A parameter does not take its own default.
  case refusedDefault(ParameterError, style: String)
  /// The style was written for a newer core.
  case unsupportedAPILevel(style: String, level: Int, newest: Int)
}

/// Why a style cannot be found or made.
public enum StyleLookupError: Error, Hashable, Sendable {
  /// No style has this name; `nearest` are the likeliest ones, best first.
  case unknownStyle(id: String, nearest: [String])
  /// The style has no parameter of this name; `nearest` are the likeliest ones of those `known`.
  case unknownParameter(name: String, style: String, nearest: [String], known: [String])
  /// The parameter is set more than once.
  case repeatedParameter(name: String, style: String)
  /// A parameter of the style does not take its value.
  case value(ParameterError, style: String)
}

/// What is wrong with a style expression, and where.
public struct StyleExpressionError: Error, Hashable, Sendable {
  /// The expression as it was written.
  public let source: String
  /// The place: 1 for the first character of the source, one past the last for its end.
  public let column: Int
  /// What is wrong there.
  public let problem: Problem

  /// Makes an error.
  public init(source: String, column: Int, problem: Problem) {
    self.source = source
    self.column = column
    self.problem = problem
  }

  /// A problem with how an expression is written, or with what it names.
  public enum Problem: Hashable, Sendable {
    /// The text is no expression.
    case syntax(Syntax)
    /// The styles it names cannot be made.
    case style(StyleLookupError)
  }

  /// How a text fails to be an expression.
  public enum Syntax: Hashable, Sendable {
    /// There is nothing but white space.
    case empty
    /// A style's name is missing.
    case missingStyle
    /// Something other than a bar follows a style.
    case missingBar
    /// A parameter's name is missing.
    case missingParameter
    /// The colon between name and value is missing.
    case missingColon
    /// The value is missing.
    case missingValue
    /// The list of arguments does not go on, and is not closed.
    case missingParenthesis
    /// A value of a list is missing.
    case missingElement
    /// The list does not go on, and is not closed.
    case missingBracket
    /// A list stands in a list.
    case nestedList
    /// The text in quotes does not end.
    case unclosedString
    /// A backslash is followed by something it does not escape.
    case malformedEscape
    /// This begins as a number and is none.
    case malformedNumber(String)
    /// The expression names more styles than it may.
    case tooManyStyles(limit: Int)
    /// The expression is longer than it may be, in Unicode scalars.
    case tooLong(limit: Int)
  }
}

/// Why a setting cannot be applied to an expression.
public enum StyleSettingError: Error, Hashable, Sendable {
  /// The text is not of the form `name=value` or `style.name=value`.
  case malformed(String)
  /// The expression does not name this style, but `terms`.
  case noSuchTerm(style: String, terms: [String])
  /// None of the styles `terms` has this parameter; `nearest` are the likeliest ones.
  case noParameter(name: String, terms: [String], nearest: [String])
  /// Several styles of the expression have this parameter.
  case ambiguous(name: String, styles: [String])
  /// The style does not take the setting.
  case style(StyleLookupError)
  /// The expression itself is at fault, with the settings or without.
  case expression(StyleExpressionError)
}
