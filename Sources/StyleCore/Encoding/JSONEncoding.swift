/// Writes a canvas as JSON: rows of runs, a run being neighbouring cells of one look.
///
/// ```json
/// {"width":8,"height":1,"caret":[3,0],"rows":[
/// [{"text":"ab","columns":2,"foreground":"#ff0000"},{"text":"      ","columns":6}]
/// ]}
/// ```
///
/// A run's `foreground` and `background` are left out where they are the terminal's own, its
/// `attributes` where there are none; `caret` is left out where there is none. The same canvas gives
/// the same bytes.
public struct JSONEncoding: CanvasEncoder, Hashable {
  /// Makes an encoder.
  public init() {}

  /// Appends the canvas as one object and a line feed.
  public func append(_ canvas: Canvas, to bytes: inout [UInt8]) {
    var json = "{\"width\":\(canvas.width),\"height\":\(canvas.height)"
    if let caret = canvas.caret { json += ",\"caret\":[\(caret.x),\(caret.y)]" }
    json += ",\"rows\":["
    for y in 0..<canvas.height {
      json += y == 0 ? "\n[" : ",\n["
      append(row: y, of: canvas, to: &json)
      json += "]"
    }
    json += canvas.height == 0 ? "]}\n" : "\n]}\n"
    bytes.append(contentsOf: json.utf8)
  }

  /// Appends the runs of one row, separated by commas.
  private func append(row y: Int, of canvas: Canvas, to json: inout String) {
    var start = 0
    while start < canvas.width {
      let first = canvas[start, y]
      var text = ""
      var end = start
      repeat {
        text += canvas.visibleText(x: end, y: y)
        end += 1
      } while end < canvas.width && Self.joins(canvas[end, y], first)
      if start > 0 { json += "," }
      json += "{\"text\":\(Self.quoted(text)),\"columns\":\(end - start)"
      if first.foreground != .clear { json += ",\"foreground\":\"\(first.foreground)\"" }
      if first.background != .clear { json += ",\"background\":\"\(first.background)\"" }
      if !first.attributes.isEmpty {
        let names = CellAttributes.named.filter { first.attributes.contains($0.attribute) }
        json += ",\"attributes\":[" + names.map { "\"\($0.name)\"" }.joined(separator: ",") + "]"
      }
      json += "}"
      start = end
    }
  }

  /// Whether a cell goes on with a run; what is covered by a wide glyph does.
  private static func joins(_ cell: Cell, _ first: Cell) -> Bool {
    cell.width == 0
      || cell.foreground == first.foreground && cell.background == first.background
        && cell.attributes == first.attributes
  }

  /// A text as a JSON string; controls are written as escapes.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
