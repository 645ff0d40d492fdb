/// A symbol, as one glyph.
public struct Image: Hashable, Sendable {
  let symbol: String

  /// Makes an image of a symbol of SF Symbols; one without a glyph here is drawn as `▫`.
  public init(systemName: String) {
    symbol = systemName
  }
}

extension Image: PrimitiveView {
  /// Appends the glyph in the foreground.
  public func _lower(in context: LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let glyph = SystemSymbol.glyph(named: symbol, in: environment.symbols)
    let style = GlyphStyle(
      paint: environment.foreground?.primary ?? .ink,
      attributes: environment.font?.attributes ?? [])
    tree.append(.text(TextNode([TextRun(glyph, style: style)])))
  }
}
