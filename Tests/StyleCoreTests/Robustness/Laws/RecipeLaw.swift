import StyleCore
import Styles

@testable import stylebook

/// A file of recipes is refused with a place, or all its styles can be made, drawn and written out.
@MainActor
enum RecipeLaw {
  private static let builtIns = StyleRegistry.builtIns()

  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    var registry = builtIns
    do throws(RecipeError) {
      try RecipeBook([RecipeSource(path: "a.json", bytes: bytes)]).register(in: &registry)
    } catch {
      try require(
        error.place.map { $0.line >= 1 && $0.column >= 1 } ?? false, "no place: \(error)")
      return try require(!error.description.isObeyed(), "the error says what is obeyed")
    }
    for entry in registry.entries.dropFirst(builtIns.ids.count).prefix(8) {
      let id = entry.manifest.id
      guard let style = try? entry.make() else {
        throw BrokenLaw(description: "\(id) cannot be made with its defaults")
      }
      let canvas = Scenario(.editing, width: 12).canvas(ComposedTextFieldStyle([style]))
      try require(canvas.width <= 12, "\(id) is too wide")
      try canvas.check(id)
      guard let expression = try? StyleExpression(parsing: id),
        let expanded = try? expression.expanded(in: registry),
        let terms = try? expanded.resolve(in: builtIns)
      else {
        throw BrokenLaw(description: "\(id) cannot be written out")
      }
      let same = Scenario(.editing, width: 12).canvas(ComposedTextFieldStyle(terms.map(\.style)))
      try require(same == canvas, "\(id) is drawn differently once it is written out")
    }
  }
}
