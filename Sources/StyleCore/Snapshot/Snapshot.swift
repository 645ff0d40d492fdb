/// One canvas as a text file that a person can review and a program can read back without loss.
///
/// ```
/// stylebook snapshot 1
/// style: underlined(border-color: #c0c0c0)
/// state: editing
/// size: 12x2
/// caret: 6,0
///
/// |apples      |
/// |▁▁▁▁▁▁▁▁▁▁▁▁|
///
/// |aaaaaa......| 0
/// |bbbbbbbbbbbb| 1
/// a  fg #000000  bold
/// b  fg #c0c0c0
/// end
/// ```
///
/// The header says what was drawn, in the caller's own words, then the size and the caret. Each row
/// of the picture stands between two bars, so that no editor can damage the spaces at its end. Below
/// it come the rows that have colours or attributes, one key a column under the glyphs with a dot
/// where there is nothing to say, each with its row number, and then what the keys mean. The last
/// line is `end`, so that a truncated file is noticed.
///
/// A row whose cells would run together when written side by side (two halves of a flag, a
/// combining mark alone, a control character) is written cell by cell instead:
///
/// ```
/// !🇩|🇪|\u{301}| !
/// ```
///
/// There an empty cell is the second half of the wide glyph before it, `\|`, `\\` and `\=` are the
/// characters themselves, and `=2` behind a cell gives the columns it claims where they are not
/// plain to see.
public struct Snapshot: Hashable, Sendable {
  /// One line of the header.
  public struct Field: Hashable, Sendable {
    /// What the line tells, such as `style`; any text.
    public var key: String
    /// What it says; any text.
    public var value: String

    /// Makes a line from what it tells and what it says.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What was drawn and how, in the order in which it is printed.
  public var header: [Field]
  /// What it looks like.
  public var canvas: Canvas

  /// Makes a snapshot of a canvas; a caret outside it is left out, as no file may have one there.
  public init(of canvas: Canvas, header: [Field] = []) {
    self.canvas = canvas
    self.header = header
    if let caret = canvas.caret,
      !(0..<canvas.width ~= caret.x && 0..<canvas.height ~= caret.y)
    {
      self.canvas.caret = nil
    }
  }

  /// The version of the format that is printed, and the newest that is understood.
  public static let version = 1

  /// The most columns, and the most rows, that a file may claim.
  ///
  /// A larger canvas prints, but what it prints is refused when it is read.
  public static let maximumLength = 10_000
}
