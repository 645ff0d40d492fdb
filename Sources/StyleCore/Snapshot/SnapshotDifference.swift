/// What differs between two snapshots, as a person reads it.
///
/// ```
/// header:
/// - state: editing
/// + state: error
/// picture:
///   |╭────────╮|
/// - |│ apple  │|
/// + |│ apples │|
///   |╰────────╯|
/// cells:
///   row 0, columns 0–9: fg #a3f307 → #ff3b30
///   row 1, column 7: " " → "s"
/// ```
public struct SnapshotDifference: Hashable, Sendable {
  /// What was recorded.
  public let old: Snapshot
  /// What was drawn now.
  public let new: Snapshot

  /// Compares what was recorded with what was drawn now.
  public init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
  }

  /// Whether both are the same.
  public var isEmpty: Bool { old == new }

  /// The report, with at most `limit` lines of changed cells; `showsPicture` says whether the rows of
  /// the picture that differ are part of it.
  public func report(limit: Int = 20, showsPicture: Bool = true) -> String {
    var lines: [String] = []
    let header = LineDiff(from: old.headerLines, to: new.headerLines)
    if !header.isEmpty { lines += ["header:", header.description(context: 0)] }
    if old.canvas.size != new.canvas.size {
      lines.append("size: \(Self.text(old.canvas.size)) → \(Self.text(new.canvas.size))")
    }
    if old.canvas.caret != new.canvas.caret {
      lines.append("caret: \(Self.text(old.canvas.caret)) → \(Self.text(new.canvas.caret))")
    }
    let picture = showsPicture ? LineDiff(from: old.pictureLines, to: new.pictureLines) : nil
    if let picture, !picture.isEmpty { lines += ["picture:", picture.description] }
    let cells = CanvasDiffReport(from: old.canvas, to: new.canvas)
    if !cells.runs.isEmpty {
      lines.append("cells:")
      lines += cells.lines(limit: limit).map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ size: CellSize) -> String { "\(size.width)x\(size.height)" }

  private static func text(_ caret: CellPoint?) -> String {
    caret.map { "\($0.x),\($0.y)" } ?? "none"
  }
}

extension SnapshotDifference: CustomStringConvertible {
  /// The report with at most 20 lines of changed cells; empty where both are the same.
  public var description: String { report() }
}

extension Snapshot {
  /// The caller's lines of the header as they are printed.
  fileprivate var headerLines: [String] {
    header.map { field in
      var bytes: [UInt8] = []
      SnapshotText.append(field, to: &bytes)
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
  }

  /// The rows of the picture as they are printed.
  fileprivate var pictureLines: [String] {
    (0..<canvas.height).map { y in
      var bytes: [UInt8] = []
      SnapshotRow.append(row: y, of: canvas, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
