/// A symbol, as one glyph.
public struct Image: Hashable, Sendable {
  /// Where the picture comes from.
  enum Source: Hashable, Sendable {
    /// A symbol of SF Symbols.
    case symbol(String)
    /// A picture among the app's assets, which are not here.
    case asset(String)

    var name: String {
      switch self {
      case .symbol(let name), .asset(let name): name
      }
    }
  }

  let source: Source

  /// Makes an image of a symbol of SF Symbols; one without a glyph here is drawn as `▫`.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Makes an image of a symbol of SF Symbols with a value that some of its parts show.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Makes an image of an asset; it is drawn as the symbol of that name, or as `▫`.
  public init(_ name: String) {
    source = .asset(name)
  }

  /// Makes an image of an asset that says nothing to those who do not see it.
  public init(decorative name: String) {
    self.init(name)
  }

  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Drawn out.
    case stretch
  }

  /// Whether an image is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground.
    case template
    /// In its own colours.
    case original
  }

  /// How finely an image is drawn at another size.
  public enum Interpolation: Hashable, Sendable {
    /// Coarse, low, middling or fine.
    case none, low, medium, high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Small, middling or large.
    case small, medium, large
  }

  /// Changes nothing: a glyph takes its cell.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Changes nothing: a glyph is drawn in the foreground.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Changes nothing: a glyph is drawn in the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Changes nothing: a glyph is the terminal's.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Changes nothing: a glyph is the terminal's.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The glyph; a marker where the symbol has none.
  func glyph(in symbols: SymbolSet) -> String {
    SystemSymbol.glyph(named: source.name, in: symbols)
  }
}

extension Image: PrimitiveView {
  /// Appends the glyph in the foreground.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let style = GlyphStyle(
      paint: environment.foreground?.primary ?? .ink, attributes: environment.glyphAttributes)
    let symbols = environment.symbols
    let known = SystemSymbol.knownGlyph(named: source.name, in: symbols)
    if known == nil { context.session.note("image \(source.name)") }
    let glyph = known ?? SystemSymbol.glyph(named: source.name, in: symbols)
    let text = Node.text(TextNode([TextRun(glyph, style: style)]))
    if context.session.isSpoken {
      tree.append(.mark(.spoken(.image(source.name)))) { $0.append(text) }
    } else {
      tree.append(text)
    }
  }
}

/// In how many colours a symbol is drawn; a glyph has one.
public struct SymbolRenderingMode: Hashable, Sendable {
  let number: Int

  /// One colour.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(number: 1)
  /// The colours of the foreground styles.
  public static let palette = SymbolRenderingMode(number: 2)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(number: 3)
}

/// A form of a symbol, such as a filled one; the glyph is the same for all.
public struct SymbolVariants: Hashable, Sendable {
  let words: [String]

  /// As named.
  public static let none = SymbolVariants(words: [])
  /// In a circle.
  public static let circle = SymbolVariants(words: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(words: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(words: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(words: ["fill"])
  /// With a stroke through it.
  public static let slash = SymbolVariants(words: ["slash"])

  /// This form in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// This form in a square.
  public var square: SymbolVariants { adding("square") }
  /// This form filled.
  public var fill: SymbolVariants { adding("fill") }
  /// This form with a stroke through it.
  public var slash: SymbolVariants { adding("slash") }

  private func adding(_ word: String) -> SymbolVariants { SymbolVariants(words: words + [word]) }
}

nonisolated extension View {
  /// Changes nothing: a glyph takes its cell.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Changes nothing: a glyph is drawn in the foreground.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Changes nothing: the glyph is the same for all forms of a symbol.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}
