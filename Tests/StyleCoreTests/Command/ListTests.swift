import Foundation
import StyleCore
import Styles
import Testing

@testable import stylebook

@MainActor
@Suite struct ListTests {
  @Test func everyStyleAndParameterIsListed() {
    let run = CommandRun("list", "--width", "200")
    for entry in StyleRegistry.builtIns().entries {
      let manifest = entry.manifest
      #expect(run.output.contains("\(manifest.title)  \(manifest.id)  built-in "))
      for parameter in manifest.parameters {
        #expect(run.output.contains("  \(parameter.name) "))
        #expect(run.output.contains("\(parameter.summary) Takes "))
      }
    }
  }

  @Test func numbersAreListedWithTheirUnit() {
    let run = CommandRun("list", "--width", "200")
    #expect(run.output.contains("Takes a number of points from 0 to 8; 2 unless set."))
    #expect(run.output.contains("Takes a number of seconds from 0 to 5; "))
    let insets = ParameterKind.numbers(count: 4...4, range: 0...9, unit: "points")
    #expect(
      insets.descriptionWithUnit
        == "4 numbers of points from 0 to 9 in a list such as [1, 2, 3, 4]")
    #expect(
      ParameterKind.number(range: 0...1, step: 1, unit: "").descriptionWithUnit
        == "a number from 0 to 1")
  }

  @Test(arguments: [1, 20, 40, 80, 200])
  func noLineIsWiderThanAsked(width: Int) {
    for line in CommandRun("list", "--width", "\(width)").lines {
      #expect(DisplayWidth.of(line) <= width)
    }
  }

  @Test func programsCanReadIt() throws {
    let run = CommandRun("list", "--format", "json")
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let styles = try #require(root?["styles"] as? [[String: Any]])
    #expect(styles.map { $0["id"] as? String } == GalleryTests.ids)
    let gradient = try #require(styles.first { $0["id"] as? String == "gradient" })
    let parameters = try #require(gradient["parameters"] as? [[String: Any]])
    let width = try #require(parameters.first { $0["name"] as? String == "width" })
    #expect(width["kind"] as? String == "number")
    #expect(width["default"] as? Double == 2)
    #expect(width["minimum"] as? Double == 0)
    #expect(width["maximum"] as? Double == 8)
    let colors = try #require(parameters.first { $0["name"] as? String == "colors" })
    #expect(colors["default"] as? [String] == ["#a3f307", "#e2f705"])
  }

  @Test func valuesAreWrittenAsJSONHasThem() {
    let value = JSONValue.object([
      .init("a\"\n", .array([.number(1), .number(0.5), .number(-3)])),
      .init("b", .object([])), .init("c", .array([.object([.init("d", .flag(true))])])),
      .init("e", .string("\u{1B}검색")), .init("f", .array([])),
    ])
    #expect(
      value.description == #"""
        {
          "a\"\u000a": [1, 0.5, -3],
          "b": {},
          "c": [
            {
              "d": true
            }
          ],
          "e": "\u001b검색",
          "f": []
        }
        """#)
  }
}
