import StyleCore
import StyleWorker

/// A case with the picture of it: what rules look at.
struct Specimen: Sendable {
  /// The case.
  let sample: CheckCase
  /// The picture.
  let canvas: Canvas
  /// Where fields stand and what they show by themselves.
  let anatomy: FieldAnatomy
  /// The cells that show what the user typed.
  let typed: TypedText

  /// Makes a specimen.
  init(_ sample: CheckCase, _ canvas: Canvas, _ anatomy: FieldAnatomy) {
    self.sample = sample
    self.canvas = canvas
    self.anatomy = anatomy
    typed = TypedText(in: canvas, fields: anatomy.fields)
  }

  /// The case's scenario.
  var scenario: Scenario { sample.scenario }

  /// Whether the view is wider than the picture.
  var isCut: Bool { anatomy.width > canvas.width }

  /// Whether there is room enough to ask for all that a style should show.
  var isRoomy: Bool { scenario.width >= CheckCase.leastUsualWidth }

  /// The picture without colour.
  var colorless: [Mark] {
    canvas.cells.map { Mark(text: canvas.text(of: $0.glyph), attributes: $0.attributes) }
  }

  /// What is seen of a cell without colour.
  struct Mark: Hashable {
    var text: String
    var attributes: CellAttributes
  }
}

extension Scenario {
  /// The text as a field shows it: one line of visible characters, bullets for a secret.
  var shownText: String {
    if state == .secure {
      return String(repeating: symbols == .unicode ? "•" : "*", count: fieldText.count)
    }
    return VisibleText.line(fieldText)
  }
}

/// Where a picture shows what the user typed.
struct TypedText: Sendable {
  /// The columns there are for the text.
  private(set) var columns = 0
  /// Cells that should show something of the text and do.
  private(set) var seen: [CellPoint] = []
  /// Cells that should show something of the text and show something else.
  private(set) var covered: [CellPoint] = []
  /// How many cells of the text lie outside the picture.
  private(set) var cutCount = 0

  /// Compares fields with what their lines show alone.
  init(in canvas: Canvas, fields: [FieldAnatomy.Field]) {
    for field in fields {
      var text = TypedText()
      text.compare(field, with: canvas)
      // A style may show the field twice; the better one counts.
      if text.seen.count > seen.count || seen.isEmpty && text.columns >= columns {
        self = text
      }
    }
  }

  private init() {}

  private mutating func compare(_ field: FieldAnatomy.Field, with canvas: Canvas) {
    columns = field.room
    let line = field.line
    guard line.height > 0 else { return }
    for x in 0..<min(columns, line.width) {
      let cell = line[x, 0]
      // A caret behind the text is the field's and not the user's.
      let isCaret = line.caret == CellPoint(x: x, y: 0) && !cell.attributes.contains(.inverse)
      if cell.width == 0 || cell.glyph == .space || isCaret { continue }
      let place = CellPoint(x: field.frame.minX + x, y: field.frame.minY)
      let isInside =
        place.x >= 0 && place.x + Int(cell.width) <= canvas.width && place.y >= 0
        && place.y < canvas.height
      if !isInside {
        cutCount += 1
      } else if canvas.text(of: canvas[place.x, place.y].glyph) == line.text(of: cell.glyph) {
        seen.append(place)
      } else {
        covered.append(place)
      }
    }
  }
}

extension Canvas {
  /// How many characters the longest part of a text has that stands in one row.
  func longestPart(of text: String) -> Int {
    let clusters = text.map { String($0) }
    var longest = 0
    for y in 0..<height {
      // How long the part is that ends in this column and with the cluster of a number.
      var lengths = Array(repeating: 0, count: clusters.count + 1)
      for x in 0..<width where self[x, y].width > 0 {
        let glyph = self.text(of: self[x, y].glyph)
        for number in clusters.indices.reversed() {
          lengths[number + 1] = clusters[number] == glyph ? lengths[number] + 1 : 0
          longest = max(longest, lengths[number + 1])
        }
      }
    }
    return longest
  }
}
