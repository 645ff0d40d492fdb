import StyleCore

/// Outlines: from every corner a line leads to the next one, and none runs through text.
enum OutlineRule {
  /// A gap in an outline, or a line through text.
  @MainActor
  static func broken(_ specimen: Specimen) -> Finding.Observation? {
    let canvas = specimen.canvas
    if specimen.typed.seen.contains(where: {
      canvas[$0.x, $0.y].attributes.contains(.strikethrough)
    }) {
      return Finding.Observation(
        rule: .borderBroken, cause: "through",
        problem: "A line runs through the text, which reads as if it were deleted.",
        advice: "Draw the line below the text, or leave strikethrough() out.")
    }
    // A view cut off at its end has no outline that could be whole.
    if specimen.isCut { return nil }
    guard let gap = firstGap(in: canvas) else { return nil }
    return Finding.Observation(
      rule: .borderBroken, cause: "gap",
      problem: "The outline is broken at column \(gap.x + 1) of row \(gap.y + 1).",
      advice: "Draw the outline with strokeBorder or border, whose parts always meet, and keep "
        + "other views off it; a label may interrupt its upper or lower edge.")
  }

  /// The first cell, row by row, at which a line from a corner does not go on.
  static func firstGap(in canvas: Canvas) -> CellPoint? {
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let glyph = canvas[x, y].glyph
        guard LineArms.scalars.contains(glyph.rawValue) else { continue }
        let arms = LineArms(glyph)
        guard arms.isJoint else { continue }
        for step in LineArms.steps where arms.contains(step.arm) {
          if let gap = gap(from: CellPoint(x: x, y: y), step, in: canvas) { return gap }
        }
      }
    }
    return nil
  }

  /// The cell at which a line ends before it meets another joint.
  ///
  /// From side to side a line may be interrupted by a label: by cells of which one at least shows
  /// something.
  private static func gap(
    from start: CellPoint, _ step: (arm: LineArms, x: Int, y: Int), in canvas: Canvas
  ) -> CellPoint? {
    var place = start
    var interruption: CellPoint?
    var isLabelled = false
    while true {
      place.x += step.x
      place.y += step.y
      guard place.x >= 0, place.x < canvas.width, place.y >= 0, place.y < canvas.height else {
        let last = CellPoint(x: place.x - step.x, y: place.y - step.y)
        return interruption ?? last
      }
      let glyph = canvas[place.x, place.y].glyph
      let arms = LineArms(glyph)
      if arms.contains(step.arm.opposite) {
        if let interruption, !isLabelled { return interruption }
        if arms.isJoint { return nil }
        interruption = nil
        isLabelled = false
        continue
      }
      if step.x == 0 || !arms.isEmpty { return interruption ?? place }
      if interruption == nil { interruption = place }
      if glyph != .space { isLabelled = true }
    }
  }
}
