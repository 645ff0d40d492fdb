import StyleCore

extension SpokenPart {
  /// The part as it is written.
  var record: WorkerRecord {
    let kind: String
    switch self.kind {
    case .field: kind = "field"
    case .button: kind = "button"
    case .icon: kind = "icon"
    case .text: kind = "text"
    }
    var record = WorkerRecord(kind)
    if case .button(let number) = self.kind { record.add("number", "\(number)") }
    record.add("label", label)
    record.add("value", value)
    record.add("hint", hint)
    return record
  }

  /// Reads a part; nil where the record is none.
  init?(_ record: WorkerRecord) {
    let kind: Kind
    switch record.kind {
    case "field": kind = .field
    case "icon": kind = .icon
    case "text": kind = .text
    case "button":
      guard let number = record["number"].flatMap({ Int($0) }), number >= 0 else { return nil }
      kind = .button(number)
    default: return nil
    }
    self.init(
      kind, label: record["label"].map(VisibleText.line),
      value: record["value"].map(VisibleText.line), hint: record["hint"].map(VisibleText.line))
  }
}
