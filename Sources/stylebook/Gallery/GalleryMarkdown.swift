import StyleCore

/// One style in its states as Markdown: a heading, its sentence, and a fenced block for each field.
@MainActor
struct GalleryMarkdown {
  /// The style.
  let style: SelectedStyle
  /// The states.
  let states: [FieldState]
  /// What came of the field in each.
  let fields: [FieldDrawing.Outcome]

  /// The text.
  var text: String {
    var text = "## \(MarkdownEncoder.escaped(style.title))\n\n"
    text += "\(MarkdownEncoder.code(style.expression.description))\n\n"
    if !style.summary.isEmpty { text += "\(MarkdownEncoder.escaped(style.summary))\n\n" }
    for (state, field) in zip(states, fields) {
      text += "**\(state.rawValue)**: \(state.summary)\n\n"
      switch field {
      case .success(let field): text += MarkdownEncoder().text(of: field.canvas)
      case .failure(let failure): text += "✗ \(MarkdownEncoder.escaped(failure.sentence))\n"
      }
      text += "\n"
    }
    return text
  }
}
