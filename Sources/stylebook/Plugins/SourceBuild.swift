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
    let keys = files.map(key)
    let key = key(["worker"] + keys)
    let isBuilt = cache.lines(of: key, file: "worker") != nil
    // The main program needs no more of the plugins than their names, so it is compiled beside them.
    let main = isBuilt ? nil : try MainProgram(of: keys, key: key, build: self)
    defer { main?.remove() }
    var plugins: [SourcePlugin] = []
    for (files, key) in zip(files, keys) { plugins.append(try plugin(files, as: key)) }
    if let main {
      try link(plugins, with: main, as: key)
    }
    return BuiltWorker(executable: "\(cache.folder(key))/worker", key: key, plugins: plugins)
  }

  /// The key of a plugin.
  private func key(_ files: SourceFiles) -> String {
    var hash = SourceHash()
    for file in files.files {
      hash.add(file.path)
      hash.add(file.bytes)
    }
    return key(["plugin", files.name, hash.digits])
  }

  private func plugin(
    _ files: SourceFiles, as key: String
  ) throws(SourceFailure) -> SourcePlugin {
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

  /// The main program of a worker while it is compiled, in a folder of its own.
  private struct MainProgram {
    let folder: String
    let process: SourceProcess?

    init(of keys: [String], key: String, build: SourceBuild) throws(SourceFailure) {
      folder = try build.cache.makeBuildFolder()
      let code = SourceGenerator.main(entries: keys.map(SourcePlugin.entry), key: key)
      do throws(SourceFailure) {
        try SourceCache.write(Array(code.utf8), to: "\(folder)/worker.swift")
      } catch {
        SourceCache.remove(folder)
        throw error
      }
      process = SourceProcess(
        build.toolchain.compiler,
        ["-frontend", "-c", "\(folder)/worker.swift", "-o", "\(folder)/worker.o"]
          + build.flags(module: "StylebookWorker") + build.moduleCache)
    }

    func remove() {
      process?.end()
      SourceCache.remove(folder)
    }
  }

  private func link(
    _ plugins: [SourcePlugin], with main: MainProgram, as key: String
  ) throws(SourceFailure) {
    let folder = main.folder
    let name = plugins.map(\.path).joined(separator: ", ")
    guard let compiled = main.process?.finish(), compiled.succeeded else {
      throw .link(plugin: name, text: main.process?.finish().text ?? "the compiler did not start")
    }
    var arguments = ["-emit-executable", "-o", "\(folder)/worker", "\(folder)/worker.o"]
    arguments += plugins.map { "\(cache.folder($0.key))/plugin.o" } + objects
    #if os(Linux)
      arguments.append("-lm")
      arguments += ["-Xlinker", "-s"]
      if toolchain.hasFastLinker { arguments.append("-use-ld=lld") }
    #endif
    let linked = run(arguments)
    guard linked.succeeded else { throw failure(linking: name, linked.text) }
    try cache.publish(folder, as: key, file: "worker", lines: plugins.map(\.key))
  }

  /// The flags that the author's code and ours are compiled with.
  ///
  /// The compiler would think about an expression for ten minutes before it gives up; nobody waits that long
  /// for a picture. `patience` is the most seconds, after which it may try a few times more.
  func flags(module: String, patience: Int = 20) -> [String] {
    [
      "-module-name", module, "-swift-version", "5", "-Onone", "-parse-as-library",
      "-suppress-warnings", "-D", "DEBUG", "-I", modules.modules, "-I", cache.folder(shimsKey),
      "-solver-expression-time-threshold=\(patience)",
    ]
  }

  private var shimsKey: String { key(["shims"]) }

  /// Makes the module that authors import as SwiftUI, if it is not there yet.
  private func makeShims() throws(SourceFailure) {
    let file = "SwiftUI.swiftmodule"
    guard cache.lines(of: shimsKey, file: file) == nil else { return }
    let folder = try cache.makeBuildFolder()
    defer { SourceCache.remove(folder) }
    if !modules.surfaceSources.isEmpty {
      try require(
        ["-frontend", "-c", "-module-name", "SwiftUISurface", "-swift-version", "6"]
          + modules.surfaceSources
          + ["-o", "\(folder)/\(Self.surfaceObject)", "-emit-module-path"]
          + ["\(folder)/SwiftUISurface.swiftmodule"], in: folder)
    }
    let code = "@_exported import SwiftUISurface\n@_exported import Foundation\n"
    try SourceCache.write(Array(code.utf8), to: "\(folder)/SwiftUI.swift")
    try require(
      ["-frontend", "-emit-module", "-module-name", "SwiftUI", "-swift-version", "5"]
        + ["\(folder)/SwiftUI.swift", "-o", "\(folder)/\(file)"], in: folder)
    try cache.publish(folder, as: shimsKey, file: file, lines: [])
  }

  /// Compiles something of ours, which has no faults.
  private func require(_ arguments: [String], in folder: String) throws(SourceFailure) {
    let made = run(arguments + ["-parse-as-library", "-I", modules.modules, "-I", folder])
    guard made.succeeded else { throw failure(linking: "SwiftUI", made.text) }
  }

  private func failure(linking plugin: String, _ text: String) -> SourceFailure {
    noRoom(text) ?? .link(plugin: plugin, text: text)
  }

  /// What has stopped a tool, if it was a full disk: that is no fault of what it worked on.
  func noRoom(_ text: String) -> SourceFailure? {
    let full = "No space left on device"
    return text.contains(full) ? .noPlace(path: cache.root, reason: full) : nil
  }

  private static let surfaceObject = "SwiftUISurface.o"

  /// The objects that every worker is linked with.
  private var objects: [String] {
    let made = modules.surfaceSources.isEmpty ? [] : [Self.surfaceObject]
    return modules.objects + made.map { "\(cache.folder(shimsKey))/\($0)" }
  }

  private var moduleCache: [String] {
    ["-module-cache-path", modules.moduleCache ?? "\(cache.root)/.modules"]
  }

  /// Runs the compiler.
  func run(_ arguments: [String]) -> (succeeded: Bool, text: String) {
    SourceProcess(toolchain.compiler, arguments + moduleCache)?.finish()
      ?? (false, "\(toolchain.compiler) cannot be started")
  }
}
