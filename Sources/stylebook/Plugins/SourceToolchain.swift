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
      .filter { $0.hasPrefix("/") }
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
