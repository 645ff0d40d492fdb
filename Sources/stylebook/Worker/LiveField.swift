import StyleCore

/// A field that a person is at: its views keep their state from one picture to the next, and it acts as
/// its style says.
@MainActor
public final class LiveField {
  private let renderer = MovingRenderer()
  /// The text that the style's actions change.
  private var text = ""

  /// Makes a field that has not been drawn yet.
  public init() {}

  /// When nothing of it moves any more, as its style's author says, on the caller's clock.
  package var end: Double { renderer.end }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - time: Seconds on a clock of the caller's.
  ///   - isStill: Whether it is as in the end at once.
  ///   - isReplayed: Whether it comes once more into its state.
  package func stages(
    _ style: some TextFieldStyle, in scenario: Scenario, at time: Double, isStill: Bool = false,
    isReplayed: Bool = false
  ) -> Renderer.Stages {
    if isReplayed {
      let before = scenario.usualBefore
      _ = renderer.stages(
        before.field.textFieldStyle(style), before.options, at: time, isStill: true)
    }
    return renderer.stages(
      field(in: scenario).textFieldStyle(style), scenario.options, at: time, isStill: isStill)
  }

  /// What those who do not see it are told.
  package func spokenParts(_ style: some TextFieldStyle, in scenario: Scenario) -> [SpokenPart] {
    Renderer(scenario.options, session: renderer.session).spokenParts(
      of: field(in: scenario).textFieldStyle(style))
  }

  /// Presses a button of the last picture, or Return without one; nil where nothing happens then.
  package func act(button: Int?) -> ActionOutcome? {
    let session = renderer.session
    if let button, !session.actions.indices.contains(button) { return nil }
    guard let action = button.map({ session.actions[$0] }) ?? session.submission else { return nil }
    action()
    return ActionOutcome(text: text, focus: session.focusRequest)
  }

  private func field(in scenario: Scenario) -> some View {
    text = scenario.fieldText
    return scenario.field(
      text: Binding(
        get: { [weak self] in self?.text ?? "" },
        set: { [weak self] in
          self?.text = $0
          self?.renderer.session.noteAnimation()
        }))
  }
}

/// What a field is when something has been pressed in it.
public struct ActionOutcome: Hashable, Sendable {
  /// The text.
  public let text: String
  /// What is asked of the focus.
  package let focus: FocusRequest?

  package init(text: String, focus: FocusRequest?) {
    self.text = text
    self.focus = focus
  }
}

/// A field that a person is at, as a worker is asked to draw it.
public struct LiveRequest: Hashable, Sendable {
  /// The styles.
  public var expression: String
  /// The field.
  public var scenario: Scenario
  /// Which of the fields on the screen it is; the state that its views keep belongs to the number.
  public var field: Int
  /// Seconds on the host's clock.
  public var time: Double
  /// Whether it is as in the end at once.
  public var isStill: Bool
  /// Whether it comes once more into its state.
  public var isReplayed: Bool

  /// Makes a request of its parts.
  public init(
    expression: String, _ scenario: Scenario, field: Int, time: Double, isStill: Bool = false,
    isReplayed: Bool = false
  ) {
    self.expression = expression
    self.scenario = scenario
    self.field = field
    self.time = time
    self.isStill = isStill
    self.isReplayed = isReplayed
  }
}
