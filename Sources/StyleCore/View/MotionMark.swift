/// What an author says of how changes of a view are played.
public struct MotionMark: Hashable, Sendable {
  /// What is said.
  enum Word: Hashable, Sendable {
    /// Changes are played so, where a value changed: when it has another number of changes than the tree
    /// before had under the same identity. Without a number all changes are; nil makes them at once.
    case animation(Animation?, changes: Int?)
    /// The view comes and goes so.
    case transition(AnyTransition)
  }

  /// The view that says it.
  var identity: ViewIdentity
  /// What is said.
  var word: Word
}

/// A mark and the nodes that it holds for.
struct MotionSpan: Hashable, Sendable {
  /// A node and all below it.
  var nodes: Range<Int>
  /// What holds for them.
  var mark: MotionMark
}

extension NodeTree {
  /// Takes the marks of motion out of the tree, which then is the one that would have been without.
  ///
  /// Gives them in the order of their first nodes, outer ones first.
  mutating func removeMotionMarks() -> [MotionSpan] {
    let isMarked = entries.contains {
      if case .mark(.motion) = $0.node { true } else { false }
    }
    if !isMarked { return [] }
    // How many marks stand before each index.
    var before: [Int] = [0]
    var spans: [MotionSpan] = []
    for (index, entry) in entries.enumerated() {
      if case .mark(.motion(let mark)) = entry.node {
        spans.append(MotionSpan(nodes: index..<entry.end, mark: mark))
        before.append(before[index] + 1)
      } else {
        before.append(before[index])
      }
    }
    entries = entries.compactMap { entry in
      if case .mark(.motion) = entry.node { return nil }
      return Entry(node: entry.node, end: entry.end - before[entry.end])
    }
    return spans.map { span in
      let start = span.nodes.lowerBound - before[span.nodes.lowerBound]
      let end = span.nodes.upperBound - before[span.nodes.upperBound]
      return MotionSpan(nodes: start..<end, mark: span.mark)
    }
  }
}

/// Something that an author says of the motion of a view.
protocol MotionRule {
  /// What is said by a view in its surroundings; nil for nothing.
  @MainActor func word(in context: LoweringContext) -> MotionMark.Word?
}

/// A view about whose motion something is said; it is the view itself where nobody looks on for longer
/// than a picture.
struct _MovingView<Content: View, Rule: MotionRule> {
  let content: Content
  let rule: Rule

  nonisolated init(content: Content, rule: Rule) {
    self.content = content
    self.rule = rule
  }
}

extension _MovingView: PrimitiveView {
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    guard context.session.isMoving, let word = rule.word(in: context) else {
      return context.descend(0) { content._lower(in: &$0, into: &tree) }
    }
    let mark = MotionMark(identity: context.identity, word: word)
    let start = tree.beginWrapping(.mark(.motion(mark)))
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    tree.endWrapping(start)
  }

  var _text: Text? { content._text }
}

/// All changes are played in one way.
struct SteadyMotion: MotionRule {
  let animation: Animation?

  func word(in context: LoweringContext) -> MotionMark.Word? {
    .animation(animation, changes: nil)
  }
}

/// Changes are played as a transform leaves them.
struct TransformedMotion: MotionRule {
  let transform: (inout Transaction) -> Void

  func word(in context: LoweringContext) -> MotionMark.Word? {
    var still = Transaction()
    transform(&still)
    if let animation = still.animation { return .animation(animation, changes: nil) }
    var moving = Transaction(animation: .default)
    transform(&moving)
    return moving.animation == nil || moving.disablesAnimations
      ? .animation(nil, changes: nil) : nil
  }
}

/// What another rule says holds when a value has changed.
struct MotionOnChange<Value: Equatable, Rule: MotionRule>: MotionRule {
  let value: Value
  let rule: Rule

  init(of value: Value, rule: Rule) {
    self.value = value
    self.rule = rule
  }

  func word(in context: LoweringContext) -> MotionMark.Word? {
    let changes = context.session.changeCount(of: value, seenBy: context.identity)
    guard case .animation(let animation, _) = rule.word(in: context) else { return nil }
    return .animation(animation, changes: changes)
  }
}

/// The view comes and goes in a certain way.
struct Arrival: MotionRule {
  let transition: AnyTransition

  func word(in context: LoweringContext) -> MotionMark.Word? {
    .transition(transition.resolved(in: context.environment))
  }
}

extension LoweringSession {
  /// How often a value has been another than before, as seen by a view.
  func changeCount<Value: Equatable>(of value: Value, seenBy identity: ViewIdentity) -> Int {
    let seen = location(Slot(identity: identity, offset: -7)) { CountedChanges(of: value) }
    if seen.value != value {
      seen.value = value
      seen.count += 1
    }
    return seen.count
  }
}

/// A value, and how often it has been another one.
private final class CountedChanges<Value> {
  var value: Value
  var count = 0

  init(of value: Value) { self.value = value }
}
