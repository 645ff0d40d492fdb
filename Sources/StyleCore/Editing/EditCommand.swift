/// What a person does to the text of a field.
///
/// Keys and mouse buttons become commands elsewhere.
package enum EditCommand: Hashable, Sendable {
  // MARK: Text that comes

  /// Types text over the selection.
  case insert(String)
  /// Puts text from outside over the selection; line ends in it become spaces.
  case paste(String)
  /// Puts a text in place of all there is, as a suggestion or a clear button does.
  case replaceText(String)
  /// Inserts what was killed last.
  case yank
  /// Right after a yank, puts what was killed before that in its place.
  case yankPop

  // MARK: Text that goes

  /// Deletes the selection, or from the caret to where a motion leads.
  case delete(EditMotion)
  /// The same, and keeps what is deleted for ``yank``; kills in a row are kept as one.
  case kill(EditMotion)
  /// Deletes the selection and hands it to the clipboard.
  case cut
  /// Hands the selection to the clipboard.
  case copy
  /// Exchanges the clusters before and behind the caret, or the last two at the end.
  case transpose

  // MARK: Caret and selection

  /// Moves the caret; extends the selection from where it began, or lets it go.
  case move(EditMotion, extending: Bool = false)
  /// Selects all.
  case selectAll
  /// Puts the caret in a column of the window, as a click does.
  case place(column: Int)
  /// Extends the selection to a column of the window, as a drag or a click with Shift does; by words
  /// where it began with ``selectWord(column:)``.
  case extend(column: Int)
  /// Selects the word in a column of the window, as a double click does.
  case selectWord(column: Int)

  // MARK: History and end

  /// Takes the last step back.
  case undo
  /// Does again what was undone last.
  case redo
  /// Presses Return.
  case submit
  /// Leaves the field.
  case endEditing
}

/// Where a caret goes.
package enum EditMotion: Hashable, Sendable, CaseIterable {
  /// To the cluster before or behind, in the text.
  case backward, forward
  /// To the cluster on the left or the right, on the screen.
  case left, right
  /// To the start of the word before, or to the end of the word behind.
  case wordBackward, wordForward
  /// By a word in the line's direction, or against it, whichever leads to that side.
  case wordLeft, wordRight
  /// To the start or the end of the text.
  case start, end
}

/// What came of a command.
package struct EditOutcome: Hashable, Sendable {
  /// Whether the text is another one.
  package var textChanged = false
  /// Whether the caret or the selection is.
  package var selectionChanged = false
  /// Whether the text is handed in.
  package var isSubmitted = false
  /// What the clipboard is to hold.
  package var clipboard: String?
  /// Whether the command, or a part of the text that came, was not taken: the bell rings.
  package var isRefused = false

  /// Makes the outcome of a command that did nothing.
  package init() {}
}
