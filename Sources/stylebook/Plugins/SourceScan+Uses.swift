// How names are used in a source, for guesses at what they stand for.

extension SourceScan {
  /// One part of `.a.b(c)`.
  struct Link: Hashable {
    let name: String
    let call: SourceStub.Call?
  }

  /// The places of a word in the code.
  func uses(of name: String) -> [Int] {
    var uses: [Int] = []
    var start = 0
    while let use = firstIndex(ofWord: name, from: start) {
      uses.append(use)
      start = use + 1
    }
    return uses
  }

  /// What stands before a place on its line.
  func line(before offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return text(start..<offset)
  }

  /// The members that are named behind a place: `.a.b` of `Theme.a.b`.
  func chain(behind offset: Int) -> [Link] {
    var links: [Link] = []
    var offset = offset
    while offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "."),
      Self.isWord(bytes[offset + 1])
    {
      var end = offset + 1
      while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
      let name = text(offset + 1..<end)
      let call = call(name, behind: end)
      links.append(Link(name: name, call: call))
      if call != nil { break }
      offset = end
    }
    return links
  }

  /// The call of a name whose arguments begin at an offset; nil where none do.
  func call(
    _ name: String, behind offset: Int, orClosure: Bool = false
  ) -> SourceStub.Call? {
    if orClosure, let next = firstCode(from: offset), bytes[next] == UInt8(ascii: "{") {
      return SourceStub.Call(name: name, labels: [], hasClosure: true)
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "("), let end = closing(offset) else {
      return nil
    }
    var implicit: Set<Int> = []
    let arguments = SourceSignature.split(text(offset + 1..<end))
    let labels = arguments.enumerated().map { index, argument -> String in
      let parts = SourceSignature.split(argument, at: ":")
      let label = SourceType.trimmed(parts.first ?? "")
      let isLabel =
        parts.count > 1 && !label.isEmpty
        && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      let value = SourceType.trimmed(isLabel ? parts[1] : parts.first ?? "")
      if value.first == "." { implicit.insert(index) }
      return isLabel ? label : ""
    }
    let next = firstCode(from: end + 1)
    let hasClosure = next.map { bytes[$0] == UInt8(ascii: "{") && line(of: $0) == line(of: end) }
    return SourceStub.Call(
      name: name, labels: labels, implicit: implicit, hasClosure: hasClosure ?? false)
  }

  /// The variable that is declared behind a place on its line, and its type if that is written:
  /// `theme` behind `@Environment(\.theme) private var theme`.
  func declaration(behind offset: Int) -> (name: String, type: String?)? {
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    guard let keyword = firstIndex(ofWord: "var", from: offset), keyword < end else { return nil }
    let parts = text(keyword + 4..<end).split(separator: ":", maxSplits: 1)
    guard let name = parts.first.map({ SourceType.trimmed($0) }), !name.isEmpty else { return nil }
    return (name, parts.count > 1 ? SourceType.trimmed(parts[1]) : nil)
  }

  /// What an expression at an offset is given to: the label of the argument, else the function.
  func context(of offset: Int) -> String {
    var position = offset - 1
    var depth = 0
    while position >= 0 {
      let byte = bytes[position]
      if isCode[position] {
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
        case UInt8(ascii: "("), UInt8(ascii: "["):
          if depth == 0 { return word(before: position) }
          depth -= 1
        case UInt8(ascii: "{"):
          if depth == 0 { return "" }
          depth -= 1
        case UInt8(ascii: ":") where depth == 0:
          let label = word(before: position)
          if !line(before: position).contains("?") { return label }
        case 0x0A where depth == 0 && offset - position > 200: return ""
        default: break
        }
      }
      position -= 1
    }
    return ""
  }

  private func word(before offset: Int) -> String {
    var end = offset
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
    return text(start..<end)
  }
}
