#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The modules and objects of this program that workers are linked from, as SwiftPM lays them out
/// beside it.
struct SourceModules: Hashable {
  /// The folder of the modules.
  let modules: String
  /// The objects.
  let objects: [String]
  /// The sources of `SwiftUISurface`, where its module does not lie beside this program or is older
  /// than what it is made from.
  let surfaceSources: [String]
  /// Where the compiler keeps what it makes of C's modules: SwiftPM's, which has most of them already;
  /// nil where that cannot be written to.
  let moduleCache: String?
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
    func builtAt(_ name: String) -> Int? { FileStatus("\(modules)/\(name).swiftmodule")?.seconds }
    // `swift run stylebook` builds what this program is linked with, and the surface is not.
    if let surface = builtAt("SwiftUISurface"), let core = builtAt("SystemStyles"), surface >= core
    {
      surfaceSources = []
      names.append("SwiftUISurface")
    } else {
      let folder = Self.surfaceFolder
      surfaceSources = SourceFiles.paths(below: folder).filter { $0.hasSuffix(".swift") }
      guard surfaceSources.count > 1 else {
        throw .noModules(folder: folder, missing: "SwiftUISurface")
      }
    }
    moduleCache = access("\(folder)/ModuleCache", W_OK) == 0 ? "\(folder)/ModuleCache" : nil
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
    for file in objects + surfaceSources { parts.append(FileStatus(file)?.identity ?? "") }
    self.objects = objects
    identity = SourceHash.of([folder] + parts)
  }

  /// Where the sources of `SwiftUISurface` lay when this program was built.
  private static var surfaceFolder: String {
    let plugins = SourceToolchain.folder(of: #filePath)
    return "\(SourceToolchain.folder(of: plugins))/SwiftUI"
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
