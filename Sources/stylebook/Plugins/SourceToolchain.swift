#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The Swift compiler of this machine.
struct SourceToolchain: Hashable {
  /// The path of `swiftc`.
  let compiler: String
  /// Whether LLVM's linker lies beside it.
  let hasFastLinker: Bool
  /// What changes when the compiler does.
  let identity: String

  /// Finds it: `SWIFT_EXEC`, then `swiftc` on the path, then beside `swift`.
  ///
  /// Throws ``SourceFailure/noToolchain``.
  init(environment: [String: String]) throws(SourceFailure) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    var candidates = environment["SWIFT_EXEC"].map { [$0] } ?? []
    candidates += folders.map { "\($0)/swiftc" }
    candidates += folders.compactMap { folder in
      Self.resolved("\(folder)/swift").map { "\(Self.folder(of: $0))/swiftc" }
    }
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }),
      let real = Self.resolved(found)
    else { throw .noToolchain }
    compiler = found
    let folder = Self.folder(of: real)
    hasFastLinker = access("\(folder)/ld.lld", X_OK) == 0
    let parts = [real, "\(folder)/swift-frontend"].map { path in
      "\(path) \(FileStatus(path)?.identity ?? "")"
    }
    identity = parts.joined(separator: " ")
  }

  /// The path with its links followed; nil where there is nothing.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// The modules and objects of this program that workers are linked from, as SwiftPM lays them out
/// beside it.
struct SourceModules: Hashable {
  /// The folder of the modules.
  let modules: String
  /// The objects.
  let objects: [String]
  /// The modules that `import SwiftUI` stands for.
  let surface: [String]
  /// What changes when modules or objects do.
  let identity: String

  /// Looks beside the running program.
  ///
  /// Throws ``SourceFailure/noModules(folder:missing:)``.
  init() throws(SourceFailure) {
    guard let program = Self.program else { throw .noModules(folder: "?", missing: "StyleCore") }
    // What SwiftPM builds for a command plugin lies apart, under names with this end.
    try self.init(
      folder: SourceToolchain.folder(of: program), suffix: program.hasSuffix("-tool") ? "-tool" : ""
    )
  }

  /// Looks in a folder; `suffix` stands behind the names of what was built.
  init(folder: String, suffix: String = "") throws(SourceFailure) {
    modules = "\(folder)/Modules\(suffix)"
    var names = ["StyleCore", "SystemStyles", "Styles", "StyleWorker"]
    for name in names where FileStatus("\(modules)/\(name).swiftmodule") == nil {
      throw .noModules(folder: folder, missing: name)
    }
    let modules = modules
    func has(_ name: String) -> Bool { FileStatus("\(modules)/\(name).swiftmodule") != nil }
    surface =
      has("SwiftUISurface")
      ? ["SwiftUISurface", "Foundation"] : ["StyleCore", "SystemStyles", "Foundation"]
    if has("SwiftUISurface") { names.append("SwiftUISurface") }
    var objects: [String] = []
    var parts: [String] = []
    for name in names {
      let build = "\(folder)/\(name)\(suffix).build"
      // Objects of files that are gone may still lie there; the map of outputs knows which are not.
      let current = (try? SourceFiles.read("\(build)/output-file-map.json")).map(Self.outputs)
      let found = SourceCache.names(in: build).filter {
        $0.hasSuffix(".o") && current?.contains($0) ?? true
      }
      guard !found.isEmpty else { throw .noModules(folder: folder, missing: name) }
      objects += found.map { "\(build)/\($0)" }
      parts.append(FileStatus("\(modules)/\(name).swiftmodule")?.identity ?? "")
    }
    for object in objects { parts.append(FileStatus(object)?.identity ?? "") }
    self.objects = objects
    identity = SourceHash.of([folder] + parts)
  }

  /// The names of the files that a map of outputs lists.
  private static func outputs(_ map: [UInt8]) -> Set<String> {
    let texts = map.split(separator: UInt8(ascii: "\"")).filter { $0.last == UInt8(ascii: "o") }
    return Set(
      texts.compactMap { text in
        text.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
      })
  }

  /// The path of the running program.
  private static var program: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return SourceToolchain.resolved(
        String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      return SourceToolchain.resolved("/proc/self/exe")
    #endif
  }
}
