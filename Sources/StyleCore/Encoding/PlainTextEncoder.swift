/// Writes the glyphs of a canvas and nothing else.
///
/// Every row ends in a line feed.
public struct PlainTextEncoder: CanvasEncoder, Hashable {
  /// Whether blanks at the end of a row are left out; else all rows are as wide as the canvas.
  public var trimsBlanks: Bool

  /// Makes an encoder.
  public init(trimsBlanks: Bool = true) {
    self.trimsBlanks = trimsBlanks
  }

  /// Appends the canvas's rows.
  public func append(_ canvas: Canvas, to bytes: inout [UInt8]) {
    let capacity = canvas.width * ByteWriter.mostBytesPerCell(of: canvas) + 1
    ByteWriter.withRoom(for: capacity) { empty in
      canvas.forEachRow { row in
        var writer = empty
        let end =
          trimsBlanks ? (row.lastIndex { $0.glyph != .space } ?? -1) + 1 : row.count
        for x in 0..<end {
          writer = writer.writing(cellAt: x, in: row, clusters: canvas.clusters)
        }
        writer.append(0x0A)
        bytes.append(contentsOf: writer.written)
      }
    }
  }
}
