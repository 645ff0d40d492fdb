/// What the compiler says, taken apart by the places it speaks of.
struct SourceDiagnostics: Hashable {
  /// The remarks, in their order.
  private(set) var blocks: [Block] = []

  /// An error, a warning or a note with the lines that show it.
  struct Block: Hashable {
    /// The file that the compiler names; empty for none.
    let file: String
    /// The line in it.
    let line: Int
    /// Whether it is an error.
    let isError: Bool
    /// The remark without its place.
    let message: String
    /// All of its lines.
    fileprivate(set) var text: String

    /// The line of the source that it is about, as it is shown between its neighbours.
    var shownLine: Substring? {
      text.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix("\(line) |") }
    }
  }

  /// Reads the compiler's output.
  init(_ output: String) {
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = Self.head(String(line)) {
        blocks.append(block)
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].text += "\n\(line)"
      } else if !line.isEmpty {
        blocks.append(Block(file: "", line: 0, isError: false, message: "", text: String(line)))
      }
    }
  }

  /// Reads `path:line:column: error: message`.
  private static func head(_ line: String) -> Block? {
    for kind in ["error", "warning", "note", "remark"] {
      if line.hasPrefix("\(kind): ") || line.hasPrefix("<unknown>:0: \(kind): ") {
        return Block(
          file: "", line: 0, isError: kind == "error",
          message: String(line.drop { $0 != " " }.dropFirst()), text: line)
      }
      let parts = line.split(separator: ":", omittingEmptySubsequences: false)
      for index in parts.indices.dropFirst(3)
      where parts[index] == " \(kind)" {
        guard let row = Int(parts[index - 2]), Int(parts[index - 1]) != nil else { continue }
        let file = parts[..<(index - 2)].joined(separator: ":")
        guard file.first?.isWhitespace == false else { continue }
        return Block(
          file: file, line: row, isError: kind == "error",
          message: SourceType.trimmed(parts[(index + 1)...].joined(separator: ":")), text: line)
      }
    }
    return nil
  }

  /// The errors.
  var errors: [Block] { blocks.filter(\.isError) }

  /// The output for an author: without the parts about code that was generated, and with the author's
  /// paths in place of those of the copies.
  func text(paths: [(copy: String, author: String)]) -> String {
    let shown = blocks.filter { !$0.file.hasPrefix("stylebook-look-") && !$0.text.isEmpty }
    var text = shown.map(\.text).joined(separator: "\n")
    for path in paths { text = text.replacing(path.copy, with: path.author) }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
