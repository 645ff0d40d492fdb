import StyleCore

extension Canvas {
  /// The rows as text, without blanks at their ends: what tests draw.
  var picture: String {
    (0..<height).map { y in
      var row = text(ofRow: y)
      while row.last == " " { row.removeLast() }
      return row
    }.joined(separator: "\n")
  }

  /// The first cell that shows a text.
  func cell(showing glyph: String) -> Cell? {
    cells.first { text(of: $0.glyph) == glyph }
  }
}
