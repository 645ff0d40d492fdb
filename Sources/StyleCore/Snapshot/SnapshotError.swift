/// Why a text is not a snapshot, and on which line.
public struct SnapshotError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Error, Hashable {
    /// The first line is not that of a snapshot.
    case notASnapshot
    /// The file was written by a later version of the format than ``Snapshot/version``.
    case newerVersion(String)
    /// The line holds bytes that are not UTF-8.
    case notUTF8
    /// The line is not `key: value`.
    case malformedField
    /// A line that the format needs is not there.
    case missingKey(String)
    /// The format's own key stands there twice.
    case duplicateKey(String)
    /// A key behind `size` that the format does not have, or one of its own in the wrong place.
    case unknownKey(String)
    /// The value of one of the format's own keys does not read as it must.
    case malformedValue(key: String, expected: String)
    /// An empty line between two parts is not there.
    case missingSeparator(before: String)
    /// The picture has fewer rows than the size says.
    case missingRows(found: Int, expected: Int)
    /// The row of the picture does not stand between bars or is wrongly escaped.
    case malformedRow(Int, reason: String)
    /// The row of the picture has another width than the size says.
    case wrongWidth(row: Int, found: Int, expected: Int)
    /// The line is neither a row of keys, a legend nor the end.
    case malformedKeys(reason: String)
    /// The row of keys has another width than the size says.
    case wrongKeyCount(row: Int, found: Int, expected: Int)
    /// The row of keys is not below the one before, or not in the picture.
    case misplacedKeys(row: Int)
    /// No legend tells what the key means.
    case missingLegend(key: String)
    /// The legend's key stands nowhere.
    case unusedLegend(key: String)
    /// The key has a legend already.
    case duplicateLegend(key: String)
    /// The legend does not read as a list of colours and attributes.
    case malformedLegend(reason: String)
    /// What should be a colour is none.
    case badColor(String)
    /// The text stops without the line `end`.
    case missingEnd
    /// Something follows the line `end`.
    case textBehindEnd
  }

  /// The line, counted from 1; one past the last where something is missing.
  public let line: Int
  /// What is wrong there.
  public let problem: Problem

  /// Makes an error about a line, counted from 1.
  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What is wrong, in one sentence without the line.
  public var reason: String {
    switch problem {
    case .notASnapshot: "not a snapshot: the first line should be ‘stylebook snapshot 1’"
    case .newerVersion(let version):
      """
      written in version \(version) of the snapshot format; this program understands version \
      \(Snapshot.version)
      """
    case .notUTF8: "the line is not UTF-8 text"
    case .malformedField: "a line of the header should read ‘key: value’"
    case .missingKey(let key): "the header has no ‘\(key)’"
    case .duplicateKey(let key): "‘\(key)’ is given twice"
    case .unknownKey(let key):
      "‘\(key)’ does not belong here: behind ‘size’ only ‘caret’ may follow"
    case .malformedValue(let key, let expected): "‘\(key)’ should be \(expected)"
    case .missingSeparator(let part): "an empty line should stand before \(part)"
    case .missingRows(let found, let expected):
      "the picture stops after \(found) of \(expected) rows"
    case .malformedRow(let row, let reason): "row \(row) of the picture \(reason)"
    case .wrongWidth(let row, let found, let expected):
      "row \(row) of the picture is \(found) columns wide instead of \(expected)"
    case .malformedKeys(let reason): reason
    case .wrongKeyCount(let row, let found, let expected):
      "the keys of row \(row) cover \(found) columns instead of \(expected)"
    case .misplacedKeys(let row):
      "keys of row \(row) here: rows of keys go downwards and stay inside the picture"
    case .missingLegend(let key): "no legend tells what the key ‘\(key)’ means"
    case .unusedLegend(let key): "the key ‘\(key)’ is explained but stands nowhere"
    case .duplicateLegend(let key): "the key ‘\(key)’ is explained twice"
    case .malformedLegend(let reason): reason
    case .badColor(let text):
      "‘\(VisibleText.line(QuotedText.cut(text)))’ is not a colour such as #a3f307"
    case .missingEnd: "the text stops without the line ‘end’; it may have been cut short"
    case .textBehindEnd: "nothing may follow the line ‘end’"
    }
  }
}

extension SnapshotError: CustomStringConvertible {
  /// The line and what is wrong there, as in `line 7: the key ‘c’ is explained twice`.
  public var description: String { "line \(line): \(reason)" }
}
