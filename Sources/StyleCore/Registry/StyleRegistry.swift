/// Styles by name, in the order in which they were registered.
///
/// A registry is a value: a copy that gets another style leaves the original as it was, and a
/// registration that throws leaves no trace.
public struct StyleRegistry: Sendable {
  /// What was registered, in order.
  public private(set) var entries: [Entry] = []
  private var positions: [String: Int] = [:]
  private var plugin: String?

  /// Makes a registry with no styles.
  public init() {}

  /// The ids, in order.
  public var ids: [String] { entries.map(\.manifest.id) }

  /// The style of a name.
  ///
  /// Throws ``StyleLookupError/unknownStyle(id:nearest:)``, with the names that come nearest.
  public func entry(for id: String) throws(StyleLookupError) -> Entry {
    guard let position = positions[id] else {
      throw .unknownStyle(id: id, nearest: NearestNames.of(id, among: ids))
    }
    return entries[position]
  }

  /// Makes a style by name; what is not set has its default.
  ///
  /// Throws a ``StyleLookupError`` for an unknown style or parameter, a parameter set twice, and a
  /// value of another kind or out of bounds.
  @MainActor
  public func make(
    _ id: String, _ arguments: [StyleArgument] = []
  ) throws(StyleLookupError) -> any TextFieldStyle {
    try entry(for: id).make(arguments)
  }
}

/// A parameter's name with a value for it.
public struct StyleArgument: Hashable, Sendable {
  /// The parameter's name.
  public let name: String
  /// What to set it to.
  public let value: ParameterValue

  /// Makes an argument.
  public init(_ name: String, _ value: ParameterValue) {
    self.name = name
    self.value = value
  }
}

extension StyleRegistry {
  /// A registered style: what it tells of itself, and how to make it.
  public struct Entry: Sendable {
    /// What the style tells of itself.
    public let manifest: StyleManifest
    /// The plugin that brought the style; nil where it was registered by itself.
    public let plugin: String?
    /// What the style is composed of; nil for one that is a style of its own.
    public let composition: StyleComposition?

    fileprivate let factory:
      @MainActor ([StyleArgument]) throws(StyleLookupError) -> any TextFieldStyle

    /// Makes the style; what is not set has its default.
    ///
    /// Throws a ``StyleLookupError`` for an unknown parameter, one that is set twice, and a value of
    /// another kind or out of bounds.
    @MainActor
    public func make(
      _ arguments: [StyleArgument] = []
    ) throws(StyleLookupError) -> any TextFieldStyle {
      for (index, argument) in arguments.enumerated() {
        _ = try parameter(named: argument.name)
        guard !arguments[..<index].contains(where: { $0.name == argument.name }) else {
          throw .repeatedParameter(name: argument.name, style: manifest.id)
        }
      }
      return try factory(arguments)
    }

    /// The description of a parameter.
    ///
    /// Throws ``StyleLookupError/unknownParameter(name:style:nearest:known:)``.
    public func parameter(
      named name: String
    ) throws(StyleLookupError) -> ParameterDescription {
      guard let parameter = manifest.parameter(named: name) else {
        let known = manifest.parameters.map(\.name)
        throw .unknownParameter(
          name: name, style: manifest.id, nearest: NearestNames.of(name, among: known),
          known: known)
      }
      return parameter
    }
  }
}

extension StyleRegistry {
  /// Registers a style with parameters.
  ///
  /// Throws a ``RegistryError`` for a name that is taken or malformed, for parameters that are listed
  /// twice, malformed or refuse their own default, and for an API level newer than
  /// ``StyleManifest/currentAPILevel``.
  @MainActor
  public mutating func register<Style: ParametricTextFieldStyle>(
    _ style: Style.Type, id: String, title: String, summary: String, version: String,
    author: String, apiLevel: Int = StyleManifest.currentAPILevel
  ) throws(RegistryError) {
    let parameters = Style.parameters
    let defaults = Style()
    var descriptions: [ParameterDescription] = []
    for parameter in parameters {
      descriptions.append(parameter.description(defaultsIn: defaults))
    }
    let manifest = StyleManifest(
      id: id, title: title, summary: summary, version: version, author: author,
      apiLevel: apiLevel, parameters: descriptions)
    try register(manifest) { (arguments) throws(StyleLookupError) in
      var style = Style()
      for argument in arguments {
        for parameter in parameters where parameter.name == argument.name {
          do throws(ParameterError) {
            try parameter.set(argument.value, on: &style)
          } catch {
            throw .value(error, style: id)
          }
        }
      }
      return style
    }
  }

  /// Registers a style that has no parameters.
  ///
  /// Throws a ``RegistryError`` for a name that is taken or malformed, and for an API level newer than
  /// ``StyleManifest/currentAPILevel``.
  @MainActor
  public mutating func register(
    _ style: some TextFieldStyle, id: String, title: String, summary: String, version: String,
    author: String, apiLevel: Int = StyleManifest.currentAPILevel
  ) throws(RegistryError) {
    let manifest = StyleManifest(
      id: id, title: title, summary: summary, version: version, author: author,
      apiLevel: apiLevel, parameters: [])
    try register(manifest) { (_) throws(StyleLookupError) in style }
  }

  /// Registers all styles of a plugin, or none where one of them cannot be registered.
  @MainActor
  public mutating func register(contentsOf plugin: some StylePlugin) throws(RegistryError) {
    var registry = self
    registry.plugin = plugin.name
    try plugin.register(in: &registry)
    registry.plugin = self.plugin
    self = registry
  }

  /// Registers styles that are composed under a name of their own.
  ///
  /// The manifest's parameters are those that the composition offers. Throws a ``RegistryError`` as
  /// registering a type does.
  public mutating func register(
    _ manifest: StyleManifest, composing composition: StyleComposition
  ) throws(RegistryError) {
    try add(manifest, composition) { (arguments) throws(StyleLookupError) in
      try composition.style(setting: arguments)
    }
  }

  /// Registers a style that is made from a manifest's parameters alone.
  ///
  /// `factory` is called with arguments that the manifest has, each once. Throws a ``RegistryError``
  /// as registering a type does.
  public mutating func register(
    _ manifest: StyleManifest,
    factory: @escaping @MainActor ([StyleArgument]) throws(StyleLookupError) -> any TextFieldStyle
  ) throws(RegistryError) {
    try add(manifest, nil, factory: factory)
  }

  private mutating func add(
    _ manifest: StyleManifest, _ composition: StyleComposition?,
    factory: @escaping @MainActor ([StyleArgument]) throws(StyleLookupError) -> any TextFieldStyle
  ) throws(RegistryError) {
    let id = manifest.id
    guard StyleManifest.isWellFormed(name: id) else { throw .malformedID(id) }
    guard positions[id] == nil else { throw .repeatedID(id) }
    guard manifest.apiLevel <= StyleManifest.currentAPILevel else {
      throw .unsupportedAPILevel(
        style: id, level: manifest.apiLevel, newest: StyleManifest.currentAPILevel)
    }
    var names: Set<String> = []
    for parameter in manifest.parameters {
      let name = parameter.name
      guard StyleManifest.isWellFormed(name: name) else {
        throw .malformedParameter(name: name, style: id)
      }
      guard names.insert(name).inserted else { throw .repeatedParameter(name: name, style: id) }
      do {
        try parameter.kind.check(parameter.defaultValue, for: name)
      } catch {
        throw .refusedDefault(error, style: id)
      }
    }
    positions[id] = entries.count
    entries.append(
      Entry(manifest: manifest, plugin: plugin, composition: composition, factory: factory))
  }
}
