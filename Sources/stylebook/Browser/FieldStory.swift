import StyleCore

/// What a field has been that is drawn by a process that remembers nothing: from it come the motion
/// and what a style's views have made of changes.
struct FieldStory {
  /// The field as it is, settled.
  private var scenario: Scenario?
  /// What it was before and until when, oldest first.
  private var earlier: [(scenario: Scenario, until: Double)] = []
  /// When nothing moves any more.
  var end = -Double.infinity

  /// The most earlier fields that are told of.
  private static let longest = 8

  /// Has the field have been something else until now.
  mutating func begin(from before: Scenario, at time: Double) {
    scenario = nil
    earlier = [(before, time)]
  }

  /// What there is to say of the field's past, as it is now; nothing where looks stand still.
  mutating func past(of now: Scenario, at time: Double, isStill: Bool) -> [Scenario.Moment] {
    let now = now.withoutCaret
    if let scenario, scenario.shown(as: now) != now {
      // Of a text that is typed on, the first keystroke tells enough.
      let isTypedOn = earlier.last?.scenario.isTypedOn(scenario) == true
      if !isTypedOn || !scenario.isTypedOn(now) { earlier.append((scenario, time)) }
      if earlier.count > Self.longest { earlier.removeFirst() }
    }
    scenario = now
    if isStill { earlier = [] }
    return earlier.map { Scenario.Moment($0.scenario, until: time - $0.until) }
  }
}

extension Scenario {
  /// The field settled, and without what a person does within its text.
  fileprivate var withoutCaret: Scenario {
    var scenario = self
    scenario.elapsed = .infinity
    scenario.caret = nil
    scenario.selection = 0..<0
    return scenario
  }

  /// Whether another is the same field with another text, both of them having one.
  fileprivate func isTypedOn(_ other: Scenario) -> Bool {
    var scenario = shown(as: other)
    scenario.text = other.text
    return scenario == other && !fieldText.isEmpty && !other.fieldText.isEmpty
  }

  /// The field in the room and the appearance of another.
  fileprivate func shown(as other: Scenario) -> Scenario {
    var scenario = self
    scenario.width = other.width
    scenario.colorScheme = other.colorScheme
    scenario.symbols = other.symbols
    scenario.backdrop = other.backdrop
    return scenario
  }
}
