import StyleCore

/// What came of verifying a folder of snapshots, or a part of it.
struct SnapshotReport: Hashable {
  /// What came of one snapshot.
  enum Outcome: String, CaseIterable {
    case matching
    case different
    case missing
    case unreadable
    case notDrawn = "not drawn"
  }

  /// One snapshot.
  struct Entry: Hashable {
    /// Its name.
    var name: String
    /// The path of its file.
    var file: String
    /// What came of it.
    var outcome = Outcome.notDrawn
    /// What differs, or what is wrong with the file; several lines.
    var detail = ""

    /// What is printed of it: nothing where all is well.
    var lines: String {
      switch outcome {
      case .matching, .notDrawn, .unreadable: return ""
      case .different, .missing:
        let lines = detail.split(separator: "\n").map { "  \($0)\n" }
        return "\(outcome.rawValue)  \(name)\n\(lines.joined())"
      }
    }
  }

  /// The folder.
  var folder: String
  /// What was drawn, in words that are the same for every part of a run.
  var words: [String]
  /// Whether states, appearances, styles or names were left out.
  var isNarrowed: Bool
  /// Which part of the run this is; nil for all of it.
  var shard: SnapshotShard?
  /// What came of each snapshot, in the order in which they were drawn.
  var entries: [Entry] = []
  /// The files that belong to no snapshot, below the folder; known after a whole run only.
  var orphans: [String] = []

  /// Whether every snapshot that there is was visited, so that files of no other are orphans.
  var isWhole: Bool {
    shard == nil && !isNarrowed && !entries.contains { $0.outcome == .notDrawn }
  }

  /// Those of which there is something to say.
  var failures: [Entry] { entries.filter { $0.outcome != .matching } }

  /// How a command that has it as its result ends.
  ///
  /// What was not drawn is told of its plugin.
  var exitCode: ExitCode {
    let outcomes = Set(entries.map(\.outcome))
    if outcomes.contains(.unreadable) { return .badInput }
    return outcomes.isSubset(of: [.matching, .notDrawn]) ? .success : .difference
  }

  /// Such as: 96 snapshots: 95 matching, 1 different.
  var sentence: String {
    var tally = SnapshotTally()
    for entry in entries { tally.add(entry.outcome.rawValue) }
    return tally.sentence
  }

  /// Joins the parts of one run, and nothing else.
  ///
  /// Throws a ``Failure`` where the parts are of different runs, one is there twice or one is not
  /// there.
  init(merging reports: [SnapshotReport], named names: [String]) throws(Failure) {
    guard let first = reports.first, let name = names.first else { throw .missingReports }
    if reports.count == 1, first.shard == nil {
      self = first
      return
    }
    var seen: [Int: String] = [:]
    let count = first.shard?.count ?? 1
    for (report, path) in zip(reports, names) {
      guard let shard = report.shard, shard.count == count, report.words == first.words,
        report.isNarrowed == first.isNarrowed
      else { throw .reports("\(path) and \(name) are not parts of one run") }
      if let other = seen.updateValue(path, forKey: shard.number) {
        throw .reports("\(other) and \(path) are both part \(shard)")
      }
    }
    let missing = (1...count).filter { seen[$0] == nil }
    if !missing.isEmpty {
      let parts = missing.map { "\($0)/\(count)" }
      throw .reports("there is no report of part \(Failure.list(parts, "and"))")
    }
    // The looks were dealt out one by one, and are gathered so.
    let parts = reports.sorted { ($0.shard?.number ?? 0) < ($1.shard?.number ?? 0) }.map(\.entries)
    var entries: [Entry] = []
    var names: Set<String> = []
    for index in 0..<(parts.map(\.count).max() ?? 0) {
      for part in parts where index < part.count {
        guard names.insert(part[index].name).inserted else {
          throw .reports("\(part[index].name) is in two parts")
        }
        entries.append(part[index])
      }
    }
    self.init(
      folder: first.folder, words: first.words, isNarrowed: first.isNarrowed, shard: nil,
      entries: entries)
  }

  init(
    folder: String, words: [String], isNarrowed: Bool, shard: SnapshotShard?,
    entries: [Entry] = [], orphans: [String] = []
  ) {
    self.folder = folder
    self.words = words
    self.isNarrowed = isNarrowed
    self.shard = shard
    self.entries = entries
    self.orphans = orphans
  }
}
