import StyleCore
import StyleWorker
import Styles

/// The plugins that the user named, and a registry with their styles and the built-in ones.
///
/// Styles of source plugins are in the registry with all they tell of themselves, so that they are
/// listed, named in expressions and set as any other; only their own worker draws them.
@MainActor
final class PluginSet {
  /// Makes a worker of some source plugins, given as the user named them.
  typealias Build = @MainActor ([String]) throws(Failure) -> WorkerProgram

  /// All styles.
  private(set) var registry: StyleRegistry
  /// The styles without those of plugins that were added by their paths.
  private(set) var host: StyleRegistry
  /// Why plugins cannot be used, or not wholly.
  private(set) var problems: [Failure] = []

  private let build: Build
  private let limits: WorkerLimits
  private var plugins: [SourcePluginInUse] = []
  /// The plugin of each style that has one, by its position.
  private var owners: [String: Int] = [:]
  /// The workers of several plugins, by their positions.
  private var joint: [[Int]: Result<Worker, Failure>] = [:]

  /// A source plugin and its worker.
  private struct SourcePluginInUse {
    let path: String
    let worker: Worker
  }

  /// The most workers that are kept with nothing to do.
  private static let idleLimit = 64

  /// Makes a set with the styles of a registry: the built-in ones unless told.
  init(
    registry: StyleRegistry? = nil, limits: WorkerLimits = WorkerLimits(), build: @escaping Build
  ) {
    host = registry ?? .builtIns()
    self.registry = host
    self.limits = limits
    self.build = build
  }

  /// Adds a plugin that the program is linked with.
  func add(linked plugin: some StylePlugin) throws(Failure) {
    try host.registerLinked(plugin)
    try registry.registerLinked(plugin)
  }

  /// Adds plugins by their paths; recipes come last, since they are composed of the others' styles.
  ///
  /// A problem is kept for each source plugin that cannot be used. Throws ``Failure/recipe(_:)``.
  func add(_ paths: [String]) throws(Failure) {
    var sources: [String] = []
    var recipes: [String] = []
    for path in paths {
      if let files = RecipeFiles.paths(ofPlugin: path) {
        for file in files where !recipes.contains(file) { recipes.append(file) }
      } else {
        sources.append(path)
      }
    }
    add(sources: sources)
    try registry.registerRecipes(inFiles: recipes)
  }

  /// Adds source plugins by their paths, and keeps a problem for each that cannot be used.
  func add(sources paths: [String]) {
    var added: [Int] = []
    for path in paths where !plugins.contains(where: { $0.path == path }) {
      do throws(Failure) {
        plugins.append(
          SourcePluginInUse(path: path, worker: Worker(try build([path]), limits: limits)))
        added.append(plugins.count - 1)
      } catch {
        problems.append(error)
      }
    }
    // A worker starts while the one before it is heard.
    for (place, index) in added.enumerated() {
      for next in added[place...].prefix(FieldDrawing.lookahead + 1) where !isAsked.contains(next) {
        isAsked.insert(next)
        makeRoom()
        plugins[next].worker.ask(.list)
      }
      do throws(Failure) {
        try register(index)
      } catch {
        problems.append(error)
      }
    }
  }

  /// The plugins that have been asked for their styles.
  private var isAsked: Set<Int> = []

  private func register(_ index: Int) throws(Failure) {
    let plugin = plugins[index]
    let styles: [ListedStyle]
    do throws(WorkerFault) {
      guard case .styles(let listed) = try plugin.worker.answer() else {
        throw .garbage
      }
      styles = listed
    } catch {
      throw .plugin(PluginFault(plugin: plugin.path, moment: .listing, fault: error))
    }
    // A worker has the built-in styles too, to compose with.
    let own = styles.filter { $0.plugin != BuiltInStyles().name }
    let name = own.lazy.compactMap(\.plugin).first ?? plugin.path
    do throws(RegistryError) {
      try registry.register(contentsOf: ListedPlugin(name: name, styles: own.map(\.manifest)))
    } catch {
      guard case .repeatedID(let id) = error else {
        let sentence = error.description
        throw .plugin(PluginFault(plugin: plugin.path, moment: .listing, fault: .refused(sentence)))
      }
      throw .styleOfTwoPlugins(id: id, plugin.path, owners[id].map { plugins[$0].path })
    }
    for style in own { owners[style.manifest.id] = index }
  }

  // MARK: Workers

  /// What draws an expression.
  enum Drawer {
    /// This process.
    case here
    /// A worker; `name` is the plugin's, or those of several.
    case worker(Worker, name: String)
  }

  /// An expression with every recipe in it written as the styles that it is composed of.
  func expanded(_ expression: StyleExpression) throws(Failure) -> StyleExpression {
    do throws(StyleExpressionError) {
      return try expression.expanded(in: registry)
    } catch {
      throw .expression(error)
    }
  }

  /// What draws an expression whose styles are in the registry and none of them composed: the worker
  /// of all plugins in it, and of no others.
  func drawer(of expression: StyleExpression) throws(Failure) -> Drawer {
    var needed: Set<Int> = []
    for term in expression.terms {
      if let owner = owners[term.id] { needed.insert(owner) }
    }
    guard let first = needed.first else { return .here }
    if needed.count == 1 {
      return .worker(plugins[first].worker, name: plugins[first].path)
    }
    let positions = needed.sorted()
    let paths = positions.map { plugins[$0].path }
    let result: Result<Worker, Failure>
    if let known = joint[positions] {
      result = known
    } else {
      do throws(Failure) {
        result = .success(Worker(try build(paths), limits: limits))
      } catch {
        result = .failure(error)
      }
      joint[positions] = result
    }
    return .worker(try result.get(), name: paths.joined(separator: " with "))
  }

  private var workers: [Worker] {
    plugins.map(\.worker)
      + joint.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { try? $0.value.get() }
  }

  /// Ends workers with nothing to do where there are many.
  func makeRoom() {
    let idle = workers.filter(\.isIdle)
    for worker in idle.prefix(max(idle.count - Self.idleLimit + 1, 0)) { worker.end() }
  }

  /// Ends all workers, and gives what those had failed in that had ended by themselves.
  func end() -> [PluginFault] {
    var faults: [PluginFault] = []
    for (positions, worker) in plugins.indices.map({ ([$0], plugins[$0].worker) })
      + joint.compactMap({ joint in (try? joint.value.get()).map { (joint.key, $0) } })
    {
      guard let fault = worker.end() else { continue }
      let name = positions.map { plugins[$0].path }.joined(separator: " with ")
      faults.append(PluginFault(plugin: name, moment: .idle, fault: fault))
    }
    return faults
  }
}

/// The styles of a source plugin as its worker lists them.
private struct ListedPlugin: StylePlugin {
  let name: String
  let styles: [StyleManifest]

  func register(in registry: inout StyleRegistry) throws(RegistryError) {
    for manifest in styles {
      try registry.register(manifest) { (_) throws(StyleLookupError) in DrawnByWorker() }
    }
  }
}

/// Stands in the registry for a style that another process draws.
private struct DrawnByWorker: TextFieldStyle {
  func makeBody(configuration: Configuration) -> some View { configuration }
}
