#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The author's files that make one plugin.
struct SourceFiles: Hashable {
  /// What the plugin is called: the file's name without its end, or the folder's name.
  let name: String
  /// The path that the user named.
  let path: String
  /// The files.
  let files: [File]

  /// A file with what it holds.
  struct File: Hashable {
    /// The path, beginning as the user gave it.
    let path: String
    /// The bytes.
    let bytes: [UInt8]

    /// The last part of the path.
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  /// How many files and how many bytes a plugin may have.
  private static let limits = (files: 500, bytes: 8 << 20)

  /// Reads files and folders, and the stubs that lie beside files.
  ///
  /// Folders are read with those in them, but for hidden ones; of a package only its sources. The first path gives the name. Throws a
  /// ``SourceFailure``.
  init(paths: [String]) throws(SourceFailure) {
    path = paths.joined(separator: " ")
    var found: [String] = []
    for path in paths {
      guard let status = FileStatus(path) else { throw .missing(path: path) }
      if status.isFolder {
        let count = found.count
        try Self.gather(path, into: &found)
        guard found.count > count else { throw .noSources(folder: path) }
      } else {
        // The compiler would take it for Swift whatever it is.
        guard path.hasSuffix(".swift") else { throw .notSwift(path: path) }
        found.append(path)
        let stub = "\(Self.withoutEnd(path)).stub.swift"
        if FileStatus(stub) != nil { found.append(stub) }
      }
    }
    let base = paths.first?.split(separator: "/").last.map { String($0) } ?? ""
    name = base.isEmpty || base == "." || base == ".." ? "folder" : Self.withoutEnd(base)
    var seen: Set<String> = []
    let paths = found.filter { seen.insert($0).inserted }
    var files: [File] = []
    var bytes = 0
    for path in paths {
      let content = try Self.read(path)
      bytes += content.count
      guard bytes <= Self.limits.bytes else {
        throw .unreadable(path: path, reason: "together the sources hold more than 8 MiB")
      }
      files.append(File(path: path, bytes: content))
    }
    self.files = files
  }

  /// The Swift files of a path with their stubs, and the folders they lie in; what cannot be read is
  /// left out.
  static func paths(below path: String) -> [String] {
    guard FileStatus(path)?.isFolder == true else {
      return [path, "\(withoutEnd(path)).stub.swift"]
    }
    var paths: [String] = []
    try? gather(path, into: &paths)
    return paths
  }

  private static func withoutEnd(_ name: String) -> String {
    name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  private static func gather(
    _ folder: String, into paths: inout [String], depth: Int = 0
  ) throws(SourceFailure) {
    guard access(folder, R_OK | X_OK) == 0 else {
      throw .unreadable(path: folder, reason: String(cString: strerror(errno)))
    }
    var names = SourceCache.names(in: folder)
    // Of a package its sources are meant, and neither its tests nor its plugins.
    if names.contains("Package.swift"), names.contains("Sources") { names = ["Sources"] }
    for name in names {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      guard let status = FileStatus(path) else { continue }
      if status.isFolder, !status.isLink, depth < 16 {
        try gather(path, into: &paths, depth: depth + 1)
      } else if !status.isFolder, name.hasSuffix(".swift"), name != "Package.swift" {
        paths.append(path)
        guard paths.count <= limits.files else {
          throw .unreadable(path: folder, reason: "it holds more than \(limits.files) Swift files")
        }
      }
    }
  }

  /// The bytes of a file.
  static func read(_ path: String) throws(SourceFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Self.systemRead(descriptor, &buffer)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .unreadable(path: path, reason: String(cString: strerror(errno)))
      }
      guard bytes.count <= 1 << 28 else {
        throw .unreadable(path: path, reason: "it is too large")
      }
    }
  }

  static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, &buffer, buffer.count)
    #elseif canImport(Glibc)
      Glibc.read(descriptor, &buffer, buffer.count)
    #else
      Musl.read(descriptor, &buffer, buffer.count)
    #endif
  }
}

/// What the file system tells of a name.
struct FileStatus: Hashable {
  /// Whether it is a folder.
  let isFolder: Bool
  /// Whether it is a symbolic link, to be followed.
  let isLink: Bool
  /// Who owns it.
  let owner: UInt32
  /// The permissions.
  let mode: UInt32
  /// When it was changed, in seconds.
  let seconds: Int
  /// What changes when the file does: size, time and place.
  let identity: String

  /// Asks for a path; nil where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    var link = stat()
    isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
    owner = status.st_uid
    mode = UInt32(status.st_mode & 0o7777)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    identity = "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)"
  }
}
