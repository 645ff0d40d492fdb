/// A field as it is drawn when no style is left: its line, with the accessories at its sides.
@MainActor
struct BareField {
  let field: TextField<_TextFieldStyleLabel>

  func lower(in context: LoweringContext, into tree: inout NodeTree) {
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
    func append(to tree: inout NodeTree) {
      if isMarked {
        let start = tree.begin(.mark(.style("field")))
        tree.append(.field(line(in: context)))
        tree.end(start)
      } else {
        tree.append(.field(line(in: context)))
      }
    }
    guard leading != nil || trailing != nil else { return append(to: &tree) }
    let row = StackNode(
      .horizontal, spacing: 1, isReversed: environment.layoutDirection == .rightToLeft)
    tree.append(.stack(row)) { tree in
      leading?._lower(in: context.child(2), into: &tree)
      append(to: &tree)
      trailing?._lower(in: context.child(3), into: &tree)
    }
  }

  private func line(in context: LoweringContext) -> FieldNode {
    let environment = context.environment
    let symbols = environment.symbols
    let text = field.text
    let shown: String
    if field.isSecureEntry {
      shown = String(repeating: symbols == .unicode ? "•" : "*", count: text.count)
    } else {
      shown = VisibleText.line(text)
    }
    var paint = environment.foreground?.primary ?? .ink
    if !environment.isEnabled { paint = paint.opacity(0.5) }
    let style = GlyphStyle(paint: paint, attributes: environment.glyphAttributes)

    var line = FieldNode(
      text: shown, style: style,
      alignment: environment.multilineTextAlignment.resolved(in: environment),
      mark: mark(in: environment), symbols: symbols)
    if text.isEmpty { line.placeholder = placeholder(in: context) }
    if environment.isEditingField {
      let activity = environment.fieldActivity
      /// The place in what is shown that a place in the text has.
      func place(_ offset: Int) -> Int {
        field.isSecureEntry ? offset : VisibleText.offset(offset, of: text, in: shown)
      }
      let length = text.count
      let selection = activity.selection(inTextOf: length)
      let tint = TintShapeStyle()._paint(in: environment)
      line.caret = place(activity.caret(inTextOf: length))
      line.caretStyle = GlyphStyle(paint: tint)
      line.selection = place(selection.lowerBound)..<place(selection.upperBound)
      line.scroll = activity.scroll
      line.selectionPaint = tint.opacity(0.25)
    }
    return line
  }

  private func placeholder(in context: LoweringContext) -> [TextRun] {
    let environment = context.environment
    let paint = Color.legiblePlaceholder._paint(in: environment)
    var runs: [TextRun]
    if let text = field.placeholder {
      runs = text.runs(in: environment, paint: paint, clean: VisibleText.line)
    } else {
      var label = NodeTree()
      field.label._lower(in: context.child(4), into: &label)
      runs = []
      for entry in label.entries {
        guard case .text(let text) = entry.node else { continue }
        for run in text.runs {
          runs.append(
            TextRun(
              VisibleText.line(run.text),
              style: GlyphStyle(
                paint: run.style.paint == .ink ? paint : run.style.paint,
                attributes: run.style.attributes)))
        }
      }
    }
    for index in runs.indices { runs[index].style.attributes.insert(.dim) }
    runs.removeAll { $0.text.isEmpty }
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
