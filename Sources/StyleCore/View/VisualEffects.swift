// Effects on what a view looks like that cells show in part or not at all.

nonisolated extension View {
  /// Draws nothing: a shadow is thinner than a cell.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    noting("shadow")
  }

  /// Draws the view sharp: cells cannot be blurred.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    noting("blur", if: radius > 0)
  }

  /// Draws the view over what lies behind it, whatever the mode.
  public func blendMode(_ mode: BlendMode) -> some View {
    noting("blend mode", if: mode != .normal)
  }

  /// Changes nothing: effects are applied to cells one by one.
  public func compositingGroup() -> some View { self }

  /// Changes nothing: everything is drawn on one canvas.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws the view at its own size, or not at all at a scale of zero.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view at its own size, or not at all at a scale of zero.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    _WrappedView(
      content: noting("scale", if: x != 1 || y != 1),
      wrapper: _EffectWrapper(effect: x == 0 || y == 0 ? .hidden : .opacity(1)))
  }

  /// Draws the view upright: cells do not turn.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    noting("rotation", if: !angle.isFullTurn)
  }

  /// Draws the view upright: cells do not turn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> some View {
    noting("rotation", if: !angle.isFullTurn)
  }

  /// Draws the view in its own hues.
  public func hueRotation(_ angle: Angle) -> some View {
    noting("hue rotation", if: !angle.isFullTurn)
  }

  /// Draws the view as it is.
  public func luminanceToAlpha() -> some View { noting("luminance to alpha") }

  /// Draws only what lies inside the outline of a mask: that of its first shape, else its bounds.
  ///
  /// A mask of no view at all hides everything; how opaque the mask is makes no difference.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    _MaskedView(content: self, mask: mask())
  }

  /// Draws only what lies inside the outline of a mask: that of its first shape, else its bounds.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    _MaskedView(content: self, mask: mask)
  }
}

/// A view of which only what lies inside a mask is drawn.
struct _MaskedView<Content: View, Mask: View> {
  let content: Content
  let mask: Mask
}

extension _MaskedView: PrimitiveView {
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    var outlines = NodeTree()
    context.descend(1) { mask._lower(in: &$0, into: &outlines) }
    let effect: Effect
    if let outline = outlines.firstFilledOutline {
      effect = .clip(outline)
    } else {
      if outlines.count > 0 { context.session.note("mask") }
      effect = outlines.count == 0 ? .hidden : .clip(.rectangle)
    }
    let start = tree.beginWrapping(.effect(effect))
    context.descend(0) { content._lower(in: &$0, into: &tree) }
    tree.endWrapping(start)
  }
}

extension NodeTree {
  /// The outline of the first filled shape.
  fileprivate var firstFilledOutline: ShapeNode.Outline? {
    for entry in entries {
      if case .shape(let shape) = entry.node, shape.drawing == .fill { return shape.outline }
    }
    return nil
  }
}
