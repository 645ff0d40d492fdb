/// The byte strings that a terminal obeys, by name (xterm's control sequences).
enum ControlSequence {
  /// Begins a sequence with parameters.
  static let introducer: StaticString = "\u{1B}["
  /// Ends a sequence that selects a graphic rendition.
  static let renditionEnd: StaticString = "m"
  /// Back to the terminal's own colours, without attributes.
  static let resetRendition: StaticString = "\u{1B}[0m"

  /// Each attribute with the parameters that turn it on and off; bold and dim go off together.
  static let attributes: [(attribute: CellAttributes, on: UInt8, off: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}
