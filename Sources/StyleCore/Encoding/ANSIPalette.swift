/// The 256 colours a terminal has numbers for, and which of them is nearest to a colour.
enum ANSIPalette {
  /// The colour of a number, as xterm has it: sixteen that users change, a cube of 6 × 6 × 6, and
  /// 24 greys (`256colres.pl` of xterm).
  static func color(at index: UInt8) -> RGBA {
    switch index {
    case 0..<16:
      return RGBA(rawValue: themeColors[Int(index)] << 8 | 0xFF)
    case 16..<232:
      func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
      let place = index - 16
      return RGBA(level(place / 36), level(place / 6 % 6), level(place % 6))
    default:
      let level = 8 + 10 * (index - 232)
      return RGBA(level, level, level)
    }
  }

  /// The nearest of the fixed colours, 16 to 255, by OKLab; the lower number of equals.
  ///
  /// - Parameter excluded: A number not to be used; nil for none.
  static func fixedIndex(nearest color: RGBA, except excluded: UInt8? = nil) -> UInt8 {
    let target = OKLab(color)
    let entries = fixedByLightness
    // Search outwards from the colours of equal lightness, until the lightness alone is too far.
    var above = entries.partitioningIndex { $0.lab.lightness >= target.lightness }
    var below = above - 1
    var best: (index: UInt8, distance: Double) = (.max, .infinity)
    while true {
      let down = below >= 0 ? target.lightness - entries[below].lab.lightness : .infinity
      let up = above < entries.count ? entries[above].lab.lightness - target.lightness : .infinity
      let isDown = down < up
      let step = isDown ? down : up
      if step == .infinity || step * step > best.distance { return best.index }
      let entry = entries[isDown ? below : above]
      if isDown { below -= 1 } else { above += 1 }
      if entry.index == excluded { continue }
      let distance = target.squaredDistance(to: entry.lab)
      if distance < best.distance || distance == best.distance && entry.index < best.index {
        best = (entry.index, distance)
      }
    }
  }

  /// The theme's colour, 0 to 15, that comes nearest.
  ///
  /// Greys stay grey and full colours keep their hue, even where a grey of the same lightness would
  /// be nearer; lightness, of which there are only two steps, counts less than hue.
  static func themeIndex(nearest color: RGBA) -> UInt8 {
    let target = OKLab(color)
    let chroma = target.squaredChroma
    var best: (index: UInt8, distance: Double) = (0, .infinity)
    for index in UInt8(0)..<16 {
      let candidate = themeLabs[Int(index)]
      let isGray = candidate.squaredChroma < 0.001
      if isGray ? chroma > 0.01 : chroma < 0.001 { continue }
      let distance = target.squaredDistance(to: candidate, lightnessWeight: 0.3)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  /// The theme's colour for glyphs on a ground that is a theme's colour itself.
  ///
  /// Where that is the nearest, it is a grey instead, as another hue would say something else: on a
  /// grey the nearest of the others, on a hue the one that stands out most (WCAG's contrast).
  static func themeIndex(nearest color: RGBA, besides ground: UInt8) -> UInt8 {
    let index = themeIndex(nearest: color)
    if index != ground { return index }
    if themeGrays.contains(ground) {
      let target = OKLab(color)
      return themeGrays.filter { $0 != ground }.min { first, second in
        target.squaredDistance(to: themeLabs[Int(first)])
          < target.squaredDistance(to: themeLabs[Int(second)])
      } ?? index
    }
    return themeGrays.max { contrast($0, ground) < contrast($1, ground) } ?? index
  }

  /// The contrast of two colours as WCAG 2 defines it, from 1 to 21.
  private static func contrast(_ first: UInt8, _ second: UInt8) -> Double {
    func luminance(_ index: UInt8) -> Double {
      let color = color(at: index)
      return 0.2126 * SRGB.linearBytes[Int(color.red)]
        + 0.7152 * SRGB.linearBytes[Int(color.green)] + 0.0722 * SRGB.linearBytes[Int(color.blue)]
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The greys among the theme's colours, from dark to light.
  private static let themeGrays: [UInt8] = [0, 8, 7, 15]

  /// The theme's colours as xterm has them, `0xRRGGBB`.
  private static let themeColors: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The theme's colours for measuring.
  private static let themeLabs: [OKLab] = (0..<16).map { OKLab(color(at: $0)) }

  /// The fixed colours from dark to light.
  private static let fixedByLightness: [(lab: OKLab, index: UInt8)] = (16...255).map {
    (OKLab(color(at: $0)), $0)
  }.sorted { ($0.0.lightness, $0.1) < ($1.0.lightness, $1.1) }
}

extension Array {
  /// The first index whose element belongs to the second part, where all that do come last.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
