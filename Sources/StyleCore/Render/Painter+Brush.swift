extension Painter {
  /// A paint made ready for one frame, with the opacity of its surroundings.
  struct Brush {
    /// The colour everywhere, unless there is a gradient.
    private let solid: RGBA
    /// Whether the terminal's own colour does where nothing is painted behind.
    private let isPlainInk: Bool
    private let sampler: GradientSampler?
    private let opacity: Double
    private let ground: RGBA

    init(_ paint: Paint, in frame: CellRect, opacity: Double, _ options: Options) {
      self.opacity = opacity
      ground = options.ground
      switch paint {
      case .ink(let alpha):
        solid = options.ink.opacity(alpha * opacity)
        isPlainInk = alpha * opacity >= 1
        sampler = nil
      case .color(let color):
        solid = opacity < 1 ? color.opacity(opacity) : color
        isPlainInk = false
        sampler = nil
      case .gradient(let gradient):
        solid = .black
        isPlainInk = false
        sampler = GradientSampler(gradient, frame: frame)
      }
    }

    /// The colour of all glyphs, whatever is behind them; nil where it depends on the cell.
    var uniformColor: RGBA? {
      sampler == nil && !isPlainInk && solid.isOpaque ? solid : nil
    }

    /// The gradient, where its colours are drawn as they are.
    var opaqueGradient: GradientSampler? { opacity < 1 ? nil : sampler }

    /// Whether nothing would be seen of it.
    var isClear: Bool { solid.alpha == 0 }

    /// The colour at a cell, with its alpha.
    @inline(__always)
    func color(_ x: Int, _ y: Int) -> RGBA {
      sampler == nil ? solid : sample(x, y)
    }

    private func sample(_ x: Int, _ y: Int) -> RGBA {
      guard let color = sampler?(x: x, y: y) else { return solid }
      return opacity < 1 ? color.opacity(opacity) : color
    }

    /// The opaque colour of a glyph on a ground, or the terminal's own for plain ink on no ground.
    @inline(__always)
    func glyphColor(_ x: Int, _ y: Int, on background: RGBA) -> RGBA {
      if isPlainInk, background == .clear { return .clear }
      return opaque(color(x, y), on: background)
    }

    /// A colour as it is seen on a ground.
    @inline(__always)
    func opaque(_ color: RGBA, on background: RGBA) -> RGBA {
      color.isOpaque ? color : color.over(background == .clear ? ground : background)
    }
  }

  func brush(_ paint: Paint, in frame: CellRect, _ context: Context) -> Brush {
    Brush(paint, in: frame, opacity: context.opacity, options)
  }
}
