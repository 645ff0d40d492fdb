import StyleCore
import StyleSnapshots

extension SnapshotReport {
  /// The name and the version by which a report is known.
  private static let title = "stylebook snapshot report"
  private static let version = 1

  /// The report for programs; ``init(readingFile:)`` reads it.
  ///
  /// ```json
  /// {
  ///   "format": "stylebook snapshot report",
  ///   "version": 1,
  ///   "folder": "Snapshots",
  ///   "words": ["--width=30"],
  ///   "narrowed": false,
  ///   "shard": "1/3",
  ///   "snapshots": [
  ///     {"name": "search/editing-dark", "file": "…", "outcome": "different", "detail": "…"}
  ///   ],
  ///   "orphans": []
  /// }
  /// ```
  var json: String {
    let snapshots = entries.map { entry in
      var members: [JSONValue.Member] = [
        .init("name", .string(entry.name)), .init("file", .string(entry.file)),
        .init("outcome", .string(entry.outcome.rawValue)),
      ]
      if !entry.detail.isEmpty { members.append(.init("detail", .string(entry.detail))) }
      return JSONValue.object(members)
    }
    var members: [JSONValue.Member] = [
      .init("format", .string(Self.title)), .init("version", .number(Double(Self.version))),
      .init("folder", .string(folder)), .init("words", .array(words.map { .string($0) })),
      .init("narrowed", .flag(isNarrowed)),
    ]
    if let shard { members.append(.init("shard", .string(shard.description))) }
    members.append(.init("snapshots", .array(snapshots)))
    members.append(.init("orphans", .array(orphans.map { .string($0) })))
    return "\(JSONValue.object(members))\n"
  }

  /// Reads a report that ``json`` has written.
  init(readingFile path: String) throws(Failure) {
    let bytes = try attempt { () throws(SnapshotStoreError) in
      try SnapshotStore.contents(ofFile: path)
    }
    guard let bytes else { throw .reports("there is no file \(path)") }
    guard let report = SnapshotReport(bytes) else {
      throw .reports("\(path) is not a whole report of snapshot verify --report json")
    }
    self = report
  }

  /// Reads a report; nil for anything else, and for a part of one.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.value(), value["format"].text == Self.title,
      value["version"].integer == Self.version, case .flag(let isNarrowed) = value["narrowed"],
      case .array(let words) = value["words"], case .array(let snapshots) = value["snapshots"]
    else { return nil }
    var shard: SnapshotShard?
    if case .text(let text) = value["shard"] {
      shard = SnapshotShard(text)
      if shard == nil { return nil }
    }
    var entries: [Entry] = []
    for snapshot in snapshots {
      guard let outcome = Outcome(rawValue: snapshot["outcome"].text),
        !snapshot["name"].text.isEmpty
      else { return nil }
      entries.append(
        Entry(
          name: snapshot["name"].text, file: snapshot["file"].text, outcome: outcome,
          detail: snapshot["detail"].text))
    }
    self.init(
      folder: value["folder"].text, words: words.map(\.text), isNarrowed: isNarrowed, shard: shard,
      entries: entries, orphans: value["orphans"].elements.map(\.text))
  }
}
