import StyleCore
import StyleSnapshots

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `snapshot prune`: removes the files that belong to no snapshot.
///
/// Which snapshots there are it learns from a whole run: its own and the last `verify` or `record`, or one
/// that has left a list or a report. Anything that casts doubt on the run, such as a plugin that does not build, ends it before
/// anything is removed.
@MainActor
struct SnapshotPruning {
  private let store: SnapshotStore
  private let isDryRun: Bool
  private let isReadOnly: Bool
  private let lists: [String]
  private let plan: SnapshotPlan

  /// Reads what is to be pruned.
  init(
    _ arguments: Arguments, store: SnapshotStore, expressions: [String], registry: StyleRegistry,
    isReadOnly: Bool
  ) throws(Failure) {
    lists = arguments.values(of: .visited)
    // What other expressions have left would look like files of nobody.
    if let expression = expressions.first { throw .unexpectedOperand(expression, .snapshot) }
    for option in [Option.state, .appearance] where arguments.has(option) {
      throw .optionOfOtherAction(option, action: "prune")
    }
    plan = try SnapshotPlan(arguments, expressions: [], registry: registry)
    self.store = store
    self.isReadOnly = isReadOnly
    isDryRun = arguments.has(.dryRun)
  }

  /// Removes the files, or only names them.
  func run(drawing: FieldDrawing, in surroundings: Surroundings) throws(Failure) -> ExitCode {
    if isReadOnly, !isDryRun { throw .readOnlyRun(action: "prune") }
    guard WholeFile(path: store.folder).exists else {
      throw .missingSnapshots(folder: store.folder)
    }
    if drawing.lacksPlugins { throw .notWhole("a plugin cannot be used") }
    // Listed first, so that what a run elsewhere adds meanwhile is none of these.
    let files = try attempt { () throws(SnapshotStoreError) in try store.files() }
    let visited = lists.isEmpty ? try draw(by: drawing) : try read(files)
    let kept = files.filter { !$0.isPending && visited.stems.contains(Self.stem($0)) }
    if kept.isEmpty, !files.isEmpty { throw .nothingVisited(folder: store.folder) }
    let orphans = files.filter { visited.lacks($0) }
    if lists.isEmpty { try ask(orphans) }

    var count = 0
    for file in orphans {
      if let time = visited.time, let changed = store.modified(file), changed > time {
        try surroundings.say("kept  \(VisibleText.line(file.path)), which is newer than the list\n")
        continue
      }
      if !isDryRun {
        try attempt { () throws(SnapshotStoreError) in try store.remove(file) }
      }
      try surroundings.say(
        "\(isDryRun ? "would remove" : "removed")  \(VisibleText.line(file.path))\n")
      count += 1
    }
    try surroundings.say(
      "\(count) \(count == 1 ? "file" : "files") of no snapshot, \(kept.count) kept.\n")
    return .success
  }

  /// Throws unless the last whole run in the folder has not visited these files either: where a plugin
  /// was left out, those of its styles look like files of nobody.
  private func ask(_ orphans: [SnapshotFile]) throws(Failure) {
    let known = try attempt { () throws(SnapshotStoreError) in try store.visited() }
    guard let known else {
      throw .notWhole(
        "no snapshot verify or record of everything was run in \(store.folder) before")
    }
    let owned = orphans.filter { !$0.isPending && known.contains($0.path) }
    if let first = owned.first {
      throw .notWhole(
        "the last whole run has visited \(first.path)"
          + (owned.count > 1 ? " and \(owned.count - 1) more" : "")
          + ", which this one does not draw; if it has all plugins, verify once more with the same "
          + "words")
    }
  }

  /// What a whole run has visited: the paths below the folder without their endings, and the time at
  /// which that was known, in seconds since 1970.
  private struct Visited {
    var stems: Set<String> = []
    var time: Int?
    /// Whether the run was a test suite's, which visits all kinds that it has.
    var isOfTests = false

    /// Whether a file is of no snapshot: not visited, and of a kind that was.
    func lacks(_ file: SnapshotFile) -> Bool {
      guard !stems.contains(SnapshotPruning.stem(file)) else { return false }
      return isOfTests || kinds.contains(SnapshotKind(ofPath: file.path))
    }

    private var kinds: Set<SnapshotKind> { Set(stems.map { SnapshotKind(ofPath: $0) }) }
  }

  nonisolated private static func stem(_ file: SnapshotFile) -> String { stem(file.path) }

  nonisolated private static func stem(_ path: String) -> String {
    path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
  }

  private func draw(by drawing: FieldDrawing) throws(Failure) -> Visited {
    let run = SnapshotRun(store: store, plan: plan, drawing: drawing, isReadOnly: true)
    var visited = Visited()
    var undrawn = 0
    try run.draw(plan.looks) { (name, snapshot) throws(Failure) in
      if snapshot == nil { undrawn += 1 }
      visited.stems.insert(try stem(ofName: name))
    }
    if undrawn > 0 { throw .notWhole("\(undrawn) of \(plan.count) snapshots were not drawn") }
    return visited
  }

  private func stem(ofName name: String) throws(Failure) -> String {
    let path = try attempt { () throws(SnapshotStoreError) in
      try SnapshotStore(folder: "").path(for: name)
    }
    return Self.stem(path)
  }

  // MARK: Lists

  private func read(_ files: [SnapshotFile]) throws(Failure) -> Visited {
    var visited = Visited()
    var reports: [SnapshotReport] = []
    for path in lists {
      let bytes = try attempt { () throws(SnapshotStoreError) in
        try SnapshotStore.contents(ofFile: path)
      }
      guard let bytes else { throw .reports("there is no file \(path)") }
      if let time = SnapshotStore.modified(path: path) {
        visited.time = min(visited.time ?? time, time)
      }
      if bytes.first == UInt8(ascii: "{") {
        reports.append(try SnapshotReport(readingFile: path))
      } else {
        try read(bytes, of: path, into: &visited.stems)
        visited.isOfTests = true
      }
    }
    if !reports.isEmpty {
      let merged = try SnapshotReport(merging: reports, named: lists)
      guard merged.isWhole else { throw .notWhole("the reports are of a part of the snapshots") }
      for entry in merged.entries { visited.stems.insert(try stem(ofName: entry.name)) }
    }
    return visited
  }

  /// Reads the list that tests have left: the path of a file a line.
  private func read(
    _ bytes: [UInt8], of path: String, into stems: inout Set<String>
  ) throws(Failure) {
    guard bytes.isEmpty || bytes.last == UInt8(ascii: "\n") else {
      throw .notWhole("\(path) stops in the middle of a line")
    }
    let folder = Self.resolved(store.folder)
    var known: [Substring: String?] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("narrowed by ") {
        throw .notWhole("\(path) is of tests \(line)")
      }
      var inner: Substring?
      for slash in line.indices where line[slash] == "/" && slash > line.startIndex {
        let above = line[..<slash]
        let place = known[above] ?? Self.resolved(String(above))
        known[above] = place
        if place == folder { inner = line[line.index(after: slash)...] }
      }
      if let inner { stems.insert(Self.stem(String(inner))) }
    }
  }

  /// The path without links; nil if there is nothing.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
