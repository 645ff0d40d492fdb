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
          plugin: files.name, entry: SourcePlugin.entry(key), looks: looks))
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
          + build.flags(module: "Stub", patience: 3))
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
    let text = diagnostics.text(paths: paths)
    return build.noRoom(text) ?? .errors(plugin: files.path, text: text, notes: notes)
  }
}
