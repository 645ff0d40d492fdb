/// How many columns of fields a gallery has, and how wide each is.
struct GalleryGrid: Hashable {
  /// Cells between two columns.
  static let gap = 2

  /// How many fields stand side by side.
  let columns: Int
  /// The cells of each.
  let columnWidth: Int

  /// The grid for a width: one column under 44 cells, two under 96, then four, and eight from 220 on;
  /// never more than there are fields.
  init(width: Int, fields: Int) {
    let fitting =
      switch width {
      case ..<44: 1
      case ..<96: 2
      case ..<220: 4
      default: 8
      }
    columns = max(min(fitting, fields), 1)
    columnWidth = max((width - (columns - 1) * Self.gap) / columns, 0)
  }

  /// The positions of `count` fields, row after row.
  func rows(of count: Int) -> [Range<Int>] {
    stride(from: 0, to: count, by: columns).map { $0..<min($0 + columns, count) }
  }
}
