import StyleCore

extension ListedStyle {
  /// The style as it is written.
  var record: WorkerRecord {
    var record = WorkerRecord("style")
    record.add("id", manifest.id)
    record.add("plugin", plugin)
    record.add("title", manifest.title)
    record.add("summary", manifest.summary)
    record.add("version", manifest.version)
    record.add("author", manifest.author)
    record.add("api", "\(manifest.apiLevel)")
    for parameter in manifest.parameters {
      record.add("parameter", parameter.record.description)
    }
    return record
  }

  /// Reads a style; nil where the record is none.
  init?(_ record: WorkerRecord) {
    guard record.kind == "style", let id = record["id"], let title = record["title"],
      let summary = record["summary"], let version = record["version"],
      let author = record["author"], let apiLevel = record["api"].flatMap({ Int($0) })
    else { return nil }
    var parameters: [ParameterDescription] = []
    for text in record.all("parameter") {
      guard let record = WorkerRecord(parsing: text.utf8),
        let parameter = ParameterDescription(record)
      else { return nil }
      parameters.append(parameter)
    }
    self.init(
      StyleManifest(
        id: id, title: title, summary: summary, version: version, author: author,
        apiLevel: apiLevel, parameters: parameters),
      plugin: record["plugin"])
  }
}

extension ParameterDescription {
  fileprivate var record: WorkerRecord {
    var record = WorkerRecord("parameter")
    record.add("name", name)
    record.add("summary", summary)
    record.add("kind", kind.name)
    func add(_ range: ClosedRange<Double>) {
      record.add("least", range.lowerBound.description)
      record.add("most", range.upperBound.description)
    }
    func add(_ count: ClosedRange<Int>) {
      record.add("fewest", "\(count.lowerBound)")
      record.add("greatest", "\(count.upperBound)")
    }
    switch kind {
    case .number(let range, let step, let unit):
      add(range)
      record.add("step", step.description)
      record.add("unit", unit)
    case .colors(let count): add(count)
    case .numbers(let count, let range, let unit):
      add(count)
      add(range)
      record.add("unit", unit)
    case .choice(let names):
      for name in names { record.add("choice", name) }
    case .flag, .color, .string: break
    }
    record.add("default", defaultValue.description)
    return record
  }

  fileprivate init?(_ record: WorkerRecord) {
    guard record.kind == "parameter", let name = record["name"], let summary = record["summary"],
      let kind = ParameterKind(record), let text = record["default"]
    else { return nil }
    // A description reads what a value prints; the value in this one is not looked at.
    let reader = ParameterDescription(
      name: name, kind: kind, defaultValue: .flag(false), summary: summary)
    do throws(ParameterError) {
      self.init(
        name: name, kind: kind, defaultValue: try reader.value(parsing: text), summary: summary)
    } catch {
      return nil
    }
  }
}

extension ParameterKind {
  fileprivate init?(_ record: WorkerRecord) {
    func range<Bound: Comparable & LosslessStringConvertible>(
      _ lower: String, _ upper: String
    ) -> ClosedRange<Bound>? {
      guard let lower = record[lower].flatMap({ Bound($0) }),
        let upper = record[upper].flatMap({ Bound($0) }), lower <= upper
      else { return nil }
      return lower...upper
    }
    switch record["kind"] {
    case "number":
      guard let range: ClosedRange<Double> = range("least", "most"),
        let step = record["step"].flatMap({ Double($0) }), step > 0, let unit = record["unit"]
      else { return nil }
      self = .number(range: range, step: step, unit: unit)
    case "flag": self = .flag
    case "color": self = .color
    case "colors":
      guard let count: ClosedRange<Int> = range("fewest", "greatest") else { return nil }
      self = .colors(count: count)
    case "numbers":
      guard let count: ClosedRange<Int> = range("fewest", "greatest"),
        let range: ClosedRange<Double> = range("least", "most"), let unit = record["unit"]
      else { return nil }
      self = .numbers(count: count, range: range, unit: unit)
    case "string": self = .string
    case "choice": self = .choice(record.all("choice"))
    default: return nil
    }
  }
}
