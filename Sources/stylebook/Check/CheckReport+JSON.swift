import StyleCore

// What `check --format json` tells. Members and names are for programs and stay as they are; sentences
// may change.

extension CheckReport {
  /// All findings, style by style.
  var json: JSONValue {
    .object([
      .init("errors", .number(Double(count(.error)))),
      .init("warnings", .number(Double(count(.warning)))),
      .init("styles", .array(entries.map(\.json))),
    ])
  }
}

extension CheckReport.Entry {
  fileprivate var json: JSONValue {
    .object([
      .init("style", .string("\(style)")),
      .init("cases", .number(Double(check.caseCount))),
      .init("omittedCases", .number(Double(check.omittedCount))),
      .init("findings", .array(check.findings.sorted.map(\.json))),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("rule", .string(rule.rawValue)),
      .init("severity", .string(severity.rawValue)),
      .init("problem", .string(observation.problem)),
      .init("advice", .string(observation.advice)),
      .init("cases", .number(Double(count))),
      .init("case", sample.json(depth: observation.depth)),
    ]
    if let picture {
      let rows = (0..<picture.height).map { JSONValue.string(picture.text(ofRow: $0)) }
      members.append(.init("picture", .array(rows)))
    }
    return .object(members)
  }
}

extension CheckCase {
  fileprivate func json(depth: ColorDepth) -> JSONValue {
    var members: [JSONValue.Member] = [.init("state", .string(scenario.state.rawValue))]
    if scenario.state.hasText {
      members.append(.init("textName", .string(text.rawValue)))
      members.append(.init("text", .string(scenario.fieldText)))
    }
    let depthName =
      switch depth {
      case .none: "none"
      case .ansi16: "16"
      case .ansi256: "256"
      case .truecolor: "truecolor"
      }
    members += [
      .init("width", .number(Double(scenario.width))),
      .init("appearance", .string(scenario.colorScheme.name)),
      .init("color", .string(depthName)),
    ]
    return .object(members)
  }
}
