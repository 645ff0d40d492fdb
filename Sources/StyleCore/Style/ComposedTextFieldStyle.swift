/// Several styles as one: the first is nearest the field, so it is drawn outermost.
///
/// `ComposedTextFieldStyle([a, b])` draws what `.textFieldStyle(a).textFieldStyle(b)` draws; without
/// any style it changes nothing.
public struct ComposedTextFieldStyle {
  /// A style and the name it is explained by.
  public struct Layer {
    /// The style.
    public var style: any TextFieldStyle
    /// The name shown by `--explain`; nil for the name of the type.
    public var name: String?

    /// Makes a layer.
    public init(_ style: any TextFieldStyle, name: String? = nil) {
      self.style = style
      self.name = name
    }
  }

  /// The styles, nearest the field first.
  public var layers: [Layer]

  /// Composes layers, nearest the field first.
  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// Composes styles, nearest the field first.
  public init(_ styles: [any TextFieldStyle]) {
    layers = styles.map { Layer($0) }
  }
}

extension ComposedTextFieldStyle: TextFieldStyle {
  /// Nothing: each layer is explained by itself.
  public static var _name: String? { nil }

  /// The field with all styles set on it.
  public func makeBody(configuration: Configuration) -> some View {
    _ChangedContext(content: configuration, change: _LayersChange(layers: layers))
  }
}

/// Puts several styles on the stack.
struct _LayersChange: _ContextChange {
  let layers: [ComposedTextFieldStyle.Layer]

  func apply(to context: inout LoweringContext) {
    for layer in layers.reversed() {
      context.styles = push(layer.style, name: layer.name, on: context.styles)
    }
  }

  @MainActor
  private func push(
    _ style: some TextFieldStyle, name: String?, on stack: StyleStack?
  ) -> StyleStack {
    StyleLayer(style, name: name, next: stack)
  }
}
