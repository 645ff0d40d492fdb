/// The lines that two texts share and those that only one of them has.
///
/// ```
///   |╭────────╮|
/// - |│ apple  │|
/// + |│ apples │|
///   |╰────────╯|
/// ```
public struct LineDiff: Hashable, Sendable {
  /// A line and the texts it stands in.
  public enum Line: Hashable, Sendable {
    /// In both texts.
    case kept(String)
    /// In the old text only.
    case removed(String)
    /// In the new text only.
    case added(String)
  }

  /// All lines, in order; of a changed stretch the removed ones first.
  public let lines: [Line]

  /// Compares two texts line by line, byte for byte.
  ///
  /// Finds the least difference, but for stretches of more than `largestTable` pairs of lines
  /// between the common beginning and end, which count as changed altogether.
  public init(from old: [String], to new: [String]) {
    let (old, new) = (old.map { Array($0.utf8) }, new.map { Array($0.utf8) })
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let oldMiddle = old[prefix..<old.count - suffix]
    let newMiddle = new[prefix..<new.count - suffix]

    var lines = old[..<prefix].map { Line.kept(Self.text($0)) }
    lines += Self.compare(Array(oldMiddle), Array(newMiddle))
    lines += old[(old.count - suffix)...].map { Line.kept(Self.text($0)) }
    self.lines = lines
  }

  /// How many pairs of lines are weighed at most.
  static let largestTable = 1_000_000

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Walks along the longest common subsequence.
  private static func compare(_ old: [[UInt8]], _ new: [[UInt8]]) -> [Line] {
    let columns = new.count + 1
    guard old.count * new.count <= largestTable else {
      return old.map { .removed(text($0)) } + new.map { .added(text($0)) }
    }
    // How long a common subsequence the lines from (i, j) on have.
    var lengths = Array(repeating: Int32(0), count: (old.count + 1) * columns)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let here = i * columns + j
        lengths[here] =
          old[i] == new[j]
          ? lengths[here + columns + 1] + 1 : max(lengths[here + columns], lengths[here + 1])
      }
    }
    var lines: [Line] = []
    var added: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      let here = i * columns + j
      if i < old.count, j < new.count, old[i] == new[j] {
        lines += added + [.kept(text(old[i]))]
        added = []
        (i, j) = (i + 1, j + 1)
      } else if j == new.count || i < old.count && lengths[here + columns] >= lengths[here + 1] {
        lines.append(.removed(text(old[i])))
        i += 1
      } else {
        added.append(.added(text(new[j])))
        j += 1
      }
    }
    return lines + added
  }

  /// Whether both texts are the same.
  public var isEmpty: Bool { !lines.contains { !$0.isKept } }

  /// The changed lines behind `-` and `+`, each with the given number of shared lines around it;
  /// `…` stands where lines are left out between two changes.
  public func description(context: Int) -> String {
    let changed = lines.indices.filter { !lines[$0].isKept }
    var text: [String] = []
    var last: Int?
    for index in changed {
      let start = max(index - max(context, 0), last.map { $0 + 1 } ?? 0)
      let end = min(index + max(context, 0), lines.count - 1)
      guard start <= end else { continue }
      if let last, start > last + 1 { text.append("  …") }
      text += lines[start...end].map(\.description)
      last = end
    }
    return text.joined(separator: "\n")
  }
}

extension LineDiff: CustomStringConvertible {
  /// The changed lines with two shared lines around each change; empty where nothing changed.
  public var description: String { description(context: 2) }
}

extension LineDiff.Line: CustomStringConvertible {
  /// Whether the line stands in both texts.
  public var isKept: Bool {
    if case .kept = self { true } else { false }
  }

  /// The line behind `-`, `+` or a space.
  public var description: String {
    switch self {
    case .kept(let text): "  \(text)"
    case .removed(let text): "- \(text)"
    case .added(let text): "+ \(text)"
    }
  }
}
