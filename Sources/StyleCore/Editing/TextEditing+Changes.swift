/// How the text is changed, and how changes are taken back.
extension TextEditing {
  /// The place in the string of an offset.
  func index(_ offset: Int) -> String.Index {
    // As many bytes as clusters: each byte is one.
    text.utf8.count == count
      ? text.utf8.index(text.startIndex, offsetBy: offset)
      : text.index(text.startIndex, offsetBy: offset)
  }

  /// The text with other clusters in place of a range.
  func replacing(_ range: Range<Int>, with string: String) -> String {
    var result = text
    result.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
    return result
  }

  /// Puts a string in place of a range, and the caret behind it; notes it as a step.
  mutating func replace(
    _ range: Range<Int>, with string: String, as run: EditHistory.Run?,
    _ outcome: inout EditOutcome
  ) {
    let start = index(range.lowerBound)
    let end = index(range.upperBound)
    var step = EditHistory.Step(
      start: text.utf8.distance(from: text.startIndex, to: start),
      removed: String(text[start..<end]), inserted: string, before: selection, after: selection)
    put(string, overBytes: step.start, step.removed.utf8.count)
    selection = EditSelection(at: offset(ofByte: step.start + string.utf8.count))
    step.after = selection
    history.record(step, as: run)
    outcome.textChanged = true
  }

  /// Takes a step back or forth, if there is one.
  mutating func travel(
    _ step: EditHistory.Step?, isBack: Bool, _ outcome: inout EditOutcome
  ) {
    guard let step else {
      outcome.isRefused = true
      return
    }
    restore(step, isBack: isBack)
    outcome.textChanged = true
  }

  /// Makes the text what it was before a step, or after it.
  mutating func restore(_ step: EditHistory.Step, isBack: Bool) {
    if isBack {
      put(step.removed, overBytes: step.start, step.inserted.utf8.count)
      selection = step.before
    } else {
      put(step.inserted, overBytes: step.start, step.removed.utf8.count)
      selection = step.after
    }
  }

  private mutating func put(_ string: String, overBytes start: Int, _ length: Int) {
    let from = text.utf8.index(text.startIndex, offsetBy: start)
    let to = text.utf8.index(from, offsetBy: length)
    text.replaceSubrange(from..<to, with: string)
    count = text.count
  }

  /// The offset at a byte; within a cluster, its end.
  private func offset(ofByte byte: Int) -> Int {
    // What is cut off a cluster is one as well.
    text[..<text.utf8.index(text.startIndex, offsetBy: byte)].count
  }
}
