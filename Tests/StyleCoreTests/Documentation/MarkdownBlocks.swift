/// A Markdown document cut into prose and fenced blocks.
struct MarkdownBlocks {
  private enum Part {
    case prose(String)
    case block(language: String, text: String)
  }

  private var parts: [Part] = []

  init(_ document: String) {
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix("```") else {
        parts.append(.prose(String(line)))
        continue
      }
      let text = lines.prefix { $0 != "```" }
      lines = lines.dropFirst(text.count + 1)
      parts.append(
        .block(language: String(line.dropFirst(3)), text: text.joined(separator: "\n")))
    }
  }

  /// The texts of the blocks in a language, without their last line end.
  func texts(in language: String) -> [String] {
    parts.compactMap { part in
      if case .block(language, let text) = part { text } else { nil }
    }
  }

  /// Puts other texts into the blocks of a language, as far as there are some.
  mutating func replaceTexts(in language: String, with texts: [String]) {
    var texts = texts[...]
    for index in parts.indices {
      if case .block(language, _) = parts[index], let text = texts.popFirst() {
        parts[index] = .block(language: language, text: text)
      }
    }
  }
}

extension MarkdownBlocks: CustomStringConvertible {
  /// The document.
  var description: String {
    parts.map { part in
      switch part {
      case .prose(let line): line
      case .block(let language, let text): "```\(language)\n\(text)\n```"
      }
    }.joined(separator: "\n")
  }
}
