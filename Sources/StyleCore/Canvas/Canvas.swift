/// A grid of cells: what a render produces and every encoder reads.
public struct Canvas: Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// The cells, row after row.
  public internal(set) var cells: [Cell]
  /// The clusters of several scalars that cells refer to, in order of first use.
  public internal(set) var clusters: [String] = []
  /// Where the hardware cursor belongs, if a field has one.
  public var caret: CellPoint?

  private var clusterIndices: [String: UInt32] = [:]
  /// What is known of the canvas that this was painted over; nil for nothing.
  var ancestry: CanvasAncestry?

  /// Makes a canvas of one repeated cell; negative lengths become zero.
  public init(width: Int, height: Int, filledWith cell: Cell = .blank) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = Array(repeating: cell, count: self.width * self.height)
  }

  /// Makes a canvas of cells that are there already, row after row.
  init(width: Int, height: Int, cells: [Cell]) {
    precondition(cells.count == width * height, "A canvas has as many cells as its size says.")
    self.width = width
    self.height = height
    self.cells = cells
  }

  /// The size in cells.
  public var size: CellSize { CellSize(width: width, height: height) }

  /// The cell at a column and a row, which must lie inside.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
    _modify { yield &cells[y * width + x] }
  }

  /// The glyph for a grapheme cluster, which joins the canvas's table if it has several scalars.
  public mutating func glyph(for character: Character) -> Glyph {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return Glyph(first)
    }
    let text = String(character)
    if let index = clusterIndices[text] { return Glyph(rawValue: index) }
    let index = Glyph.clusterBase + UInt32(clusters.count)
    clusters.append(text)
    clusterIndices[text] = index
    return Glyph(rawValue: index)
  }

  /// The text a glyph of this canvas stands for; empty for a continuation.
  public func text(of glyph: Glyph) -> String {
    if glyph == .continuation { return "" }
    if glyph.rawValue >= Glyph.clusterBase {
      return clusters[Int(glyph.rawValue - Glyph.clusterBase)]
    }
    return Unicode.Scalar(glyph.rawValue).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// The glyphs of one row, trailing blanks included.
  public func text(ofRow y: Int) -> String {
    var line = ""
    for x in 0..<width { line += text(of: self[x, y].glyph) }
    return line
  }
}

extension Canvas: Hashable {
  /// Whether both show the same, whatever the order in which clusters were first drawn.
  public static func == (a: Canvas, b: Canvas) -> Bool {
    guard a.width == b.width, a.height == b.height, a.caret == b.caret else { return false }
    if a.clusters == b.clusters { return a.cells == b.cells }
    return zip(a.cells, b.cells).allSatisfy { first, second in
      var (first, second) = (first, second)
      if a.text(of: first.glyph) != b.text(of: second.glyph) { return false }
      first.glyph = .space
      second.glyph = .space
      return first == second
    }
  }

  /// Feeds the size and the text of every row.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for y in 0..<height { hasher.combine(text(ofRow: y)) }
  }
}
