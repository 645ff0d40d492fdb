import StyleCore
import StyleWorker

/// A style run through everything that may go wrong.
///
/// Every case is drawn once, those that rules compare or repeat more often. Drawing ends when the
/// time is up, with the exotic cases left out.
@MainActor
struct StyleCheck {
  /// How a case came out.
  enum Drawing {
    /// It was drawn.
    case drawn(Canvas, FieldAnatomy)
    /// It was not, for a reason that ends a sentence: "crashed".
    case failed(String)
    /// It took too long and was given up, for a reason that ends a sentence.
    case timedOut(String)
    /// Nothing can be drawn any more.
    case unavailable
  }

  /// What has been found.
  private(set) var findings = Findings()
  /// How many cases were drawn.
  private(set) var caseCount = 0
  /// How many cases were left out because the time was up.
  private(set) var omittedCount = 0

  private let draw: (CheckCase) -> Drawing
  private let rules: Set<CheckRule>
  private var drawn: [CheckCase: Specimen] = [:]
  /// The time that failures took, which others need not make up for.
  private var lostTime: Duration = .zero
  private var slowCount = 0
  private var isGone = false
  private var failures: [FieldState: Int] = [:]
  private let clock = ContinuousClock()

  /// The time a check may take, unless told; most take a small part of a second.
  static let usualBudget = Duration.seconds(20)

  /// Checks what `draw` draws.
  init(
    rules: Set<CheckRule> = Set(CheckRule.allCases), symbols: SymbolSet = .unicode,
    budget: Duration = usualBudget, draw: @escaping (CheckCase) -> Drawing
  ) {
    self.draw = draw
    self.rules = rules
    let start = clock.now
    let cases = CheckCase.all(symbols: symbols)
    for (index, sample) in cases.enumerated() {
      if clock.now - start > budget + lostTime || slowCount >= Self.mostSlowCases || isGone {
        omittedCount += cases.count - index
        break
      }
      if isHopeless(sample.scenario.state) {
        omittedCount += 1
        continue
      }
      caseCount += 1
      if let specimen = specimen(of: sample) { judge(specimen) }
    }
  }

  // MARK: Drawing

  /// The picture of a case, drawn unless it has been.
  private mutating func specimen(of sample: CheckCase) -> Specimen? {
    if let specimen = drawn[sample] { return specimen }
    var drawing: Drawing?
    let duration = time { drawing = draw(sample) }
    switch drawing {
    case .drawn(let canvas, let anatomy):
      let specimen = Specimen(sample, canvas, anatomy)
      note(duration, for: specimen)
      // Only texts of the usual kind are compared with one another.
      if sample.text == .usual { drawn[sample] = specimen }
      return specimen
    case .failed(let reason):
      failures[sample.scenario.state, default: 0] += 1
      lostTime += duration
      add(
        Finding.Observation(
          rule: .trap, cause: reason, problem: "The field cannot be drawn: the style \(reason).",
          advice: "Run the case in a debugger, or guard against what is special about it."),
        in: sample)
    case .timedOut(let reason):
      failures[sample.scenario.state, default: 0] += Self.mostFailures
      lostTime += duration
      add(
        Finding.Observation(
          rule: .slow, cause: "given up",
          problem: "The field cannot be drawn: the style \(reason).",
          advice: "Look for a loop that does not end, and do no work in a body."),
        in: sample)
    case .unavailable, nil:
      isGone = true
    }
    return nil
  }

  /// A state that failed so often is left alone.
  private static let mostFailures = 4

  private func isHopeless(_ state: FieldState) -> Bool {
    failures[state, default: 0] >= Self.mostFailures
  }

  /// A field may take so many times as long as a plain one.
  private static let mostTimes = 200
  /// A style that is slow so often need not show it again.
  private static let mostSlowCases = 8
  /// Nobody notices less.
  private static let leastNoticed = Duration.milliseconds(50)

  private mutating func note(_ duration: Duration, for specimen: Specimen) {
    guard duration > Self.leastNoticed else { return }
    var shortest = duration
    var plain = Duration.seconds(1)
    // The machine may have been busy with something else.
    for _ in 0..<(slowCount == 0 ? 2 : 1) {
      shortest = min(shortest, time { _ = draw(specimen.sample) })
      plain = min(plain, time { _ = specimen.scenario.canvas(.plain) })
    }
    guard shortest > max(Self.leastNoticed, plain * Self.mostTimes) else { return }
    slowCount += 1
    let milliseconds = shortest / .milliseconds(1)
    add(
      Finding.Observation(
        rule: .slow, cause: "slow",
        problem: "Drawing one field takes \(Int(milliseconds)) ms: typing lags.",
        advice: "Do no work in a body that could be done once."),
      in: specimen.sample, picture: specimen.canvas)
  }

  private func time(_ work: () -> Void) -> Duration {
    clock.measure(work)
  }

  // MARK: Judging

  private mutating func add(
    _ observation: Finding.Observation?, in sample: CheckCase, picture: Canvas? = nil
  ) {
    guard let observation, rules.contains(observation.rule) else { return }
    findings.add(observation, in: sample, picture: picture)
  }

  private mutating func judge(_ specimen: Specimen) {
    let sample = specimen.sample
    let canvas = specimen.canvas
    for observation in [TextRules.lost(specimen), OutlineRule.broken(specimen)] {
      add(attributed(observation, specimen), in: sample, picture: canvas)
    }
    if sample.text.isUneven, specimen.isRoomy, let twin = twin(of: specimen) {
      add(TextRules.cutUnevenly(specimen, twin: twin), in: sample, picture: canvas)
    }
    add(TextRules.shownSecret(specimen), in: sample, picture: canvas)
    add(TextRules.overflow(specimen), in: sample, picture: canvas)
    for observation in ContrastRule.weak(specimen) {
      add(observation, in: sample, picture: canvas)
    }
    guard sample.text == .usual, specimen.isRoomy else { return }
    for observation in DepthRule.unreadable(specimen) {
      add(observation, in: sample, picture: canvas)
    }
    compare(specimen)
    repeatDrawing(specimen)
  }

  /// What was seen with characters of uneven width is their fault where plain letters in as many
  /// columns do better.
  private mutating func attributed(
    _ observation: Finding.Observation?, _ specimen: Specimen
  ) -> Finding.Observation? {
    guard var observation, specimen.sample.text.isUneven, observation.cause != "ink",
      let twin = twin(of: specimen), TextRules.lost(twin)?.cause != observation.cause,
      OutlineRule.broken(twin)?.cause != observation.cause
    else { return observation }
    observation.rule = .wideGlyph
    observation.cause = "wide"
    observation.problem =
      "With \(specimen.sample.text.summary) the picture falls out of line, which it does not with "
      + "letters: \(observation.problem.prefix(1).lowercased())\(observation.problem.dropFirst())"
    observation.advice = TextRules.wideAdvice
    return observation
  }

  /// The same case with letters in as many columns; nil for a secret, which is shown in bullets.
  private func twin(of specimen: Specimen) -> Specimen? {
    guard specimen.scenario.state != .secure,
      case let twin = specimen.sample.typing(specimen.sample.text.plainTwin),
      case .drawn(let canvas, let anatomy) = draw(twin)
    else { return nil }
    return Specimen(twin, canvas, anatomy)
  }

  /// Compares a state with those that it must not look like.
  private mutating func compare(_ specimen: Specimen) {
    let sample = specimen.sample
    // Where the field is not there at all, or cut off, everything else follows from that.
    let filledSample = sample.inState(.filled).typing(SampleText.usual.text)
    if specimen.isCut || self.specimen(of: filledSample)?.anatomy.fields.isEmpty ?? false { return }
    for pair in StateRules.pairs where pair.state == sample.scenario.state {
      guard let other = self.specimen(of: sample.inState(pair.other)) else { continue }
      add(StateRules.observation(pair, specimen, other), in: sample, picture: specimen.canvas)
    }
    guard sample.scenario.state == .empty else { return }
    let filled = sample.inState(.filled).typing(Scenario.usualPrompt)
    guard let other = self.specimen(of: filled) else { return }
    add(StateRules.placeholder(specimen, filled: other), in: sample, picture: specimen.canvas)
  }

  private mutating func repeatDrawing(_ specimen: Specimen) {
    for _ in 0..<2 {
      guard case .drawn(let again, _) = draw(specimen.sample), again != specimen.canvas else {
        continue
      }
      add(
        Finding.Observation(
          rule: .unstable, cause: "differs",
          problem: "Two pictures of the same field differ: it flickers, and snapshots of it fail.",
          advice: "Draw from the configuration and the environment alone, not from chance, clocks "
            + "or counters."),
        in: specimen.sample, picture: specimen.canvas)
      return
    }
  }
}
