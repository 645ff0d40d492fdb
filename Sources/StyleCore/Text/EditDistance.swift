/// How many letters two names differ by: what "did you mean" rests on.
enum EditDistance {
  /// The least number of inserted, removed, replaced or swapped neighbouring letters that turn one
  /// text into the other.
  static func between(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    var before: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var next = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        next.append(best)
      }
      (before, last) = (last, next)
    }
    return last[second.count]
  }

  /// The name most like a misspelt one, the first of equals; nil where none is near enough to have
  /// been meant, which is one slip in every three letters and one for good measure.
  static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let limit = name.utf8.count / 3 + 1
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = between(name, candidate)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }
}
