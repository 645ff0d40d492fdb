import StyleCore

/// Styles one below the other, each in its states.
@MainActor
struct Gallery {
  /// The styles.
  let styles: [SelectedStyle]
  /// The states, in the order in which they stand.
  let states: [FieldState]
  /// The cells across.
  let width: Int
  /// Light or dark.
  let colorScheme: ColorScheme
  /// Whether the ground shows around all of it.
  let hasMargin: Bool
  /// What else is known of the fields.
  let options: FieldOptions
  /// The styles that are whole pages with texts of their own: of states that look alike, these show
  /// the first.
  var pages: Set<String> = []

  /// Rows between two styles.
  private static let gap = 2
  /// Cells at either side where there is a margin; half as many rows lie above and below.
  private static let margin = 2

  /// The fields to be drawn, style by style.
  var jobs: [FieldDrawing.Job] { jobs(width: grid.columnWidth) }

  /// The same for fields of a width of their own.
  func jobs(width: Int) -> [FieldDrawing.Job] {
    let scenarios = states.map {
      options.scenario($0, width: width, colorScheme: colorScheme)
    }
    return styles.map { FieldDrawing.Job(style: $0, scenarios: scenarios) }
  }

  /// The picture of all styles; `fields` are what came of the ``jobs``.
  func canvas(_ fields: [[FieldDrawing.Outcome]]) -> Canvas {
    renderer.canvas(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(styles.indices) { section($0, fields[$0]) }
      })
  }

  /// The picture of one style, with the gap to the next; `fields` are what came of its job.
  func canvas(ofStyle index: Int, _ fields: [FieldDrawing.Outcome]) -> Canvas {
    renderer.canvas(section(index, fields))
  }

  /// What the picture shows, as a snapshot tells it.
  var header: [Snapshot.Field] {
    let names = styles.map(\.expression.description).joined(separator: ", ")
    return [
      Snapshot.Field("gallery", names),
      Snapshot.Field("states", states.map(\.rawValue).joined(separator: " ")),
      Snapshot.Field("appearance", colorScheme.name),
    ]
  }

  private var renderer: Renderer {
    Renderer(
      RenderOptions(
        width: width, colorScheme: colorScheme, symbols: options.symbols,
        backdrop: options.backdrop(in: colorScheme)))
  }

  /// The cells of the margin; a picture that has no room for one does without.
  private var margin: Int { hasMargin && width > 8 * Self.margin ? Self.margin : 0 }

  private var grid: GalleryGrid {
    GalleryGrid(width: width - 2 * margin, fields: states.count)
  }

  private func section(_ index: Int, _ fields: [FieldDrawing.Outcome]) -> some View {
    let above = index == styles.indices.first ? margin / 2 : 0
    let below = index == styles.indices.last ? margin / 2 : Self.gap
    let shown =
      pages.contains(styles[index].expression.description)
      ? fields.indices.filter { !fields[..<$0].contains(fields[$0]) } : Array(fields.indices)
    return GallerySection(
      style: styles[index], states: shown.map { states[$0] }, fields: shown.map { fields[$0] },
      grid: grid, width: width - 2 * margin
    )
    .padding(.horizontal, Double(margin) * CellMetrics.columnPoints)
    .padding(.top, Double(above) * CellMetrics.rowPoints)
    .padding(.bottom, Double(below) * CellMetrics.rowPoints)
  }
}
