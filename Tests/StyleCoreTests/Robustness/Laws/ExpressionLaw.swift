import StyleCore
import Styles

/// An expression is refused with a place, or it prints as itself, once and for all, and can be drawn.
@MainActor
enum ExpressionLaw {
  private static let registry = StyleRegistry.builtIns()

  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    let source = String(decoding: bytes, as: UTF8.self)
    let expression: StyleExpression
    do throws(StyleExpressionError) {
      expression = try StyleExpression(parsing: source)
    } catch {
      return try checkPlace(of: error, in: source)
    }
    let printed = expression.description
    // With its spaces it may be longer than what may be read.
    if printed.unicodeScalars.count <= StyleExpression.lengthLimit {
      let again: StyleExpression
      do throws(StyleExpressionError) {
        again = try StyleExpression(parsing: printed)
      } catch {
        throw BrokenLaw(description: "\(printed) is not read again: \(error)")
      }
      try require(again == expression, "\(printed) reads as something else")
      try require(again.description.isSame(as: printed), "\(printed) prints in two ways")
    }
    let terms: [ResolvedTerm]
    do throws(StyleExpressionError) {
      terms = try expression.resolve(in: registry)
    } catch {
      return try checkPlace(of: error, in: source)
    }
    let canonical = terms.map(\.description).joined(separator: " | ")
    if canonical.unicodeScalars.count <= StyleExpression.lengthLimit {
      guard let same = try? StyleExpression(parsing: canonical).resolve(in: registry) else {
        throw BrokenLaw(description: "\(canonical) does not resolve again")
      }
      try require(
        same.map(\.description) == terms.map(\.description), "\(canonical) resolves to another")
    }
    guard terms.count <= 8 else { return }
    let style = ComposedTextFieldStyle(terms.map(\.style))
    let canvas = Scenario(.editing, width: 12).canvas(style)
    try require(canvas.width <= 12, "\(canonical) is too wide")
    try canvas.check("\(canonical)")
  }

  private static func checkPlace(
    of error: StyleExpressionError, in source: String
  ) throws(BrokenLaw) {
    try require(
      error.column >= 1 && error.column <= source.count + 1,
      "column \(error.column) of \(source.count): \(error)")
    try require(!error.description.isObeyed(), "\(error.description.debugDescription) is obeyed")
  }
}
