/// A change of all colours in a view: greyer, lighter, multiplied by another.
public struct _ColorEffect: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case grayscale(Double)
    case saturation(Double)
    case brightness(Double)
    case contrast(Double)
    case multiply(Color)
    case invert
  }

  let change: Change

  /// The colour changed; its opacity stays but for multiplication.
  func color(_ color: RGBA, in environment: EnvironmentValues) -> RGBA {
    var channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue)) / 255
    var alpha = color.alpha
    /// The channels moved away from their grey, or towards it.
    func spread(by factor: Double) -> SIMD3<Double> {
      // The weights of light in sRGB.
      let grey = (channels * SIMD3(0.2126, 0.7152, 0.0722)).sum()
      return SIMD3(repeating: grey) + (channels - grey) * factor
    }
    switch change {
    case .grayscale(let amount): channels = spread(by: 1 - SRGB.held(amount))
    case .saturation(let amount): channels = spread(by: max(amount, 0))
    case .brightness(let amount): channels += amount
    case .contrast(let amount): channels = (channels - 0.5) * amount + 0.5
    case .invert: channels = 1 - channels
    case .multiply(let factor):
      let factor = factor.resolved(in: environment.colorScheme, accent: environment.tint)
      channels *= SIMD3(Double(factor.red), Double(factor.green), Double(factor.blue)) / 255
      alpha = color.opacity(Double(factor.alpha) / 255).alpha
    }
    return RGBA(
      SRGB.byte(channels.x), SRGB.byte(channels.y), SRGB.byte(channels.z), alpha)
  }

  /// The paint changed; ink stays ink where its colour is not changed.
  func paint(_ paint: Paint, in environment: EnvironmentValues) -> Paint {
    switch paint {
    case .ink(let opacity):
      let ink = SystemColor.primary.components(in: environment.colorScheme).opacity(opacity)
      let changed = color(ink, in: environment)
      return changed == ink ? paint : .color(changed)
    case .color(let color):
      return .color(self.color(color, in: environment))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = color(gradient.stops[index].color, in: environment)
      }
      return .gradient(gradient)
    }
  }
}

/// A view whose colours are changed.
public struct _Recolored<Content: View> {
  let content: Content
  let effect: _ColorEffect
}

extension _Recolored: PrimitiveView {
  /// Lowers the content and changes every paint in it.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let start = tree.count
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    tree.changePaints(from: start) { effect.paint($0, in: context.environment) }
  }
}

extension NodeTree {
  /// Changes the paints of all nodes from an index on.
  mutating func changePaints(from start: Int, _ change: (Paint) -> Paint) {
    for index in start..<entries.count { entries[index].node.changePaints(change) }
  }
}

extension Node {
  /// Changes the node's paints, in an order that is always the same.
  mutating func changePaints(_ change: (Paint) -> Paint) {
    func changed(_ style: GlyphStyle) -> GlyphStyle {
      var style = style
      style.paint = change(style.paint)
      style.background = style.background.map(change)
      return style
    }
    func changed(_ run: TextRun) -> TextRun { TextRun(run.text, style: changed(run.style)) }
    switch self {
    case .text(var text):
      text.runs = text.runs.map(changed)
      self = .text(text)
    case .field(var field):
      field.style = changed(field.style)
      field.placeholder = field.placeholder.map(changed)
      field.caretStyle = changed(field.caretStyle)
      field.selectionPaint = change(field.selectionPaint)
      field.mark = field.mark.map(changed)
      self = .field(field)
    case .shape(var shape):
      shape.paint = change(shape.paint)
      self = .shape(shape)
    default: break
    }
  }
}

nonisolated extension View {
  /// Takes colour out of the view: nothing at 0, all of it at 1.
  public func grayscale(_ amount: Double) -> some View { recolored(.grayscale(amount)) }

  /// Makes the view's colours purer or greyer: grey at 0, as they are at 1.
  public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

  /// Makes the view's colours lighter by an amount, or darker by a negative one; white at 1.
  public func brightness(_ amount: Double) -> some View { recolored(.brightness(amount)) }

  /// Moves the view's colours away from middle grey, or towards it; as they are at 1.
  public func contrast(_ amount: Double) -> some View { recolored(.contrast(amount)) }

  /// Multiplies the view's colours by another, as a coloured pane does.
  public func colorMultiply(_ color: Color) -> some View { recolored(.multiply(color)) }

  /// Turns light to dark and every colour to its opposite.
  public func colorInvert() -> some View { recolored(.invert) }

  private func recolored(_ change: _ColorEffect.Change) -> _Recolored<Self> {
    _Recolored(content: self, effect: _ColorEffect(change: change))
  }
}
