import Testing

@testable import StyleCore

@Suite("Fewer colours")
struct ColorDepthTests {
  @Test(
    "The nearest of 240 colours keeps hue and saturation",
    arguments: [
      (RGBA(255, 59, 48), 196), (RGBA(255, 149, 0), 208), (RGBA(255, 204, 0), 220),
      (RGBA(52, 199, 89), 41), (RGBA(0, 199, 190), 44), (RGBA(48, 176, 199), 38),
      (RGBA(50, 173, 230), 38), (RGBA(0, 122, 255), 33), (RGBA(88, 86, 214), 62),
      (RGBA(175, 82, 222), 134), (RGBA(255, 45, 85), 197), (RGBA(162, 132, 94), 137),
      (RGBA(142, 142, 147), 245), (RGBA(242, 242, 247), 255), (RGBA(28, 28, 30), 234),
      (RGBA(0, 195, 208), 44),
    ] as [(RGBA, UInt8)])
  func fixed(color: RGBA, index: UInt8) {
    #expect(ANSIPalette.fixedIndex(nearest: color) == index)
  }

  @Test("A colour of the palette is its own nearest")
  func exact() {
    for index in UInt8(16)...255 {
      #expect(ANSIPalette.fixedIndex(nearest: ANSIPalette.color(at: index)) == index)
    }
  }

  @Test("Searching by lightness finds what searching everywhere finds")
  func exhaustive() {
    let labs = (UInt8(16)...255).map { (index: $0, lab: OKLab(ANSIPalette.color(at: $0))) }
    for step in 0..<512 {
      let color = RGBA(rawValue: (UInt32(step) &* 0x9E37_79B9) | 0xFF)
      let target = OKLab(color)
      let sorted = labs.sorted {
        (target.squaredDistance(to: $0.lab), $0.index)
          < (target.squaredDistance(to: $1.lab), $1.index)
      }
      #expect(ANSIPalette.fixedIndex(nearest: color) == sorted[0].index)
      #expect(
        ANSIPalette.fixedIndex(nearest: color, except: sorted[0].index) == sorted[1].index)
    }
  }

  @Test(
    "Of sixteen colours, greys take a grey and full colours their hue",
    arguments: [
      (.black, 0), (.white, 15), (.gray, 8), (Color(system: .systemGray2), 8),
      (Color(system: .systemGray4), 7), (Color(system: .systemGray6), 15),
      (Color(system: .lightGray), 8), (Color(white: 0.75), 7), (Color(white: 0.3), 8),
      (.red, 9), (.orange, 3), (.yellow, 3), (.green, 2), (.mint, 6), (.teal, 6), (.cyan, 6),
      (.blue, 12), (.indigo, 12), (.purple, 5), (.pink, 9),
      (Color(red: 0.5, green: 0, blue: 0), 1), (Color(red: 0.5, green: 0.5, blue: 0), 3),
      (Color(red: 0, green: 0, blue: 0.5), 4), (Color(red: 0.64, green: 0.95, blue: 0.03), 10),
    ] as [(Color, UInt8)])
  func theme(color: Color, index: UInt8) {
    #expect(ANSIPalette.themeIndex(nearest: color.resolved(in: .light)) == index)
  }

  @Test("A grey never takes a hue")
  func grays() {
    for level in UInt8(0)...255 {
      let index = ANSIPalette.themeIndex(nearest: RGBA(level, level, level))
      #expect(([0, 7, 8, 15] as [UInt8]).contains(index))
      let other = ANSIPalette.themeIndex(nearest: RGBA(level, level, level), besides: index)
      #expect(other != index && ([0, 7, 8, 15] as [UInt8]).contains(other))
    }
  }

  @Test("On a hue that is too near, glyphs are grey and no other hue")
  func besides() {
    for (color, gray) in [
      (Color.yellow, 0), (.orange, 0), (.red, 0), (.green, 0), (.blue, 15),
      (Color(red: 0.5, green: 0, blue: 0), 15),
    ] as [(Color, UInt8)] {
      let color = color.resolved(in: .light)
      let ground = ANSIPalette.themeIndex(nearest: color)
      #expect(ANSIPalette.themeIndex(nearest: color, besides: ground) == gray)
      #expect(ANSIPalette.themeIndex(nearest: color, besides: ground ^ 1) == ground)
    }
  }
}
