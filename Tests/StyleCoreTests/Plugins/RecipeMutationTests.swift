import StyleCore
import Styles
import Testing

@testable import stylebook

/// Recipes that were damaged at random are refused in a sentence or drawn, and nothing else.
@MainActor
@Suite("A damaged recipe") struct RecipeMutationTests {
  private static let samples = [
    #"""
    {"id": "neon", "title": "Néon \ud83c\udf75", "summary": "S.", "style": "search | gradient(width: 1)",
     "parameters": {"gradient.editing-width": 2.5e0, "colors": ["red", "#00f"], "leading-mode": "never"},
     "exposes": {"tube": "gradient.width", "icon": "leading-mode"}, "version": "1", "author": "A"}
    """#,
    #"""
    [{"id": "a", "title": "A", "summary": "S.", "style": "b(c: 1) | b"},
     {"id": "b", "title": "B", "summary": "S.", "style": "underlined", "exposes": {"c": "padding"}}]
    """#,
  ]

  @Test("is refused with a place or drawn whole", arguments: 0..<2)
  func mutations(sample: Int) {
    var random = Noise(state: UInt64(sample) + 1)
    let original = Array(Self.samples[sample].utf8)
    let alphabet = Array("{}[]\",:\\u0aeE-.|()ntrfls \n\u{0}\u{FF}검".utf8) + [0xFF, 0xC0, 0x80]
    var refused = 0
    var drawn = 0
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let other = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
        case 2: bytes[place] = alphabet.randomElement(using: &random) ?? 0
        case 3: bytes.swapAt(place, other)
        default:
          let start = min(place, other)
          bytes.removeSubrange(start..<min(max(place, other), start + 40))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      var registry = StyleRegistry.builtIns()
      do throws(RecipeError) {
        try RecipeBook([RecipeSource(path: "a.json", bytes: bytes)]).register(in: &registry)
        for entry in registry.entries.dropFirst(StyleRegistry.builtIns().ids.count) {
          guard let style = try? entry.make() else {
            Issue.record("A recipe is made with its defaults: \(entry.manifest)")
            continue
          }
          let canvas = Scenario(.editing, width: 12).canvas(ComposedTextFieldStyle([style]))
          #expect(canvas.width <= 12)
        }
        drawn += 1
      } catch {
        #expect(error.place.map { $0.line >= 1 && $0.column >= 1 } ?? false)
        #expect(!error.description.unicodeScalars.contains { $0.value < 0x20 })
        refused += 1
      }
    }
    #expect(refused > 1000)
    #expect(drawn > 50)
  }
}

/// A reproducible source of chance (splitmix64).
private struct Noise: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
