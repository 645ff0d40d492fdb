/// Draws a canvas as one self-contained SVG picture, a cell being 8 × 16 units.
///
/// Lines and blocks are shapes, so that they join whatever the font. All other glyphs are text, held
/// to their cells by position and length: words of Latin, Greek and Cyrillic are as long as their
/// cells, other glyphs stand alone in the middle of theirs. There are no scripts, style sheets or
/// fonts from elsewhere.
public struct SVGEncoder: CanvasEncoder, Hashable {
  /// What lies behind the canvas, and its ink.
  public var ground: Ground
  /// The picture's name, which browsers show and screen readers say; empty for none.
  public var title: String
  /// A longer description for screen readers; empty for none.
  public var summary: String

  /// Makes an encoder.
  public init(ground: Ground, title: String = "", summary: String = "") {
    self.ground = ground
    self.title = title
    self.summary = summary
  }

  /// Appends the picture.
  public func append(_ canvas: Canvas, to bytes: inout [UInt8]) {
    var picture = SVGPicture(ground: ground)
    for y in 0..<canvas.height { picture.draw(row: y, of: canvas) }
    let (width, height) = (canvas.width * 8, canvas.height * 16)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" font-family="ui-monospace, Menlo, Consolas, \
      'DejaVu Sans Mono', monospace" font-size="13" fill="\(ground.ink)" xml:space="preserve">

      """
    if !title.isEmpty { svg += "<title>\(Markup.escaped(title))</title>\n" }
    if !summary.isEmpty { svg += "<desc>\(Markup.escaped(summary))</desc>\n" }
    svg += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(ground.background)\"/>\n"
    svg += picture.elements
    svg += "</svg>\n"
    bytes.append(contentsOf: svg.utf8)
  }
}

/// The parts of a picture, gathered row by row.
struct SVGPicture {
  let ground: Ground
  /// How a colour is written.
  let name: (RGBA) -> String
  private var backgrounds: [Layer] = []
  private var shapes: [Layer] = []
  private var arcs: [(color: RGBA, thickness: Double, data: String)] = []
  private var texts = ""

  init(ground: Ground, name: @escaping (RGBA) -> String = \.description) {
    self.ground = ground
    self.name = name
  }

  /// Rectangles of one colour.
  private struct Layer {
    let color: RGBA
    let opacity: Double
    var boxes: [Box]

    /// Adds a rectangle, to one it prolongs if there is one among the last.
    mutating func add(_ box: Box) {
      for index in boxes.indices.suffix(8).reversed() {
        let other = boxes[index]
        if other.y == box.y, other.height == box.height, other.x + other.width == box.x {
          boxes[index].width += box.width
          return
        }
        if other.x == box.x, other.width == box.width, other.y + other.height == box.y {
          boxes[index].height += box.height
          return
        }
      }
      boxes.append(box)
    }
  }

  /// Draws one row of a canvas.
  mutating func draw(row y: Int, of canvas: Canvas) {
    let top = Double(y * 16)
    var word = Word()
    var ground = Box(x: 0, y: top, width: 0, height: 16)
    var groundColor = self.ground.background
    for x in 0..<canvas.width {
      let cell = canvas[x, y]
      let look = CellLook(cell, on: self.ground)
      let left = Double(x * 8)
      if look.background != groundColor {
        fill(ground, groundColor)
        ground = Box(x: left, y: top, width: 0, height: 16)
        groundColor = look.background
      }
      ground.width += 8
      drawLines(of: look, x: left, y: top)
      let text = canvas.visibleText(x: x, y: y)
      if text.isEmpty { continue }
      if cell.width == 1,
        let drawing = CellDrawing(cell.glyph.rawValue, corner: cornerWeight(x, y, of: canvas))
      {
        write(&word, y: y)
        draw(drawing, look.ink, x: left, y: top)
      } else if text == " " {
        write(&word, y: y)
      } else if cell.width == 1, cell.glyph.rawValue < 0x590 {
        // Scripts from left to right whose glyphs are as wide as one another go word by word.
        if word.look != look { write(&word, y: y) }
        if word.columns == 0 { word = Word(x: x, look: look) }
        word.text += text
        word.columns += 1
      } else {
        write(&word, y: y)
        word = Word(x: x, columns: Int(cell.width), text: text, look: look, isSingle: true)
        write(&word, y: y)
      }
    }
    write(&word, y: y)
    fill(ground, groundColor)
  }

  /// The weight of the lines that a round corner joins, the one beside it or else the one above or
  /// below; 1 for other cells.
  private func cornerWeight(_ x: Int, _ y: Int, of canvas: Canvas) -> Int {
    let scalar = canvas[x, y].glyph.rawValue
    guard CellDrawing.roundCorners.contains(scalar) else { return 1 }
    let (isRight, isLower) = CellDrawing.sides(ofCorner: scalar)
    func weight(_ x: Int, _ y: Int, _ arm: CellDrawing.Arm) -> Int {
      guard 0..<canvas.width ~= x, 0..<canvas.height ~= y else { return 0 }
      return CellDrawing.weight(of: canvas[x, y].glyph.rawValue, arm)
    }
    let beside = isRight ? weight(x - 1, y, .right) : weight(x + 1, y, .left)
    if beside > 0 { return beside }
    let along = isLower ? weight(x, y - 1, .down) : weight(x, y + 1, .up)
    return max(along, 1)
  }

  /// Glyphs written in one piece.
  private struct Word {
    var x = 0
    var columns = 0
    var text = ""
    var look: CellLook?
    /// Whether it is one glyph, which is put in the middle of its cells instead of being stretched.
    var isSingle = false
  }

  /// Writes a word, if there is one, and empties it.
  private mutating func write(_ word: inout Word, y: Int) {
    guard word.columns > 0, let look = word.look else { return }
    var attributes = ""
    if look.ink != ground.ink { attributes += " fill=\"\(name(look.ink))\"" }
    if look.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if look.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    let place =
      word.isSingle
      ? "x=\"\(word.x * 8 + word.columns * 4)\" y=\"\(y * 16 + 12)\" text-anchor=\"middle\""
      : "x=\"\(word.x * 8)\" y=\"\(y * 16 + 12)\" textLength=\"\(word.columns * 8)\" "
        + "lengthAdjust=\"spacingAndGlyphs\""
    texts += "<text \(place)\(attributes)>\(Markup.escaped(word.text))</text>\n"
    word = Word()
  }

  /// Fills a stretch of a row unless it is the ground's colour anyway.
  private mutating func fill(_ box: Box, _ color: RGBA) {
    if color == ground.background || box.width == 0 { return }
    Self.add(box, color, opacity: 1, to: &backgrounds)
  }

  /// Draws a line under or through a cell.
  private mutating func drawLines(of look: CellLook, x: Double, y: Double) {
    if look.attributes.contains(.underline) {
      Self.add(Box(x: x, y: y + 14, width: 8, height: 1), look.ink, opacity: 1, to: &shapes)
    }
    if look.attributes.contains(.strikethrough) {
      Self.add(Box(x: x, y: y + 8, width: 8, height: 1), look.ink, opacity: 1, to: &shapes)
    }
  }

  /// Draws the shapes of a cell.
  private mutating func draw(_ drawing: CellDrawing, _ color: RGBA, x: Double, y: Double) {
    switch drawing {
    case .boxes(let boxes):
      for box in boxes {
        let box = Box(x: x + box.x, y: y + box.y, width: box.width, height: box.height)
        Self.add(box, color, opacity: 1, to: &shapes)
      }
    case .shade(let share):
      Self.add(Box(x: x, y: y, width: 8, height: 16), color, opacity: share, to: &shapes)
    case .arcs(let corners, let thickness):
      let data = corners.map { Self.path(of: $0, x: x, y: y) }.joined()
      if let index = arcs.firstIndex(where: { $0.color == color && $0.thickness == thickness }) {
        arcs[index].data += data
      } else {
        arcs.append((color, thickness, data))
      }
    }
  }

  /// The path of a round corner in the cell at a place.
  private static func path(of corner: CornerArc, x: Double, y: Double) -> String {
    let (middle, turn) = (corner.center, corner.isRight == corner.isLower ? 0 : 1)
    let radii = [abs(middle.x - corner.x), abs(middle.y - corner.y)].map(number)
    return "M\(number(x + corner.start)) \(number(y + corner.y))H\(number(x + middle.x))"
      + "A\(radii[0]) \(radii[1]) 0 0 \(turn) \(number(x + corner.x)) \(number(y + middle.y))"
      + "V\(number(y + corner.end))"
  }

  private static func add(_ box: Box, _ color: RGBA, opacity: Double, to layers: inout [Layer]) {
    if let index = layers.firstIndex(where: { $0.color == color && $0.opacity == opacity }) {
      layers[index].add(box)
    } else {
      layers.append(Layer(color: color, opacity: opacity, boxes: [box]))
    }
  }

  /// The elements, from back to front.
  var elements: String {
    var elements = ""
    for layer in backgrounds + shapes {
      let opacity = layer.opacity == 1 ? "" : " fill-opacity=\"\(number(layer.opacity))\""
      elements +=
        "<path fill=\"\(name(layer.color))\"\(opacity) shape-rendering=\"crispEdges\" d=\""
      for box in layer.boxes {
        let (width, height) = (number(box.width), number(box.height))
        elements += "M\(number(box.x)) \(number(box.y))h\(width)v\(height)h-\(width)z"
      }
      elements += "\"/>\n"
    }
    for arc in arcs {
      let width = arc.thickness == 1 ? "" : " stroke-width=\"\(number(arc.thickness))\""
      elements += "<path fill=\"none\" stroke=\"\(name(arc.color))\"\(width) d=\"\(arc.data)\"/>\n"
    }
    return elements + texts
  }
}

/// A number in decimal digits with at most two behind the point.
private func number(_ number: Double) -> String {
  let hundredths = Int((number * 100).rounded())
  let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
  if rest == 0 { return "\(whole)" }
  return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
