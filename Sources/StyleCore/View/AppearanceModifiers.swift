/// A change of how a view is drawn.
public struct _EffectWrapper: _NodeWrapper {
  let effect: Effect

  @usableFromInline
  nonisolated init(effect: Effect) { self.effect = effect }

  /// The effect; none where the view would be drawn as it is.
  public func node(in context: LoweringContext) -> Node? {
    effect == .opacity(1) ? nil : .effect(effect)
  }

  /// Whether all is transparent or hidden.
  public var hidesContent: Bool { effect == .opacity(0) || effect == .hidden }
}

/// A new foreground for text and shapes.
public struct _ForegroundChange<
  Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
>: _ContextChange {
  let primary: Primary?
  let secondary: Secondary?
  let tertiary: Tertiary?

  @usableFromInline
  nonisolated init(primary: Primary?, secondary: Secondary?, tertiary: Tertiary?) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }

  /// Resolves the levels against those of the surroundings; nil takes the override away.
  public func apply(to context: inout LoweringContext) {
    let environment = context.environment
    context.environment.foreground = primary.map {
      ForegroundLevels(
        primary: $0._paint(in: environment), secondary: secondary?._paint(in: environment),
        tertiary: tertiary?._paint(in: environment))
    }
  }
}

/// A new tint.
public struct _TintChange: _ContextChange {
  let tint: Color?

  @usableFromInline
  nonisolated init(tint: Color?) { self.tint = tint }

  /// Sets the tint; nil restores the default.
  public func apply(to context: inout LoweringContext) {
    context.environment.tint = tint
  }
}

/// A new tint by a style.
public struct _StyleTintChange: _ContextChange {
  let tint: (any ShapeStyle)?

  /// Sets the tint to the style's colour, or the first of a gradient's.
  public func apply(to context: inout LoweringContext) {
    switch tint?._paint(in: context.environment) {
    case .color(let color): context.environment.tint = Color(rgba: color)
    case .gradient(let gradient):
      context.environment.tint = gradient.stops.first.map { Color(rgba: $0.color) }
    case .ink(let opacity): context.environment.tint = .primary.opacity(opacity)
    case nil: context.environment.tint = nil
    }
  }
}

nonisolated extension View {
  /// Draws text and shapes in a colour; nil takes an override from further out away.
  @inlinable
  public consuming func foregroundColor(
    _ color: Color?
  ) -> _ChangedContext<Self, _ForegroundChange<Color, Color, Color>> {
    _ChangedContext(
      content: self, change: _ForegroundChange(primary: color, secondary: nil, tertiary: nil))
  }

  /// Draws text and shapes in a style; fainter levels follow from it.
  @inlinable
  public consuming func foregroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> _ChangedContext<Self, _ForegroundChange<Style, Style, Style>> {
    _ChangedContext(
      content: self, change: _ForegroundChange(primary: style, secondary: nil, tertiary: nil))
  }

  /// Draws text and shapes in styles for two levels.
  @inlinable
  public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> _ChangedContext<Self, _ForegroundChange<Primary, Secondary, Secondary>> {
    _ChangedContext(
      content: self,
      change: _ForegroundChange(primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Draws text and shapes in styles for three levels.
  @inlinable
  public consuming func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> _ChangedContext<Self, _ForegroundChange<Primary, Secondary, Tertiary>> {
    _ChangedContext(
      content: self,
      change: _ForegroundChange(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the colour of carets, selections and buttons; nil restores blue.
  @inlinable
  public consuming func tint(_ tint: Color?) -> _ChangedContext<Self, _TintChange> {
    _ChangedContext(content: self, change: _TintChange(tint: tint))
  }

  /// Sets the style of carets, selections and buttons, of which a colour is used.
  @_disfavoredOverload
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> _ChangedContext<Self, _StyleTintChange> {
    _ChangedContext(content: self, change: _StyleTintChange(tint: tint))
  }

  /// The older spelling of `tint(_:)`.
  @inlinable
  public consuming func accentColor(_ color: Color?) -> _ChangedContext<Self, _TintChange> {
    tint(color)
  }

  /// Draws another view behind this one, at its size.
  @_disfavoredOverload @inlinable
  public consuming func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> _DecoratedView<Self, Background> {
    _DecoratedView(
      content: self, decoration: background, isInFront: false, alignment: alignment)
  }

  /// Draws the views of a block behind this one, at its size.
  @inlinable
  public consuming func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> _DecoratedView<Self, Background> {
    _DecoratedView(content: self, decoration: content(), isInFront: false, alignment: alignment)
  }

  /// Fills the ground of the view with a style.
  @inlinable
  public consuming func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _DecoratedView<Self, _ShapeView<Rectangle, Style>> {
    _DecoratedView(
      content: self, decoration: Rectangle().fill(style), isInFront: false, alignment: .center)
  }

  /// Fills a shape behind the view with a style.
  @inlinable
  public consuming func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline, Style>> {
    _DecoratedView(
      content: self, decoration: shape.fill(style), isInFront: false, alignment: .center)
  }

  /// Fills a shape behind the view with the ground of the appearance.
  @inlinable
  public consuming func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline, BackgroundStyle>> {
    background(BackgroundStyle(), in: shape)
  }

  /// Fills the ground of the view with that of the appearance.
  public consuming func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _DecoratedView<Self, _ShapeView<Rectangle, BackgroundStyle>> {
    background(BackgroundStyle())
  }

  /// Draws another view in front of this one, at its size.
  @_disfavoredOverload @inlinable
  public consuming func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> _DecoratedView<Self, Overlay> {
    _DecoratedView(content: self, decoration: overlay, isInFront: true, alignment: alignment)
  }

  /// Draws the views of a block in front of this one, at its size.
  @inlinable
  public consuming func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> _DecoratedView<Self, Overlay> {
    _DecoratedView(content: self, decoration: content(), isInFront: true, alignment: alignment)
  }

  /// Fills the view's bounds in front of it with a style.
  @inlinable
  public consuming func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> _DecoratedView<Self, _ShapeView<Rectangle, Style>> {
    _DecoratedView(
      content: self, decoration: Rectangle().fill(style), isInFront: true, alignment: .center)
  }

  /// Fills a shape in front of the view with a style.
  @inlinable
  public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline, Style>> {
    _DecoratedView(
      content: self, decoration: shape.fill(style), isInFront: true, alignment: .center)
  }

  /// Draws a rectangle along the edges of the view, inside them.
  @inlinable
  public consuming func border<Style: ShapeStyle>(
    _ style: Style, width: Double = 1
  ) -> _DecoratedView<Self, _ShapeView<Rectangle, Style>> {
    _DecoratedView(
      content: self, decoration: Rectangle().strokeBorder(style, lineWidth: width),
      isInFront: true, alignment: .center)
  }

  /// Multiplies the alpha of all that is drawn; held to 0…1.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> _WrappedView<Self, _EffectWrapper> {
    let held = opacity.isNaN ? 1 : Swift.min(Swift.max(opacity, 0), 1)
    return _WrappedView(content: self, wrapper: _EffectWrapper(effect: .opacity(held)))
  }

  /// Lays the view out and draws nothing of it.
  @inlinable
  public consuming func hidden() -> _WrappedView<Self, _EffectWrapper> {
    _WrappedView(content: self, wrapper: _EffectWrapper(effect: .hidden))
  }

  /// Draws only what lies inside a shape.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> _WrappedView<Self, _EffectWrapper> {
    let form = shape._form()
    return _WrappedView(
      content: self,
      wrapper: _EffectWrapper(effect: form.isEmpty ? .hidden : .clip(form.outline)))
  }

  /// Draws only what lies inside the view's bounds.
  public func clipped(antialiased: Bool = false) -> _WrappedView<Self, _EffectWrapper> {
    clipShape(Rectangle())
  }

  /// Draws only what lies inside the bounds with corners rounded by a radius in points.
  public func cornerRadius(
    _ radius: Double, antialiased: Bool = true
  ) -> _WrappedView<Self, _EffectWrapper> {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
}
