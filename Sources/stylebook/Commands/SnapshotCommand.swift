import StyleCore
import StyleSnapshots

/// `snapshot record` and `snapshot verify`: looks as text files, one for each style, state and
/// appearance.
@MainActor
struct SnapshotCommand {
  /// What is done with the folder.
  private enum Action: String, CaseIterable {
    case record
    case verify
  }

  private let action: Action
  private let store: SnapshotStore
  private let options: FieldOptions
  private let styles: [SelectedStyle]
  private let drawing: FieldDrawing

  /// Reads the arguments and finds the styles.
  init(
    _ arguments: Arguments, registry: StyleRegistry, drawing: FieldDrawing
  ) throws(Failure) {
    self.drawing = drawing
    let names = Action.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else { throw .missingAction }
    guard let action = Action(rawValue: word) else {
      throw .unknownAction(word, nearest: NearestNames.of(word, among: names))
    }
    guard let folder = arguments.operands.dropFirst().first, !folder.isEmpty else {
      throw .missingFolder(action: word)
    }
    self.action = action
    store = SnapshotStore(folder: folder)
    options = try FieldOptions(arguments)
    styles = try SelectedStyle.all(
      Array(arguments.operands.dropFirst(2)), setting: options.settings, in: registry)
  }

  /// Records or verifies, and tells what came of it.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    switch action {
    case .record:
      try record(in: surroundings)
      return .success
    case .verify:
      return try verify(in: surroundings)
    }
  }

  // MARK: What is drawn

  /// One look with the name of its file.
  private struct Look {
    var name: String
    /// What was drawn; nil where the plugin failed.
    var snapshot: Snapshot?
  }

  /// Every style in every state and appearance asked for, each name once.
  private func looks() throws(Failure) -> [Look] {
    let schemes = options.appearance.map { [$0] } ?? ColorScheme.allCases
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    let scenarios = schemes.flatMap { scheme in
      states.map { state in
        options.scenario(
          state, width: options.width ?? ShowCommand.usualWidth, colorScheme: scheme)
      }
    }
    var slugs: Set<String> = []
    let jobs = styles.filter { slugs.insert($0.name.slug).inserted }
      .map { FieldDrawing.Job(style: $0, scenarios: scenarios) }
    var looks: [Look] = []
    try drawing.draw(jobs) { (index, outcomes) in
      let style = jobs[index].style
      for (scenario, outcome) in zip(scenarios, outcomes) {
        let field = try? outcome.get()
        looks.append(
          Look(
            name: "\(style.name.slug)/\(scenario.state.rawValue)-\(scenario.colorScheme.name)",
            snapshot: field.map {
              Snapshot(of: $0.canvas, header: scenario.header(style: style.expression))
            }))
      }
    }
    return looks
  }

  // MARK: What is done with it

  private func record(in surroundings: Surroundings) throws(Failure) {
    let looks = try looks()
    var counts = Tally()
    for look in looks {
      guard let snapshot = look.snapshot else {
        counts.add("not drawn")
        continue
      }
      let recording: SnapshotStore.Recording
      do throws(SnapshotStoreError) {
        recording = try store.record(snapshot, named: look.name)
      } catch {
        throw .snapshots(error)
      }
      switch recording {
      case .created: counts.add("created")
      case .changed: counts.add("changed")
      case .unchanged: counts.add("unchanged")
      }
      if recording != .unchanged {
        try tell("\(recording)  \(look.name)\n", in: surroundings)
      }
    }
    try tell("\(counts.sentence(of: looks.count)).\n", in: surroundings)
  }

  private func verify(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    guard WholeFile(path: store.folder).exists else {
      throw .missingSnapshots(folder: store.folder)
    }
    let looks = try looks()
    var counts = Tally()
    for look in looks {
      guard let snapshot = look.snapshot else {
        counts.add("not drawn")
        continue
      }
      let outcome: SnapshotStore.Outcome
      do throws(SnapshotStoreError) {
        outcome = try store.verify(snapshot, named: look.name)
      } catch {
        throw .snapshots(error)
      }
      switch outcome {
      case .matches:
        counts.add("matching")
      case .differs(let difference):
        counts.add("different")
        let lines = difference.description.split(separator: "\n").map { "  \($0)\n" }
        try tell("different  \(look.name)\n\(lines.joined())", in: surroundings)
      case .missing:
        counts.add("missing")
        try tell("missing  \(look.name)\n", in: surroundings)
      case .unreadable(let file, let line, let reason):
        counts.add("unreadable")
        surroundings.tell(.unreadableSnapshot(file: file, line: line, reason: reason))
      }
    }
    // What was not drawn is told of its plugin.
    let isSame = counts["matching"] + counts["not drawn"] == looks.count
    try tell(
      counts.sentence(of: looks.count)
        + (isSame ? ".\n" : "; where the new look is right, record it.\n"),
      in: surroundings)
    if counts["unreadable"] > 0 { return .badInput }
    return isSame ? .success : .difference
  }

  /// Prints what came of a look.
  ///
  /// Files and the exit code are what matters, and both are as well off without a reader.
  private func tell(_ text: String, in surroundings: Surroundings) throws(Failure) {
    do throws(Failure) {
      try surroundings.output.write(text)
    } catch {
      if error != .closedPipe { throw error }
    }
  }
}

/// How many snapshots there are of each kind, in the order in which kinds were met.
private struct Tally {
  private var counts: [(kind: String, count: Int)] = []

  mutating func add(_ kind: String) {
    if let index = counts.firstIndex(where: { $0.kind == kind }) {
      counts[index].count += 1
    } else {
      counts.append((kind, 1))
    }
  }

  subscript(kind: String) -> Int { counts.first { $0.kind == kind }?.count ?? 0 }

  /// Such as: 96 snapshots: 95 matching, 1 different.
  func sentence(of total: Int) -> String {
    "\(total) \(total == 1 ? "snapshot" : "snapshots"): "
      + counts.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
  }
}

extension StyleExpression {
  /// The expression as the name of a folder; different expressions have different ones.
  ///
  /// ```
  /// search | gradient     search.gradient
  /// gradient(width: 3)    gradient-width-3-5e1f7a90
  /// ```
  var slug: String {
    // An id holds no point, so points tell ids apart.
    if terms.allSatisfy(\.arguments.isEmpty) { return terms.map(\.id).joined(separator: ".") }
    let words = description.utf8.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: ".")
    }
    let readable = words.map { String(decoding: $0, as: UTF8.self).lowercased() }
    let hash = description.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return (readable + [String(repeating: "0", count: 8 - digits.count) + digits])
      .joined(separator: "-")
  }
}
