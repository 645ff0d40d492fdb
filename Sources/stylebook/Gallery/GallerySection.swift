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
  /// The cases, each as wide as a column of the grid.
  let scenarios: [Scenario]
  /// Where they stand.
  let grid: GalleryGrid
  /// The cells of the whole.
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      heading
      ForEach(grid.rows(of: scenarios.count), id: \.lowerBound) { row in
        HStack(alignment: .top, spacing: Double(GalleryGrid.gap) * CellMetrics.columnPoints) {
          ForEach(row) { captionedField(scenarios[$0]) }
        }
        .padding(.top, CellMetrics.rowPoints)
      }
    }
    .frame(width: Double(width) * CellMetrics.columnPoints, alignment: .topLeading)
  }

  @ViewBuilder private var heading: some View {
    (Text(verbatim: style.title).bold() + Text(verbatim: "  ")
      + Text(verbatim: style.expression.description).dimmed)
    Text(verbatim: style.summary)
  }

  private func captionedField(_ scenario: Scenario) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: scenario.state.rawValue).dimmed
      scenario.field.textFieldStyle(style.style)
    }
    .frame(width: Double(grid.columnWidth) * CellMetrics.columnPoints, alignment: .topLeading)
  }
}

extension Text {
  /// The text in faint strokes, for what stands back behind the rest.
  var dimmed: Text { fontWeight(.thin) }
}
