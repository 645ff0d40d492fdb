/// The cells that differ between two canvases, those that change alike told together.
///
/// ```
/// row 0, columns 3–17: fg #a3f307 → #ff0000
/// row 1, column 4: "a" → "b"
/// rows 1–3, column 0: bg default → #ffcc00, none → bold
/// ```
///
/// Only cells that lie in both canvases are compared. A run of cells that each change from and to
/// another colour, as a gradient does, gives the first and the last: `fg #a3f307…#e2f705 → …`.
public struct CanvasDiffReport: Hashable, Sendable {
  /// Neighbouring cells that change alike.
  public struct Run: Hashable, Sendable {
    /// The rows, counted from 0; more than one where each changes alike.
    public let rows: ClosedRange<Int>
    /// The columns, counted from 0.
    public let columns: ClosedRange<Int>
    /// What changes, as in `fg #a3f307 → #ff0000, "a" → "b"`.
    public let change: String
  }

  /// The runs from top to bottom, left to right.
  public let runs: [Run]

  /// How many cells changed.
  public var cellCount: Int { runs.reduce(0) { $0 + $1.rows.count * $1.columns.count } }

  /// Compares two canvases.
  public init(from old: Canvas, to new: Canvas) {
    var stretches: [Stretch] = []
    // Where the stretches that reach down to the row above lie in `stretches`.
    var above: [Stretch.Column: Int] = [:]
    for y in 0..<min(old.height, new.height) {
      var current: [Stretch.Column: Int] = [:]
      for stretch in Self.stretches(ofRow: y, from: old, to: new) {
        if let column = stretch.column {
          if let index = above[column] {
            stretches[index].rows = stretches[index].rows.lowerBound...y
            current[column] = index
            continue
          }
          current[column] = stretches.count
        }
        stretches.append(stretch)
      }
      above = current
    }
    runs = stretches.map(\.run)
  }

  /// One line a run, at most `limit` of them, and then how much is left out.
  public func lines(limit: Int = 20) -> [String] {
    var lines = runs.prefix(max(limit, 0)).map(\.description)
    let rest = runs.dropFirst(max(limit, 0))
    if !rest.isEmpty {
      let cells = rest.reduce(0) { $0 + $1.rows.count * $1.columns.count }
      lines.append("… and \(cells) more cells in \(rest.count) more places")
    }
    return lines
  }
}

extension CanvasDiffReport.Run: CustomStringConvertible {
  /// Where and what, as in `row 0, columns 3–17: fg #a3f307 → #ff0000`.
  public var description: String {
    "\(Self.place("row", rows)), \(Self.place("column", columns)): \(change)"
  }

  private static func place(_ noun: String, _ range: ClosedRange<Int>) -> String {
    range.count == 1
      ? "\(noun) \(range.lowerBound)" : "\(noun)s \(range.lowerBound)–\(range.upperBound)"
  }
}

// MARK: - Comparing

/// What changes in one cell apart from its text; `nil` for what stays.
private struct CellChange: Hashable {
  struct Step<Value: Hashable>: Hashable {
    var old: Value
    var new: Value

    init?(_ old: Value, _ new: Value) {
      if old == new { return nil }
      self.old = old
      self.new = new
    }
  }

  var foreground: Step<RGBA>?
  var background: Step<RGBA>?
  var attributes: Step<CellAttributes>?
  var width: Step<UInt8>?
  var hasOtherText: Bool

  init(from old: Cell, to new: Cell, hasOtherText: Bool) {
    foreground = Step(old.foreground, new.foreground)
    background = Step(old.background, new.background)
    attributes = Step(old.attributes, new.attributes)
    // Another text has another width as a matter of course.
    width = hasOtherText ? nil : Step(old.width, new.width)
    self.hasOtherText = hasOtherText
  }

  var isEmpty: Bool {
    foreground == nil && background == nil && attributes == nil && width == nil && !hasOtherText
  }

  /// Whether the same colours change, to whatever values, and nothing else does.
  func isOfOneKind(with other: CellChange) -> Bool {
    func isOnlyColor(_ change: CellChange) -> Bool {
      change.attributes == nil && change.width == nil && !change.hasOtherText
    }
    return isOnlyColor(self) && isOnlyColor(other)
      && (foreground == nil) == (other.foreground == nil)
      && (background == nil) == (other.background == nil)
  }
}

/// Cells side by side that go into one line of the report.
private struct Stretch {
  /// What the same stretch one row further down has in common with it.
  struct Column: Hashable {
    var columns: ClosedRange<Int>
    var change: CellChange
  }

  var rows: ClosedRange<Int>
  var columns: ClosedRange<Int>
  var first: CellChange
  var last: CellChange
  var oldText = ""
  var newText = ""

  /// `nil` for a stretch that stands for itself only.
  var column: Column? {
    first == last && !first.hasOtherText ? Column(columns: columns, change: first) : nil
  }

  var run: CanvasDiffReport.Run {
    CanvasDiffReport.Run(rows: rows, columns: columns, change: change)
  }

  private var change: String {
    var parts: [String] = []
    if first.hasOtherText {
      parts.append("\(SnapshotText.quoted(oldText)) → \(SnapshotText.quoted(newText))")
    }
    if let start = first.foreground, let end = last.foreground {
      parts.append("fg \(Self.colors(start.old, end.old)) → \(Self.colors(start.new, end.new))")
    }
    if let start = first.background, let end = last.background {
      parts.append("bg \(Self.colors(start.old, end.old)) → \(Self.colors(start.new, end.new))")
    }
    if let step = first.attributes {
      parts.append("\(Self.names(step.old)) → \(Self.names(step.new))")
    }
    if let step = first.width { parts.append("width \(step.old) → \(step.new)") }
    return parts.joined(separator: ", ")
  }

  private static func colors(_ first: RGBA, _ last: RGBA) -> String {
    first == last ? color(first) : "\(color(first))…\(color(last))"
  }

  private static func color(_ color: RGBA) -> String {
    color == .clear ? "default" : color.description
  }

  private static func names(_ attributes: CellAttributes) -> String {
    attributes.isEmpty ? "none" : SnapshotLook.names(of: attributes)
  }
}

extension CanvasDiffReport {
  private static func stretches(ofRow y: Int, from old: Canvas, to new: Canvas) -> [Stretch] {
    var stretches: [Stretch] = []
    for x in 0..<min(old.width, new.width) {
      let (oldCell, newCell) = (old[x, y], new[x, y])
      let oldText = old.text(of: oldCell.glyph)
      let newText = new.text(of: newCell.glyph)
      let change = CellChange(
        from: oldCell, to: newCell, hasOtherText: !oldText.utf8.elementsEqual(newText.utf8))
      if change.isEmpty { continue }
      if let last = stretches.indices.last, stretches[last].columns.upperBound == x - 1,
        stretches[last].first == change && stretches[last].last == change
      {
        stretches[last].columns = stretches[last].columns.lowerBound...x
        stretches[last].oldText += oldText
        stretches[last].newText += newText
      } else {
        stretches.append(
          Stretch(
            rows: y...y, columns: x...x, first: change, last: change, oldText: oldText,
            newText: newText))
      }
    }
    return joiningShades(stretches)
  }

  /// Joins neighbouring single cells whose colours change, each to and from its own.
  private static func joiningShades(_ stretches: [Stretch]) -> [Stretch] {
    var joined: [Stretch] = []
    var isShade = false
    for stretch in stretches {
      let isSingle = stretch.columns.count == 1
      if let last = joined.indices.last, isShade, isSingle,
        joined[last].columns.upperBound == stretch.columns.lowerBound - 1,
        joined[last].last.isOfOneKind(with: stretch.first)
      {
        joined[last].columns = joined[last].columns.lowerBound...stretch.columns.upperBound
        joined[last].last = stretch.last
      } else {
        joined.append(stretch)
        isShade = isSingle
      }
    }
    return joined
  }
}
