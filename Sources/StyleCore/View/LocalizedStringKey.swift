/// A key into an app's tables of translations; a literal is one.
///
/// There are no tables here, so the key is the text. Markdown in it is not read.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let text: String

  /// Makes a key.
  public init(_ value: String) {
    text = value
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// A literal while values are put into it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Makes an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a value as it prints itself.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Appends the words of a text, without its look.
    public mutating func appendInterpolation(_ value: Text) { text += value.plain }

    /// Appends an image's glyph.
    public mutating func appendInterpolation(_ value: Image) {
      text += value.glyph(in: .unicode)
    }

    /// Appends a number in the form that a specifier of C asks for: its decimals and its width.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      text += FormatSpecifier(specifier).text(of: value)
    }
  }
}

/// As much of C's format specifiers as numbers in labels need: `%d`, `%02d`, `%.1f`, `%@`.
private struct FormatSpecifier {
  private var width = 0
  private var padding: Character = " "
  private var decimals: Int?
  private var isReal = false

  init(_ specifier: String) {
    var isInDecimals = false
    for character in specifier {
      if character == "." {
        isInDecimals = true
        decimals = 0
      } else if let digit = character.wholeNumberValue {
        if isInDecimals {
          decimals = min((decimals ?? 0) * 10 + digit, 9)
        } else if width == 0, digit == 0 {
          padding = "0"
        } else {
          width = min(width * 10 + digit, 99)
        }
      }
    }
    isReal = specifier.last == "f"
  }

  func text<Value>(of value: Value) -> String {
    var text = "\(value)"
    if isReal || decimals != nil, let number = Double(text), number.magnitude < 1e9 {
      text = Self.decimal(number, places: decimals ?? 6)
    }
    return String(repeating: padding, count: max(width - text.count, 0)) + text
  }

  private static func decimal(_ number: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let digits = String(Int64((number.magnitude * scale).rounded()))
    let filled = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    let sign = number < 0 && filled.contains { $0 != "0" } ? "-" : ""
    if places == 0 { return sign + filled }
    return "\(sign)\(filled.dropLast(places)).\(filled.suffix(places))"
  }
}
