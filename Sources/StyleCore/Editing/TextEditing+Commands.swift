/// What each command does.
extension TextEditing {
  mutating func perform(
    _ command: EditCommand, after last: Previous, _ outcome: inout EditOutcome
  ) {
    switch command {
    case .insert(let string): insert(string, over: selected, as: .typing, &outcome)
    case .paste(let string): insert(string, over: selected, &outcome)
    case .replaceText(""): delete(0..<count, &outcome)
    case .replaceText(let string): insert(string, over: 0..<count, &outcome)
    case .yank: yank(0, &outcome)
    case .yankPop: yankPop(after: last, &outcome)
    case .delete(let motion): delete(motion, &outcome)
    case .kill(let motion): kill(motion, after: last, &outcome)
    case .cut: cut(&outcome)
    case .copy: copy(&outcome)
    case .transpose: transpose(&outcome)
    case .move(let motion, let isExtending): move(motion, extending: isExtending)
    case .selectAll: select(0..<count)
    case .place(let column): move(to: offset(atColumn: column), extending: false)
    case .extend(let column): extend(to: offset(atColumn: column), after: last)
    case .selectWord(let column): selectWord(at: offset(atColumn: column))
    case .undo: travel(history.takeBack(), isBack: true, &outcome)
    case .redo: travel(history.takeForth(), isBack: false, &outcome)
    case .submit: submit(&outcome)
    case .endEditing: finish(&outcome)
    }
  }

  // MARK: Text that comes

  private mutating func insert(
    _ string: String, over range: Range<Int>, as run: EditHistory.Run? = nil,
    _ outcome: inout EditOutcome
  ) {
    if string.isEmpty { return }
    let incoming = IncomingText(string)
    let admitted = rules.admitted(incoming.text, behind: text[..<index(range.lowerBound)])
    let taken = fitted(admitted, over: range)
    outcome.isRefused =
      incoming.isCut || admitted.count < incoming.text.count || taken.count < admitted.count
    guard !taken.isEmpty, rules.allow(replacing(range, with: taken)) else {
      outcome.isRefused = true
      return
    }
    replace(range, with: taken, as: run, &outcome)
  }

  /// As much of a text as there is room for in place of a range.
  private func fitted(_ string: String, over range: Range<Int>) -> String {
    var string = string
    let kept = text.utf8.count - text[index(range.lowerBound)..<index(range.upperBound)].utf8.count
    let room = max(IncomingText.mostBytes - kept, 0)
    if string.utf8.count > room {
      string = String(string[..<string.utf8.index(string.startIndex, offsetBy: room)])
    }
    guard let limit = rules.characterLimit else { return string }
    // Clusters may join those beside them: two more than there is room for may fit.
    string = String(string.prefix(max(limit - (count - range.count), 0) + 2))
    while !string.isEmpty, replacing(range, with: string).count > limit { string.removeLast() }
    return string
  }

  private mutating func yank(_ entry: Int, _ outcome: inout EditOutcome) {
    guard killRing.entries.indices.contains(entry) else {
      outcome.isRefused = true
      return
    }
    let isRefused = outcome.isRefused
    var yanked = EditOutcome()
    insert(killRing.entries[entry], over: selected, &yanked)
    outcome.isRefused = isRefused || yanked.isRefused
    outcome.textChanged = outcome.textChanged || yanked.textChanged
    if yanked.textChanged { previous = .yank(entry) }
  }

  private mutating func yankPop(after last: Previous, _ outcome: inout EditOutcome) {
    guard case .yank(let entry) = last, killRing.entries.count > 1, let step = history.drop()
    else {
      outcome.isRefused = true
      previous = last
      return
    }
    restore(step, isBack: true)
    outcome.textChanged = true
    yank((entry + 1) % killRing.entries.count, &outcome)
  }

  // MARK: Text that goes

  private mutating func delete(_ motion: EditMotion, _ outcome: inout EditOutcome) {
    guard selected.isEmpty else { return delete(selected, &outcome) }
    let range = reach(of: motion)
    let run: EditHistory.Run? =
      range.count > 1 || !motion.isOfOneCluster
      ? nil : range.upperBound == selection.head ? .deletingBackward : .deletingForward
    delete(range, as: run, &outcome)
  }

  private mutating func delete(
    _ range: Range<Int>, as run: EditHistory.Run? = nil, _ outcome: inout EditOutcome
  ) {
    if range.isEmpty {
      outcome.isRefused = true
    } else {
      replace(range, with: "", as: run, &outcome)
    }
  }

  private mutating func kill(
    _ motion: EditMotion, after last: Previous, _ outcome: inout EditOutcome
  ) {
    let range = selected.isEmpty ? reach(of: motion) : selected
    let isBefore = range.upperBound == selection.head
    if !range.isEmpty, !isSecure {
      let killed = String(text[index(range.lowerBound)..<index(range.upperBound)])
      if last == .kill { killRing.extend(killed, before: isBefore) } else { killRing.push(killed) }
    }
    delete(range, &outcome)
    if !outcome.isRefused || last == .kill { previous = .kill }
  }

  private mutating func cut(_ outcome: inout EditOutcome) {
    copy(&outcome)
    if !outcome.isRefused { delete(selected, &outcome) }
  }

  private mutating func copy(_ outcome: inout EditOutcome) {
    guard !selected.isEmpty, !isSecure else {
      outcome.isRefused = true
      return
    }
    outcome.clipboard = String(text[index(selected.lowerBound)..<index(selected.upperBound)])
  }

  private mutating func transpose(_ outcome: inout EditOutcome) {
    let second = min(selection.head, count - 1)
    guard second > 0 else {
      outcome.isRefused = true
      return
    }
    let range = (second - 1)..<(second + 1)
    let middle = index(second)
    let exchanged =
      String(text[middle..<index(second + 1)]) + text[index(second - 1)..<middle]
    if rules.allow(replacing(range, with: exchanged)) {
      replace(range, with: exchanged, as: nil, &outcome)
    } else {
      outcome.isRefused = true
    }
  }

  /// What deleting to where a motion leads takes.
  private func reach(of motion: EditMotion) -> Range<Int> {
    let target = target(of: motion)
    return min(target, selection.head)..<max(target, selection.head)
  }

  // MARK: End

  private mutating func submit(_ outcome: inout EditOutcome) {
    finish(&outcome)
    if rules.requiresText, text.isEmpty {
      outcome.isRefused = true
    } else {
      outcome.isSubmitted = true
    }
  }

  private mutating func finish(_ outcome: inout EditOutcome) {
    history.close()
    let finished = rules.finished(text)
    if finished.utf8.count == text.utf8.count { return }
    let before = selection
    let dropped = text.prefix(while: \.isWhitespace).count
    replace(0..<count, with: finished, as: nil, &outcome)
    selection = EditSelection(
      anchor: min(max(before.anchor - dropped, 0), count),
      head: min(max(before.head - dropped, 0), count))
  }
}

extension EditMotion {
  /// Whether the motion leads over one cluster.
  fileprivate var isOfOneCluster: Bool {
    switch self {
    case .backward, .forward, .left, .right: true
    default: false
    }
  }
}
