/// What a declaration takes: the text of a function or an initialiser, taken apart.
///
/// ```
/// init(_ title: String, text: Binding<String>, radius: CGFloat = 8)
/// ```
struct SourceSignature: Hashable {
  /// The parameters, in order.
  let parameters: [Parameter]
  /// Whether a call may fail or has to be waited for.
  let isSimple: Bool
  /// The type of what a call gives; empty where the declaration does not say.
  let result: String

  /// One parameter.
  struct Parameter: Hashable {
    /// The label of the argument; nil for none.
    let label: String?
    /// The name.
    let name: String
    /// The type, without attributes such as `@escaping`.
    let type: String
    /// The value where a call gives none; nil where it has to.
    let standard: String?
    /// Whether any number of values may be given.
    let isVariadic: Bool
  }

  /// Reads the declaration of a function or an initialiser; nil for anything else.
  init?(_ declaration: String) {
    let text = Array(declaration)
    guard let start = Self.firstParenthesis(of: text),
      let end = Self.closing(start, in: text)
    else { return nil }
    var parameters: [Parameter] = []
    for part in Self.split(text[(start + 1)..<end]) {
      guard let parameter = Parameter(part) else { return nil }
      parameters.append(parameter)
    }
    self.parameters = parameters
    let rest = String(text[(end + 1)...])
    let words = rest.split(whereSeparator: \.isWhitespace)
    let fails = start > 0 && (text[start - 1] == "?" || text[start - 1] == "!")
    isSimple =
      !words.prefix { $0 != "->" }.contains { $0.hasPrefix("throws") || $0 == "async" }
      && !fails
    let arrow = words.firstIndex(of: "->")
    result =
      arrow.map {
        words[($0 + 1)...].prefix { $0 != "where" }.joined(separator: " ")
      } ?? ""
  }

  /// The parenthesis behind the function's name, past attributes with their own.
  private static func firstParenthesis(of text: [Character]) -> Int? {
    let words = ["init", "func"]
    for index in text.indices {
      for word in words where text[index...].starts(with: word) {
        let isWord =
          (index == 0 || !text[index - 1].isLetter)
          && index + 4 < text.count && !text[index + 4].isLetter
        guard isWord else { continue }
        var depth = 0
        for offset in (index + 4)..<text.count {
          if text[offset] == "<" { depth += 1 }
          if text[offset] == ">", text[offset - 1] != "-" { depth -= 1 }
          if text[offset] == "(", depth == 0 { return offset }
        }
      }
    }
    return nil
  }

  private static func closing(_ start: Int, in text: [Character]) -> Int? {
    var depth = 0
    for index in start..<text.count {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a text between its commas, those within brackets and literals aside.
  static func split(_ text: some Sequence<Character>, at separator: Character = ",") -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isQuoted = false
    var last: Character = " "
    for character in text {
      switch character {
      case "\"" where last != "\\": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      if character == separator, depth <= 0, !isQuoted {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
      last = character
    }
    if !part.allSatisfy(\.isWhitespace) { parts.append(part) }
    return parts
  }
}

extension SourceSignature.Parameter {
  /// Reads `label name: type = standard`.
  fileprivate init?(_ text: String) {
    guard let colon = SourceSignature.split(text, at: ":").first, colon.count < text.count else {
      return nil
    }
    let names = colon.split(separator: " ").filter { !$0.hasPrefix("@") }
    guard let first = names.first, let last = names.last else { return nil }
    label = first == "_" ? nil : String(first)
    name = String(last)
    let parts = SourceSignature.split(text.dropFirst(colon.count + 1), at: "=")
    var type = SourceType.trimmed(parts.first ?? "")
    standard =
      parts.count > 1 ? SourceType.trimmed(parts.dropFirst().joined(separator: "=")) : nil
    isVariadic = type.hasSuffix("...")
    if isVariadic { type.removeLast(3) }
    self.type = SourceType.withoutAttributes(type)
  }
}

/// The spelling of types.
enum SourceType {
  /// A text without the white space around it.
  static func trimmed(_ text: some StringProtocol) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  /// A type without attributes, module names of ours, and `any`.
  static func withoutAttributes(_ type: String) -> String {
    var type = trimmed(type)
    while type.hasPrefix("@") {
      type = trimmed(type.drop { !$0.isWhitespace })
    }
    for prefix in ["inout ", "any ", "sending ", "SwiftUI.", "StyleCore.", "Swift."]
    where type.hasPrefix(prefix) {
      type = String(type.dropFirst(prefix.count))
    }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") {
      return "\(type.dropFirst(9).dropLast())?"
    }
    return type
  }

  /// What an optional type may hold; nil for a type that is none.
  static func wrapped(_ type: String) -> String? {
    guard type.hasSuffix("?") else { return nil }
    var wrapped = String(type.dropLast())
    if wrapped.hasPrefix("("), wrapped.hasSuffix(")"),
      SourceSignature.split(wrapped.dropFirst().dropLast(), at: ")").count == 1
        || wrapped.contains("->")
    {
      wrapped = String(wrapped.dropFirst().dropLast())
    }
    return withoutAttributes(wrapped)
  }

  /// The argument of a generic type: `Bool` of `Binding<Bool>`; nil for another type.
  static func argument(of type: String, _ generic: String) -> String? {
    guard type.hasPrefix("\(generic)<"), type.hasSuffix(">") else { return nil }
    return withoutAttributes(String(type.dropFirst(generic.count + 1).dropLast()))
  }

  /// What a function type takes and gives; nil for a type that is none.
  static func function(_ type: String) -> (parameters: Int, result: String)? {
    let type = withoutAttributes(type)
    guard type.hasPrefix("(") else { return nil }
    var depth = 0
    for index in type.indices {
      if type[index] == "(" { depth += 1 }
      if type[index] == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let rest = trimmed(type[type.index(after: index)...])
      guard let arrow = rest.range("->") else { return nil }
      let inner = type[type.index(after: type.startIndex)..<index]
      return (
        SourceSignature.split(inner).count, withoutAttributes(String(rest[arrow.upperBound...]))
      )
    }
    return nil
  }

  /// A text with some names in place of others.
  static func replacing(_ names: [String: String], in type: String) -> String {
    var result = ""
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += result.hasSuffix(".") ? word : names[word] ?? word
      word = ""
      result.append(character)
    }
    return String(result.dropLast())
  }

  /// The words of a name in camel case, in small letters.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        words.append("")
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let begins =
        character.isUppercase && (!before.isUppercase || after.isLowercase)
        || !(before.isLetter || before.isNumber)
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words.filter { !$0.isEmpty }
  }
}

extension String {
  /// Where a text stands in this one first.
  fileprivate func range(_ text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
