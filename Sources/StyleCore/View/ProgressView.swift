/// How far something has come, or that it goes on.
///
/// ```
/// ◐                        for as long as it takes
/// ━━━━━━━━━━──────────     half of it is done
/// ```
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let valueLabel: CurrentValueLabel
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), valueLabel: EmptyView())
  }

  /// Shows that something goes on, and what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), valueLabel: EmptyView())
  }

  /// Shows that something goes on, and what.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), valueLabel: EmptyView())
  }

  /// Shows that something goes on, and what.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(fraction: nil, label: Text(title), valueLabel: EmptyView())
  }

  /// Shows how much of a total is done; nil for not known.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1
  ) where Label == EmptyView {
    self.init(
      fraction: Self.share(of: value, in: total), label: EmptyView(), valueLabel: EmptyView())
  }

  /// Shows how much of a total is done, and what.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.share(of: value, in: total), label: label(), valueLabel: EmptyView())
  }

  /// Shows how much of a total is done, and what.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(
      fraction: Self.share(of: value, in: total), label: Text(titleKey),
      valueLabel: EmptyView())
  }
}

extension ProgressView {
  fileprivate static func share<Value: BinaryFloatingPoint>(
    of value: Value?, in total: Value
  ) -> Double? {
    guard let value, total > 0 else { return nil }
    return SRGB.held(Double(value / total))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Makes the view that a style is asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init { _, _ in },
      valueLabel: configuration.currentValueLabel ?? .init { _, _ in })
  }
}

extension ProgressView: PrimitiveView {
  /// Appends the view in the style set around it: the label above a bar, or beside a spinning glyph.
  public func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    var inner = context.child(0)
    guard let maker = context.environment.progressMaker else {
      return plain._lower(in: &inner, into: &tree)
    }
    let (label, valueLabel) = (label, valueLabel)
    inner.environment.progressMaker = nil
    maker.lower(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init { label._lower(in: &$0, into: &$1) },
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init { valueLabel._lower(in: &$0, into: &$1) }),
      &inner, &tree)
  }

  /// The view without a style.
  @ViewBuilder private var plain: some View {
    if let fraction {
      VStack(alignment: .leading) {
        label
        _ProgressBar(fraction: fraction)
        valueLabel
      }
    } else {
      HStack {
        _Spinner()
        label
      }
    }
  }
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style for progress is told.
public struct ProgressViewStyleConfiguration {
  /// How much is done, 0…1; nil for not known.
  public let fractionCompleted: Double?
  /// What goes on.
  public let label: Label?
  /// How far it has come, in words.
  public let currentValueLabel: CurrentValueLabel?

  /// Stands for what goes on.
  public typealias Label = ButtonStyleConfiguration.Label
  /// Stands for how far it has come.
  public typealias CurrentValueLabel = ButtonStyleConfiguration.Label
}

/// The usual look: a bar where it is known how far it has come, else a spinning glyph.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The progress as it looks without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// A spinning glyph, however far it has come.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// Makes the style in a tint.
  nonisolated public init(tint: Color) {}

  /// A glyph and the label.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      _Spinner()
      configuration.label
    }
  }
}

/// A bar.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The usual look.
  nonisolated public static var automatic: DefaultProgressViewStyle {
    DefaultProgressViewStyle()
  }
  /// A bar.
  nonisolated public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinning glyph.
  nonisolated public static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

nonisolated extension View {
  /// Sets a style for the progress in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> _ChangedContext<Self, _ProgressViewStyleChange<Style>> {
    _ChangedContext(content: self, change: _ProgressViewStyleChange(style: style))
  }
}

/// A glyph that spins where views are shown live.
struct _Spinner: PrimitiveView {
  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    let glyph = environment.symbols == .unicode ? "◐" : "*"
    let paint = environment.tint?._paint(in: environment) ?? Color.secondary._paint(in: environment)
    tree.append(.text(TextNode([TextRun(glyph, style: GlyphStyle(paint: paint))])))
  }
}

/// A bar that is heavy as far as something has come.
struct _ProgressBar: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      let columns = proxy.cells.width
      let done = Int((Double(columns) * fraction).rounded())
      HStack(spacing: 0) {
        if done > 0 { _Rule(weight: .heavy, color: .accentColor, columns: done) }
        if done < columns {
          _Rule(weight: .light, color: .secondary, columns: columns - done)
        }
      }
    }
    .frame(height: 16)
  }
}

/// A level line of some columns.
struct _Rule: PrimitiveView {
  let weight: LineWeight
  let color: Color
  let columns: Int

  func _lower(in context: inout LoweringContext, into tree: inout NodeTree) {
    let environment = context.environment
    tree.append(.frame(FrameNode(width: .fixed(columns), height: .fixed(1)))) { tree in
      tree.append(
        .shape(
          ShapeNode(
            .rectangle, drawing: .rule(axis: .horizontal, weight: weight, isDashed: false),
            paint: color._paint(in: environment), symbols: environment.symbols)))
    }
  }
}

/// A new style for progress.
public struct _ProgressViewStyleChange<Style: ProgressViewStyle>: _ContextChange {
  let style: Style

  /// Puts the style in the place of the one set further out.
  public func apply(to context: inout LoweringContext) {
    let style = style
    context.environment.progressMaker = StyleMaker { configuration, context, tree in
      context.session.installing(style, in: context).makeBody(configuration: configuration)
        ._lower(in: &context, into: &tree)
    }
  }
}
