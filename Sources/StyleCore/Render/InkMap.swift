/// The cells of a canvas that text takes, known before anything is painted.
///
/// Lines keep off these cells, whatever is painted first. A text takes its whole frame and a field
/// its whole line, blanks included, so that a border does not come and go with what is typed.
struct InkMap {
  /// What takes a cell; a field stands above other text.
  enum Ink: UInt8 {
    case none
    case text
    case field
  }

  private var width = 0
  private var height = 0
  /// Whether text may be painted that no field has written.
  private(set) var holdsOtherText = false
  /// The smallest rectangle around all text.
  private var bounds = CellRect.zero
  /// The lines of text on the canvas that no field has written.
  private var lines: [CellRect] = []
  /// One entry a cell; of no use outside ``bounds``.
  private var marks: [Ink] = []

  /// Makes a map of a canvas without cells.
  init() {}

  /// Collects the text of a placed tree on a canvas of a size.
  init(_ tree: NodeTree, _ placement: Placement, size: CellSize) {
    update(tree, placement, size: size)
  }

  /// Collects the text of a placed tree anew.
  mutating func update(_ tree: NodeTree, _ placement: Placement, size: CellSize) {
    width = size.width
    height = size.height
    bounds = .zero
    holdsOtherText = false
    lines.removeAll(keepingCapacity: true)
    var index = 0
    while index < tree.count {
      switch tree.entries[index].node.presence {
      case .text:
        holdsOtherText = true
        mark(placement.frames[index], .text)
        if placement.frames[index].height == 1 { lines.append(placement.frames[index]) }
      case .field: mark(placement.frames[index], .field)
      case .unseen:
        holdsOtherText = true
        index = tree.end(of: index)
        continue
      case .other: break
      }
      index += 1
    }
  }

  /// What takes a cell; nothing outside the canvas.
  subscript(x: Int, y: Int) -> Ink {
    bounds.contains(CellPoint(x: x, y: y)) ? marks[y * width + x] : .none
  }

  /// Whether any text takes a cell.
  func holds(_ x: Int, _ y: Int) -> Bool { self[x, y] != .none }

  /// What takes the cells of a rectangle: a field, or some text, or nothing.
  func strongest(in rect: CellRect) -> Ink {
    // Most lines are drawn where no text is near.
    guard rect.minX < bounds.maxX, rect.maxX > bounds.minX, rect.minY < bounds.maxY,
      rect.maxY > bounds.minY
    else { return .none }
    let rect = rect.intersection(bounds)
    var found = Ink.none
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX {
        switch marks[y * width + x] {
        case .none: continue
        case .field: return .field
        case .text: found = .text
        }
      }
    }
    return found
  }

  /// The cells in which a field shows its text: the row of its frame, up to an icon over its end.
  func line(of field: FieldNode, in frame: CellRect) -> CellRect {
    var row = CellRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, 1))
    guard field.alignment != .trailing, let start = start(ofTextAtTheEndOf: row) else { return row }
    let room = start - row.minX
    let fills = field.textWidth == room && field.caret == nil && field.mark == nil
    row.size.width = fills ? room : room - 1
    return row
  }

  /// The column at which a text begins that stands over the end of a field's line, as an icon or a
  /// button does; nil where the field has its line to itself.
  private func start(ofTextAtTheEndOf line: CellRect) -> Int? {
    var start: Int?
    for text in lines
    where text.minY == line.minY && text.maxX + Self.nearTheEnd >= line.maxX
      && text.minX >= line.minX + max(line.width / 2, 3) && text.minX < line.maxX
    {
      start = min(start ?? .max, text.minX)
    }
    return start
  }

  /// The blank columns that text at the end of a field may leave behind it.
  private static var nearTheEnd: Int { 3 }

  /// Begins with cells that hold nothing.
  private mutating func clear() {
    if marks.count == width * height {
      marks.withUnsafeMutableBufferPointer { $0.update(repeating: .none) }
    } else {
      marks = Array(repeating: .none, count: width * height)
    }
  }

  private mutating func mark(_ rect: CellRect, _ ink: Ink) {
    let rect = rect.intersection(CellRect(x: 0, y: 0, width: width, height: height))
    if rect.isEmpty { return }
    if bounds.isEmpty { clear() }
    bounds = bounds.union(rect)
    marks.withUnsafeMutableBufferPointer { marks in
      for y in rect.minY..<rect.maxY {
        for at in (y * width + rect.minX)..<(y * width + rect.maxX) where marks[at] != .field {
          marks[at] = ink
        }
      }
    }
  }
}

extension Node {
  /// What a node is to a map of text.
  fileprivate enum Presence {
    case text
    case field
    /// Neither it nor anything below it is seen.
    case unseen
    case other
  }

  /// Asked for apart from marking cells, which would have the node copied out of its tree.
  fileprivate var presence: Presence {
    switch self {
    case .text: .text
    case .field: .field
    case .effect(.hidden): .unseen
    case .effect(.opacity(let opacity)) where opacity < Effect.leastVisibleOpacity: .unseen
    default: .other
    }
  }
}
