import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds recipes among the paths of plugins.
enum RecipeFiles {
  /// The files of recipes that a path stands for: a `.json` file itself, or those in a folder that
  /// holds no Swift, in the order of their names; nil for a plugin of another kind.
  static func paths(ofPlugin path: String) -> [String]? {
    if path.hasSuffix(".json") { return [path] }
    guard let names = names(inFolder: path), !names.contains(where: { $0.hasSuffix(".swift") })
    else { return nil }
    let recipes = names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
    let prefix = path.hasSuffix("/") ? path : "\(path)/"
    return recipes.isEmpty ? nil : recipes.map { prefix + $0 }
  }

  private static func names(inFolder path: String) -> [String]? {
    guard let listing = opendir(path) else { return nil }
    defer { _ = closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}

extension StyleRegistry {
  /// Registers the recipes of some files, which may be made of each other.
  @MainActor
  mutating func registerRecipes(inFiles paths: [String]) throws(Failure) {
    guard !paths.isEmpty else { return }
    do throws(RecipeError) {
      try RecipeBook(reading: paths).register(in: &self)
    } catch {
      throw .recipe(error)
    }
  }

  /// Registers a plugin that the program is linked with.
  @MainActor
  mutating func registerLinked(_ plugin: some StylePlugin) throws(Failure) {
    do throws(RegistryError) {
      try register(contentsOf: plugin)
    } catch {
      throw .linkedPlugin(name: plugin.name, error)
    }
  }
}
