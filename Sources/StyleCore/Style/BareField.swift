/// A field as it is drawn when no style is left: its line, with the accessories at its sides.
@MainActor
struct BareField {
  let field: TextField<_TextFieldStyleLabel>

  func lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let isEditing = environment.isEditingField
    if isEditing, let link = context.submitLink { context.session.setSubmission(link) }
    if let link = context.focusLinks {
      link(isFocused: isEditing)
      context.session.meet(link, isFocused: isEditing)
    }
    let leading = environment.accessories.leading?.visible(whileEditing: isEditing)
    let trailing = environment.accessories.trailing?.visible(whileEditing: isEditing)
    let isMarked = context.session.marksStyles
    func append(in context: inout LoweringContext, to tree: inout NodeTree) {
      if isMarked {
        let start = tree.begin(.mark(.style("field")))
        tree.append(line(in: &context))
        tree.end(start)
      } else {
        tree.append(line(in: &context))
      }
    }
    guard leading != nil || trailing != nil else { return append(in: &context, to: &tree) }
    let row = StackNode(
      .horizontal, spacing: 1, isReversed: environment.layoutDirection == .rightToLeft)
    tree.append(.stack(row)) { tree in
      context.descend(2) { leading?._lower(in: &$0, into: &tree) }
      append(in: &context, to: &tree)
      context.descend(3) { trailing?._lower(in: &$0, into: &tree) }
    }
  }

  private func line(in context: inout LoweringContext) -> Node {
    let environment = context.environment
    let symbols = environment.symbols
    let text = field.text
    let shown: String
    if field.isSecure {
      shown = String(repeating: symbols == .unicode ? "•" : "*", count: text.count)
    } else {
      shown = VisibleText.line(text)
    }
    var paint = environment.foreground?.primary ?? .ink
    if !environment.isEnabled { paint = paint.opacity(0.5) }
    let style = GlyphStyle(paint: paint, attributes: environment.glyphAttributes)

    let mark = mark(in: environment)
    let alignment = environment.multilineTextAlignment.resolved(in: environment)
    let placeholder = text.isEmpty ? placeholder(in: &context) : []
    guard environment.isEditingField else {
      return .field(
        FieldNode(
          text: shown, style: style, placeholder: placeholder, alignment: alignment, mark: mark,
          symbols: symbols))
    }
    let activity = environment.fieldActivity
    /// The place in what is shown that a place in the text has.
    func place(_ offset: Int) -> Int {
      field.isSecure ? offset : VisibleText.offset(offset, of: text, in: shown)
    }
    let length = text.count
    let selection = activity.selection(inTextOf: length)
    let tint = TintShapeStyle()._paint(in: environment)
    var line = FieldNode(
      text: shown, style: style, placeholder: placeholder,
      caret: place(activity.caret(inTextOf: length)),
      selection: place(selection.lowerBound)..<place(selection.upperBound),
      caretStyle: GlyphStyle(paint: tint), selectionPaint: tint.opacity(0.25),
      alignment: alignment, mark: mark, symbols: symbols)
    line.scroll = activity.scroll
    return .field(line)
  }

  private func placeholder(in context: inout LoweringContext) -> [TextRun] {
    let environment = context.environment
    let paint = Color.legiblePlaceholder._paint(in: environment)
    var runs: [TextRun] = []
    if let text = field.placeholder {
      runs = text.runs(in: environment, paint: paint, attributes: .dim, isLine: true)
    } else {
      var label = NodeTree()
      context.descend(4) { field.declaration.label._lower(in: &$0, into: &label) }
      for entry in label.entries {
        guard case .text(let text) = entry.node else { continue }
        for run in text.runs {
          runs.append(
            TextRun(
              run.text,
              style: GlyphStyle(
                paint: run.style.paint == .ink ? paint : run.style.paint,
                attributes: run.style.attributes.union(.dim))))
        }
      }
      runs = runs.visible(isLine: true)
    }
    if runs.contains(where: \.text.isEmpty) { runs.removeAll(where: \.text.isEmpty) }
    return runs
  }

  /// Tells by a glyph what colour alone would tell.
  private func mark(in environment: EnvironmentValues) -> TextRun? {
    let isUnicode = environment.symbols == .unicode
    func run(_ glyph: String, _ color: Color) -> TextRun {
      TextRun(
        glyph, style: GlyphStyle(paint: color._paint(in: environment), attributes: .bold))
    }
    switch environment.validation {
    case .error: return run("!", .red)
    case .warning: return run(isUnicode ? "▲" : "^", .orange)
    case .validating: return run(isUnicode ? "…" : "~", .secondary)
    case .none: return environment.isEnabled ? nil : run(isUnicode ? "⊘" : "x", .secondary)
    }
  }
}
