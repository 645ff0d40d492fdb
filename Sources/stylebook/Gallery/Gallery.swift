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

  /// Rows between two styles.
  private static let gap = 2
  /// Cells at either side where there is a margin; half as many rows lie above and below.
  private static let margin = 2

  /// The picture of them all.
  var canvas: Canvas {
    let sections = styles.indices.map(section)
    return renderer.canvas(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections.indices) { sections[$0] }
      })
  }

  /// The picture of one, with the gap to the next.
  func canvas(ofStyle index: Int) -> Canvas {
    renderer.canvas(section(index))
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

  private func section(_ index: Int) -> some View {
    // A picture that has no room for a margin does without.
    let margin = hasMargin && width > 8 * Self.margin ? Self.margin : 0
    let width = width - 2 * margin
    let grid = GalleryGrid(width: width, fields: states.count)
    let scenarios = states.map {
      options.scenario($0, width: grid.columnWidth, colorScheme: colorScheme)
    }
    let above = index == styles.indices.first ? margin / 2 : 0
    let below = index == styles.indices.last ? margin / 2 : Self.gap
    return GallerySection(style: styles[index], scenarios: scenarios, grid: grid, width: width)
      .padding(.horizontal, Double(margin) * CellMetrics.columnPoints)
      .padding(.top, Double(above) * CellMetrics.rowPoints)
      .padding(.bottom, Double(below) * CellMetrics.rowPoints)
  }
}
