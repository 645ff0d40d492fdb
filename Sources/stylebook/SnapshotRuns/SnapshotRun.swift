import StyleCore
import StyleSnapshots

/// One run over the looks of a plan: recording them, or verifying that they are as recorded.
@MainActor
struct SnapshotRun {
  let store: SnapshotStore
  let plan: SnapshotPlan
  let drawing: FieldDrawing
  /// Whether nothing may be written.
  let isReadOnly: Bool

  /// Draws looks one after the other and hands each on, without a snapshot where its plugin failed.
  func draw(
    _ looks: [(style: SelectedStyle, looks: [SnapshotPlan.Look])],
    _ show: (String, Snapshot?) throws(Failure) -> Void
  ) throws(Failure) {
    if let tapes = plan.tapes {
      for (style, looks) in looks { try tapes.draw(looks, of: style, by: drawing, show) }
      return
    }
    let fields = looks.map { (style, looks) in
      (style: style, looks: looks.compactMap { look in look.scenario.map { (look.name, $0) } })
    }
    let jobs = fields.map { FieldDrawing.Job(style: $0.style, scenarios: $0.looks.map(\.1)) }
    try drawing.draw(jobs) { (index, outcomes) throws(Failure) in
      for ((name, scenario), outcome) in zip(fields[index].looks, outcomes) {
        let field = try? outcome.get()
        try show(
          name,
          field.map {
            Snapshot(
              of: $0.canvas, header: scenario.header(style: fields[index].style.expression))
          })
      }
    }
  }

  // MARK: Recording

  /// Writes every look, or those that failed last and wait to be reviewed.
  func record(onlyFailed: Bool, in surroundings: Surroundings) throws(Failure) -> ExitCode {
    var looks = plan.looks
    if onlyFailed {
      let failed = try attempt { () throws(SnapshotStoreError) in try store.files() }
        .filter(\.isPending).map(\.name)
      looks = plan.keeping(Set(failed))
      if looks.isEmpty {
        try surroundings.say("Nothing has failed, so nothing is recorded.\n")
        return .success
      }
    }
    var tally = SnapshotTally()
    var undrawn = 0
    try draw(looks) { (name, snapshot) throws(Failure) in
      guard let snapshot else {
        tally.add("not drawn")
        undrawn += 1
        return
      }
      let recording = try attempt { () throws(SnapshotStoreError) in
        try store.record(snapshot, named: name)
      }
      tally.add("\(recording)")
      if recording != .unchanged { try surroundings.say("\(recording)  \(name)\n") }
    }
    if !onlyFailed, isWhole(undrawn: undrawn) { try note(plan.looks.flatMap(\.looks).map(\.name)) }
    try surroundings.say("\(tally.sentence).\n")
    return .success
  }

  /// Whether everything that there is was visited.
  private func isWhole(undrawn: Int) -> Bool {
    undrawn == 0 && !plan.isNarrowed && plan.shard == nil && !drawing.lacksPlugins
  }

  /// Leaves the list of what was visited, for whoever removes files of no snapshot; what it had of
  /// other kinds stays in it.
  private func note(_ names: [String]) throws(Failure) {
    try attempt { () throws(SnapshotStoreError) in
      let store = SnapshotStore(folder: "")
      var paths: Set<String> = []
      for name in names { paths.insert(try store.path(for: name)) }
      let kinds = Set(paths.map { SnapshotKind(ofPath: $0) })
      let others = try self.store.visited() ?? []
      paths.formUnion(others.filter { !kinds.contains(SnapshotKind(ofPath: $0)) })
      try self.store.writeVisited(Array(paths))
    }
  }

  // MARK: Verifying

  /// Compares every look with its file, and leaves what differs to be reviewed unless nothing may be
  /// written.
  func verify(
    _ printer: SnapshotReport.Printer, in surroundings: Surroundings
  ) throws(Failure) -> ExitCode {
    guard let status = FileStatus(store.folder) else {
      throw .missingSnapshots(folder: store.folder)
    }
    // The store would name a path below the file, which nobody has written.
    guard status.isFolder else {
      throw .snapshots(SnapshotStoreError(path: store.folder, reason: .notAFolder))
    }
    var report = SnapshotReport(
      folder: store.folder, words: plan.words,
      isNarrowed: plan.isNarrowed || drawing.lacksPlugins, shard: plan.shard)
    var damaged: [Failure] = []
    try draw(plan.looks) { (name, snapshot) throws(Failure) in
      var entry = SnapshotReport.Entry(
        name: name,
        file: try attempt { () throws(SnapshotStoreError) in try store.path(for: name) })
      if let snapshot {
        let outcome = try attempt { () throws(SnapshotStoreError) in
          isReadOnly
            ? try store.verify(snapshot, named: name) : try store.check(snapshot, named: name)
        }
        switch outcome {
        case .matches: entry.outcome = .matching
        case .differs(let difference):
          entry.outcome = .different
          entry.detail = difference.description
        case .missing: entry.outcome = .missing
        case .unreadable(let file, let line, let reason):
          entry.outcome = .unreadable
          entry.detail = "\(file):\(line): \(reason)"
          damaged.append(.unreadableSnapshot(file: file, line: line, reason: reason))
        }
      }
      if printer.isText { try surroundings.say(entry.lines) }
      report.entries.append(entry)
    }
    if report.isWhole {
      if !isReadOnly { try note(report.entries.map(\.name)) }
      report.orphans = try attempt { () throws(SnapshotStoreError) in
        try orphans(beside: Set(report.entries.map(\.file)))
      }
    }
    for failure in damaged { surroundings.tell(failure) }
    try printer.printEnd(of: report, isPending: !isReadOnly, in: surroundings)
    return report.exitCode
  }

  /// The files that nobody has visited, of the kinds that were.
  private func orphans(beside visited: Set<String>) throws(SnapshotStoreError) -> [String] {
    let files = try store.files().filter { !$0.isPending }
    let kinds = Set(
      files.filter { visited.contains(store.path(of: $0)) }.map { SnapshotKind(ofPath: $0.path) })
    return files.filter {
      kinds.contains(SnapshotKind(ofPath: $0.path)) && !visited.contains(store.path(of: $0))
    }.map(\.path)
  }
}

/// Runs what reads or writes snapshots, with its error as the command's.
func attempt<Result>(
  _ work: () throws(SnapshotStoreError) -> Result
) throws(Failure) -> Result {
  do throws(SnapshotStoreError) {
    return try work()
  } catch {
    throw .snapshots(error)
  }
}

/// How many snapshots there are of each kind, in the order in which kinds were met.
struct SnapshotTally {
  private var counts: [(kind: String, count: Int)] = []

  /// Counts one more.
  mutating func add(_ kind: String) {
    if let index = counts.firstIndex(where: { $0.kind == kind }) {
      counts[index].count += 1
    } else {
      counts.append((kind, 1))
    }
  }

  /// Such as: 96 snapshots: 95 matching, 1 different.
  var sentence: String {
    let total = counts.reduce(0) { $0 + $1.count }
    let noun = "\(total) \(total == 1 ? "snapshot" : "snapshots")"
    if counts.isEmpty { return noun }
    return "\(noun): " + counts.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
  }
}

extension Surroundings {
  /// Prints what came of something.
  ///
  /// Files and the exit code are what matters, and both are as well off without a reader.
  func say(_ text: String) throws(Failure) {
    do throws(Failure) {
      try output.write(text)
    } catch {
      if error != .closedPipe { throw error }
    }
  }
}
