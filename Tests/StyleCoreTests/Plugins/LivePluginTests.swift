import StyleCore
import StyleWorker
import Testing

@testable import stylebook

/// Fields in the browser whose styles are drawn by workers: they act as those of the program itself.
@MainActor
@Suite struct LivePluginTests {
  private func run(_ words: String..., environment: [String: String] = [:]) -> CommandRun {
    CommandRun(words: words, environment: environment, buildWorker: WorkerFixture.build)
  }

  /// The rows with the field of the frames of a tape.
  private func frames(_ tape: String) throws -> [String] {
    let folder = try ScratchFolder()
    try folder.write("size 40x9\n\(tape)\n", to: "a.tape")
    let run = run("browse", "live", "--plugin", "well", "--tape", "\(folder.path)/a.tape")
    #expect(run.errors == "")
    return run.lines.filter { $0.contains("pressed") }
  }

  @Test func buttonsActAndViewsKeepTheirState() throws {
    #expect(
      try frames(
        """
        key Enter
        frame start
        click 34,2
        click 34,2
        frame twice
        key C-u
        type "ab"
        frame typed
        click 25,2
        frame cleared
        """) == [
          " Ada Lovelace▏          clear pressed 0",
          " Ada Lovelace▏          clear pressed 2",
          " ab▏                    clear pressed 2",
          " ▏Your name                   pressed 2",
        ])
  }

  @Test func returnGivesTheFocusUp() throws {
    #expect(
      try frames("key Enter\nframe edited\nkey Enter\nframe left") == [
        " Ada Lovelace▏          clear pressed 0",
        " Ada Lovelace           clear pressed 0",
      ])
  }

  @Test func itIsToldInWords() {
    let show = run("show", "live", "--plugin", "well", "--accessible")
    #expect(show.code == .success)
    #expect(
      show.output == """
        Your name: Ada Lovelace, text field
        button: clear
        button: pressed 0

        """)
  }

  @Test func outcomesReadAsTheyAreWritten() {
    for answer in [
      .acted(nil), .acted(ActionOutcome(text: "", focus: nil)),
      .acted(ActionOutcome(text: "a\n\u{1B}", focus: .take)),
      .acted(ActionOutcome(text: "a", focus: .resign)),
    ] as [WorkerAnswer] {
      #expect(WorkerAnswer(answer.record) == answer)
    }
  }

  /// Nothing is pressed in a field that has not been shown, or that has no such button.
  @Test func whatIsNotThereDoesNothing() throws {
    let worker = Worker(try WorkerFixture.program())
    worker.ask(.act(field: 0, button: nil))
    #expect(try worker.answer() == .acted(nil))
    worker.ask(
      .show(LiveRequest(expression: "live", Scenario(.editing), field: 0, time: 0)))
    _ = try worker.answer()
    worker.ask(.act(field: 0, button: 7))
    #expect(try worker.answer() == .acted(nil))
    worker.ask(.act(field: 1, button: 0))
    #expect(try worker.answer() == .acted(nil))
    worker.ask(.act(field: 0, button: 0))
    #expect(try worker.answer() == .acted(ActionOutcome(text: "", focus: nil)))
  }
}
