#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder in which compiled plugins and workers are kept.
///
/// An entry is a folder named by its key. It is built under another name and takes its own when it is
/// whole; its manifest, written last, has its key and the fingerprint of what lies beside it. So two processes may
/// build the same at once, and what a killed one leaves is never taken for whole.
struct SourceCache: Hashable {
  /// The folder.
  let root: String

  /// How many entries are kept; those not used for longest go.
  private static let capacity = 160
  private static let header = "stylebook build 2"

  /// The places in which builds may go, the usual one first.
  static func places(environment: [String: String]) -> [String] {
    var places: [String] = []
    func isAbsolute(_ path: String) -> Bool { path.hasPrefix("/") }
    if let cache = environment["XDG_CACHE_HOME"], isAbsolute(cache) {
      places.append("\(cache)/stylebook")
    } else if let home = environment["HOME"], isAbsolute(home) {
      places.append("\(home)/.cache/stylebook")
    }
    let temporary = environment["TMPDIR"].flatMap { isAbsolute($0) ? $0 : nil } ?? "/tmp"
    places.append("\(temporary)/stylebook-\(geteuid())")
    return places
  }

  /// Opens a folder, and makes it where it does not exist.
  ///
  /// Throws a ``SourceFailure`` for a folder that somebody else owns or may write to, for a link, and for
  /// one that cannot be made.
  init(at root: String) throws(SourceFailure) {
    self.root = root
    if FileStatus(root) == nil {
      Self.makeFolders(root)
    }
    guard let status = FileStatus(root), status.isFolder else {
      throw .noPlace(path: root, reason: "it cannot be made")
    }
    // Where others may make names, one of them may lead to a folder of this user's, to be filled and pruned.
    guard !status.isLink else {
      throw .noPlace(path: root, reason: "it is a symbolic link")
    }
    guard status.owner == geteuid() else {
      throw .noPlace(path: root, reason: "it belongs to somebody else")
    }
    guard status.mode & 0o022 == 0 else {
      throw .noPlace(path: root, reason: "others may write to it")
    }
    guard access(root, W_OK) == 0 else {
      throw .noPlace(path: root, reason: String(cString: strerror(errno)))
    }
  }

  private static func makeFolders(_ path: String) {
    let parent = SourceToolchain.folder(of: path)
    if FileStatus(parent) == nil, parent != path { makeFolders(parent) }
    _ = mkdir(path, 0o700)
  }

  /// The folder of an entry.
  func folder(_ key: String) -> String { "\(root)/\(key)" }

  /// The lines of an entry's manifest; nil where there is no such entry, or where its file is not
  /// what was built.
  func lines(of key: String, file: String) -> [String]? {
    let folder = folder(key)
    guard let bytes = try? SourceFiles.read("\(folder)/manifest") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    guard lines.count >= 4, lines[0] == Self.header, lines[1] == key, lines.last == "end",
      let content = try? SourceFiles.read("\(folder)/\(file)"),
      lines[2] == Self.fingerprint(of: content)
    else { return nil }
    _ = utimes(folder, nil)
    return Array(lines[3..<lines.count - 1])
  }

  private static func fingerprint(of bytes: [UInt8]) -> String {
    var hash = SourceHash()
    hash.add(bytes)
    return hash.digits
  }

  /// Makes a folder to build in.
  func makeBuildFolder() throws(SourceFailure) -> String {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    let folder = "\(root)/building-\(name)"
    guard mkdir(folder, 0o700) == 0 else {
      throw .noPlace(path: root, reason: String(cString: strerror(errno)))
    }
    return folder
  }

  /// Makes a folder that only this user can enter.
  static func makeFolder(_ path: String) -> Bool { mkdir(path, 0o700) == 0 }

  /// The names in a folder but for hidden ones, sorted.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Writes a file of a build.
  static func write(_ bytes: [UInt8], to path: String) throws(SourceFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .noPlace(path: path, reason: String(cString: strerror(errno)))
    }
    var code = FileDescriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    if let code { throw .noPlace(path: path, reason: String(cString: strerror(code))) }
  }

  /// Gives a build its name; `file` is what the fingerprint is of.
  ///
  /// Where another process was faster, its entry stays if it is whole.
  func publish(
    _ build: String, as key: String, file: String, lines: [String]
  ) throws(SourceFailure) {
    let content = try SourceFiles.read("\(build)/\(file)")
    let manifest = [Self.header, key, Self.fingerprint(of: content)] + lines + ["end"]
    try Self.write(Array(manifest.joined(separator: "\n").utf8), to: "\(build)/manifest")
    let target = folder(key)
    for _ in 0..<3 {
      if rename(build, target) == 0 {
        prune()
        return
      }
      if self.lines(of: key, file: file) != nil {
        Self.remove(build)
        return
      }
      let broken = "\(root)/broken-\(String(UInt64.random(in: .min ... .max), radix: 36))"
      _ = rename(target, broken)
      Self.remove(broken)
    }
    throw .noPlace(path: target, reason: "it cannot be replaced")
  }

  /// Removes what has not been used for longest, and what killed builds have left.
  private func prune() {
    var entries: [(path: String, time: Int)] = []
    let now = Int(time(nil))
    for name in Self.names(in: root) {
      let path = "\(root)/\(name)"
      guard let time = FileStatus(path)?.seconds else { continue }
      if name.hasPrefix("building-") || name.hasPrefix("broken-") {
        if now - time > 3600 { Self.remove(path) }
      } else {
        entries.append((path, time))
      }
    }
    guard entries.count > Self.capacity else { return }
    entries.sort { $0.time > $1.time }
    for entry in entries[Self.capacity...] { Self.remove(entry.path) }
  }

  /// Removes a folder of files with what it holds.
  static func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if let status = FileStatus(path), status.isFolder, !status.isLink {
        remove(path)
      } else {
        _ = unlink(path)
      }
    }
    _ = rmdir(folder)
  }
}
