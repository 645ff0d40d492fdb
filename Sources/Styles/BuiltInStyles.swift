import StyleCore
@_exported import SystemStyles

/// The styles that come with Stylebook, as a plugin like any other.
public struct BuiltInStyles: StylePlugin {
  /// The version of the styles and of all that comes with them.
  public static let version = BuiltIn.version

  /// The name under which the styles are listed.
  public let name = "built-in"

  /// Makes the plugin.
  public init() {}

  /// Registers the six styles in the order in which they are shown.
  public func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.registerDefault()
    try registry.registerPlain()
    try registry.registerRoundedBorder()
    try registry.registerUnderlined()
    try registry.registerGradient()
    try registry.registerSearch()
  }
}

extension StyleRegistry {
  /// A registry that holds the built-in styles.
  @MainActor
  public static func builtIns() -> StyleRegistry {
    var registry = StyleRegistry()
    do throws(RegistryError) {
      try registry.register(contentsOf: BuiltInStyles())
    } catch {
      preconditionFailure("The built-in styles must fit together: \(error)")
    }
    return registry
  }
}
