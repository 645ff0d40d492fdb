/// The names that someone who mistyped may have meant.
package enum NearestNames {
  /// At most three names that are a few keys away from `name` or begin with it, nearest first.
  ///
  /// One key in three may be wrong, and three in all; letter case does not count.
  package static func of(_ name: String, among names: [String]) -> [String] {
    let typed = String(name.lowercased().prefix(64))
    guard typed.count > 1 else { return [] }
    let allowed = min(3, max(1, typed.count / 3))
    var found: [(name: String, distance: Int)] = []
    for candidate in names where !found.contains(where: { $0.name == candidate }) {
      let known = candidate.lowercased()
      let distance = EditDistance.between(typed, known)
      if distance <= allowed {
        found.append((candidate, distance))
      } else if typed.count > 2, known.hasPrefix(typed) {
        found.append((candidate, allowed + 1))
      }
    }
    // The sort of the standard library is stable, so equals stay in the registry's order.
    return found.sorted { $0.distance < $1.distance }.prefix(3).map(\.name)
  }
}
