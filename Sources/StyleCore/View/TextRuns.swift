extension TextRun {
  /// The run with everything in it visible (see ``VisibleText``).
  consuming func visible(isLine: Bool) -> TextRun {
    text = isLine ? VisibleText.line(text) : VisibleText.block(text)
    return self
  }
}

extension [TextRun] {
  /// The runs with everything in them visible (see ``VisibleText``), each cluster in the one it begins in.
  ///
  /// Scalars of several runs can be one cluster, such as the letters of a Hangul syllable. It cannot be drawn
  /// in two styles: terminals join what is written in pieces, and would move what follows.
  consuming func visible(isLine: Bool) -> [TextRun] {
    var runs = self
    runs.keepClustersWhole()
    // What was dropped or put in can bring together what stood apart; as that only moves scalars towards
    // the first run, it comes to an end.
    repeat {
      runs = runs.map { $0.visible(isLine: isLine) }
    } while runs.keepClustersWhole()
    return runs
  }

  /// Moves the rest of each cluster to the run it begins in, and tells whether there was any.
  @discardableResult
  private mutating func keepClustersWhole() -> Bool {
    if count < 2 || allSatisfy({ $0.text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } }) {
      return false
    }
    var texts = [String](repeating: "", count: count)
    var run = 0
    var position = 0
    var end = self[0].text.utf8.count
    for character in reduce(into: "", { $0 += $1.text }) {
      while position >= end {
        run += 1
        end += self[run].text.utf8.count
      }
      texts[run].append(character)
      position += character.utf8.count
    }
    if elementsEqual(texts, by: { $0.text.utf8.count == $1.utf8.count }) { return false }
    for index in indices { self[index].text = texts[index] }
    return true
  }
}
