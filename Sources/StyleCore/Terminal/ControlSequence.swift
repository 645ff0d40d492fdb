/// The byte strings that a terminal obeys, by name (xterm's control sequences).
enum ControlSequence {
  /// Begins a sequence with parameters.
  static let introducer: StaticString = "\u{1B}["
  /// Ends a sequence that selects a graphic rendition.
  static let renditionEnd: StaticString = "m"
  /// Back to the terminal's own colours, without attributes.
  static let resetRendition: StaticString = "\u{1B}[0m"
  /// The same in the fewest bytes.
  static let initialRendition: StaticString = "\u{1B}[m"
  /// Erases from the cursor to the end of its row, in the ground that is set.
  static let eraseToEndOfLine: StaticString = "\u{1B}[K"
  /// Erases the screen in the terminal's own colours and goes to its upper left corner.
  static let clearScreen: StaticString = "\u{1B}[m\u{1B}[H\u{1B}[2J"
  /// Shows the cursor.
  static let showCursor: StaticString = "\u{1B}[?25h"
  /// Hides the cursor.
  static let hideCursor: StaticString = "\u{1B}[?25l"
  /// Begins a synchronized update, of which a terminal shows nothing before its end.
  static let beginUpdate: StaticString = "\u{1B}[?2026h"
  /// Ends a synchronized update.
  static let endUpdate: StaticString = "\u{1B}[?2026l"

  /// Each attribute with the parameters that turn it on and off; bold and dim go off together.
  static let attributes: [(attribute: CellAttributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}
