// A field that has not settled yet: what it was before, and how it is on its way.

extension Scenario {
  /// What a field was until some time ago.
  package struct Moment: Hashable, Sendable {
    /// The field as it was, settled.
    package var scenario: Scenario
    /// For how many seconds it has been something else.
    package var seconds: Double

    /// Makes a moment.
    package init(_ scenario: Scenario, until seconds: Double) {
      self.scenario = scenario
      self.seconds = seconds
    }
  }

  /// The field before it came into its state: empty before there is text or a caret, with text before
  /// it is empty again, and right and reacting before it is wrong or disabled.
  ///
  /// Looks that are functions of ``elapsed`` begin there as well.
  package var usualBefore: Scenario {
    var before = self
    before.elapsed = .infinity
    before.isFocused = nil
    before.caret = nil
    before.selection = 0..<0
    switch state {
    case .empty, .error, .disabled:
      before.state = .filled
      before.text = state.hasText ? fieldText : text
    case .focused, .filled, .editing, .overflow: before.state = .empty
    case .secure: before.text = ""
    }
    return before
  }

  /// What the field was before, oldest first; nothing where it has settled.
  var moments: [Moment] {
    past ?? (elapsed.isFinite ? [Moment(usualBefore, until: elapsed)] : [])
  }

  /// A style in this scenario, drawn.
  package struct Drawing {
    /// What is seen, and what led to it.
    package let stages: Renderer.Stages
    /// What the views asked for and is not shown.
    package let notes: [String]
    /// For how many seconds it still moves as its author says.
    package let rest: Double
  }

  /// Draws a style, on the way from what the field was before.
  ///
  /// - Parameter isExplained: Whether it is told which style drew which cell.
  @MainActor
  package func drawing(_ style: some TextFieldStyle, isExplained: Bool = false) -> Drawing {
    let moments = moments
    guard let last = moments.last else {
      let renderer = Renderer(options)
      let field = field.textFieldStyle(style)
      return Drawing(
        stages: isExplained ? renderer.explainedStages(field) : renderer.stages(field),
        notes: renderer.session.notes, rest: 0)
    }
    let renderer = MovingRenderer()
    renderer.session.marksStyles = isExplained
    var start = moments[0].seconds
    for moment in moments {
      renderer.show(moment.scenario.field.textFieldStyle(style), options, at: -start)
      start = moment.seconds
    }
    renderer.show(field.textFieldStyle(style), options, at: -last.seconds)
    let stages = renderer.stages(field.textFieldStyle(style), options, at: 0)
    return Drawing(
      stages: stages, notes: renderer.session.notes, rest: max(renderer.end, 0))
  }
}
