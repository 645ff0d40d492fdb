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

  fileprivate var entry: String { "stylebook_register_\(key)" }
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

/// One run of compiler and linker.
struct SourceBuild {
  let toolchain: SourceToolchain
  let modules: SourceModules
  let cache: SourceCache

  /// The key of things built from some texts with this compiler and these modules.
  private func key(_ texts: [String]) -> String {
    SourceHash.of(
      ["\(SourceGenerator.version)", toolchain.identity, modules.identity] + texts)
  }

  /// A stub for what some files miss, and what the compiler still says with it.
  func stub(_ files: SourceFiles) throws(SourceFailure) -> (text: String, errors: String?) {
    try makeShims()
    let folder = try cache.makeBuildFolder()
    defer { SourceCache.remove(folder) }
    var compilation = SourceCompilation(build: self, files: files, key: "stub", folder: folder)
    return try compilation.stub()
  }

  /// The worker of some plugins.
  func worker(_ files: [SourceFiles]) throws(SourceFailure) -> BuiltWorker {
    var plugins: [SourcePlugin] = []
    for files in files { plugins.append(try plugin(files)) }
    let key = key(["worker"] + plugins.map(\.key))
    let executable = "\(cache.folder(key))/worker"
    if cache.lines(of: key, file: "worker") == nil {
      try link(plugins, as: key)
    }
    return BuiltWorker(executable: executable, key: key, plugins: plugins)
  }

  private func plugin(_ files: SourceFiles) throws(SourceFailure) -> SourcePlugin {
    var hash = SourceHash()
    for file in files.files {
      hash.add(file.path)
      hash.add(file.bytes)
    }
    let key = key(["plugin", files.name, hash.digits])
    if let lines = cache.lines(of: key, file: "plugin.o") {
      return SourcePlugin(files: files, key: key, lines: lines)
    }
    try makeShims()
    let folder = try cache.makeBuildFolder()
    defer { SourceCache.remove(folder) }
    var compilation = SourceCompilation(
      build: self, files: files, key: key, folder: folder)
    let plugin = try compilation.run()
    try cache.publish(folder, as: key, file: "plugin.o", lines: plugin.lines)
    return plugin
  }

  private func link(_ plugins: [SourcePlugin], as key: String) throws(SourceFailure) {
    let folder = try cache.makeBuildFolder()
    defer { SourceCache.remove(folder) }
    let name = plugins.map(\.path).joined(separator: ", ")
    let main = SourceGenerator.main(entries: plugins.map(\.entry), key: key)
    try SourceCache.write(Array(main.utf8), to: "\(folder)/worker.swift")
    let compiled = run(
      ["-frontend", "-c", "\(folder)/worker.swift", "-o", "\(folder)/worker.o"]
        + flags(module: "StylebookWorker"))
    guard compiled.succeeded else { throw .link(plugin: name, text: compiled.text) }
    var arguments = ["-emit-executable", "-o", "\(folder)/worker", "\(folder)/worker.o"]
    arguments += plugins.map { "\(cache.folder($0.key))/plugin.o" } + modules.objects
    #if os(Linux)
      arguments.append("-lm")
      arguments += ["-Xlinker", "-s"]
      if toolchain.hasFastLinker { arguments.append("-use-ld=lld") }
    #endif
    let linked = run(arguments)
    guard linked.succeeded else { throw .link(plugin: name, text: linked.text) }
    try cache.publish(folder, as: key, file: "worker", lines: plugins.map(\.key))
  }

  /// The flags that the author's code and ours are compiled with.
  func flags(module: String) -> [String] {
    [
      "-module-name", module, "-swift-version", "5", "-Onone", "-parse-as-library",
      "-suppress-warnings", "-D", "DEBUG", "-I", modules.modules, "-I", cache.folder(shimsKey),
    ]
  }

  private var shimsKey: String { key(["shims"]) }

  /// Makes the module that authors import as SwiftUI, if it is not there yet.
  private func makeShims() throws(SourceFailure) {
    let file = "SwiftUI.swiftmodule"
    guard cache.lines(of: shimsKey, file: file) == nil else { return }
    let folder = try cache.makeBuildFolder()
    defer { SourceCache.remove(folder) }
    let code = modules.surface.map { "@_exported import \($0)\n" }.joined()
    try SourceCache.write(Array(code.utf8), to: "\(folder)/SwiftUI.swift")
    let made = run([
      "-frontend", "-emit-module", "-module-name", "SwiftUI", "-swift-version", "5",
      "-parse-as-library", "-I", modules.modules, "\(folder)/SwiftUI.swift", "-o",
      "\(folder)/\(file)",
    ])
    guard made.succeeded else { throw .link(plugin: "SwiftUI", text: made.text) }
    try cache.publish(folder, as: shimsKey, file: file, lines: [])
  }

  /// Runs the compiler.
  func run(_ arguments: [String]) -> (succeeded: Bool, text: String) {
    SourceProcess(toolchain.compiler, arguments)?.finish()
      ?? (false, "\(toolchain.compiler) cannot be started")
  }
}

extension SourcePlugin {
  /// The plugin as its manifest keeps it.
  fileprivate var lines: [String] {
    looks.map { "look \($0.isPage ? "page" : "field") \($0.id)" }
      + obstacles.map { "obstacle \($0)" } + notes.map { "note \($0)" }
  }

  fileprivate init(files: SourceFiles, key: String, lines: [String]) {
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

/// The compilation of one plugin, in a folder of its own.
struct SourceCompilation {
  let build: SourceBuild
  let files: SourceFiles
  let key: String
  let folder: String

  /// The lines on which previews begin that do not compile here, by file.
  private var leftOut: [Int: Set<Int>] = [:]
  private var notes: [String] = []
  private var faultyLooks: [String] = []
  private var sources: [PreparedSource] = []
  private var copies: [String] = []

  /// Makes a compilation.
  init(build: SourceBuild, files: SourceFiles, key: String, folder: String) {
    self.build = build
    self.files = files
    self.key = key
    self.folder = folder
  }

  private var module: String {
    let letters = files.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "Plugin\(letters)_\(key.prefix(8))"
  }

  private var paths: [(copy: String, author: String)] {
    zip(copies, files.files).map { ($0, $1.path) }
  }

  /// Compiles the plugin into `plugin.o`.
  ///
  /// Looks and previews that do not compile are left out with a note; errors in the author's code are
  /// thrown.
  mutating func run() throws(SourceFailure) -> SourcePlugin {
    var dropped: Set<Int> = []
    prepare()
    var discovery = try discover()
    for _ in 0..<5 {
      let looks = discovery.looks.enumerated().map { (number: $0 + 1, look: $1) }
        .filter { !dropped.contains($0.number) }
      let reasons = discovery.obstacles.map { "\($0.name) \($0.reason)" }
      if looks.isEmpty {
        try check()
        throw .noLooks(plugin: files.path, notes: reasons + faultyLooks + notes)
      }
      let result = try compile(
        SourceGenerator(
          plugin: files.name, entry: "stylebook_register_\(key)", looks: looks))
      if result.succeeded {
        let shown = looks.map { SourcePlugin.Look(id: $0.look.id, isPage: $0.look.kind == .page) }
        return SourcePlugin(
          name: files.name, path: files.path, key: key, looks: shown,
          obstacles: reasons + faultyLooks, notes: notes)
      }
      let diagnostics = SourceDiagnostics(result.text)
      guard let faults = faults(in: diagnostics, looks) else { throw errors(diagnostics) }
      dropped.formUnion(faults.looks)
      if faults.hasPreviews {
        prepare()
        discovery = try discover()
        dropped = []
      }
    }
    throw .noLooks(plugin: files.path, notes: notes)
  }

  private mutating func prepare() {
    sources = []
    copies = []
    var names: Set<String> = []
    for (index, file) in files.files.enumerated() {
      let count = sources.reduce(0) { $0 + $1.previews.count }
      sources.append(
        PreparedSource(
          path: file.path, bytes: file.bytes, firstPreview: count + 1,
          withoutPreviews: leftOut[index] ?? []))
      let base = file.name.hasSuffix(".swift") ? String(file.name.dropLast(6)) : file.name
      var name = base
      var number = 2
      while !names.insert(name).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      copies.append("\(folder)/\(name).swift")
    }
    if leftOut.isEmpty {
      for source in sources {
        for module in source.missingModules {
          notes.append(
            "\(source.path):\(module.line): import \(module.name) was left out, since there is no "
              + "such module here.")
        }
      }
    }
  }

  /// Asks the compiler what the module declares.
  private func discover() throws(SourceFailure) -> SourceDiscovery {
    for (source, copy) in zip(sources, copies) {
      try SourceCache.write(Array(source.text.utf8), to: copy)
    }
    let support = "\(folder)/stylebook-support.swift"
    try SourceCache.write(Array(SourceGenerator.support.utf8), to: support)
    let graphFolder = "\(folder)/graph"
    SourceCache.remove(graphFolder)
    _ = SourceCache.makeFolder(graphFolder)
    let result = build.run(
      ["-frontend", "-emit-module", "-o", "\(folder)/plugin.swiftmodule"] + copies + [support]
        + build.flags(module: module)
        + [
          "-experimental-skip-all-function-bodies", "-emit-symbol-graph", "-emit-symbol-graph-dir",
          graphFolder, "-symbol-graph-minimum-access-level", "private",
          "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
        ])
    var graph = SymbolGraph()
    var isRead = false
    for name in SourceCache.names(in: graphFolder) where name.hasSuffix(".json") {
      if let bytes = try? SourceFiles.read("\(graphFolder)/\(name)") {
        isRead = graph.add(bytes) || isRead
      }
    }
    guard isRead else { throw errors(SourceDiagnostics(result.text)) }
    return SourceDiscovery(graph: graph, sources: sources, copies: copies)
  }

  /// Compiles the copies with the code that makes their looks.
  private func compile(
    _ generator: SourceGenerator
  ) throws(SourceFailure) -> (succeeded: Bool, text: String) {
    for (index, source) in sources.enumerated() {
      try SourceCache.write(
        Array((source.text + generator.code(forFile: index)).utf8), to: copies[index])
    }
    let registration = "\(folder)/stylebook-registration.swift"
    try SourceCache.write(Array(generator.registration.utf8), to: registration)
    return build.run(
      ["-frontend", "-c", "-o", "\(folder)/plugin.o"] + copies
        + ["\(folder)/stylebook-support.swift", registration] + build.flags(module: module))
  }

  /// Writes a stub from what the compiler misses, again and again, until it misses nothing.
  mutating func stub() throws(SourceFailure) -> (text: String, errors: String?) {
    prepare()
    for (source, copy) in zip(sources, copies) {
      try SourceCache.write(Array(source.text.utf8), to: copy)
    }
    try SourceCache.write(
      Array(SourceGenerator.support.utf8), to: "\(folder)/stylebook-support.swift")
    let path = "\(folder)/stylebook-stub.swift"
    let scans = sources.map { SourceScan($0.text) }
    var stub = SourceStub()
    for _ in 0..<12 {
      try SourceCache.write(Array(stub.text(for: files.name).utf8), to: path)
      let result = build.run(
        ["-frontend", "-typecheck"] + copies + ["\(folder)/stylebook-support.swift", path]
          + build.flags(module: "Stub"))
      let diagnostics = SourceDiagnostics(result.text)
      if result.succeeded { return (stub.text(for: files.name), nil) }
      if !stub.learn(from: diagnostics, in: scans) {
        return (stub.text(for: files.name), diagnostics.text(paths: paths))
      }
    }
    return (stub.text(for: files.name), "there is no end to what is missing")
  }

  /// Throws the errors of sources that hold no look, if there are any.
  private func check() throws(SourceFailure) {
    let result = build.run(
      ["-frontend", "-typecheck"] + copies + ["\(folder)/stylebook-support.swift"]
        + build.flags(module: module))
    if !result.succeeded { throw errors(SourceDiagnostics(result.text)) }
  }

  /// What to leave out so that the rest compiles; nil where the author's own code does not.
  private mutating func faults(
    in diagnostics: SourceDiagnostics, _ looks: [(number: Int, look: SourceLook)]
  ) -> (looks: Set<Int>, hasPreviews: Bool)? {
    var faulty: Set<Int> = []
    var hasPreviews = false
    for error in diagnostics.errors {
      if let look = looks.first(where: { SourceGenerator.place(of: $0.number) == error.file }) {
        if faulty.insert(look.number).inserted {
          faultyLooks.append("\(look.look.type) cannot be shown: \(error.message).")
        }
      } else if let index = copies.firstIndex(of: error.file),
        let preview = sources[index].previews.first(where: { $0.lines.contains(error.line) })
      {
        hasPreviews = true
        if leftOut[index, default: []].insert(preview.lines.lowerBound).inserted {
          notes.append(
            "\(files.files[index].path):\(error.line): the preview cannot be shown: "
              + "\(error.message).")
        }
      } else {
        return nil
      }
    }
    return faulty.isEmpty && !hasPreviews ? nil : (faulty, hasPreviews)
  }

  private func errors(_ diagnostics: SourceDiagnostics) -> SourceFailure {
    .errors(plugin: files.path, text: diagnostics.text(paths: paths), notes: notes)
  }
}
