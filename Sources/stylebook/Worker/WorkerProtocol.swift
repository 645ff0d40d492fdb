import StyleCore

/// What the host asks of a worker.
///
/// Requests come over the worker's standard input, answers go over the descriptor
/// ``WorkerProtocol/answers``, so that a style may print what it likes.
public enum WorkerRequest: Hashable, Sendable {
  /// Who are you? The first request of all.
  case hello
  /// Which styles have you?
  case list
  /// Draw a field.
  case draw(expression: String, Scenario, isExplained: Bool)
  /// Draw a field and tell where it stands.
  case examine(expression: String, Scenario)
  /// Tell of a field in words; of one on the screen by its number, as a new one without.
  case tell(expression: String, Scenario, field: Int?)
  /// Draw a field that a person is at.
  case show(LiveRequest)
  /// Press a button of a field on the screen, or Return without one.
  case act(field: Int, button: Int?)
}

/// What a worker answers.
public enum WorkerAnswer: Hashable, Sendable {
  /// The protocol that is spoken, and the key under which the worker was built.
  case hello(version: Int, key: String)
  /// All registered styles with the plugins that brought them.
  case styles([ListedStyle])
  /// The field.
  case drawn(DrawnField)
  /// What came of pressing something; nil where nothing did.
  case acted(ActionOutcome?)
  /// Why the request is not met, in one sentence.
  case refused(String)
}

/// A style as a worker lists it.
public struct ListedStyle: Hashable, Sendable {
  /// What the style tells of itself.
  public let manifest: StyleManifest
  /// The plugin that brought it; nil where it was registered by itself.
  public let plugin: String?

  /// Makes an entry of the list.
  public init(_ manifest: StyleManifest, plugin: String?) {
    self.manifest = manifest
    self.plugin = plugin
  }
}

/// What both sides of the protocol agree on.
public enum WorkerProtocol {
  /// The version; a worker of another one is refused.
  public static let version = 5
  /// The worker's descriptor for answers.
  public static let answers: Int32 = 3
}

// MARK: - As records

extension WorkerRequest {
  /// The request as it is written.
  public var record: WorkerRecord {
    switch self {
    case .hello: return WorkerRecord("hello")
    case .list: return WorkerRecord("list")
    case .draw(let expression, let scenario, let isExplained):
      var record = WorkerRecord("draw")
      record.add("expression", expression)
      if isExplained { record.add("explain", "") }
      scenario.add(to: &record)
      return record
    case .examine(let expression, let scenario):
      var record = WorkerRecord("examine")
      record.add("expression", expression)
      scenario.add(to: &record)
      return record
    case .tell(let expression, let scenario, let field):
      var record = WorkerRecord("tell")
      record.add("expression", expression)
      record.add("field", field.map { "\($0)" })
      scenario.add(to: &record)
      return record
    case .show(let request):
      var record = WorkerRecord("show")
      record.add("expression", request.expression)
      record.add("field", "\(request.field)")
      record.add("time", request.time.description)
      if request.isStill { record.add("still", "") }
      if request.isReplayed { record.add("again", "") }
      request.scenario.add(to: &record)
      return record
    case .act(let field, let button):
      var record = WorkerRecord("act")
      record.add("field", "\(field)")
      record.add("button", button.map { "\($0)" })
      return record
    }
  }

  /// Reads a request; nil where the record is none.
  public init?(_ record: WorkerRecord) {
    switch record.kind {
    case "hello": self = .hello
    case "list": self = .list
    case "draw":
      guard let expression = record["expression"], let scenario = Scenario(record) else {
        return nil
      }
      self = .draw(
        expression: expression, scenario, isExplained: record["explain"] != nil)
    case "examine":
      guard let expression = record["expression"], let scenario = Scenario(record) else {
        return nil
      }
      self = .examine(expression: expression, scenario)
    case "tell":
      guard let expression = record["expression"], let scenario = Scenario(record) else {
        return nil
      }
      self = .tell(
        expression: expression, scenario, field: record["field"].flatMap { Int($0) })
    case "show":
      guard let expression = record["expression"], let scenario = Scenario(record),
        let field = record["field"].flatMap({ Int($0) }),
        let time = record["time"].flatMap({ Double($0) })
      else { return nil }
      self = .show(
        LiveRequest(
          expression: expression, scenario, field: field, time: time,
          isStill: record["still"] != nil, isReplayed: record["again"] != nil))
    case "act":
      guard let field = record["field"].flatMap({ Int($0) }) else { return nil }
      self = .act(field: field, button: record["button"].flatMap { Int($0) })
    default: return nil
    }
  }
}

extension WorkerAnswer {
  /// The answer as it is written.
  public var record: WorkerRecord {
    switch self {
    case .hello(let version, let key):
      var record = WorkerRecord("hello")
      record.add("protocol", "\(version)")
      record.add("key", key)
      return record
    case .styles(let styles):
      var record = WorkerRecord("styles")
      for style in styles { record.add("style", style.record.description) }
      return record
    case .drawn(let field):
      var record = WorkerRecord("drawn")
      record.add("snapshot", Snapshot(of: field.canvas).description)
      record.add("explanation", field.explanation)
      for note in field.notes { record.add("note", note) }
      record.add("anatomy", field.anatomy?.record.description)
      if field.rest > 0 { record.add("moves", field.rest.description) }
      for part in field.spoken { record.add("spoken", part.record.description) }
      return record
    case .acted(let outcome):
      var record = WorkerRecord("acted")
      record.add("text", outcome?.text)
      switch outcome?.focus {
      case .take: record.add("focus", "take")
      case .resign: record.add("focus", "resign")
      case nil: break
      }
      return record
    case .refused(let sentence):
      var record = WorkerRecord("refused")
      record.add("sentence", sentence)
      return record
    }
  }

  /// Reads an answer; nil where the record is none.
  public init?(_ record: WorkerRecord) {
    switch record.kind {
    case "hello":
      guard let version = record["protocol"].flatMap({ Int($0) }), let key = record["key"] else {
        return nil
      }
      self = .hello(version: version, key: key)
    case "styles":
      var styles: [ListedStyle] = []
      for text in record.all("style") {
        guard let record = WorkerRecord(parsing: text.utf8), let style = ListedStyle(record) else {
          return nil
        }
        styles.append(style)
      }
      self = .styles(styles)
    case "drawn":
      guard let text = record["snapshot"] else { return nil }
      var anatomy: FieldAnatomy?
      if let text = record["anatomy"] {
        guard let record = WorkerRecord(parsing: text.utf8), let read = FieldAnatomy(record) else {
          return nil
        }
        anatomy = read
      }
      do throws(SnapshotError) {
        let snapshot = try Snapshot(parsing: text)
        var field = DrawnField(
          canvas: snapshot.canvas, explanation: record["explanation"],
          notes: record.all("note"), anatomy: anatomy)
        field.rest = record["moves"].flatMap { Double($0) } ?? 0
        for text in record.all("spoken") {
          guard let record = WorkerRecord(parsing: text.utf8), let part = SpokenPart(record) else {
            return nil
          }
          field.spoken.append(part)
        }
        self = .drawn(field)
      } catch {
        return nil
      }
    case "acted":
      let focus: FocusRequest?
      switch record["focus"] {
      case "take": focus = .take
      case "resign": focus = .resign
      case nil: focus = nil
      default: return nil
      }
      self = .acted(record["text"].map { ActionOutcome(text: $0, focus: focus) })
    case "refused":
      guard let sentence = record["sentence"] else { return nil }
      self = .refused(sentence)
    default: return nil
    }
  }
}

extension Scenario {
  fileprivate func add(to record: inout WorkerRecord) {
    record.add("state", state.rawValue)
    record.add("text", text)
    record.add("prompt", prompt)
    record.add("width", "\(width)")
    record.add("appearance", colorScheme == .light ? "light" : "dark")
    record.add("symbols", symbols == .ascii ? "ascii" : "unicode")
    record.add("backdrop", backdrop.map { String($0.rawValue, radix: 16) })
    record.add("at", elapsed.description)
    record.add("focus", isFocused.map { $0 ? "yes" : "no" })
    if isSecure { record.add("secure", "") }
    record.add("caret", caret.map { "\($0)" })
    if !selection.isEmpty { record.add("selection", "\(selection.lowerBound)") }
    if !selection.isEmpty { record.add("selected", "\(selection.count)") }
  }

  fileprivate init?(_ record: WorkerRecord) {
    guard let state = record["state"].flatMap({ FieldState(rawValue: $0) }),
      let width = record["width"].flatMap({ Int($0) }),
      let elapsed = record["at"].flatMap({ Double($0) })
    else { return nil }
    let backdrop = record["backdrop"].flatMap { UInt32($0, radix: 16) }
    self.init(
      state, text: record["text"], prompt: record["prompt"], width: width,
      colorScheme: record["appearance"] == "light" ? .light : .dark,
      symbols: record["symbols"] == "ascii" ? .ascii : .unicode,
      backdrop: backdrop.map { RGBA(rawValue: $0) }, elapsed: elapsed)
    isFocused = record["focus"].map { $0 == "yes" }
    isSecure = record["secure"] != nil
    caret = record["caret"].flatMap { Int($0) }
    if let start = record["selection"].flatMap({ Int($0) }),
      let count = record["selected"].flatMap({ Int($0) }), start >= 0, count > 0,
      start <= Int.max - count
    {
      selection = start..<start + count
    }
  }
}
