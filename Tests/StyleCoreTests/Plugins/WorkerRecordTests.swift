import StyleCore
import StyleWorker
import Testing

@Suite struct WorkerRecordTests {
  private static let record: WorkerRecord = {
    var record = WorkerRecord("draw")
    record.add("text", "검색\n\nstate 5\n")
    record.add("text", "")
    record.add("none", nil as String?)
    return record
  }()

  @Test func itReadsAsItIsWritten() {
    #expect(Self.record.description == "draw\ntext 16\n검색\n\nstate 5\n\ntext 0\n\n")
    #expect(WorkerRecord(parsing: Self.record.bytes) == Self.record)
    #expect(Self.record.all("text") == ["검색\n\nstate 5\n", ""])
    #expect(Self.record["none"] == nil)
  }

  @Test func whatIsCutOrChangedIsNoRecordOrAnother() {
    let bytes = Self.record.bytes
    for count in bytes.indices where count != 5 && count != 30 {
      #expect(WorkerRecord(parsing: bytes.prefix(count)) == nil, "\(count) bytes")
    }
    for index in bytes.indices {
      for value: UInt8 in [0, 0x0A, 0x20, 0x30, 0x39, 0x61, 0xFF] where value != bytes[index] {
        var changed = bytes
        changed[index] = value
        #expect(WorkerRecord(parsing: changed) != Self.record)
      }
    }
    for text in ["", "\n", "Draw\n", "a\nb -1\n", "a\nb 99999999999999999999\n", "a\nb 1\n"] {
      #expect(WorkerRecord(parsing: text.utf8) == nil)
    }
  }

  @Test func aFrameTellsNumberAndLength() {
    let bytes = WorkerFrame.bytes(Self.record, number: 0xA1B2_C3D4)
    #expect(WorkerFrame(bytes)?.number == 0xA1B2_C3D4)
    #expect(WorkerFrame(bytes)?.length == UInt32(Self.record.bytes.count))
    #expect(Array(bytes.dropFirst(WorkerFrame.size)) == Self.record.bytes)
    #expect(WorkerFrame(bytes.dropFirst()) == nil)
    #expect(WorkerFrame(bytes.prefix(WorkerFrame.size - 1)) == nil)
  }

  @Test func requestsReadAsTheyAreWritten() {
    let scenarios =
      FieldState.allCases.map { Scenario($0) } + [
        Scenario(
          .secure, text: "a\nb", prompt: "", width: 3, colorScheme: .light, symbols: .ascii,
          backdrop: RGBA(1, 2, 3, 4), elapsed: 0.1)
      ]
    for scenario in scenarios {
      let request = WorkerRequest.draw(
        expression: "search | gradient", scenario, isExplained: scenario.width == 3)
      #expect(WorkerRequest(request.record) == request)
    }
    var moved = Scenario(.editing, elapsed: 0.2)
    moved.past = [
      .init(Scenario(.filled, text: "\n"), until: 0.4), .init(Scenario(.error), until: 0.2),
    ]
    let examined = WorkerRequest.examine(expression: "gradient", moved)
    #expect(WorkerRequest(examined.record) == examined)
    #expect(WorkerRequest(WorkerRequest.hello.record) == .hello)
    #expect(WorkerRequest(WorkerRequest.list.record) == .list)
    #expect(WorkerRequest(WorkerRecord("other")) == nil)
  }

  /// No answer makes the host trap, however it was mangled.
  @Test func mangledAnswersAreNilOrAnswers() {
    let parameters = [
      ParameterDescription(
        name: "a", kind: .number(range: 0...1, step: 0.5, unit: "points"),
        defaultValue: .number(0.5), summary: "A."),
      ParameterDescription(
        name: "b", kind: .colors(count: 1...2), defaultValue: .colors([.red]), summary: "B."),
      ParameterDescription(
        name: "c", kind: .numbers(count: 0...2, range: 0...9, unit: "cells"),
        defaultValue: .numbers([1]), summary: "C."),
      ParameterDescription(
        name: "d", kind: .choice(["x", "y"]), defaultValue: .choice("x"), summary: "D."),
    ]
    let style = ListedStyle(
      StyleManifest(
        id: "s", title: "S", summary: "S.", version: "1", author: "", parameters: parameters),
      plugin: "p")
    let answers: [WorkerAnswer] = [
      .hello(version: 1, key: "k"), .styles([style]), .refused("No."),
      .drawn(
        DrawnField(canvas: Canvas(width: 3, height: 1), explanation: "a", notes: ["b", "c"])),
    ]
    for answer in answers {
      let bytes = answer.record.bytes
      #expect(WorkerRecord(parsing: bytes).flatMap { WorkerAnswer($0) } == answer)
      for index in bytes.indices {
        for value: UInt8 in [0x0A, 0x20, 0x2D, 0x30, 0x39, 0x61, 0xFF] {
          var changed = bytes
          changed[index] = value
          _ = WorkerRecord(parsing: changed).flatMap { WorkerAnswer($0) }
        }
        var shorter = bytes
        shorter.remove(at: index)
        _ = WorkerRecord(parsing: shorter).flatMap { WorkerAnswer($0) }
      }
    }
  }
}
