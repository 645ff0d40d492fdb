import StyleCore
import StyleWorker
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite struct FieldAnatomyTests {
  private func anatomy(_ style: some TextFieldStyle, _ scenario: Scenario) throws -> FieldAnatomy {
    try #require(DrawnField(examined: style, in: scenario).anatomy)
  }

  @Test func itTellsTheLineAloneAndTheRoomForText() throws {
    let scenario = Scenario(.error, text: "a long text that is cut", width: 16)
    let anatomy = try anatomy(GradientTextFieldStyle(), scenario)
    #expect(anatomy.width == 16)
    let field = try #require(anatomy.fields.first)
    #expect(field.frame == CellRect(x: 2, y: 1, width: 12, height: 1))
    #expect(field.line.text(ofRow: 0) == "a long te… !")
    #expect(field.room == 10)
  }

  @Test(arguments: [0, 1, 5, 40], [FieldState.empty, .filled, .editing, .overflow])
  func itReadsAsItIsWritten(width: Int, state: FieldState) throws {
    let drawn = DrawnField(
      examined: SearchTextFieldStyle(),
      in: Scenario(state, text: state.hasText ? "世界 👨‍👩‍👧" : nil, width: width))
    #expect(WorkerAnswer(WorkerAnswer.drawn(drawn).record) == .drawn(drawn))
  }

  @Test func numbersWithoutSenseAreNoAnatomy() {
    func answer(_ width: String, _ numbers: [String]) -> WorkerAnswer? {
      var field = WorkerRecord("field")
      for number in numbers { field.add("number", number) }
      field.add("line", Snapshot(of: Canvas(width: 0, height: 0)).description)
      var anatomy = WorkerRecord("anatomy")
      anatomy.add("width", width)
      anatomy.add("field", field.description)
      var record = WorkerAnswer.drawn(DrawnField(canvas: Canvas(width: 1, height: 1))).record
      record.add("anatomy", anatomy.description)
      return WorkerAnswer(record)
    }
    #expect(answer("1", ["0", "0", "1", "1", "1"]) != nil)
    #expect(answer("\(Int.max)", ["0", "0", "1", "1", "1"]) == nil)
    #expect(answer("1", ["\(Int.max)", "0", "1", "1", "1"]) == nil)
    #expect(answer("1", ["0", "0", "-1", "1", "1"]) == nil)
    #expect(answer("1", ["0", "0", "1", "1"]) == nil)
    #expect(answer("", ["0", "0", "1", "1", "1"]) == nil)
  }
}
