import StyleCore

/// One style in its states: title, sentence, and a grid of fields.
///
/// ```
/// Underlined  underlined
/// A rule along the bottom edge and a label that floats in above the text.
///
/// empty                filled
///                      Your name
/// Your name            Ada Lovelace
/// ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔  ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
/// ```
struct GallerySection: View {
  /// The style.
  let style: SelectedStyle
  /// The states.
  let states: [FieldState]
  /// What came of the field in each, no wider than a column of the grid.
  let fields: [FieldDrawing.Outcome]
  /// Where they stand.
  let grid: GalleryGrid
  /// The cells of the whole.
  let width: Int

  /// The most lines that tell why there is no field.
  private static let failureLines = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      ForEach(grid.rows(of: states.count), id: \.lowerBound) { row in
        HStack(alignment: .top, spacing: Double(GalleryGrid.gap) * CellMetrics.columnPoints) {
          ForEach(row) { captionedField($0) }
        }
        .padding(.top, CellMetrics.rowPoints)
      }
    }
    .frame(width: Double(width) * CellMetrics.columnPoints, alignment: .topLeading)
  }

  @ViewBuilder private var heading: some View {
    (Text(line: style.title).bold() + Text(verbatim: "  ")
      + Text(verbatim: style.expression.description).dimmed)
    Text(line: style.summary)
  }

  private func captionedField(_ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: states[index].rawValue).dimmed
      switch fields[index] {
      case .success(let field): CanvasView(canvas: field.canvas)
      case .failure(let failure):
        Text(verbatim: "✗ \(failure.sentence)").foregroundColor(.red).lineLimit(Self.failureLines)
      }
    }
    .frame(width: Double(grid.columnWidth) * CellMetrics.columnPoints, alignment: .topLeading)
  }
}

extension Text {
  /// A name or a sentence from elsewhere, of which no line end makes a line of its own.
  init(line: String) { self.init(verbatim: VisibleText.line(line)) }

  /// The text in faint strokes, for what stands back behind the rest.
  var dimmed: Text { fontWeight(.thin) }
}
