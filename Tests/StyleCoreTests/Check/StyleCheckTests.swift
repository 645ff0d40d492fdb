import OutlinedPlugin
import StyleCore
import StyleWorker
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite struct StyleCheckTests {
  private func check(_ style: some TextFieldStyle) -> StyleCheck {
    StyleCheck(budget: .seconds(60)) { drawn(style, $0) }
  }

  private func drawn(_ style: some TextFieldStyle, _ sample: CheckCase) -> StyleCheck.Drawing {
    let stages = Renderer(sample.scenario.options).stages(
      sample.scenario.field.textFieldStyle(style))
    return .drawn(stages.canvas, FieldAnatomy(stages))
  }

  /// The rules that a style breaks badly enough for an error.
  private func errors(of style: some TextFieldStyle) -> [CheckRule] {
    var rules: [CheckRule] = []
    for finding in check(style).findings.sorted
    where finding.severity == .error && !rules.contains(finding.rule) {
      rules.append(finding.rule)
    }
    return rules
  }

  @Test func everyBrokenStyleIsFoundByItsRuleAndNoOther() {
    #expect(errors(of: InklessStyle()) == [.textLost])
    #expect(errors(of: AbsentStyle()) == [.textLost])
    #expect(errors(of: HiddenTextStyle()) == [.textLost])
    #expect(errors(of: CrampedStyle()) == [.textLost])
    #expect(errors(of: TellingStyle()) == [.secretShown])
    #expect(errors(of: WideStyle()) == [.overflow])
    #expect(errors(of: CountingFieldStyle()) == [.wideGlyph])
    #expect(errors(of: HandmadeBoxStyle()) == [.borderBroken])
    #expect(errors(of: CaretlessStyle()) == [.focusInvisible])
    #expect(errors(of: RedOnlyStyle()) == [.errorInvisible])
    #expect(errors(of: EagerStyle()) == [.disabledInvisible])
    #expect(errors(of: SolidPlaceholderStyle()) == [.placeholderInvisible])
    #expect(errors(of: SilentStyle()) == [.placeholderInvisible])
    #expect(errors(of: PaleStyle()) == [.contrast])
    #expect(errors(of: RestlessStyle()) == [.unstable])
    #expect(errors(of: TardyStyle()) == [.slow])
  }

  @Test func aCaseThatCannotBeDrawnIsATrapAndTheRestIsStillChecked() throws {
    let check = StyleCheck(budget: .seconds(60)) { sample in
      switch sample.scenario.state {
      case .focused: .failed("crashed")
      case .secure: .timedOut("did not answer within 5 seconds")
      default: drawn(.plain, sample)
      }
    }
    let errors = check.findings.sorted.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.trap, .slow])
    #expect(errors[0].sample.scenario.state == .focused)
    #expect(errors[0].picture == nil)
    // A state that fails again and again is not tried for ever.
    #expect(errors.map(\.count) == [4, 1])
    #expect(check.caseCount + check.omittedCount == CheckCase.all(symbols: .unicode).count)
  }

  /// A box of text with as many dashes as there are characters.
  private func countingBox(_ sample: CheckCase) -> StyleCheck.Drawing {
    let scenario = sample.scenario
    let shown =
      scenario.state.hasText ? scenario.shownText : scenario.prompt ?? Scenario.usualPrompt
    let state = "\(scenario.state)".prefix(1)
    let text = String(shown.prefix(max(scenario.width - 5, 0)))
    let line = String(repeating: "─", count: text.count + 1)
    let picture = VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "┌\(line)┐")
      Text(verbatim: "│\(text)\(state)│")
      Text(verbatim: "└\(line)┘")
    }
    .fixedSize()
    let renderer = Renderer(RenderOptions(width: 200))
    let field = FieldAnatomy.Field(
      frame: CellRect(x: 1, y: 1, width: DisplayWidth.of(text), height: 1),
      line: renderer.canvas(Text(verbatim: scenario.state.hasText ? text : "")),
      room: DisplayWidth.of(text))
    return .drawn(renderer.canvas(picture), FieldAnatomy(width: 1, fields: [field]))
  }

  @Test func wideCharactersAreBlamedForWhatTheyBreak() {
    let check = StyleCheck(budget: .seconds(60)) { countingBox($0) }
    let errors = check.findings.sorted.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.wideGlyph])
    #expect(errors.first?.sample.text == .cjk)
    #expect(
      (0..<3).map { errors.first?.picture?.text(ofRow: $0) } == [
        "┌────────┐       ", "│世界你好한국어f│", "└────────┘       ",
      ])
  }
}
