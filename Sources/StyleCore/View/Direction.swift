// Lowering turns leading and trailing into left and right; nothing after it knows of reading
// direction.

extension Alignment {
  @usableFromInline
  func resolved(in environment: EnvironmentValues) -> Alignment {
    guard environment.layoutDirection == .rightToLeft else { return self }
    return Alignment(horizontal: horizontal.mirrored, vertical: vertical)
  }
}

extension HorizontalAlignment {
  fileprivate var mirrored: HorizontalAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}

extension TextAlignment {
  func resolved(in environment: EnvironmentValues) -> TextAlignment {
    guard environment.layoutDirection == .rightToLeft else { return self }
    switch self {
    case .leading: return .trailing
    case .center: return .center
    case .trailing: return .leading
    }
  }
}

extension EdgeInsets {
  /// The insets in cells, each that is not zero at least one.
  func cells(in environment: EnvironmentValues) -> CellInsets {
    let start = CellMetrics.length(leading, along: .horizontal)
    let end = CellMetrics.length(trailing, along: .horizontal)
    let isMirrored = environment.layoutDirection == .rightToLeft
    return CellInsets(
      top: CellMetrics.length(top, along: .vertical), left: isMirrored ? end : start,
      bottom: CellMetrics.length(bottom, along: .vertical), right: isMirrored ? start : end)
  }
}
