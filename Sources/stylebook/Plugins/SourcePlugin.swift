import StyleCore

/// A Swift file, or a folder of them, as a plugin: found out, compiled and linked into a program of its
/// own.
///
/// Nothing is loaded into this process. What is built is kept under a key made of everything it
/// depends on (``SourceCache``).
struct SourcePlugin: Hashable {
  /// What the plugin is called.
  let name: String
  /// The path that the user named.
  let path: String
  /// What was built, as a key: sources, compiler, modules and generator all go into it.
  let key: String
  /// What it has to show.
  let looks: [Look]
  /// What cannot be shown, and why.
  let obstacles: [String]
  /// What was left out of the sources.
  let notes: [String]

  /// What a look is, as far as a gallery cares.
  struct Look: Hashable {
    /// The name in expressions.
    let id: String
    /// Whether it keeps a text of its own, so that states of the text do not change it.
    let isPage: Bool
  }

  /// The name by which the linker finds the registration of the plugin of a key.
  static func entry(_ key: String) -> String { "stylebook_register_\(key)" }
}

/// A program that draws the looks of some plugins.
struct BuiltWorker: Hashable {
  /// Where it lies.
  let executable: String
  /// What it was built from.
  let key: String
  /// The plugins, in the order in which they were named.
  let plugins: [SourcePlugin]
}

extension SourcePlugin {
  /// What makes workers for a set of plugins.
  @MainActor
  static func builder(environment: [String: String]) -> PluginSet.Build {
    { (paths) throws(Failure) in
      do throws(SourceFailure) {
        let worker = try build(paths.map { [$0] }, environment: environment)
        return WorkerProgram(path: worker.executable, key: worker.key)
      } catch {
        throw .source(error)
      }
    }
  }

  /// Compiles plugins, where that has not been done yet, and links one program from all of them.
  ///
  /// Each plugin is made of the files and folders of its paths, mostly of one.
  /// Throws a ``SourceFailure``.
  static func build(
    _ paths: [[String]], environment: [String: String]
  ) throws(SourceFailure) -> BuiltWorker {
    var files: [SourceFiles] = []
    for paths in paths { files.append(try SourceFiles(paths: paths)) }
    let toolchain = try SourceToolchain(environment: environment)
    let modules = try SourceModules()
    var problem: SourceFailure?
    for place in SourceCache.places(environment: environment) {
      do throws(SourceFailure) {
        let cache = try SourceCache(at: place)
        return try SourceBuild(toolchain: toolchain, modules: modules, cache: cache).worker(files)
      } catch {
        guard case .noPlace = error else { throw error }
        problem = problem ?? error
      }
    }
    throw problem ?? .noPlace(path: "/tmp", reason: "no folder can be written to")
  }
}

extension SourcePlugin {
  /// The stub that some sources need, and what the compiler still says with it; nil for nothing.
  static func stub(
    _ paths: [String], environment: [String: String]
  ) throws(SourceFailure) -> (text: String, errors: String?) {
    let files = try SourceFiles(paths: paths)
    let toolchain = try SourceToolchain(environment: environment)
    let modules = try SourceModules()
    let place = SourceCache.places(environment: environment)
    guard let root = place.first(where: { (try? SourceCache(at: $0)) != nil }) ?? place.last else {
      throw .noPlace(path: "/", reason: "there is none")
    }
    let build = SourceBuild(
      toolchain: toolchain, modules: modules, cache: try SourceCache(at: root))
    return try build.stub(files)
  }
}

extension SourcePlugin {
  /// The plugin as its manifest keeps it.
  var lines: [String] {
    looks.map { "look \($0.isPage ? "page" : "field") \($0.id)" }
      + obstacles.map { "obstacle \($0)" } + notes.map { "note \($0)" }
  }

  init(files: SourceFiles, key: String, lines: [String]) {
    var looks: [Look] = []
    var obstacles: [String] = []
    var notes: [String] = []
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2).map { String($0) }
      if words.count == 3, words[0] == "look" {
        looks.append(Look(id: words[2], isPage: words[1] == "page"))
      } else if line.hasPrefix("obstacle ") {
        obstacles.append(String(line.dropFirst(9)))
      } else if line.hasPrefix("note ") {
        notes.append(String(line.dropFirst(5)))
      }
    }
    self.init(
      name: files.name, path: files.path, key: key, looks: looks, obstacles: obstacles,
      notes: notes)
  }
}
