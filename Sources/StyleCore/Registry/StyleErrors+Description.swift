// Every sentence that the registry and style expressions say, in one place. A sentence says what is
// wrong, where, and what to do next.

extension ParameterKind: CustomStringConvertible {
  /// What is taken, as a sentence goes on after "takes".
  public var description: String {
    switch self {
    case .number(let range, _, _): Sentence.number(in: range)
    case .flag: "true or false"
    case .color: "a colour such as red or #c0c0c0"
    case .colors(let count):
      "\(Sentence.count(count, of: "colour")) in a list such as [red, #c0c0c0]"
    case .numbers(let count, let range, _):
      "\(Sentence.count(count, of: "number")) from \(Sentence.range(range)) in a list such as "
        + Sentence.example(of: count, in: range)
    case .string: "a text such as \"Name\""
    case .choice(let names): Sentence.list(names, "or")
    }
  }

  /// The same with what is counted, such as: a number of points from 0 to 8.
  package var descriptionWithUnit: String {
    switch self {
    case .number(let range, _, let unit) where !unit.isEmpty:
      "a number of \(unit) from \(Sentence.range(range))"
    case .numbers(let count, let range, let unit) where !unit.isEmpty:
      "\(Sentence.count(count, of: "number")) of \(unit) from \(Sentence.range(range)) in a list "
        + "such as \(Sentence.example(of: count, in: range))"
    default: description
    }
  }
}

extension ParameterError: CustomStringConvertible {
  /// One sentence.
  ///
  /// Such as: width takes a number from 0 to 8, not 9.
  public var description: String {
    switch self {
    case .outOfRange(let name, let value, let allowed):
      "\(name) takes \(Sentence.number(in: allowed)), not \(NumberText.of(value))."
    case .wrongCount(let name, let count, let allowed):
      "\(name) takes \(allowed), not \(count)."
    case .unknownChoice(let name, let value, let allowed):
      "\(name) takes \(Sentence.list(allowed, "or")), not \(QuotedText.short(value))."
    case .malformedColor(let name, let value, .unknownName(_, let nearest?)):
      "\(name) takes a colour, not \(QuotedText.short(value)); did you mean \(nearest)?"
    case .malformedColor(let name, let value, _):
      "\(name) takes \(ParameterKind.color), not \(QuotedText.short(value))."
    case .wrongKind(let name, let value, let allowed):
      "\(name) takes \(allowed), not \(QuotedText.cut(value))."
    }
  }
}

extension RegistryError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .malformedID(let id):
      "\(QuotedText.short(id)) cannot name a style; use lower-case letters, digits and hyphens, "
        + "and begin with a letter."
    case .repeatedID(let id):
      "There already is a style \"\(id)\"; register this one under another name."
    case .malformedParameter(let name, let style):
      "\(QuotedText.short(name)) cannot name a parameter of \"\(style)\"; use lower-case letters, "
        + "digits and hyphens, and begin with a letter."
    case .repeatedParameter(let name, let style):
      "The style \"\(style)\" lists the parameter \"\(name)\" twice; give each its own name."
    case .refusedDefault(let error, let style):
      "The style \"\(style)\" refuses its own default: \(error)"
    case .unsupportedAPILevel(let style, let level, let newest):
      "The style \"\(style)\" needs API level \(level), and this Stylebook offers \(newest); "
        + "use a newer Stylebook."
    }
  }
}

extension StyleLookupError: CustomStringConvertible {
  /// One sentence.
  ///
  /// Such as: There is no style "gradiant"; did you mean "gradient"? (stylebook list shows all.)
  public var description: String { clause.prefix(1).uppercased() + clause.dropFirst() }

  fileprivate var clause: String {
    switch self {
    case .unknownStyle(let id, let nearest):
      "there is no style \(QuotedText.short(id)); "
        + (nearest.isEmpty
          ? "stylebook list shows all."
          : "\(Sentence.didYouMean(nearest)) (stylebook list shows all.)")
    case .unknownParameter(let name, let style, let nearest, let known):
      "the style \"\(style)\" has no parameter \(QuotedText.short(name)); "
        + (nearest.isEmpty
          ? "it has \(known.isEmpty ? "none" : Sentence.list(known, "and"))."
          : Sentence.didYouMean(nearest))
    case .repeatedParameter(let name, let style):
      "the parameter \(QuotedText.short(name)) of \"\(style)\" is set twice; keep one."
    case .value(let error, let style):
      "in \"\(style)\", \(error)"
    }
  }
}

extension StyleExpressionError: CustomStringConvertible {
  /// One sentence that begins with the column.
  public var description: String { "At column \(column): \(clause)" }

  /// The source with a caret under the place and the sentence beside it, on two lines.
  ///
  /// ```
  /// search(border-color #ccc)
  ///                    ^ expected ":" after the parameter's name.
  /// ```
  ///
  /// Of a long source it shows the part around the place. Line breaks and what a terminal would obey
  /// are drawn as blanks.
  public var picture: String {
    let place = column - 1
    let start = place > 60 ? place - 40 : 0
    let shown = source.dropFirst(start).prefix(76)
    let head = start > 0 ? "…" : ""
    let tail = shown.endIndex < source.endIndex ? "…" : ""
    let line = shown.map { character in
      character.unicodeScalars.contains(where: QuotedText.isHidden) || character.isNewline
        ? " " : VisibleText.line(String(character))
    }
    let indent = DisplayWidth.of(head) + DisplayWidth.of(line.prefix(place - start).joined())
    return head + line.joined() + tail + "\n" + String(repeating: " ", count: indent) + "^ "
      + clause
  }

  private var clause: String {
    switch problem {
    case .syntax(let syntax): syntax.clause + "."
    case .style(let error): error.clause
    }
  }
}

extension StyleExpressionError.Syntax {
  fileprivate var clause: String {
    switch self {
    case .empty: "expected a style's name, as in search | gradient"
    case .missingStyle: "expected a style's name"
    case .missingBar: "expected \"|\" and another style, or the end"
    case .missingParameter: "expected a parameter's name"
    case .missingColon: "expected \":\" after the parameter's name"
    case .missingValue: "expected a value such as 3, true, #c0c0c0, \"Name\" or [red, blue]"
    case .missingParenthesis: "expected \",\" or \")\" after the value"
    case .missingElement: "expected a value in the list"
    case .missingBracket: "expected \",\" or \"]\" in the list"
    case .nestedList: "expected a value that is not a list, since lists hold none"
    case .unclosedString: "expected a quote at the end of this text"
    case .malformedEscape: "expected \\\", \\\\, \\n or \\u{…} after a backslash"
    case .malformedNumber(let text):
      "expected a number such as 3 or 0.5, not \(QuotedText.short(text))"
    case .tooManyStyles(let limit): "expected at most \(limit) styles"
    case .tooLong(let limit): "expected at most \(limit) characters"
    }
  }
}

extension StyleSettingError: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .malformed(let text):
      return "\(QuotedText.short(text)) sets nothing; write name=value or style.name=value, "
        + "such as width=3."
    case .noSuchTerm(let style, let terms):
      return "The expression does not name \(QuotedText.short(style)); it names "
        + "\(Sentence.list(terms, "and"))."
    case .noParameter(let name, let terms, let nearest):
      return "\(terms.count == 1 ? "The style" : "None of") \(Sentence.list(terms, "and")) has "
        + "\(terms.count == 1 ? "no" : "a") parameter \(QuotedText.short(name)); "
        + (nearest.isEmpty ? "stylebook list shows all." : Sentence.didYouMean(nearest))
    case .ambiguous(let name, let styles):
      let choices = styles.map { "\($0).\(name)" }
      return "\(Sentence.list(styles, "and")) each have a parameter \"\(name)\"; set "
        + "\(Sentence.list(choices, "or"))."
    case .style(let error):
      return error.description
    case .expression(let error):
      return error.description
    }
  }
}

/// Pieces of sentences.
private enum Sentence {
  /// `a, b or c`.
  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return "\(names.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// Names to choose from: `did you mean "a" or "b"?`.
  static func didYouMean(_ names: [String]) -> String {
    "did you mean \(list(names.map { "\"\($0)\"" }, "or"))?"
  }

  /// `a number from 0 to 8`.
  static func number(in range: ClosedRange<Double>) -> String {
    "a number from \(self.range(range))"
  }

  /// `0 to 8`.
  static func range(_ range: ClosedRange<Double>) -> String {
    "\(NumberText.of(range.lowerBound)) to \(NumberText.of(range.upperBound))"
  }

  /// `[1, 2]`, or as many as there must be.
  static func example(of count: ClosedRange<Int>, in range: ClosedRange<Double>) -> String {
    let numbers = (0..<max(count.lowerBound, min(count.upperBound, 2))).map { index in
      NumberText.of(min(max(Double(index + 1), range.lowerBound), range.upperBound))
    }
    return "[\(numbers.joined(separator: ", "))]"
  }

  /// `1 to 8 colours`.
  static func count(_ count: ClosedRange<Int>, of noun: String) -> String {
    let low = count.lowerBound
    if low == count.upperBound { return "\(low) \(low == 1 ? noun : noun + "s")" }
    return "\(low) to \(count.upperBound) \(noun)s"
  }

}
