import StyleCore

/// A value as JSON writes it; members keep their order, so that the same value has the same text.
indirect enum JSONValue: Hashable {
  case string(String)
  case number(Double)
  case flag(Bool)
  case array([JSONValue])
  case object([Member])

  /// A name with its value.
  struct Member: Hashable {
    var name: String
    var value: JSONValue

    init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The text, with one member or element a line; a list of plain values stays on its line.
  var description: String { text(indent: "") }

  private func text(indent: String) -> String {
    switch self {
    case .string(let text): return JSONEncoding.quoted(text)
    case .number(let number):
      return number == number.rounded() && abs(number) < 1e15
        ? "\(Int(number))" : number.description
    case .flag(let flag): return flag ? "true" : "false"
    case .array(let values):
      if !values.contains(where: \.isNested) {
        return "[\(values.map(\.description).joined(separator: ", "))]"
      }
      return block("[", values.map { $0.text(indent: indent + "  ") }, "]", indent: indent)
    case .object(let members):
      let lines = members.map {
        "\(JSONEncoding.quoted($0.name)): \($0.value.text(indent: indent + "  "))"
      }
      return block("{", lines, "}", indent: indent)
    }
  }

  private var isNested: Bool {
    switch self {
    case .array, .object: true
    case .string, .number, .flag: false
    }
  }

  private func block(
    _ start: String, _ parts: [String], _ end: String, indent: String
  ) -> String {
    if parts.isEmpty { return start + end }
    let lines = parts.map { "\(indent)  \($0)" }
    return "\(start)\n\(lines.joined(separator: ",\n"))\n\(indent)\(end)"
  }
}
