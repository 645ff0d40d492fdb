/// A number of styles that are registered together.
@MainActor
public protocol StylePlugin {
  /// The plugin's name, as `list` shows it beside each of its styles.
  var name: String { get }

  /// Registers the plugin's styles.
  ///
  /// Called by ``StyleRegistry/register(contentsOf:)``, which keeps nothing of it where this throws.
  func register(in registry: inout StyleRegistry) throws(RegistryError)
}
