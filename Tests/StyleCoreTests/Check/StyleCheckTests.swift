import OutlinedPlugin
import StyleCore
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite struct StyleCheckTests {
  /// The rules that a style breaks badly enough for an error.
  private func errors(
    of style: some TextFieldStyle, budget: Duration = .seconds(60)
  ) -> [CheckRule] {
    var rules: [CheckRule] = []
    for finding in StyleCheck(style, budget: budget).findings.sorted
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
      default: .drawn(sample.scenario.canvas(.plain))
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

  /// A box of text with as many dashes as there are characters, known by its picture alone.
  private func countingBox(_ sample: CheckCase) -> Canvas {
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
    return Renderer(RenderOptions(width: 200)).canvas(picture)
  }

  @Test func wideCharactersAreBlamedForWhatTheyBreak() {
    let check = StyleCheck(budget: .seconds(60)) { .drawn(countingBox($0)) }
    let errors = check.findings.sorted.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [.wideGlyph])
    #expect(errors.first?.sample.text == .cjk)
    #expect(
      (0..<3).map { errors.first?.picture?.text(ofRow: $0) } == [
        "┌────────┐       ", "│世界你好한국어f│", "└────────┘       ",
      ])
  }

  @Test func picturesAloneTellTheSame() {
    let styles: [any TextFieldStyle] = [
      GradientTextFieldStyle(), OutlinedTextFieldStyle(), HiddenTextStyle(), HandmadeBoxStyle(),
      SolidPlaceholderStyle(),
    ]
    for style in styles { expectSameByPicture(style) }
  }

  private func expectSameByPicture(_ style: some TextFieldStyle) {
    let byPicture = StyleCheck(budget: .seconds(60)) { sample in
      .drawn(sample.scenario.canvas(style))
    }
    let rules = Set(byPicture.findings.sorted.map(\.rule))
    let usual = StyleCheck(style, budget: .seconds(60)).findings.sorted
    #expect(
      rules == Set(usual.map(\.rule)),
      "\(type(of: style)): \(byPicture.findings.sorted.map { ($0.sample, $0.observation) })")
  }
}
