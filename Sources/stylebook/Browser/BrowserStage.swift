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
    var buttons: [FieldAnatomy.Button] = []
    /// Why there is nothing to be seen.
    var failure: String?
  }

  private let registry: StyleRegistry
  private let drawing: FieldDrawing
  /// Whether a field could not be drawn.
  private(set) var hasFailed = false
  /// The styles drawn last, with the state that their views keep.
  private var shown: (expression: String, style: Result<SelectedStyle, Failure>)?
  private var fields: [Int: LiveField] = [:]
  /// When the fields that are drawn by workers move no more.
  private var ends: [Int: Double] = [:]
  /// The fields whose way into their state is shown once more when they are drawn next.
  private var replayed: Set<Int> = []
  /// The columns for which fields were drawn last.
  private var widths: [Int: Int] = [:]

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
      fields = [:]
      ends = [:]
    }
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
      max($0, fields[$1]?.end ?? -.infinity, ends[$1] ?? -.infinity)
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
    let isReplayed = replayed.remove(index) != nil
    guard drawing.isDrawnHere(style) else {
      let outcome = drawing.show(style) { expression in
        LiveRequest(
          expression: expression, scenario, field: index, time: time, isStill: state.isStill,
          isReplayed: isReplayed)
      }
      switch outcome {
      case .success(let field):
        ends[index] = field.rest > 0 ? time + field.rest : nil
        return Picture(
          canvas: field.canvas, field: field.anatomy?.fields.first?.frame,
          buttons: field.anatomy?.buttons ?? [])
      case .failure(let failure):
        hasFailed = true
        return Picture(canvas: Canvas(width: 0, height: 0), failure: failure.sentence)
      }
    }
    let stages = field(index).stages(
      style.style, in: scenario, at: time, isStill: state.isStill, isReplayed: isReplayed)
    let line = (0..<stages.tree.count).first { node in
      if case .field = stages.tree[node] { true } else { false }
    }
    return Picture(
      canvas: stages.canvas, field: line.map { stages.placement.frames[$0] },
      buttons: FieldAnatomy.buttons(in: stages))
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
    guard drawing.isDrawnHere(style) else {
      return drawing.tell(style, in: scenario, field: index)
    }
    return .success(field(index).spokenParts(style.style, in: scenario))
  }

  private func field(_ index: Int) -> LiveField {
    if let field = fields[index] { return field }
    let field = LiveField()
    fields[index] = field
    return field
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
    act(index, button: number, in: &state, at: time)
  }

  /// Does what Return does in a field that was drawn last; gives what that asks of the focus.
  func submit(
    _ index: Int, in state: inout BrowserState, at time: Double
  ) -> FocusRequest? {
    act(index, button: nil, in: &state, at: time)
  }

  private func act(
    _ index: Int, button: Int?, in state: inout BrowserState, at time: Double
  ) -> FocusRequest? {
    guard state.condition != .disabled, case .success(let style) = self.style(of: state.composition)
    else { return nil }
    let outcome =
      drawing.isDrawnHere(style)
      ? fields[index]?.act(button: button)
      : drawing.act(style, field: index, button: button)
    guard let outcome else { return nil }
    if outcome.text != state.fields[index].text {
      state.fields[index].apply(.replaceText(outcome.text))
      state.changed = time
    }
    return outcome.focus
  }
}
