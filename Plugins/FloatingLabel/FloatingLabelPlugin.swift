import StyleCore

/// A linked plugin with a style that moves.
///
/// ```swift
/// var registry = StyleRegistry.builtIns()
/// try registry.register(contentsOf: FloatingLabelPlugin())
/// ```
public struct FloatingLabelPlugin: StylePlugin {
  /// The name under which the style is listed.
  public let name = "floating-label"

  /// Makes the plugin.
  public init() {}

  /// Registers the style.
  public func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.register(
      FloatingLabelTextFieldStyle.self, id: "floating-label", title: "Floating Label",
      summary: "A placeholder that glides in above the text, over a rule that takes its colour.",
      version: "0.1.0", author: "the Stylebook authors")
  }
}
