/// The steps that led to a text, to be taken back and forth.
///
/// Steps hold bytes, not clusters: what was one cluster may be two without the text between.
struct EditHistory: Hashable, Sendable {
  /// How many steps can be taken back.
  static let limit = 200

  /// One change of the text.
  struct Step: Hashable, Sendable {
    /// The first byte that was replaced.
    var start: Int
    /// What was there before.
    var removed: String
    /// What was put there.
    var inserted: String
    /// The selection before.
    var before: EditSelection
    /// The selection afterwards.
    var after: EditSelection
  }

  /// What changes of a kind in a row are one step for.
  enum Run: Hashable, Sendable {
    case typing, deletingBackward, deletingForward
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// The kind of the last step, while it may grow.
  private var run: Run?
  /// Whether what was typed or deleted last is white space.
  private var endsInSpace = false

  /// Lets the last step grow no more.
  mutating func close() { run = nil }

  /// Notes a step that was done; after another of the same run, adjacent and within the same word, it
  /// becomes a part of that.
  mutating func record(_ step: Step, as kind: Run?) {
    undone.removeAll()
    let text = kind == .typing ? step.inserted : step.removed
    let isBackward = kind == .deletingBackward
    let first = isBackward ? text.last : text.first
    let last = isBackward ? text.first : text.last
    let beginsWord = endsInSpace && !(first?.isWhitespace ?? false)
    if kind == nil || kind != run || beginsWord || !grow(with: step) {
      done.append(step)
      if done.count > Self.limit { done.removeFirst() }
    }
    run = kind
    endsInSpace = last?.isWhitespace ?? false
  }

  /// Adds a step to the last one; false where it is not adjacent.
  private mutating func grow(with step: Step) -> Bool {
    guard let index = done.indices.last else { return false }
    switch run {
    case .typing:
      guard step.removed.isEmpty,
        step.start == done[index].start + done[index].inserted.utf8.count
      else { return false }
      done[index].inserted += step.inserted
    case .deletingBackward:
      guard step.start + step.removed.utf8.count == done[index].start else { return false }
      done[index].start = step.start
      done[index].removed = step.removed + done[index].removed
    case .deletingForward:
      guard step.start == done[index].start else { return false }
      done[index].removed += step.removed
    case nil: return false
    }
    done[index].after = step.after
    return true
  }

  /// Moves the last step to those that were undone.
  mutating func takeBack() -> Step? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    run = nil
    return step
  }

  /// Moves the step that was undone last to those that are done.
  mutating func takeForth() -> Step? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    run = nil
    return step
  }

  /// Forgets the last step.
  mutating func drop() -> Step? {
    run = nil
    return done.popLast()
  }
}

/// A caret, and where the selection that it ends began, in grapheme clusters.
package struct EditSelection: Hashable, Sendable {
  /// Where the selection began.
  package var anchor: Int
  /// The caret.
  package var head: Int

  /// Makes a selection.
  package init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Makes a caret without a selection.
  package init(at offset: Int) { self.init(anchor: offset, head: offset) }

  /// The selected clusters.
  package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
