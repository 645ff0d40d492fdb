import StyleCore

// What `list --format markdown` tells of styles: a section each, for documents.

extension StyleRegistry {
  /// The styles in their order.
  var markdown: String { entries.map(\.markdown).joined(separator: "\n") }
}

extension StyleRegistry.Entry {
  fileprivate var markdown: String {
    var text = """
      ## \(MarkdownEncoder.escaped(manifest.title))

      `\(manifest.id)`

      \(MarkdownEncoder.escaped(manifest.summary))

      ```sh
      stylebook gallery \(manifest.id)
      stylebook show \(manifest.id) --state editing
      ```


      """
    if manifest.parameters.isEmpty { return text + "It has no parameters.\n" }
    text += "| parameter | takes | unless set | what it does |\n|---|---|---|---|\n"
    for parameter in manifest.parameters {
      let cells = [
        MarkdownEncoder.code(parameter.name),
        MarkdownEncoder.escaped(parameter.kind.descriptionWithUnit),
        // Even in code a bar would end the cell.
        MarkdownEncoder.code(parameter.defaultValue.description).replacing("|", with: "\\|"),
        MarkdownEncoder.escaped(parameter.summary),
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }
}
