/// In which rows a canvas differs from the one it was painted over.
///
/// Whoever shows one after the other need not look for changes in all other rows. It holds the cells of both,
/// so that a change of either makes cells of its own, and it is noticed that nothing is known any more.
final class CanvasAncestry: Sendable {
  private let before: [Cell]
  private let after: [Cell]
  private let rows: Range<Int>

  /// Notes that a canvas was painted over another of its size, and no more than some rows of it.
  init(of canvas: Canvas, paintedOver before: Canvas, rows: Range<Int>) {
    self.before = before.cells
    after = canvas.cells
    self.rows = rows
  }

  /// The rows outside of which two canvases are known to be equal; nil where nothing is known of them.
  fileprivate func rows(from old: Canvas, to new: Canvas) -> Range<Int>? {
    before.isSame(as: old.cells) && after.isSame(as: new.cells) ? rows : nil
  }
}

extension Canvas {
  /// The rows in which this may differ from another canvas of its size.
  func rows(differingFrom other: Canvas) -> Range<Int> {
    ancestry?.rows(from: other, to: self) ?? 0..<height
  }
}

extension [Cell] {
  /// Whether both are one array in memory.
  fileprivate func isSame(as other: [Cell]) -> Bool {
    withUnsafeBufferPointer { cells in
      other.withUnsafeBufferPointer { $0.baseAddress == cells.baseAddress }
    }
  }
}
