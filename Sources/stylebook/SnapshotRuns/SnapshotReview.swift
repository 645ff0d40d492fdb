import StyleCore
import StyleSnapshots

/// `snapshot review`: shows what waits to be accepted beside what was, and accepts or rejects it.
@MainActor
struct SnapshotReview {
  /// What is decided about one snapshot.
  enum Decision: Hashable {
    case accept
    case reject
    case skip
    case acceptAll
    case quit
  }

  private let store: SnapshotStore
  private let names: [String]
  private let decision: Decision?
  private let isReadOnly: Bool
  private let color: String?

  /// Reads what is to be reviewed.
  init(
    _ arguments: Arguments, store: SnapshotStore, names: [String], isReadOnly: Bool
  ) throws(Failure) {
    self.store = store
    self.names = names
    self.isReadOnly = isReadOnly
    color = arguments.value(of: .color)
    switch (arguments.has(.accept), arguments.has(.reject)) {
    case (true, true): throw .acceptAndReject
    case (true, false): decision = .acceptAll
    case (false, true): decision = .reject
    case (false, false): decision = nil
    }
    if isReadOnly, decision != nil { throw .readOnlyRun(action: "review") }
  }

  /// Reviews on a terminal, or decides as the options say, or only shows.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    guard WholeFile(path: store.folder).exists else {
      throw .missingSnapshots(folder: store.folder)
    }
    let pending = try chosen()
    if pending.isEmpty {
      try surroundings.say("Nothing waits to be reviewed.\n")
      return .success
    }
    if let decision {
      for file in pending { try carryOut(decision, on: file, in: surroundings) }
      return .success
    }
    guard !isReadOnly, let terminal = surroundings.terminal else {
      return try review(pending, in: surroundings, ask: nil)
    }
    return try review(pending, in: surroundings) { () throws(Failure) in
      try Self.key(on: terminal)
    }
  }

  /// Shows each, and does what `ask` answers; without that it only shows.
  func review(
    _ pending: [SnapshotFile], in surroundings: Surroundings,
    ask: (() throws(Failure) -> Decision)?
  ) throws(Failure) -> ExitCode {
    var left = 0
    var answer: Decision?
    for (index, file) in pending.enumerated() {
      if answer == .quit {
        left += 1
        continue
      }
      if answer != .acceptAll {
        try show(file, "\(index + 1) of \(pending.count)", in: surroundings)
        guard let ask else {
          left += 1
          continue
        }
        try surroundings.say(Self.question)
        answer = try ask()
        if answer == .quit { try surroundings.say("quit\n") }
      }
      switch answer {
      case .accept, .acceptAll, .reject:
        try carryOut(answer ?? .skip, on: file, in: surroundings)
      case .skip, .quit, nil:
        if answer == .skip { try surroundings.say("skipped\n") }
        left += 1
      }
    }
    if left == 0 { return .success }
    let waiting = left == 1 ? "1 waits" : "\(left) wait"
    try surroundings.say("\(waiting) to be reviewed.\n")
    return .difference
  }

  private static let question =
    "[a]ccept  [r]eject  [s]kip  [A]ccept this and all that follow  [q]uit: "

  // MARK: Which

  /// What waits, narrowed to the names and patterns given.
  private func chosen() throws(Failure) -> [SnapshotFile] {
    let pending = try attempt { () throws(SnapshotStoreError) in try store.files() }
      .filter(\.isPending)
    if names.isEmpty { return pending }
    var chosen: Set<SnapshotFile> = []
    for name in names {
      let found = pending.filter { Glob(name).matches($0.name) || $0.path == name }
      if found.isEmpty {
        throw .notPending(name, nearest: NearestNames.of(name, among: pending.map(\.name)))
      }
      chosen.formUnion(found)
    }
    return pending.filter(chosen.contains)
  }

  // MARK: Deciding

  private func carryOut(
    _ decision: Decision, on file: SnapshotFile, in surroundings: Surroundings
  ) throws(Failure) {
    let isAccepted = decision != .reject
    try attempt { () throws(SnapshotStoreError) in
      isAccepted ? try store.accept(file) : try store.reject(file)
    }
    try surroundings.say(
      "\(isAccepted ? "accepted" : "rejected")  \(VisibleText.line(file.name))\n")
  }

  /// Waits for a key that decides.
  private static func key(on terminal: TerminalDevice) throws(Failure) -> Decision {
    try TerminalSession.run(on: terminal, modes: .keysOnly, asksBackground: false) {
      (session) throws(Failure) in
      while true {
        switch session.wait() {
        case .events(let events):
          for case .key(let key) in events where key.phase == .press {
            if let decision = decision(for: key) { return decision }
          }
        case .screenLost, .deadline: break
        case .hangUp: return .quit
        }
      }
    }
  }

  /// What a key decides; nil for any other.
  static func decision(for key: KeyPress) -> Decision? {
    switch key.key {
    case .character("a") where key.modifiers.isEmpty: .accept
    case .character("r") where key.modifiers.isEmpty: .reject
    case .character("s") where key.modifiers.isEmpty: .skip
    case .character("A"): .acceptAll
    case .character("q"), .escape: .quit
    case .character("c") where key.modifiers == .control: .quit
    case .character("d") where key.modifiers == .control: .quit
    default: nil
    }
  }

  // MARK: Showing

  private func show(
    _ file: SnapshotFile, _ count: String, in surroundings: Surroundings
  ) throws(Failure) {
    let (accepted, pending) = try attempt { () throws(SnapshotStoreError) in
      try store.pair(of: file)
    }
    // Somebody else may have decided meanwhile.
    guard let pending else { return }
    let width = surroundings.columns
    let page = SnapshotComparison(
      title: VisibleText.line(file.name), count: count, old: accepted, new: pending, width: width)
    let canvas = Renderer(RenderOptions(width: width)).canvas(page)
    let look = try TerminalLook(color: color, in: surroundings)
    try surroundings.say(String(decoding: look.encoder().encode(canvas), as: UTF8.self))
  }
}

/// A snapshot as it was accepted beside how it is drawn now, and the cells that differ under it.
private struct SnapshotComparison: View {
  let title: String
  let count: String
  let old: Snapshot?
  let new: Snapshot
  let width: Int

  private static let gap = 3

  var body: some View {
    VStack(alignment: .leading, spacing: CellMetrics.rowPoints) {
      HStack(spacing: 2 * CellMetrics.columnPoints) {
        Text(verbatim: title).bold()
        Text(verbatim: "(\(count))")
      }
      if let old {
        if old.canvas.width + Self.gap + new.canvas.width <= width {
          HStack(alignment: .top, spacing: Double(Self.gap) * CellMetrics.columnPoints) {
            picture("accepted", old.canvas)
            picture("new", new.canvas)
          }
        } else {
          picture("accepted", old.canvas)
          picture("new", new.canvas)
        }
      } else {
        picture("new", new.canvas)
      }
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines, id: \.self) { Text(verbatim: $0) }
      }
    }
    .frame(width: Double(width) * CellMetrics.columnPoints, alignment: .leading)
  }

  private func picture(_ title: String, _ canvas: Canvas) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title)
      CanvasView(canvas: canvas)
    }
    .frame(
      width: Double(max(canvas.width, title.utf8.count)) * CellMetrics.columnPoints,
      alignment: .topLeading)
  }

  private var lines: [String] {
    guard let old else { return ["There is no accepted look that can be read."] }
    return SnapshotDifference(from: old, to: new).report(showsPicture: false)
      .split(separator: "\n").map { String($0) }
  }
}
