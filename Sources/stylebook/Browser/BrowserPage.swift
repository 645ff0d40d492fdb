import StyleCore

/// The cells of a screen while it is put together.
struct BrowserPage {
  /// What has been put so far.
  private(set) var canvas: Canvas

  /// How a text looks.
  struct Look: Hashable {
    var color: RGBA = .clear
    var attributes: CellAttributes = []

    static let plain = Look()
    static let bold = Look(attributes: .bold)
    static let dim = Look(attributes: .dim)
    static let chosen = Look(attributes: .inverse)
  }

  /// Makes an empty page.
  init(_ size: CellSize) {
    canvas = Canvas(width: size.width, height: size.height)
  }

  /// Writes a line, cut where there is no room for it; tells how many columns it took.
  @discardableResult
  mutating func put(
    _ text: String, at x: Int, _ y: Int, width: Int, _ look: Look = .plain
  ) -> Int {
    guard y >= 0, y < canvas.height, x >= 0, x < canvas.width else { return 0 }
    let room = min(width, canvas.width - x)
    guard room > 0 else { return 0 }
    let shown = Fitting.truncate(VisibleText.line(text), to: room, mode: .tail)
    var column = x
    for character in shown {
      let columns = DisplayWidth.of(character)
      guard columns > 0, column + columns <= x + room else { continue }
      set(character, columns, column, y, look)
      column += columns
    }
    return column - x
  }

  /// Fills a row with one look to its end.
  mutating func fill(_ rect: CellRect, _ look: Look) {
    for y in max(rect.minY, 0)..<max(min(rect.maxY, canvas.height), max(rect.minY, 0)) {
      for x in max(rect.minX, 0)..<max(min(rect.maxX, canvas.width), max(rect.minX, 0)) {
        set(" ", 1, x, y, look)
      }
    }
  }

  /// Puts a picture, cut where the frame ends.
  mutating func put(_ picture: Canvas, at origin: CellPoint, within frame: CellRect) {
    for y in 0..<picture.height where frame.minY..<frame.maxY ~= origin.y + y {
      let row = origin.y + y
      guard 0..<canvas.height ~= row else { continue }
      for x in 0..<picture.width {
        var cell = picture[x, y]
        let column = origin.x + x
        guard cell.width > 0 else { continue }
        guard column >= frame.minX, column + Int(cell.width) <= min(frame.maxX, canvas.width),
          column >= 0
        else { continue }
        if cell.glyph.rawValue >= Glyph.clusterBase,
          let character = picture.text(of: cell.glyph).first
        {
          cell.glyph = canvas.glyph(for: character)
        }
        canvas[column, row] = cell
        if cell.width == 2 {
          var second = cell
          second.glyph = .continuation
          second.width = 0
          canvas[column + 1, row] = second
        }
      }
    }
  }

  /// Puts the hardware cursor.
  mutating func putCaret(_ point: CellPoint?) { canvas.caret = point }

  private mutating func set(
    _ character: Character, _ columns: Int, _ x: Int, _ y: Int, _ look: Look
  ) {
    let cell = Cell(
      glyph: canvas.glyph(for: character), foreground: look.color, attributes: look.attributes,
      width: UInt8(columns))
    canvas[x, y] = cell
    if columns == 2 {
      var second = cell
      second.glyph = .continuation
      second.width = 0
      canvas[x + 1, y] = second
    }
  }
}

/// Where things stand on the screen, for the mouse.
struct BrowserMap {
  /// The list of styles.
  var list = CellRect.zero
  /// The knobs.
  var knobs = CellRect.zero
  /// The pictures.
  var stage = CellRect.zero
  /// How many rows of pictures or of a page there are beyond those on the screen.
  var rest = 0
  /// The styles in the list.
  var rows: [(id: String, frame: CellRect)] = []
  /// The knobs, by their numbers.
  var knobRows: [(number: Int, frame: CellRect)] = []
  /// The fields, with the column at which the window on their text begins.
  var fields: [(number: Int, frame: CellRect, origin: Int)] = []
  /// What can be pressed within fields.
  var buttons: [(field: Int, number: Int, frame: CellRect)] = []
  /// What the line of hints offers.
  var hints: [(action: BrowserAction, frame: CellRect)] = []

  /// A field by its number; nil where it is not on the screen.
  func field(_ number: Int) -> (number: Int, frame: CellRect, origin: Int)? {
    fields.first { $0.number == number }
  }
}
