/// Turns a canvas into the bytes of one format.
public protocol CanvasEncoder: Sendable {
  /// Appends the canvas's bytes, UTF-8 throughout.
  func append(_ canvas: Canvas, to bytes: inout [UInt8])
}

extension CanvasEncoder {
  /// The canvas's bytes.
  public func encode(_ canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    append(canvas, to: &bytes)
    return bytes
  }

  /// The canvas's bytes as text.
  public func text(of canvas: Canvas) -> String {
    String(decoding: encode(canvas), as: UTF8.self)
  }
}
