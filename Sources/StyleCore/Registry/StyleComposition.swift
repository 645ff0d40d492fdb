/// Registered styles with values for their parameters, composed: what a style is that was given a name
/// without a type of its own.
public struct StyleComposition: Sendable {
  /// The styles, the one nearest the field first.
  public private(set) var layers: [Layer]
  /// What each parameter of the composition sets, by its name.
  public let targets: [String: Target]

  /// One of the styles.
  public struct Layer: Sendable {
    /// The style.
    public let entry: StyleRegistry.Entry
    /// What is set on it.
    public private(set) var arguments: [StyleArgument]

    /// Makes a layer.
    public init(_ entry: StyleRegistry.Entry, _ arguments: [StyleArgument] = []) {
      self.entry = entry
      self.arguments = arguments
    }

    /// The name of the style.
    public var id: String { entry.manifest.id }

    /// What a parameter of the style is in this composition.
    public func value(of parameter: ParameterDescription) -> ParameterValue {
      arguments.first { $0.name == parameter.name }?.value ?? parameter.defaultValue
    }

    /// Sets a parameter, in place of what it was set to before.
    public mutating func set(_ argument: StyleArgument) {
      let position = arguments.firstIndex { $0.name == argument.name } ?? arguments.endIndex
      arguments.replaceSubrange(position..<min(position + 1, arguments.endIndex), with: [argument])
    }
  }

  /// A parameter of a style, wherever the style occurs among the layers.
  public struct Target: Hashable, Sendable {
    /// The name of the style.
    public let style: String
    /// The name of the parameter.
    public let parameter: String

    /// Makes a target.
    public init(style: String, parameter: String) {
      self.style = style
      self.parameter = parameter
    }
  }

  /// Composes layers, the one nearest the field first.
  public init(_ layers: [Layer], targets: [String: Target] = [:]) {
    self.layers = layers
    self.targets = targets
  }

  /// How many styles it puts around a field, itself and those within composed ones among them.
  public var layerCount: Int { layers.reduce(1) { $0 + $1.entry.layerCount } }

  /// The composition with parameters of its own set.
  public func setting(_ arguments: [StyleArgument]) -> StyleComposition {
    var result = self
    for argument in arguments {
      guard let target = targets[argument.name] else { continue }
      for index in layers.indices where layers[index].id == target.style {
        result.layers[index].set(StyleArgument(target.parameter, argument.value))
      }
    }
    return result
  }

  /// All of it as one style, with parameters of its own set.
  ///
  /// Throws what making the styles throws.
  @MainActor
  public func style(
    setting arguments: [StyleArgument]
  ) throws(StyleLookupError) -> ComposedTextFieldStyle {
    var composed: [ComposedTextFieldStyle.Layer] = []
    for layer in setting(arguments).layers {
      composed.append(.init(try layer.entry.make(layer.arguments), name: layer.id))
    }
    return ComposedTextFieldStyle(layers: composed)
  }
}

extension StyleRegistry.Entry {
  /// How many styles it puts around a field: 1, and more for one that is composed.
  public var layerCount: Int { composition?.layerCount ?? 1 }
}

extension StyleExpression {
  /// The expression with every composed style written as what it is composed of.
  ///
  /// Throws a ``StyleExpressionError`` as ``resolve(in:)`` does, and where the result is longer than
  /// an expression may be.
  @MainActor
  public func expanded(in registry: StyleRegistry) throws(StyleExpressionError) -> StyleExpression {
    guard registry.entries.contains(where: { $0.composition != nil }) else { return self }
    var layers: [StyleComposition.Layer] = []
    for term in try resolve(in: registry) {
      let entry: StyleRegistry.Entry
      do throws(StyleLookupError) {
        entry = try registry.entry(for: term.id)
      } catch {
        throw StyleExpressionError(source: source, column: 1, problem: .style(error))
      }
      layers += StyleComposition.Layer(entry, term.arguments).expanded
    }
    return try StyleExpression(parsing: layers.map(\.description).joined(separator: " | "))
  }
}

extension StyleComposition.Layer {
  /// The styles that are styles of their own.
  fileprivate var expanded: [StyleComposition.Layer] {
    guard let composition = entry.composition else { return [self] }
    return composition.setting(arguments).layers.flatMap(\.expanded)
  }
}

extension StyleComposition.Layer: CustomStringConvertible {
  /// The layer as a style expression writes it.
  public var description: String {
    if arguments.isEmpty { return id }
    let list = arguments.map { "\($0.name): \($0.value)" }
    return "\(id)(\(list.joined(separator: ", ")))"
  }
}
