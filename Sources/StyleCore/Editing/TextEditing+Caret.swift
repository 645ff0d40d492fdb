/// How the caret and the selection move.
extension TextEditing {
  /// Where a motion leads from the caret.
  func target(of motion: EditMotion) -> Int {
    let head = selection.head
    switch motion {
    case .backward: return max(head - 1, 0)
    case .forward: return min(head + 1, count)
    case .left: return neighbour(onLeft: true)
    case .right: return neighbour(onLeft: false)
    // Where words end would tell about a secret.
    case .wordBackward: return isSecure ? 0 : WordBoundaries(text).start(from: head)
    case .wordForward: return isSecure ? count : WordBoundaries(text).end(from: head)
    case .wordLeft: return target(of: isRightToLeft ? .wordForward : .wordBackward)
    case .wordRight: return target(of: isRightToLeft ? .wordBackward : .wordForward)
    case .start: return 0
    case .end: return count
    }
  }

  /// Moves the caret where a motion leads; a selection that is let go leaves it at its end on that
  /// side.
  mutating func move(_ motion: EditMotion, extending: Bool) {
    if extending || selected.isEmpty {
      return move(to: target(of: motion), extending: extending)
    }
    switch motion {
    case .backward: move(to: selected.lowerBound, extending: false)
    case .forward: move(to: selected.upperBound, extending: false)
    case .left, .right:
      let line = EditedLine(self)
      let lower = line.order.column(of: line.place(of: selected.lowerBound))
      let upper = line.order.column(of: line.place(of: selected.upperBound))
      let isLower = (lower < upper) == (motion == .left)
      move(to: isLower ? selected.lowerBound : selected.upperBound, extending: false)
    default: move(to: target(of: motion), extending: false)
    }
  }

  /// Puts the caret at an offset.
  mutating func move(to offset: Int, extending: Bool) {
    history.close()
    selection.head = offset
    if !extending { selection.anchor = offset }
  }

  /// Selects a range, with the caret at its end.
  mutating func select(_ range: Range<Int>) {
    history.close()
    selection = EditSelection(anchor: range.lowerBound, head: range.upperBound)
  }

  /// Selects the word at an offset.
  mutating func selectWord(at offset: Int) {
    let word = word(at: offset)
    select(word)
    previous = .word(word)
  }

  /// Extends the selection to an offset, by words after a word was selected.
  mutating func extend(to offset: Int, after last: Previous) {
    guard case .word(let first) = last else { return move(to: offset, extending: true) }
    previous = last
    let word = word(at: offset)
    if word.lowerBound < first.lowerBound {
      selection = EditSelection(anchor: first.upperBound, head: word.lowerBound)
    } else {
      selection = EditSelection(
        anchor: first.lowerBound, head: max(first.upperBound, word.upperBound))
    }
  }

  /// The offset of what is shown in a column of the window.
  func offset(atColumn column: Int) -> Int {
    EditedLine(self).offset(atColumn: column + scroll)
  }

  private func word(at offset: Int) -> Range<Int> {
    isSecure ? 0..<count : WordBoundaries(text).run(around: offset)
  }

  private func neighbour(onLeft: Bool) -> Int {
    if isSecure || !VisualOrder.isNeeded(for: text) {
      return min(max(selection.head + (onLeft ? -1 : 1), 0), count)
    }
    return EditedLine(self).neighbour(of: selection.head, onLeft: onLeft)
  }

  /// Whether the line begins on the right.
  private var isRightToLeft: Bool {
    !isSecure && VisualOrder.isNeeded(for: text) && EditedLine(self).order.isRightToLeft
  }
}
