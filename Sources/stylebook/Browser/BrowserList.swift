import StyleCore
import Styles

/// The styles as the browser lists them: built-in ones, then each plugin's, then recipes.
@MainActor
struct BrowserList {
  private let registry: StyleRegistry

  /// Makes the list of a registry.
  init(_ registry: StyleRegistry) {
    self.registry = registry
  }

  /// The styles whose name, title or summary has every word of the search, in the list's order.
  func entries(matching search: String) -> [StyleRegistry.Entry] {
    let words = search.lowercased().split(separator: " ")
    return registry.entries.filter { entry in
      let manifest = entry.manifest
      let text = "\(manifest.id) \(manifest.title) \(manifest.summary)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }.enumerated().sorted {
      let (first, second) = (Self.rank($0.element), Self.rank($1.element))
      return first == second ? $0.offset < $1.offset : first < second
    }.map(\.element)
  }

  /// The heading that a style stands under.
  static func heading(of entry: StyleRegistry.Entry) -> String {
    if entry.composition != nil { return "Recipes" }
    guard let plugin = entry.plugin, plugin != BuiltInStyles().name else { return "Built in" }
    return plugin
  }

  private static func rank(_ entry: StyleRegistry.Entry) -> Int {
    if entry.composition != nil { return 2 }
    return entry.plugin == nil || entry.plugin == BuiltInStyles().name ? 0 : 1
  }
}
