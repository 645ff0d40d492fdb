import StyleCore

/// Terms with what they mean beside them, or below them where there is little room.
///
/// ```
/// Options
///   --width COLUMNS  The most columns, 1 to 1000
///   -h, --help       Show this help, or that of a command
/// ```
struct DefinitionList: View {
  private let title: String
  private let entries: [(term: String, meaning: Text)]
  private let width: Int

  /// Makes a list in so many columns; with a title above unless that is empty.
  init(_ title: String, _ entries: [(term: String, meaning: Text)], width: Int) {
    self.title = title
    self.entries = entries
    self.width = width
  }

  private static let indent = 2
  private static let gap = 2
  /// The columns that a meaning needs to stand beside its term.
  private static let leastMeaning = 24

  var body: some View {
    let terms = entries.map { DisplayWidth.of($0.term) }.max() ?? 0
    let isWide = width >= Self.indent + terms + Self.gap + Self.leastMeaning
    VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty { Text(verbatim: title).bold() }
      ForEach(entries.indices) { index in
        Group {
          if isWide {
            HStack(alignment: .top, spacing: Double(Self.gap) * CellMetrics.columnPoints) {
              Text(verbatim: entries[index].term)
                .frame(width: Double(terms) * CellMetrics.columnPoints, alignment: .leading)
              entries[index].meaning
            }
          } else {
            VStack(alignment: .leading, spacing: 0) {
              Text(verbatim: entries[index].term)
              entries[index].meaning
                .padding(.leading, Double(Self.indent) * CellMetrics.columnPoints)
            }
          }
        }
        .padding(.leading, Double(Self.indent) * CellMetrics.columnPoints)
      }
    }
  }
}
