import StyleCore

/// Registers the style by one call, in any program that depends on this package.
///
/// ```swift
/// try registry.register(contentsOf: LinkedPlugin())
/// ```
public struct LinkedPlugin: StylePlugin {
  /// The name under which the style is listed.
  public let name = "linked"

  /// Makes the plugin.
  public init() {}

  /// Registers the style.
  public func register(in registry: inout StyleRegistry) throws(RegistryError) {
    try registry.register(
      LinkedTextFieldStyle.self, id: "linked", title: "Linked",
      summary: "A rounded border between two colours, heavier while the field is edited.",
      version: "0.1.0", author: "")
  }
}
