@testable import StyleCore

/// A canvas drawn from rows of text, each scalar or cluster in a look of the caller's.
func drawing(
  _ rows: String..., look: (CellPoint, Character) -> Cell = { _, _ in .blank }
) -> Canvas {
  let width = rows.map { row in row.reduce(0) { $0 + columns(of: $1) } }.max() ?? 0
  var canvas = Canvas(width: width, height: rows.count)
  for (y, row) in rows.enumerated() {
    var x = 0
    for character in row {
      var cell = look(CellPoint(x: x, y: y), character)
      cell.glyph = canvas.glyph(for: character)
      cell.width = UInt8(columns(of: character))
      canvas[x, y] = cell
      if cell.width == 2 {
        cell.glyph = .continuation
        cell.width = 0
        canvas[x + 1, y] = cell
      }
      x += columns(of: character)
    }
  }
  return canvas
}

/// Two columns for what comes after the scripts of Europe, but for lines, blocks and points.
private func columns(of character: Character) -> Int {
  character.unicodeScalars.contains { $0.value >= 0x2E80 } ? 2 : 1
}
