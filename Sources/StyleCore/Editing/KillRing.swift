/// What was killed, to be yanked again.
///
/// A value that may go from field to field; nothing of secure fields comes into it.
package struct KillRing: Hashable, Sendable {
  /// How many kills are kept.
  package static let limit = 16

  /// What was killed, the last first.
  package private(set) var entries: [String] = []

  /// Makes an empty ring.
  package init() {}

  /// Keeps a text as the last kill.
  mutating func push(_ text: String) {
    entries.insert(text, at: 0)
    if entries.count > Self.limit { entries.removeLast() }
  }

  /// Adds a text to the last kill, before or behind it.
  mutating func extend(_ text: String, before: Bool) {
    guard let last = entries.first else { return push(text) }
    entries[0] = before ? text + last : last + text
  }
}
