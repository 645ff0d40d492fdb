import StyleCore

/// Rules about what the user typed: it is seen, and a secret is not.
enum TextRules {
  /// Text that is not seen where it would have fitted.
  static func lost(_ specimen: Specimen) -> Finding.Observation? {
    let scenario = specimen.scenario
    guard scenario.state.hasText else { return nil }
    let typed = specimen.typed
    if specimen.anatomy.fields.isEmpty {
      return Finding.Observation(
        rule: .textLost, cause: "absent",
        problem: "The field is not there: nothing that is typed can be seen.",
        advice: "Place the configuration in the style's body.")
    }
    let isElsewhere = typed.seen.isEmpty && typed.cutCount > 0 && specimen.isRoomy
    if !typed.covered.isEmpty || isElsewhere {
      let isGone = typed.seen.isEmpty
      return Finding.Observation(
        rule: .textLost, cause: "covered",
        problem: isGone
          ? "Nothing that is typed can be seen, though there is room for it."
          : "\(typed.covered.count) of \(typed.covered.count + typed.seen.count) characters of "
            + "the text cannot be seen.",
        advice: isGone
          ? "Look for an opacity of 0, hidden(), an offset, a clip or a view over the field."
          : "Move what lies over the text, or put it behind the field or beside it.",
        amount: Double(typed.covered.count))
    }
    if let observation = invisible(specimen) { return observation }
    guard specimen.isRoomy else { return nil }
    let needed = min(DisplayWidth.of(scenario.shownText), leastColumns)
    let shown = typed.columns
    if shown < needed {
      return Finding.Observation(
        rule: .textLost, cause: "room",
        problem: "Of \(scenario.width) columns the text gets \(shown): a user cannot see what is "
          + "typed.",
        advice: "Give the field more room: less padding, or no fixed width around it.",
        amount: Double(needed - shown))
    }
    return nil
  }

  /// Text in the colour of its ground, or nearly.
  private static func invisible(_ specimen: Specimen) -> Finding.Observation? {
    var worst: (ratio: Double, look: CellColors)?
    for place in specimen.typed.seen {
      let look = CellColors(specimen.canvas[place.x, place.y], in: specimen.scenario.colorScheme)
      let ratio = look.contrast
      if ratio < worst?.ratio ?? leastVisible { worst = (ratio, look) }
    }
    guard let worst else { return nil }
    return Finding.Observation(
      rule: .textLost, cause: "ink",
      problem: "Text in \(worst.look.ink) on \(worst.look.ground) cannot be seen.",
      advice: "Choose a colour that differs from the ground in both appearances, or leave the "
        + "text its own.",
      amount: 1 / worst.ratio)
  }

  /// A text of which fewer columns are in sight cannot be edited.
  static let leastColumns = 5

  /// Below this contrast text is not hard to read but not there.
  static let leastVisible = 1.5

  /// A secret of which a part can be read.
  static func shownSecret(_ specimen: Specimen) -> Finding.Observation? {
    let scenario = specimen.scenario
    guard scenario.state == .secure else { return nil }
    let secret = VisibleText.line(scenario.fieldText)
    let needed = min(secret.count, 3)
    // One or two characters may well stand in a label.
    guard needed == 3 else { return nil }
    let found = specimen.canvas.longestPart(of: secret)
    guard found >= needed else { return nil }
    return Finding.Observation(
      rule: .secretShown, cause: "shown",
      problem: "A secret text can be read by everybody who sees the screen.",
      advice: "Do not draw the configuration's text while isSecure is set; place the "
        + "configuration itself.",
      amount: Double(found))
  }

  /// Text of uneven width that is cut where letters in as many columns are not.
  static func cutUnevenly(_ specimen: Specimen, twin: Specimen) -> Finding.Observation? {
    let needed = DisplayWidth.of(specimen.scenario.shownText)
    let shown = [specimen.typed.columns, twin.typed.columns]
    guard shown[0] < needed, shown[1] >= needed else { return nil }
    return Finding.Observation(
      rule: .wideGlyph, cause: "wide",
      problem:
        "Of \(needed) columns of \(specimen.sample.text.summary) \(shown[0]) are shown, where "
        + "letters get all they need.",
      advice: wideAdvice, amount: Double(needed - shown[0]))
  }

  /// What to do where a style has counted characters.
  static let wideAdvice =
    "Do not count characters to find out how much room a text takes; let the layout do it."

  /// A view that asks for more columns than there are.
  static func overflow(_ specimen: Specimen) -> Finding.Observation? {
    guard specimen.isCut, specimen.isRoomy else { return nil }
    let columns = specimen.anatomy.width
    return Finding.Observation(
      rule: .overflow, cause: "wide",
      problem: "In \(specimen.scenario.width) columns the field asks for \(columns): on a screen "
        + "that narrow its end would be cut off.",
      advice: "Give no fixed or least width that a narrow place cannot offer; let the field take "
        + "what there is.",
      amount: Double(columns - specimen.scenario.width))
  }
}
