/// The condition of an `#if`, decided as for an app on an iPhone as far as can be.
///
/// ```
/// os(iOS) && !targetEnvironment(macCatalyst)   → true
/// canImport(AppKit) || swift(>=6.0)            → left to the compiler: false || swift(>=6.0)
/// ```
struct SourceCondition: Hashable {
  /// The value; nil where the compiler has to decide.
  let value: Bool?
  /// The condition with what is decided in place of its atoms.
  let residue: String

  /// Reads a condition; one that makes no sense is left to the compiler as it is.
  init(_ text: String) {
    var parser = Parser(Array(text.utf8))
    let condition = parser.disjunction()
    if let condition, parser.isAtEnd {
      self = condition
    } else {
      self.init(value: nil, residue: text)
    }
  }

  private init(value: Bool?, residue: String) {
    self.value = value
    self.residue = value.map { $0 ? "true" : "false" } ?? residue
  }

  /// The modules that an iOS app can import and that are at hand here.
  static let modules: Set<String> = [
    "Swift", "Foundation", "SwiftUI", "UIKit", "Combine", "CoreGraphics", "Dispatch", "Observation",
  ]

  /// The flags that are set, as in a preview of Xcode.
  static let flags: Set<String> = ["DEBUG"]

  private static func atom(_ name: String, _ argument: String?) -> SourceCondition {
    switch (name, argument) {
    case ("true", nil): SourceCondition(value: true, residue: "")
    case ("false", nil): SourceCondition(value: false, residue: "")
    case (_, nil): SourceCondition(value: flags.contains(name), residue: "")
    case ("os", let system?): SourceCondition(value: system == "iOS", residue: "")
    case ("canImport", let module?):
      SourceCondition(
        value: modules.contains(module.split(separator: ",").first.map(String.init) ?? ""),
        residue: "")
    case ("targetEnvironment", let kind?):
      SourceCondition(value: kind == "simulator", residue: "")
    case (_, let argument?): SourceCondition(value: nil, residue: "\(name)(\(argument))")
    }
  }

  private struct Parser {
    let bytes: [UInt8]
    var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return offset == bytes.count
      }
    }

    mutating func disjunction() -> SourceCondition? {
      guard var left = conjunction() else { return nil }
      while take("||") {
        guard let right = conjunction() else { return nil }
        let value: Bool? =
          if left.value == true || right.value == true {
            true
          } else if let first = left.value, let second = right.value {
            first || second
          } else {
            nil
          }
        left = SourceCondition(value: value, residue: "\(left.residue) || \(right.residue)")
      }
      return left
    }

    mutating func conjunction() -> SourceCondition? {
      guard var left = term() else { return nil }
      while take("&&") {
        guard let right = term() else { return nil }
        let value: Bool? =
          if left.value == false || right.value == false {
            false
          } else if let first = left.value, let second = right.value {
            first && second
          } else {
            nil
          }
        left = SourceCondition(value: value, residue: "\(left.residue) && \(right.residue)")
      }
      return left
    }

    mutating func term() -> SourceCondition? {
      if take("!") {
        guard let term = term() else { return nil }
        return SourceCondition(value: term.value.map { !$0 }, residue: "!\(term.residue)")
      }
      if take("(") {
        guard let inner = disjunction(), take(")") else { return nil }
        return SourceCondition(value: inner.value, residue: "(\(inner.residue))")
      }
      skipSpace()
      let start = offset
      while offset < bytes.count, SourceScan.isWord(bytes[offset]) { offset += 1 }
      guard offset > start else { return nil }
      let name = String(decoding: bytes[start..<offset], as: UTF8.self)
      guard take("(") else { return SourceCondition.atom(name, nil) }
      guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
      let argument = bytes[offset..<close].filter { $0 != 0x20 }
      offset = close + 1
      return SourceCondition.atom(name, String(decoding: argument, as: UTF8.self))
    }

    private mutating func skipSpace() {
      while offset < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[offset]) { offset += 1 }
    }

    private mutating func take(_ sign: String) -> Bool {
      skipSpace()
      guard bytes[offset...].starts(with: sign.utf8) else { return false }
      offset += sign.utf8.count
      return true
    }
  }
}
