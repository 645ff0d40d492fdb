@testable import StyleCore

extension Canvas {
  /// Throws where no painter may leave a canvas so.
  func check(_ what: @autoclosure () -> String) throws(BrokenLaw) {
    try require(hasWholeGlyphs, "half of a glyph stands alone: \(what())")
    try require(hasOpaqueColours, "a colour is translucent: \(what())")
    try require(
      !clusters.contains { $0.isObeyed() }
        && !cells.contains {
          $0.glyph != .continuation && text(of: $0.glyph).isObeyed()
        },
      "a glyph is obeyed by terminals: \(what())")
    if let caret {
      try require(
        (0..<width).contains(caret.x) && (0..<height).contains(caret.y),
        "the caret is outside: \(what())")
    }
  }

  /// Whether the right half of every wide glyph follows its left half.
  var hasWholeGlyphs: Bool {
    for y in 0..<height {
      for x in 0..<width {
        let cell = self[x, y]
        let isFollowed = x + 1 < width && self[x + 1, y].width == 0
        if (cell.width == 2) != isFollowed { return false }
        if (cell.width == 0) != (cell.glyph == .continuation) { return false }
      }
    }
    return width == 0 || (0..<height).allSatisfy { self[0, $0].width != 0 }
  }

  /// Whether every colour is opaque or the terminal's own.
  var hasOpaqueColours: Bool {
    cells.allSatisfy { cell in
      [cell.foreground, cell.background].allSatisfy { $0 == .clear || $0.isOpaque }
    }
  }

  /// Whether each cell that is not blank lies in the frame of something that draws.
  func isWithinLeaves(of tree: NodeTree, _ placement: Placement) -> Bool {
    var frames: [CellRect] = []
    for index in 0..<tree.count {
      switch tree[index] {
      case .text:
        // A wide glyph in a text of one column hangs over.
        var frame = placement.frames[index]
        frame.size.width += 1
        frames.append(frame)
      case .field(let field):
        var frame = placement.frames[index]
        frame.size.width += 1
        // The caret of an empty field takes the blank before what stands in its place.
        if field.text.isEmpty, field.caret != nil {
          frame.origin.x -= 1
          frame.size.width += 1
        }
        frames.append(frame)
      case .shape(let shape): frames.append(placement.frames[index].inset(by: shape.inset))
      default: continue
      }
    }
    for y in 0..<height {
      let here = frames.filter { $0.minY <= y && y < $0.minY + $0.height }
      for x in 0..<width where self[x, y] != .blank {
        if !here.contains(where: { $0.contains(CellPoint(x: x, y: y)) }) { return false }
      }
    }
    return true
  }
}

extension String {
  /// A text without the sequences that set colours and attributes.
  var withoutColours: String {
    var kept = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let end =
        scalar == "\u{1B}" && rest.first == "["
        ? rest.dropFirst().firstIndex { !("0"..."9").contains($0) && $0 != ";" && $0 != ":" } : nil
      if let end, rest[end] == "m" {
        rest = rest[end...].dropFirst()
      } else {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}
