/// A field's line as it is shown, for asking where its clusters are.
struct EditedLine {
  private let text: String
  private let shown: String
  let order: VisualOrder

  init(_ editing: TextEditing) {
    text = editing.text
    if editing.isSecure {
      // What stands for what does not matter, but how much.
      shown = text
      order = VisualOrder(String(repeating: "•", count: editing.count))
    } else {
      shown = VisibleText.line(text)
      order = VisualOrder(shown)
    }
  }

  /// The place on the line of an offset in the text.
  func place(of offset: Int) -> Int { VisibleText.offset(offset, of: text, in: shown) }

  /// The offset in the text of a place on the line.
  func offset(of place: Int) -> Int { VisibleText.offset(place, in: shown, of: text) }

  /// The offset of what is shown in a column of the line.
  func offset(atColumn column: Int) -> Int { offset(of: order.offset(at: column)) }

  /// The offset on the left or the right of another on the screen; itself at the end.
  func neighbour(of offset: Int, onLeft: Bool) -> Int {
    var place = place(of: offset)
    while let next = onLeft ? order.left(of: place) : order.right(of: place) {
      place = next
      let found = self.offset(of: place)
      // What is shown in several clusters, as a line end is, is passed at once.
      if found != offset { return found }
    }
    return offset
  }
}
