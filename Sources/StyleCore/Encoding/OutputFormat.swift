/// What a canvas can be written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  /// Text with SGR sequences, for terminals.
  case ansi
  /// Glyphs alone.
  case text
  /// A text file that holds the canvas without loss, for tests.
  case snapshot
  /// A picture.
  case svg
  /// A page.
  case html
  /// Runs of text with their looks, for programs.
  case json
  /// Text in a fence of Markdown, for documents.
  case markdown

  /// The extension that files of this format are given, without the dot.
  public var pathExtension: String {
    switch self {
    case .ansi: "ans"
    case .text: "txt"
    case .snapshot: "snapshot"
    case .svg: "svg"
    case .html: "html"
    case .json: "json"
    case .markdown: "md"
    }
  }

  /// The format that a file's extension speaks of, whatever its case; nil where it is none of them.
  public init?(pathExtension: String) {
    switch pathExtension.lowercased() {
    case "ans", "ansi": self = .ansi
    case "txt", "text": self = .text
    case "snapshot": self = .snapshot
    case "svg": self = .svg
    case "html", "htm": self = .html
    case "json": self = .json
    case "md", "markdown": self = .markdown
    default: return nil
    }
  }
}
