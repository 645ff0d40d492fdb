import StyleCore
import StyleWorker
import Styles

/// Draws the fields of the browser: here with state that lasts, or in the worker of their plugin.
@MainActor
final class BrowserStage {
  /// A field as it was drawn.
  struct Picture {
    /// What is seen.
    var canvas: Canvas
    /// Where the field's line stands in it; nil where that is not known.
    var field: CellRect?
    /// What can be pressed.
    var buttons: [(number: Int, frame: CellRect)] = []
    /// Why there is nothing to be seen.
    var failure: String?
  }

  private let registry: StyleRegistry
  private let drawing: FieldDrawing
  /// Whether a field could not be drawn.
  private(set) var hasFailed = false
  /// The styles drawn last, with the state that their views keep.
  private var shown: (expression: String, style: Result<SelectedStyle, Failure>)?
  private var renderers: [Int: MovingRenderer] = [:]
  /// What the fields have been that are drawn by workers.
  private var stories: [Int: FieldStory] = [:]
  /// The fields whose way into their state is shown once more when they are drawn next.
  private var replayed: Set<Int> = []
  /// The columns for which fields were drawn last.
  private var widths: [Int: Int] = [:]
  private var texts: [Int: EditedText] = [:]

  /// The text that a style's buttons change.
  @MainActor private final class EditedText {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// Makes a stage for the styles of a registry.
  init(registry: StyleRegistry, drawing: FieldDrawing) {
    self.registry = registry
    self.drawing = drawing
  }

  /// The styles of a composition, made.
  func style(of composition: BrowserComposition) -> Result<SelectedStyle, Failure> {
    let expression = composition.description
    if let shown, shown.expression == expression { return shown.style }
    // Views of the same styles keep their state while knobs are turned.
    if shown?.expression.split(separator: "(").first != expression.split(separator: "(").first {
      renderers = [:]
    }
    stories = [:]
    var style: Result<SelectedStyle, Failure>
    do throws(Failure) {
      let all = try SelectedStyle.all([expression], setting: [], in: registry)
      style = all.first.map { .success($0) } ?? .failure(.fault("an expression has no style"))
    } catch {
      style = .failure(error)
    }
    shown = (expression, style)
    return style
  }

  /// When nothing moves any more, as far as the looks' authors say, on the browser's clock.
  func end(of state: BrowserState) -> Double {
    shown(in: state).reduce(-.infinity) {
      max($0, renderers[$1]?.end ?? -.infinity, stories[$1]?.end ?? -.infinity)
    }
  }

  /// Shows once more how the fields came into their states.
  func playAgain(_ state: BrowserState, at time: Double) {
    for index in shown(in: state) {
      replayed.insert(index)
      _ = picture(of: index, in: state, at: time, width: widths[index] ?? state.width)
    }
  }

  /// The fields that are looked at for some time.
  private func shown(in state: BrowserState) -> Range<Int> {
    switch state.stage {
    case .field: 0..<1
    case .form: state.fields.indices
    case .states, .appearances, .depths: 0..<0
    }
  }

  /// How long looks may move after a change, in seconds.
  func motion(of state: BrowserState) -> Double {
    var longest = 0.0
    for term in state.composition.terms {
      guard let entry = try? registry.entry(for: term.id) else { continue }
      for parameter in entry.manifest.parameters {
        guard case .number(_, _, "seconds") = parameter.kind else { continue }
        let value = term.settings.first { $0.name == parameter.name }?.value
        if case .number(let seconds) = value ?? parameter.defaultValue {
          longest = max(longest, seconds)
        }
      }
    }
    return longest
  }

  /// The picture of one of the state's fields.
  func picture(of index: Int, in state: BrowserState, at time: Double, width: Int) -> Picture {
    widths[index] = width
    let style: SelectedStyle
    switch self.style(of: state.composition) {
    case .success(let made): style = made
    case .failure(let failure):
      hasFailed = true
      return Picture(canvas: Canvas(width: 0, height: 0), failure: failure.message)
    }
    var scenario = state.scenario(of: index, at: time, width: width)
    if scenario.elapsed > motion(of: state) { scenario.elapsed = .infinity }
    guard drawing.isDrawnHere(style) else {
      var story = stories[index] ?? FieldStory()
      defer { stories[index] = story }
      if replayed.remove(index) != nil { story.begin(from: scenario.usualBefore, at: time) }
      scenario.past = story.past(of: scenario, at: time, isStill: state.isStill)
      switch drawing.examine(style, in: scenario) {
      case .success(let field):
        story.end = field.rest > 0 ? time + field.rest : -.infinity
        return Picture(canvas: field.canvas, field: field.anatomy?.fields.first?.frame)
      case .failure(let failure):
        hasFailed = true
        return Picture(canvas: Canvas(width: 0, height: 0), failure: failure.sentence)
      }
    }
    let renderer = renderer(of: index)
    if replayed.remove(index) != nil {
      let before = scenario.usualBefore
      _ = renderer.stages(
        before.field.textFieldStyle(style.style), before.options, at: time, isStill: true)
    }
    let stages = renderer.stages(
      scenario.field(text: binding(of: index, scenario.fieldText)).textFieldStyle(style.style),
      scenario.options, at: time, isStill: state.isStill)
    var picture = Picture(canvas: stages.canvas)
    for node in 0..<stages.tree.count {
      switch stages.tree[node] {
      case .field:
        if picture.field == nil { picture.field = stages.placement.frames[node] }
      case .mark(.action(let number)):
        picture.buttons.append((number, stages.placement.frames[node]))
      default: break
      }
    }
    return picture
  }

  /// What is told of one of the state's fields.
  func parts(
    of index: Int, in state: BrowserState, at time: Double
  ) -> Result<[SpokenPart], DrawingFailure> {
    let style: SelectedStyle
    switch self.style(of: state.composition) {
    case .success(let made): style = made
    case .failure(let failure):
      return .failure(DrawingFailure(sentence: failure.message ?? "it cannot be made"))
    }
    let scenario = state.scenario(of: index, at: time, width: state.width)
    guard drawing.isDrawnHere(style) else { return drawing.tell(style, in: scenario) }
    return .success(
      Renderer(scenario.options, session: renderer(of: index).session).spokenParts(
        of: scenario.field(text: binding(of: index, scenario.fieldText))
          .textFieldStyle(style.style)))
  }

  private func renderer(of index: Int) -> MovingRenderer {
    if let renderer = renderers[index] { return renderer }
    let renderer = MovingRenderer()
    renderers[index] = renderer
    return renderer
  }

  /// A text that the buttons of a field's style change, played as they say.
  private func binding(of index: Int, _ content: String) -> Binding<String> {
    let text = EditedText(content)
    texts[index] = text
    let session = renderer(of: index).session
    return Binding(
      get: { text.text },
      set: {
        text.text = $0
        session.noteAnimation()
      })
  }

  /// The picture of a scenario, without a person.
  func canvas(_ scenario: Scenario, of composition: BrowserComposition) -> Canvas? {
    guard case .success(let style) = style(of: composition) else { return nil }
    return try? drawing.draw(style, in: scenario).get().canvas
  }

  /// Which style drew what; nil where that cannot be told.
  func explanation(of state: BrowserState, at time: Double, width: Int) -> String? {
    guard case .success(let style) = style(of: state.composition) else { return nil }
    let scenario = state.scenario(of: state.activeField, at: time, width: width)
    return try? drawing.draw(style, in: scenario, isExplained: true).get().explanation
  }

  /// Presses a button of a field that was drawn last; gives what that asks of the focus.
  func press(
    _ number: Int, of index: Int, in state: inout BrowserState, at time: Double
  ) -> FocusRequest? {
    guard let session = renderers[index]?.session, session.actions.indices.contains(number) else {
      return nil
    }
    return run(session.actions[number], of: index, in: &state, at: time)
  }

  /// Does what Return does in a field that was drawn last; gives what that asks of the focus.
  func submit(
    _ index: Int, in state: inout BrowserState, at time: Double
  ) -> FocusRequest? {
    guard let submission = renderers[index]?.session.submission else { return nil }
    return run(submission, of: index, in: &state, at: time)
  }

  private func run(
    _ action: () -> Void, of index: Int, in state: inout BrowserState, at time: Double
  ) -> FocusRequest? {
    guard let text = texts[index], state.condition != .disabled else { return nil }
    let before = text.text
    action()
    if text.text != before {
      state.fields[index].apply(.replaceText(text.text))
      state.changed = time
    }
    return renderers[index]?.session.focusRequest
  }
}
