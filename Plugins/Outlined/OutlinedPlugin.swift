import StyleCore

/// A linked plugin: a program that depends on this target registers its styles by one call.
///
/// ```swift
/// var registry = StyleRegistry.builtIns()
/// try registry.register(contentsOf: OutlinedPlugin())
/// ```
public struct OutlinedPlugin: StylePlugin {
  /// The name under which the style is listed.
  public let name = "outlined"

  /// Makes the plugin.
  public init() {}

  /// Registers the style.
  public func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.register(
      OutlinedTextFieldStyle.self, id: "outlined", title: "Outlined",
      summary: "A border whose top edge carries the label.", version: "0.1.0",
      author: "the Stylebook authors")
  }
}
