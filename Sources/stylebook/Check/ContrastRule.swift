import StyleCore

/// How well glyphs stand out from their ground, by the ratios that WCAG 2.2 asks for.
///
/// | what | ratio | below it |
/// |---|---|---|
/// | text and labels | 4.5 | error |
/// | placeholders | 4.5 | warning |
/// | icons and marks | 3 | warning |
/// | borders and rules | 3 | warning |
///
/// Disabled fields are exempt. Terminals draw all text in one size, so no text counts as large.
enum ContrastRule {
  /// What a glyph is, as far as the ratio goes.
  enum Part: String, Hashable, CaseIterable {
    case text
    case placeholder
    case symbol
    case line

    /// The least ratio.
    var least: Double { self == .text || self == .placeholder ? 4.5 : 3 }

    /// How the part is called at the start of a sentence.
    var subject: String {
      switch self {
      case .text: "Text"
      case .placeholder: "The placeholder"
      case .symbol: "An icon or a mark"
      case .line: "A border or a rule"
      }
    }
  }

  /// The worst glyph of each part that stands out too little.
  static func weak(_ specimen: Specimen) -> [Finding.Observation] {
    let scenario = specimen.scenario
    if scenario.state == .disabled { return [] }
    var worst: [Part: (ratio: Double, look: CellColors)] = [:]
    let canvas = specimen.canvas
    let typed = Set(specimen.typed.seen)
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let cell = canvas[x, y]
        guard cell.glyph != .space, cell.width > 0, canvas.caret != CellPoint(x: x, y: y),
          let part = part(of: canvas.text(of: cell.glyph), hasText: scenario.state.hasText)
        else { continue }
        let look = CellColors(cell, in: scenario.colorScheme)
        let ratio = look.contrast
        // Typed text that cannot be seen at all is lost, and said to be.
        if ratio < TextRules.leastVisible, typed.contains(CellPoint(x: x, y: y)) { continue }
        if ratio < worst[part]?.ratio ?? part.least { worst[part] = (ratio, look) }
      }
    }
    return Part.allCases.compactMap { part in
      guard let (ratio, look) = worst[part] else { return nil }
      return Finding.Observation(
        rule: .contrast, severity: part == .text ? .error : .warning,
        cause: "\(part.rawValue) \(scenario.colorScheme.name)",
        problem: "\(part.subject) in \(look.ink) on \(look.ground) has a contrast of "
          + "\(decimal(ratio)):1, where \(decimal(part.least)):1 is asked for.",
        advice: "Take a \(scenario.colorScheme == .light ? "darker" : "lighter") colour in the "
          + "\(scenario.colorScheme.name) appearance.",
        amount: 1 / ratio)
    }
  }

  /// What a glyph is; nil for blanks, fills and the corners of fills.
  private static func part(of text: String, hasText: Bool) -> Part? {
    guard let scalar = text.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x2588, 0x258C, 0x2590, 0x2596...0x259F: return nil
    case 0x2500...0x257F, 0x2580...0x259F: return .line
    default: break
    }
    // Emoji bring their own colours.
    if scalar.properties.isEmojiPresentation || text.unicodeScalars.contains("\u{FE0F}") {
      return nil
    }
    let isText =
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "•"
      || scalar == "*"
    guard isText else { return .symbol }
    return hasText ? .text : .placeholder
  }

  /// A ratio with one digit, rounded down, so that what is too little never looks like enough.
  static func decimal(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
