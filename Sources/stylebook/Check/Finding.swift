import StyleCore

/// What is wrong with a style, found in one case or in several.
struct Finding: Hashable, Sendable {
  /// How bad it is.
  enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth a thought.
    case warning
    /// A user suffers.
    case error

    static func < (first: Severity, second: Severity) -> Bool {
      first == .warning && second == .error
    }
  }

  /// What was seen in one case.
  struct Observation: Hashable, Sendable {
    /// The rule that is broken.
    var rule: CheckRule
    /// How bad it is.
    var severity = Severity.error
    /// Tells what has one cause from what has another, within a rule.
    var cause: String
    /// What a user suffers, in a sentence.
    var problem: String
    /// What to do about it, in a sentence.
    var advice: String
    /// How much of it there is, where that can be said; the case with most of it is shown.
    var amount = 0.0
    /// The colours at which it shows.
    var depth = ColorDepth.truecolor
  }

  /// What was seen in the case that is shown.
  var observation: Observation
  /// The case that is shown: the plainest of the worst.
  var sample: CheckCase
  /// The picture of that case; nil where there is none.
  var picture: Canvas?
  /// How many cases it was seen in.
  var count = 1

  /// The rule that is broken.
  var rule: CheckRule { observation.rule }
  /// How bad it is.
  var severity: Severity { observation.severity }
}

/// What has been found so far, merged by rule and cause.
struct Findings: Hashable, Sendable {
  private var found: [Finding] = []

  /// Adds what was seen in a case.
  mutating func add(_ observation: Finding.Observation, in sample: CheckCase, picture: Canvas?) {
    let place = found.firstIndex {
      $0.rule == observation.rule && $0.observation.cause == observation.cause
        && $0.severity == observation.severity
    }
    guard let place else {
      found.append(Finding(observation: observation, sample: sample, picture: picture))
      return
    }
    found[place].count += 1
    // Hardly more of it does not make a case worth showing that is less plain.
    if observation.amount > found[place].observation.amount * 1.1 {
      found[place].observation = observation
      found[place].sample = sample
      found[place].picture = picture
    }
  }

  /// How often a rule has been found broken.
  func count(of rule: CheckRule) -> Int {
    found.reduce(0) { $0 + ($1.rule == rule ? $1.count : 0) }
  }

  /// All findings: errors first, then as rules are listed, then those with most cases.
  var sorted: [Finding] {
    let order = CheckRule.allCases
    return found.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.severity != b.severity { return a.severity > b.severity }
      if a.rule != b.rule {
        return order.firstIndex(of: a.rule) ?? 0 < order.firstIndex(of: b.rule) ?? 0
      }
      return a.count == b.count ? first.offset < second.offset : a.count > b.count
    }.map(\.element)
  }
}
