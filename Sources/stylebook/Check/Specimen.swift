import StyleCore

/// A case with the picture of it: what rules look at.
struct Specimen: Sendable {
  /// The case.
  let sample: CheckCase
  /// The picture.
  let canvas: Canvas
  /// Where fields stand and what they show; nil where only the picture is known.
  let anatomy: Anatomy?
  /// The cells that show what the user typed.
  let typed: TypedText

  /// What is known of a picture that was drawn here.
  struct Anatomy: Sendable {
    /// The columns the whole view takes, however many there are.
    var width: Int
    /// Each field with its frame, those not drawn included.
    var fields: [(node: FieldNode, frame: CellRect)]
  }

  /// Makes a specimen.
  @MainActor
  init(_ sample: CheckCase, canvas: Canvas, anatomy: Anatomy? = nil) {
    self.sample = sample
    self.canvas = canvas
    self.anatomy = anatomy
    typed =
      anatomy.map { TypedText(in: canvas, fields: $0.fields) }
      ?? TypedText(in: canvas, searching: sample.scenario.shownText)
  }

  /// The case's scenario.
  var scenario: Scenario { sample.scenario }

  /// Whether the view is wider than the picture.
  var isCut: Bool { anatomy.map { $0.width > canvas.width } ?? false }

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
  /// The columns there are for the text; those that it is seen to take where only the picture is
  /// known.
  private(set) var columns = 0
  /// How many fields there are; nil where only the picture is known.
  private(set) var fieldCount: Int?
  /// Cells that should show something of the text and do.
  private(set) var seen: [CellPoint] = []
  /// Cells that should show something of the text and show something else.
  private(set) var covered: [CellPoint] = []
  /// How many cells of the text lie outside the picture.
  private(set) var cutCount = 0
  /// Characters of the text in sight.
  private(set) var clusterCount = 0

  /// Whether, as far as can be told, there is no field.
  var isMissing: Bool { fieldCount.map { $0 == 0 } ?? seen.isEmpty }

  /// Compares fields with what their lines would show alone.
  @MainActor
  init(in canvas: Canvas, fields: [(node: FieldNode, frame: CellRect)]) {
    fieldCount = fields.count
    for (node, frame) in fields {
      var text = TypedText()
      text.compare(node, frame, with: canvas)
      // A style may show the field twice; the better one counts.
      if text.seen.count > seen.count || seen.isEmpty && text.columns >= columns {
        self = text
        fieldCount = fields.count
      }
    }
  }

  /// Searches a picture for the text, or for the largest part of it in one row.
  init(in canvas: Canvas, searching text: String) {
    let clusters = text.map { String($0) }
    var best: (count: Int, end: Int, y: Int) = (0, 0, 0)
    for y in 0..<canvas.height {
      // How long the part is that ends in this column and with the cluster of a number.
      var lengths = Array(repeating: 0, count: clusters.count + 1)
      for x in 0..<canvas.width where canvas[x, y].width > 0 {
        let glyph = canvas.text(of: canvas[x, y].glyph)
        for number in clusters.indices.reversed() {
          lengths[number + 1] = clusters[number] == glyph ? lengths[number] + 1 : 0
          if lengths[number + 1] > best.count { best = (lengths[number + 1], x, y) }
        }
      }
    }
    clusterCount = best.count
    var x = best.end
    for _ in 0..<best.count {
      while canvas[x, best.y].width == 0 { x -= 1 }
      columns += Int(canvas[x, best.y].width)
      if canvas[x, best.y].glyph != .space { seen.insert(CellPoint(x: x, y: best.y), at: 0) }
      x -= 1
    }
  }

  private init() {}

  @MainActor
  private mutating func compare(_ node: FieldNode, _ frame: CellRect, with canvas: Canvas) {
    let markColumns = node.mark.map { DisplayWidth.of($0.text) } ?? 0
    let hasMark = markColumns > 0 && frame.width >= markColumns + 3
    columns = max(frame.width - (hasMark ? markColumns + 1 : 0), 0)
    guard !node.text.isEmpty, !frame.isEmpty else { return }
    var tree = NodeTree()
    tree.append(.field(node))
    let size = CellSize(width: frame.width, height: 1)
    let placement = Layout.place(
      tree, proposing: ProposedCellSize(width: size.width, height: size.height))
    let alone = Painter.paint(tree, placement, size: size)
    for x in 0..<min(columns, alone.width) {
      let cell = alone[x, 0]
      // A caret behind the text is the field's and not the user's.
      let isCaret = alone.caret == CellPoint(x: x, y: 0) && !cell.attributes.contains(.inverse)
      if cell.width == 0 || cell.glyph == .space || isCaret { continue }
      let place = CellPoint(x: frame.minX + x, y: frame.minY)
      let isInside =
        place.x >= 0 && place.x + Int(cell.width) <= canvas.width && place.y >= 0
        && place.y < canvas.height
      if !isInside {
        cutCount += 1
      } else if canvas.text(of: canvas[place.x, place.y].glyph) == alone.text(of: cell.glyph) {
        seen.append(place)
      } else {
        covered.append(place)
      }
    }
    clusterCount = seen.count
  }
}
