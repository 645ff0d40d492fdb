/// The text of one field while a person edits it: caret, selection, scrolling, history and kills.
///
/// ```
/// var field = TextEditing("Hello 世界")
/// field.apply(.move(.wordBackward, extending: true))   // Hello [世界]
/// field.apply(.insert("you"))                          // Hello you|
/// field.apply(.undo)                                   // Hello [世界]
/// ```
///
/// Offsets count grapheme clusters. The anchor and the caret always stand between two of them: where a
/// change joins its text to what stands beside it, as a mark behind a letter or half a flag beside
/// another half does, a place that came to lie within a cluster is its end. History keeps bytes, so
/// that undoing takes clusters apart again as they were.
///
/// What is typed, pasted and yanked comes in clean (see ``IncomingText``) and by the field's rules. The
/// text that the field begins with is kept as it is, whatever is in it. A secure field shows a bullet
/// a cluster, gives nothing to the clipboard and the kill ring, and has one word.
///
/// A column is one of the window of ``width`` columns that the field shows; see ``VisualOrder`` for
/// where carets are in text that runs from the right.
package struct TextEditing: Hashable, Sendable {
  /// The text.
  package internal(set) var text: String
  /// The caret, and where the selection began.
  package internal(set) var selection: EditSelection
  /// How many grapheme clusters the text has.
  package internal(set) var count: Int
  /// Whether the text is kept from being seen.
  package var isSecure: Bool
  /// What the field takes.
  package var rules: InputRules
  /// What was killed, here or in other fields.
  package var killRing = KillRing()
  /// The columns in which the field shows its text, if they are known.
  package var width: Int? {
    didSet { if width != oldValue { settleScroll() } }
  }
  /// The columns of the line that are out of sight at the left; 0 while no width is known.
  package private(set) var scroll = 0

  var history = EditHistory()
  var previous = Previous.other

  /// What the last command was, as far as the next one asks.
  enum Previous: Hashable, Sendable {
    case other
    case kill
    /// The entry of the ring.
    case yank(Int)
    /// The word selected first.
    case word(Range<Int>)
  }

  /// Makes the state of a field whose caret is behind its text.
  package init(_ text: String, isSecure: Bool = false, rules: InputRules = InputRules()) {
    self.text = text
    self.isSecure = isSecure
    self.rules = rules
    count = text.count
    selection = EditSelection(at: count)
  }

  /// The selected clusters; empty for none.
  package var selected: Range<Int> { selection.range }

  /// Does what a command says and tells what came of it.
  @discardableResult
  package mutating func apply(_ command: EditCommand) -> EditOutcome {
    var outcome = EditOutcome()
    let before = selection
    let last = previous
    previous = .other
    perform(command, after: last, &outcome)
    outcome.selectionChanged = selection != before
    if outcome.textChanged || outcome.selectionChanged { settleScroll() }
    return outcome
  }

  private mutating func settleScroll() {
    guard let width, width > 0 else {
      scroll = 0
      return
    }
    let line = EditedLine(self)
    scroll = line.order.scroll(
      from: scroll, caret: line.place(of: selection.head), width: width)
  }
}

extension TextEditing {
  /// The caret's column in the window; where the caret stands on the screen, less this, is where the
  /// window begins.
  package var caretColumn: Int {
    let line = EditedLine(self)
    return line.order.column(of: line.place(of: selection.head)) - scroll
  }

  /// What a view shows of this (see ``View/fieldActivity(_:)``).
  package func activity(elapsed: Double = .infinity) -> FieldActivity {
    var activity = FieldActivity(
      isFocused: true, caret: selection.head, selection: selected, elapsed: elapsed)
    activity.scroll = width == nil ? nil : scroll
    return activity
  }
}

extension TextEditing: CustomStringConvertible {
  /// The text with `|` at the caret and brackets around the selection: `say [hello|] now`; bullets
  /// instead of a secret.
  package var description: String {
    var pieces = (isSecure ? String(repeating: "•", count: count) : text).map { String($0) }
    pieces.append("")
    if selected.isEmpty {
      pieces[selection.head] = "|" + pieces[selection.head]
    } else {
      let isForward = selection.head == selected.upperBound
      pieces[selected.upperBound] = (isForward ? "|]" : "]") + pieces[selected.upperBound]
      pieces[selected.lowerBound] = (isForward ? "[" : "[|") + pieces[selected.lowerBound]
    }
    return pieces.joined()
  }
}
