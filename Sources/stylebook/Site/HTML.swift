import StyleCore

/// Mark-up of a page.
///
/// A text that is put into it stays a text: only literals of this program and what was made of them
/// are mark-up.
struct HTML: Hashable, ExpressibleByStringInterpolation {
  /// The mark-up.
  private(set) var markup: String

  init(stringLiteral markup: String) { self.markup = markup }

  init(stringInterpolation parts: Parts) { markup = parts.markup }

  /// Mark-up that an encoder of this program has made.
  init(encoded markup: String) { self.markup = markup }

  /// Parts one after the other.
  init(_ parts: [HTML]) { markup = parts.map(\.markup).joined() }

  /// What stands between quotation marks.
  struct Parts: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { markup += literal }

    mutating func appendInterpolation(_ text: String) { markup += Markup.escaped(text) }

    /// A text of several lines, which stay apart.
    mutating func appendInterpolation(lines text: String) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      markup += lines.map { Markup.escaped(String($0)) }.joined(separator: "\n")
    }

    mutating func appendInterpolation(_ number: Int) { markup += "\(number)" }

    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

    mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { markup += part.markup }
    }
  }
}
