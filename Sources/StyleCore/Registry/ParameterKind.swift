/// What a parameter of a style takes.
public enum ParameterKind: Hashable, Sendable {
  /// A number within a range; `step` is how far one turn of a knob goes, and `unit` what is counted,
  /// such as "points".
  case number(range: ClosedRange<Double>, step: Double, unit: String)
  /// On or off.
  case flag
  /// A colour.
  case color
  /// A list of colours, as many as `count` allows.
  case colors(count: ClosedRange<Int>)
  /// A list of numbers within a range, as many as `count` allows; `unit` is what is counted.
  case numbers(count: ClosedRange<Int>, range: ClosedRange<Double>, unit: String)
  /// Any text.
  case string
  /// One of these names.
  case choice([String])
}

extension ParameterKind {
  /// One word for the kind: `number`, `flag`, `color`, `colors`, `numbers`,
  /// `string` or `choice`.
  public var name: String {
    switch self {
    case .number: "number"
    case .flag: "flag"
    case .color: "color"
    case .colors: "colors"
    case .numbers: "numbers"
    case .string: "string"
    case .choice: "choice"
    }
  }

  /// Throws unless a value is of this kind and within its bounds; `name` is the parameter's, for the
  /// error.
  func check(_ value: ParameterValue, for name: String) throws(ParameterError) {
    switch (self, value) {
    case (.flag, .flag), (.color, .color), (.string, .string):
      break
    case (.number(let range, _, _), .number(let number)):
      guard range.contains(number) else {
        throw .outOfRange(name: name, value: number, allowed: range)
      }
    case (.colors(let allowed), .colors(let colors)):
      guard allowed.contains(colors.count) else {
        throw .wrongCount(name: name, count: colors.count, allowed: self)
      }
    case (.numbers(let allowed, let range, _), .numbers(let numbers)):
      guard allowed.contains(numbers.count) else {
        throw .wrongCount(name: name, count: numbers.count, allowed: self)
      }
      for number in numbers where !range.contains(number) {
        throw .outOfRange(name: name, value: number, allowed: range)
      }
    case (.choice(let allowed), .choice(let choice)):
      guard allowed.contains(choice) else {
        throw .unknownChoice(name: name, value: choice, allowed: allowed)
      }
    default:
      throw .wrongKind(name: name, value: value.description, allowed: self)
    }
  }

  /// The value that a literal means for a parameter of this kind, within its bounds.
  ///
  /// Colours, texts and choices may be written in quotes or as bare words.
  func value(
    of literal: StyleExpression.Literal, for name: String
  ) throws(ParameterError) -> ParameterValue {
    let value: ParameterValue
    switch (self, literal) {
    case (.number, .number(let number)):
      value = .number(number)
    case (.flag, .word("true")):
      value = .flag(true)
    case (.flag, .word("false")):
      value = .flag(false)
    case (.color, _):
      value = .color(try ParameterKind.color(of: literal, for: name))
    case (.colors, .list(let literals)):
      var colors: [Color] = []
      for literal in literals {
        colors.append(try ParameterKind.color(of: literal, for: name))
      }
      value = .colors(colors)
    case (.numbers, .list(let literals)):
      var numbers: [Double] = []
      for literal in literals {
        guard case .number(let number) = literal else {
          throw .wrongKind(name: name, value: literal.description, allowed: self)
        }
        numbers.append(number)
      }
      value = .numbers(numbers)
    case (.string, .word(let text)), (.string, .string(let text)):
      value = .string(text)
    case (.choice, .word(let text)), (.choice, .string(let text)):
      value = .choice(text)
    default:
      throw .wrongKind(name: name, value: literal.description, allowed: self)
    }
    try check(value, for: name)
    return value
  }

  private static func color(
    of literal: StyleExpression.Literal, for name: String
  ) throws(ParameterError) -> Color {
    switch literal {
    case .word(let text), .string(let text):
      do {
        return try Color(parsing: text)
      } catch {
        throw .malformedColor(name: name, value: text, reason: error)
      }
    case .number, .list:
      throw .wrongKind(name: name, value: literal.description, allowed: .color)
    }
  }
}
