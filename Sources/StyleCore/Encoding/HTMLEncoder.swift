/// Writes a canvas as one self-contained page: preformatted text with a span for each look.
///
/// There are no scripts, style sheets or fonts from elsewhere. Glyphs that may come from another font
/// than their neighbours stand in the middle of their cells.
public struct HTMLEncoder: CanvasEncoder, Hashable {
  /// What lies behind the canvas, and its ink.
  public var ground: Ground
  /// The page's title.
  public var title: String

  /// Makes an encoder.
  public init(ground: Ground, title: String = "stylebook") {
    self.ground = ground
    self.title = title
  }

  /// Appends the page.
  public func append(_ canvas: Canvas, to bytes: inout [UInt8]) {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(Markup.escaped(title))</title>
      </head>
      <body style="margin:1em;background:\(ground.background);color:\(ground.ink)">
      <pre style="margin:0;font:14px/1.2 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;\
      direction:ltr;unicode-bidi:bidi-override">

      """
    for y in 0..<canvas.height {
      append(row: y, of: canvas, to: &page)
      page += "\n"
    }
    page += "</pre>\n</body>\n</html>\n"
    bytes.append(contentsOf: page.utf8)
  }

  /// Appends one row: plain text where the look is the ground's, spans elsewhere.
  private func append(row y: Int, of canvas: Canvas, to page: inout String) {
    let plain = CellLook(.blank, on: ground)
    var open = plain
    for x in 0..<canvas.width {
      let cell = canvas[x, y]
      let text = canvas.visibleText(x: x, y: y)
      if text.isEmpty { continue }
      let look = CellLook(cell, on: ground)
      if look != open {
        if open != plain { page += "</span>" }
        if look != plain { page += "<span style=\"\(style(of: look))\">" }
        open = look
      }
      let escaped = Markup.escaped(text)
      if Self.fitsByItself(cell) || text == " " {
        page += escaped
      } else {
        let place = "display:inline-block;width:\(cell.width)ch;text-align:center"
        page += "<span style=\"\(place)\">\(escaped)</span>"
      }
    }
    if open != plain { page += "</span>" }
  }

  /// Whether the page's font has the glyph, as wide as one column.
  ///
  /// These are Latin, Greek, Cyrillic, lines and blocks; others may come from fonts of other widths.
  private static func fitsByItself(_ cell: Cell) -> Bool {
    let scalar = cell.glyph.rawValue
    return cell.width == 1 && (scalar < 0x590 || 0x2500...0x259F ~= scalar)
  }

  /// The declarations of a look, without those that the page has already.
  private func style(of look: CellLook) -> String {
    var declarations: [String] = []
    if look.ink != ground.ink { declarations.append("color:\(look.ink)") }
    if look.background != ground.background { declarations.append("background:\(look.background)") }
    if look.attributes.contains(.bold) { declarations.append("font-weight:bold") }
    if look.attributes.contains(.italic) { declarations.append("font-style:italic") }
    var lines: [String] = []
    if look.attributes.contains(.underline) { lines.append("underline") }
    if look.attributes.contains(.strikethrough) { lines.append("line-through") }
    if !lines.isEmpty { declarations.append("text-decoration:" + lines.joined(separator: " ")) }
    return declarations.joined(separator: ";")
  }
}
