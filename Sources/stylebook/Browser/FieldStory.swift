import StyleCore

/// What a field has been that is drawn by a process that remembers nothing.
struct FieldStory {
  /// The field as it is, settled.
  private var scenario: Scenario?
  /// What it was before and until when, oldest first.
  private var earlier: [(scenario: Scenario, until: Double)] = []
  /// When nothing moves any more.
  var end = -Double.infinity

  /// The most earlier fields that are told of: more changes than a person makes while one is played.
  private static let longest = 8

  /// Has the field have been something else until now.
  mutating func begin(from before: Scenario, at time: Double) {
    scenario = nil
    earlier = [(before, time)]
    end = .infinity
  }

  /// What there is to say of the field's past, as it is now.
  mutating func past(of now: Scenario, at time: Double, isStill: Bool) -> [Scenario.Moment] {
    var settled = now
    settled.elapsed = .infinity
    settled.caret = nil
    settled.selection = 0..<0
    if time >= end || isStill { earlier = [] }
    if let scenario, scenario != settled, scenario.options == settled.options, !isStill {
      earlier.append((scenario, time))
      if earlier.count > Self.longest { earlier.removeFirst() }
    }
    scenario = settled
    return earlier.map { Scenario.Moment($0.scenario, until: time - $0.until) }
  }
}
