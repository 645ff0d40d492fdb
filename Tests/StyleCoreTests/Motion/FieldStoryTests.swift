import StyleCore
import Testing

@testable import stylebook

@Suite("What a worker is told of a field's past") struct FieldStoryTests {
  private func field(_ text: String, width: Int = 40) -> Scenario {
    Scenario(text.isEmpty ? .focused : .editing, text: text, width: width)
  }

  @Test("is what it was before each change, and not each keystroke")
  func changes() {
    var story = FieldStory()
    func told(_ scenario: Scenario, at time: Double) -> [String] {
      story.past(of: scenario, at: time, isStill: false).map {
        "\($0.scenario.state) \($0.scenario.fieldText) \($0.seconds)"
      }
    }
    #expect(told(field(""), at: 1) == [])
    #expect(told(field(""), at: 2) == [])
    #expect(told(field("A"), at: 3) == ["focused  0.0"])
    #expect(told(field("Ad"), at: 4) == ["focused  1.0", "editing A 0.0"])
    #expect(told(field("Ada"), at: 5) == ["focused  2.0", "editing A 1.0"])
    #expect(told(field("Ada", width: 20), at: 6) == ["focused  3.0", "editing A 2.0"])
    #expect(
      told(field(""), at: 7) == ["focused  4.0", "editing A 3.0", "editing Ada 0.0"])
    #expect(
      told(field("B"), at: 8)
        == ["focused  5.0", "editing A 4.0", "editing Ada 1.0", "focused  0.0"])
  }

  @Test("is nothing where looks stand still, and what it is said to be")
  func still() {
    var story = FieldStory()
    _ = story.past(of: field(""), at: 1, isStill: false)
    #expect(story.past(of: field("A"), at: 2, isStill: true).isEmpty)
    story.begin(from: field(""), at: 3)
    #expect(
      story.past(of: field("A"), at: 5, isStill: false) == [.init(field(""), until: 2)])
  }
}
