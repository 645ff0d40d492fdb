@testable import StyleCore

/// An editor without any cleverness, to hold the real one against: an array of characters, and every
/// text there ever was.
struct EditingModel {
  struct State: Equatable {
    var characters: [Character]
    var anchor: Int
    var head: Int

    static func == (a: State, b: State) -> Bool {
      // Characters of the same look are not the same bytes.
      a.anchor == b.anchor && a.head == b.head
        && Array(String(a.characters).unicodeScalars) == Array(String(b.characters).unicodeScalars)
    }
  }

  enum Run { case typing, backward, forward, other }

  var state: State
  var limit: Int?
  var past: [(before: State, after: State)] = []
  var future: [(before: State, after: State)] = []
  var kills: [String] = []
  var lastKilled = false
  var run = Run.other
  /// Where the next change must be to belong to the run, in bytes.
  var runEnd = -1
  var endsInSpace = false

  init(_ text: String, limit: Int?) {
    let characters = Array(text)
    state = State(characters: characters, anchor: characters.count, head: characters.count)
    self.limit = limit
  }

  var text: String { String(state.characters) }
  var range: Range<Int> {
    min(state.anchor, state.head)..<max(state.anchor, state.head)
  }

  /// Does what a command says and returns what goes to the clipboard.
  mutating func apply(_ command: EditCommand) -> String? {
    let hadKilled = lastKilled
    lastKilled = false
    switch command {
    case .insert(let string): insert(string, over: range, .typing)
    case .paste(let string): insert(string, over: range, .other)
    case .replaceText(let string):
      if string.isEmpty {
        delete(0..<state.characters.count, .other)
      } else {
        insert(string, over: 0..<state.characters.count, .other)
      }
    case .yank: if let last = kills.last { insert(last, over: range, .other) }
    case .delete(let motion):
      let reach = reach(motion)
      let isSingle = range.isEmpty && (motion == .backward || motion == .forward)
      delete(reach, !isSingle ? .other : motion == .backward ? .backward : .forward)
    case .kill(let motion):
      let reach = reach(motion)
      let killed = String(state.characters[reach])
      if killed.isEmpty {
        lastKilled = hadKilled
        break
      }
      if !hadKilled || kills.isEmpty {
        kills.append(killed)
      } else if reach.upperBound == state.head {
        kills[kills.count - 1] = killed + kills[kills.count - 1]
      } else {
        kills[kills.count - 1] += killed
      }
      delete(reach, .other)
      lastKilled = true
    case .cut:
      if range.isEmpty { break }
      let cut = String(state.characters[range])
      delete(range, .other)
      return cut
    case .copy: return range.isEmpty ? nil : String(state.characters[range])
    case .transpose:
      let second = min(state.head, state.characters.count - 1)
      if second < 1 { break }
      let pair = String([state.characters[second], state.characters[second - 1]])
      change((second - 1)..<(second + 1), pair, .other)
    case .move(let motion, let extending):
      run = .other
      if !extending, !range.isEmpty, motion == .backward || motion == .forward {
        state.head = motion == .backward ? range.lowerBound : range.upperBound
      } else {
        state.head = target(motion)
      }
      if !extending { state.anchor = state.head }
    case .selectAll:
      run = .other
      state.anchor = 0
      state.head = state.characters.count
    case .undo:
      guard let step = past.popLast() else { break }
      run = .other
      future.append(step)
      state = step.before
    case .redo:
      guard let step = future.popLast() else { break }
      run = .other
      past.append(step)
      state = step.after
    default: break
    }
    return nil
  }

  private mutating func insert(_ string: String, over range: Range<Int>, _ kind: Run) {
    var taken = IncomingText(string).text
    let before = String(state.characters[..<range.lowerBound])
    let after = String(state.characters[range.upperBound...])
    while let limit, !taken.isEmpty, (before + taken + after).count > limit { taken.removeLast() }
    if !taken.isEmpty { change(range, taken, kind) }
  }

  private mutating func delete(_ range: Range<Int>, _ kind: Run) {
    if !range.isEmpty { change(range, "", kind) }
  }

  private mutating func change(_ range: Range<Int>, _ string: String, _ kind: Run) {
    let old = state
    let before = String(state.characters[..<range.lowerBound])
    let removed = String(state.characters[range])
    let after = String(state.characters[range.upperBound...])
    state.characters = Array(before + string + after)
    state.head = (before + string).count
    state.anchor = state.head

    let changed = kind == .typing ? string : removed
    let near = kind == .backward ? changed.last : changed.first
    let far = kind == .backward ? changed.first : changed.last
    let start = kind == .backward ? (before + removed).utf8.count : before.utf8.count
    let joins =
      kind != .other && kind == run && start == runEnd && (kind != .typing || removed.isEmpty)
      && !(endsInSpace && near?.isWhitespace != true)
    if joins {
      past[past.count - 1].after = state
    } else {
      past.append((old, state))
      if past.count > EditHistory.limit { past.removeFirst() }
    }
    future = []
    run = kind
    runEnd = (before + string).utf8.count
    endsInSpace = far?.isWhitespace == true
  }

  private func reach(_ motion: EditMotion) -> Range<Int> {
    if !range.isEmpty { return range }
    let target = target(motion)
    return min(target, state.head)..<max(target, state.head)
  }

  private func target(_ motion: EditMotion) -> Int {
    let kinds = kinds
    var place = state.head
    switch motion {
    case .backward: return max(place - 1, 0)
    case .forward: return min(place + 1, kinds.count)
    case .start: return 0
    case .end: return kinds.count
    case .wordForward:
      while place < kinds.count, !kinds[place].isWord { place += 1 }
      let start = place
      while place < kinds.count, kinds[place] == kinds[start] { place += 1 }
      return place
    case .wordBackward:
      while place > 0, !kinds[place - 1].isWord { place -= 1 }
      let end = place
      while place > 0, kinds[place - 1] == kinds[end - 1] { place -= 1 }
      return place
    default: return place
    }
  }

  private var kinds: [WordBoundaries.Kind] {
    let plain = state.characters.map { WordBoundaries.Kind($0) }
    return plain.indices.map { index in
      let isInside =
        index > 0 && index + 1 < plain.count && plain[index - 1] == .word
        && plain[index + 1] == .word
      return isInside && ["'", "’"].contains(state.characters[index]) ? .word : plain[index]
    }
  }
}
