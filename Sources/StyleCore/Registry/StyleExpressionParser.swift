/// Reads style expressions by recursive descent; ``StyleExpression`` has the grammar.
///
/// It walks Unicode scalars, so that a combining mark cannot hide the quote or bracket before it, and
/// counts columns in characters, as a reader does.
struct StyleExpressionParser {
  private let source: String
  private let scalars: [Unicode.Scalar]
  /// The column of every scalar, and the one after the last.
  private let columns: [Int]
  private var offset = 0
  /// Just after the last part that was read: where a missing sign is pointed at.
  private var end = 0

  init(_ source: String) throws(StyleExpressionError) {
    let limit = StyleExpression.lengthLimit
    let head = String(source.unicodeScalars.prefix(limit))
    var columns: [Int] = []
    var column = 1
    for character in head {
      columns += repeatElement(column, count: character.unicodeScalars.count)
      column += 1
    }
    columns.append(column)
    self.source = source
    self.columns = columns
    scalars = Array(head.unicodeScalars)
    guard head.utf8.count == source.utf8.count else {
      throw error(.tooLong(limit: limit), at: scalars.count)
    }
  }

  /// The value that a text spells as a whole; nil where it spells none.
  static func literal(_ text: String) -> StyleExpression.Literal? {
    do {
      var parser = try StyleExpressionParser(text)
      parser.skipSpace()
      let literal = try parser.value(.missingValue, mayBeList: true)
      parser.skipSpace()
      return parser.current == nil ? literal : nil
    } catch {
      return nil
    }
  }

  /// Reads the whole source.
  mutating func expression() throws(StyleExpressionError) -> [StyleExpression.Term] {
    skipSpace()
    if current == nil { throw error(.empty, at: 0) }
    var terms: [StyleExpression.Term] = []
    repeat {
      skipSpace()
      if terms.count == StyleExpression.termLimit {
        throw error(.tooManyStyles(limit: StyleExpression.termLimit), at: offset)
      }
      terms.append(try term())
    } while take("|")
    if current != nil { throw error(.missingBar, at: end) }
    return terms
  }

  private mutating func term() throws(StyleExpressionError) -> StyleExpression.Term {
    let start = offset
    guard let id = name() else { throw error(.missingStyle, at: offset) }
    var arguments: [StyleExpression.Argument] = []
    if take("("), !take(")") {
      repeat {
        arguments.append(try argument())
      } while take(",")
      guard take(")") else { throw error(.missingParenthesis, at: end) }
    }
    return StyleExpression.Term(id: id, arguments: arguments, column: columns[start])
  }

  private mutating func argument() throws(StyleExpressionError) -> StyleExpression.Argument {
    skipSpace()
    let start = offset
    guard let name = name() else { throw error(.missingParameter, at: offset) }
    guard take(":") else { throw error(.missingColon, at: end) }
    skipSpace()
    let valueStart = offset
    return StyleExpression.Argument(
      name: name, value: try value(.missingValue, mayBeList: true), column: columns[start],
      valueColumn: columns[valueStart])
  }

  private mutating func value(
    _ missing: StyleExpressionError.Syntax, mayBeList: Bool
  ) throws(StyleExpressionError) -> StyleExpression.Literal {
    guard let first = current else { throw error(missing, at: offset) }
    switch first {
    case "[":
      guard mayBeList else { throw error(.nestedList, at: offset) }
      return .list(try list())
    case "\"":
      return .string(try string())
    case "-", "0"..."9":
      let start = offset
      let text = run()
      guard let number = NumberText.parse(text) else {
        throw error(.malformedNumber(text), at: start)
      }
      return .number(number)
    case _ where Self.beginsWord(first):
      return .word(run())
    default:
      throw error(missing, at: offset)
    }
  }

  private mutating func list() throws(StyleExpressionError) -> [StyleExpression.Literal] {
    advance()
    var values: [StyleExpression.Literal] = []
    if take("]") { return values }
    repeat {
      skipSpace()
      values.append(try value(.missingElement, mayBeList: false))
    } while take(",")
    guard take("]") else { throw error(.missingBracket, at: end) }
    return values
  }

  private mutating func string() throws(StyleExpressionError) -> String {
    let start = offset
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current {
      let escape = offset
      advance()
      switch scalar {
      case "\"":
        return String(text)
      case "\\":
        guard let meant = escapedScalar() else { throw error(.malformedEscape, at: escape) }
        text.append(meant)
      default:
        text.append(scalar)
      }
    }
    throw error(.unclosedString, at: start)
  }

  /// Reads what follows a backslash.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let scalar = current else { return nil }
    advance()
    switch scalar {
    case "\"", "\\": return scalar
    case "n": return "\n"
    case "u":
      guard current == "{" else { return nil }
      advance()
      var value: UInt32 = 0
      var digits = 0
      while let scalar = current, scalar != "}" {
        guard let digit = Character(scalar).hexDigitValue, scalar.isASCII, digits < 6 else {
          return nil
        }
        value = value << 4 | UInt32(digit)
        digits += 1
        advance()
      }
      guard current == "}", digits > 0 else { return nil }
      advance()
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}

extension StyleExpressionParser {
  private var current: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func advance() {
    offset += 1
    end = offset
  }

  private mutating func skipSpace() {
    while let scalar = current, scalar.properties.isWhitespace { offset += 1 }
  }

  /// Reads a sign, after any white space; false leaves it to others.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == sign else { return false }
    advance()
    return true
  }

  /// Reads the name of a style or a parameter.
  ///
  /// Looser than what may be registered, so that `Search` gets an answer that names `search`.
  private mutating func name() -> String? {
    guard let first = current, Self.isLetter(first) else { return nil }
    return read {
      Self.isLetter($0) || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
    }
  }

  /// Reads a number or a word.
  private mutating func run() -> String {
    let first = scalars[offset]
    advance()
    return String(Character(first)) + read(while: Self.continuesWord)
  }

  private mutating func read(while condition: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current, condition(scalar) {
      text.append(scalar)
      advance()
    }
    return String(text)
  }

  private func error(
    _ problem: StyleExpressionError.Syntax, at offset: Int
  ) -> StyleExpressionError {
    StyleExpressionError(source: source, column: columns[offset], problem: .syntax(problem))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  static func beginsWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar == "#"
  }

  static func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    if isLetter(scalar) { return true }
    switch scalar {
    case "0"..."9", ".", "_", "/", "%", "+", "-": return true
    default: return false
    }
  }
}
