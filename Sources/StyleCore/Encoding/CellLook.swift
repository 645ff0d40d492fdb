/// What a picture shows of a cell: colours that are all there, and attributes that are not colours.
struct CellLook: Hashable {
  /// The colour of the glyph.
  var ink: RGBA
  /// The colour under it.
  var background: RGBA
  /// The attributes but for those that have become colours.
  var attributes: CellAttributes

  /// Resolves a cell's colours on a ground: exchanged if inverse, the ink nearer to the background
  /// if dim without a colour of its own.
  init(_ cell: Cell, on ground: Ground) {
    ink = cell.foreground.alpha == 0 ? ground.ink : cell.foreground
    background = cell.background.alpha == 0 ? ground.background : cell.background
    if cell.attributes.contains(.inverse) { swap(&ink, &background) }
    if cell.attributes.contains(.dim), cell.foreground.alpha == 0 {
      ink = ink.opacity(0.6).over(background)
    }
    attributes = cell.attributes.subtracting([.inverse, .dim])
  }
}

/// Text made safe for the inside of SVG and HTML.
package enum Markup {
  /// The text with the characters that mark-up uses written as references, and without controls,
  /// which XML does not allow.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Canvas {
  /// The text a cell adds to its row: that of its glyph, nothing for the right half of a wide one,
  /// and a blank for half a wide glyph alone.
  func visibleText(x: Int, y: Int) -> String {
    let cell = self[x, y]
    if cell.width == 0 { return x > 0 && self[x - 1, y].width == 2 ? "" : " " }
    if cell.width == 2, x + 1 == width || self[x + 1, y].width != 0 { return " " }
    return text(of: cell.glyph)
  }
}
