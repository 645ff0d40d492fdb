/// What one frame leaves to the next, so that a view that is drawn again and again allocates little.
@MainActor
final class FrameRoom {
  /// The cells of an empty canvas.
  private var blank: [Cell] = []
  /// Room for an ink map.
  var marks: [InkMap.Ink] = []
  /// Room for a layout.
  var layout = LayoutRoom()

  nonisolated init() {}

  /// The cells of an empty canvas: a copy, which costs less than filling.
  func cells(_ size: CellSize, filledWith cell: Cell) -> [Cell] {
    let count = size.width * size.height
    if blank.count != count || blank.first != cell {
      blank = Array(repeating: cell, count: count)
    }
    return blank
  }
}
