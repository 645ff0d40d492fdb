/// Views side by side.
public struct HStack<Content: View> {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Makes a row; neighbours stand one column apart unless told in points.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  /// Appends a row of the views inside.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let stack = StackNode(
      .horizontal, spacing: spacing.map { CellMetrics.spacing($0, along: .horizontal) } ?? 1,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      isReversed: context.environment.layoutDirection == .rightToLeft)
    let start = tree.begin(.stack(stack))
    context.descend(0, along: .horizontal) { content._lower(in: &$0, into: &tree) }
    tree.end(start)
  }
}

/// Views one above the other.
public struct VStack<Content: View> {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Makes a column; neighbours touch unless told in points.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  /// Appends a column of the views inside.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let stack = StackNode(
      .vertical, spacing: spacing.map { CellMetrics.spacing($0, along: .vertical) } ?? 0,
      alignment: Alignment(horizontal: alignment, vertical: .center)
        .resolved(in: context.environment))
    let start = tree.begin(.stack(stack))
    context.descend(0, along: .vertical) { content._lower(in: &$0, into: &tree) }
    tree.end(start)
  }
}

/// Views on top of one another, the first at the back.
public struct ZStack<Content: View> {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Makes a pile of the views in the block.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  /// Appends a pile of the views inside.
  @inlinable
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let start = tree.begin(.layers(alignment.resolved(in: context.environment)))
    context.descend(0, along: nil) { content._lower(in: &$0, into: &tree) }
    tree.end(start)
  }
}

/// Room that grows along the stack it stands in.
public struct Spacer: Sendable {
  /// The least length in points; nil for the usual gap.
  public var minLength: Double?

  /// Makes a spacer; never shorter than a gap unless told.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  /// Appends the room.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let axis = context.stackAxis ?? .horizontal
    tree.append(.spacer(minLength: max(CellMetrics.spacing(minLength ?? 8, along: axis), 0)))
  }
}

/// A thin line across the stack it stands in; level outside a stack.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  /// Appends the line in the separator colour.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    tree.append(
      .shape(
        ShapeNode(
          .rectangle,
          drawing: .rule(
            axis: context.stackAxis == .horizontal ? .vertical : .horizontal, weight: .light,
            isDashed: false),
          paint: SeparatorShapeStyle()._paint(in: environment), symbols: environment.symbols)))
  }
}
