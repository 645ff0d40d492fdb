/// A copy of an author's file that compiles here, line for line.
///
/// The conditions that tell platforms apart are decided as for an iPhone, frameworks that are at hand
/// under another name are imported under that, frameworks that are not at hand are left out, and
/// previews have become functions. Nothing moves to another line, so what the compiler says of the
/// copy holds for the author's file.
struct PreparedSource: Hashable {
  /// The path as the user gave it, or below the folder that the user gave.
  let path: String
  /// The copy.
  var text: String
  /// The previews that the file holds.
  private(set) var previews: [Preview] = []
  /// The imports that were left out.
  private(set) var missingModules: [MissingModule] = []

  /// A `#Preview`, or the previews of a `PreviewProvider`.
  struct Preview: Hashable {
    /// What the author calls it; empty for nothing.
    let title: String
    /// The function that makes it.
    let function: String
    /// Its lines in the file, from one.
    let lines: ClosedRange<Int>
  }

  /// A module that is not at hand.
  struct MissingModule: Hashable {
    let name: String
    let line: Int
  }

  /// The modules that are imported as they stand.
  private static let knownModules: Set<String> = [
    "Swift", "Foundation", "SwiftUI", "Dispatch", "Observation", "StyleCore", "SystemStyles",
    "Styles",
  ]

  /// The modules whose names that text fields use are found in the module SwiftUI.
  static let coveredModules: Set<String> = [
    "UIKit", "AppKit", "Cocoa", "Combine", "CoreGraphics", "CoreFoundation", "CoreText",
    "QuartzCore", "SwiftUICore", "Darwin", "Accessibility", "UniformTypeIdentifiers",
    "DeveloperToolsSupport", "PreviewsMacros",
  ]

  /// Prepares a file.
  ///
  /// `firstPreview` is the number for the file's first preview, and the lines of `withoutPreviews`
  /// hold previews that are left out.
  init(path: String, bytes: [UInt8], firstPreview: Int = 1, withoutPreviews: Set<Int> = []) {
    self.path = path
    let (decided, undecided) = Self.decidingConditions(of: SourceScan(bytes))
    text = String(decoding: decided, as: UTF8.self)
    rewriteImports()
    rewriteRuntimeNames()
    rewritePreviews(number: firstPreview, undecided: undecided, without: withoutPreviews)
  }

  static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for offset in range where bytes[offset] != 0x0A { bytes[offset] = 0x20 }
  }
}

extension PreparedSource {
  /// Where one `#if` stands.
  private struct Arms {
    /// Whether all of it lies in an arm that is not taken.
    var isDead: Bool
    /// Whether an arm has been taken for sure, so that no other can be.
    var isDecided = false
    /// Whether the compiler still sees an `#if`.
    var isLeft = false
    /// Whether the lines of this arm stay.
    var isKept = false
  }

  /// The source without the arms that are not taken, and the lines that the compiler decides on.
  private static func decidingConditions(
    of scan: SourceScan
  ) -> (bytes: [UInt8], undecided: Set<Int>) {
    var result: [UInt8] = []
    result.reserveCapacity(scan.bytes.count)
    var stack: [Arms] = []
    var undecided: Set<Int> = []
    for (index, line) in scan.lines.enumerated() {
      let isKept = stack.allSatisfy { $0.isKept }
      if stack.contains(where: { $0.isLeft }) { undecided.insert(index + 1) }
      if let (keyword, condition) = directive(in: line, of: scan),
        let replacement = decide(keyword, condition, &stack, isKept: isKept)
      {
        result += replacement.utf8
      } else if isKept {
        result += scan.bytes[line]
      } else {
        result += [UInt8](repeating: 0x20, count: line.count)
      }
      result.append(0x0A)
    }
    return (result, undecided)
  }

  /// What stands in place of a directive; nil for a directive that belongs to no `#if`.
  private static func decide(
    _ keyword: String, _ condition: String, _ stack: inout [Arms], isKept: Bool
  ) -> String? {
    guard keyword != "if" else {
      stack.append(Arms(isDead: !isKept))
      return isKept ? take(SourceCondition(condition), &stack[stack.count - 1]) : ""
    }
    guard let last = stack.indices.last else { return nil }
    switch keyword {
    case "elseif" where !stack[last].isDead:
      return take(SourceCondition(condition), &stack[last])
    case "else" where !stack[last].isDead:
      return take(SourceCondition("true"), &stack[last])
    case "endif":
      return stack.removeLast().isLeft ? "#endif" : ""
    default:
      return ""
    }
  }

  private static func take(_ condition: SourceCondition, _ arms: inout Arms) -> String {
    arms.isKept = !arms.isDecided && condition.value != false
    guard arms.isKept else { return "" }
    if condition.value == true {
      arms.isDecided = true
      return arms.isLeft ? "#else" : ""
    }
    defer { arms.isLeft = true }
    return "\(arms.isLeft ? "#elseif" : "#if") \(condition.residue)"
  }

  /// The directive of conditional compilation that a line is.
  private static func directive(
    in line: Range<Int>, of scan: SourceScan
  ) -> (keyword: String, condition: String)? {
    guard let start = scan.firstCode(from: line.lowerBound), start < line.upperBound,
      scan.bytes[start] == UInt8(ascii: "#")
    else { return nil }
    var end = start + 1
    while end < line.upperBound, SourceScan.isWord(scan.bytes[end]) { end += 1 }
    let keyword = scan.text(start + 1..<end)
    guard ["if", "elseif", "else", "endif"].contains(keyword) else { return nil }
    let condition = (end..<line.upperBound).filter { scan.isCode[$0] }.map { scan.bytes[$0] }
    return (keyword, String(decoding: condition, as: UTF8.self))
  }
}

extension PreparedSource {
  private mutating func rewriteImports() {
    let scan = SourceScan(text)
    var lines: [String] = []
    for (index, line) in scan.lines.enumerated() {
      var replacement = scan.text(line)
      if let module = Self.importedModule(in: line, of: scan) {
        if Self.coveredModules.contains(module) {
          replacement = "import SwiftUI"
        } else if !Self.knownModules.contains(module) {
          missingModules.append(MissingModule(name: module, line: index + 1))
          replacement = ""
        }
      }
      lines.append(replacement)
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The module that a line imports.
  private static func importedModule(in line: Range<Int>, of scan: SourceScan) -> String? {
    guard let start = scan.firstCode(from: line.lowerBound), start < line.upperBound else {
      return nil
    }
    let words = String(
      decoding: (start..<line.upperBound).filter { scan.isCode[$0] }.map { scan.bytes[$0] },
      as: UTF8.self
    ).split(whereSeparator: { " \t\r;".contains($0) })
    guard let position = words.firstIndex(of: "import"),
      words[..<position].allSatisfy({
        $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate"].contains($0)
      })
    else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    let path = words[(position + 1)...].first { !kinds.contains($0) }
    return path?.split(separator: ".").first.map { String($0) }
  }
}

extension PreparedSource {
  private mutating func rewritePreviews(
    number first: Int, undecided: Set<Int>, without leftOut: Set<Int>
  ) {
    var number = first
    var start = 0
    var scan = SourceScan(text)
    while let word = scan.firstIndex(ofWord: "Preview", from: start) {
      start = word + 1
      guard word > 0, scan.bytes[word - 1] == UInt8(ascii: "#"),
        var next = scan.firstCode(from: word + 7)
      else { continue }
      var arguments = next..<next
      if scan.bytes[next] == UInt8(ascii: "("), let close = scan.closing(next) {
        arguments = next..<close + 1
        guard let brace = scan.firstCode(from: close + 1) else { continue }
        next = brace
      }
      guard scan.bytes[next] == UInt8(ascii: "{"), let close = scan.closing(next) else { continue }
      let lines = scan.line(of: word)...scan.line(of: close)
      var bytes = scan.bytes
      if undecided.contains(lines.lowerBound) || leftOut.contains(lines.lowerBound) {
        Self.blank(word - 1..<close + 1, in: &bytes)
      } else {
        let preview = Preview(
          title: Self.firstLiteral(in: arguments, of: scan),
          function: "__stylebookPreview\(number)", lines: lines)
        number += 1
        previews.append(preview)
        let breaks = bytes[word..<next].filter { $0 == 0x0A }
        let head = "@MainActor func \(preview.function)() -> some View { __stylebookBuilt {"
        bytes.replaceSubrange(close...close, with: Array("}}".utf8))
        bytes.replaceSubrange(word - 1..<next + 1, with: Array(head.utf8) + breaks)
      }
      scan = SourceScan(Self.withoutPreviewable(bytes))
    }
    text = scan.text(0..<scan.bytes.count)
  }

  private static func withoutPreviewable(_ bytes: [UInt8]) -> [UInt8] {
    let scan = SourceScan(bytes)
    var bytes = bytes
    var start = 0
    while let word = scan.firstIndex(ofWord: "Previewable", from: start) {
      if word > 0, bytes[word - 1] == UInt8(ascii: "@") { blank(word - 1..<word + 11, in: &bytes) }
      start = word + 1
    }
    return bytes
  }

  /// The text of the first literal in a range; empty where there is none.
  private static func firstLiteral(in range: Range<Int>, of scan: SourceScan) -> String {
    let quote = UInt8(ascii: "\"")
    guard let start = range.first(where: { scan.bytes[$0] == quote && !scan.isCode[$0] }),
      let end = (start + 1..<range.upperBound).first(where: { scan.bytes[$0] == quote })
    else { return "" }
    return scan.text(start + 1..<end)
  }

  /// Takes the code of some lines out of the copy.
  mutating func blank(lines: ClosedRange<Int>) {
    let ranges = SourceScan(text).lines
    var bytes = Array(text.utf8)
    for line in lines where ranges.indices.contains(line - 1) {
      Self.blank(ranges[line - 1], in: &bytes)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Adds code behind the last line.
  mutating func append(_ code: String) {
    text += code
  }
}
