import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that holds a site and nothing else; it is written whole or not at all.
///
/// A file in it lists the others, so that a later site can take its place and no other folder can be
/// mistaken for one.
struct SiteFolder {
  /// The path as the user gave it, without slashes at its end; its parent must exist.
  let path: String

  /// The file that tells a site from other folders.
  static let mark = ".stylebook-site"
  private static let firstLine = "stylebook site 1"

  /// Names a folder.
  init(path: String) {
    var path = Substring(path)
    while path.count > 1, path.last == "/" { path.removeLast() }
    self.path = String(path)
  }

  /// Makes the folder beside its place, fills it, and puts it there; a site that is there already
  /// goes.
  ///
  /// Throws ``Failure/notASite(_:holds:)`` where anything else is there, or ``Failure/file(path:_:)``.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    let old = try filesThere()
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary =
      "\(path[..<slash]).\(path[slash...]).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let list = ([Self.firstLine] + files.map(\.path)).map { $0 + "\n" }.joined()
    let names = files.map(\.path) + [Self.mark]
    do throws(Failure) {
      try NewFolder(path: temporary).write(files + [(Self.mark, Array(list.utf8))])
      guard let old else {
        guard rename(temporary, path) == 0 else { throw problem(errno) }
        return
      }
      try exchange(temporary)
      Self.remove(temporary, holding: old)
    } catch {
      Self.remove(temporary, holding: names)
      // The user has named the folder and not the one beside it.
      guard case .file(let file, let problem) = error, file.hasPrefix(temporary) else {
        throw error
      }
      throw .file(path: path + file.dropFirst(temporary.count), problem)
    }
  }

  /// The files of the site that is there; nil where nothing is.
  private func filesThere() throws(Failure) -> [String]? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw problem(errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR, let stream = opendir(path) else {
      throw .notASite(path, holds: nil)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    names.sort()
    guard let listed = Self.list(in: "\(path)/\(Self.mark)") else {
      throw .notASite(path, holds: names.first)
    }
    if let foreign = names.first(where: { !listed.contains($0) && $0 != Self.mark }) {
      throw .notASite(path, holds: foreign)
    }
    return names
  }

  /// The names that a mark lists; nil unless it is one.
  private static func list(in file: String) -> Set<String>? {
    guard let bytes = try? SourceFiles.read(file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map({ $0 == firstLine }) == true else { return nil }
    return Set(lines.dropFirst().map { String($0) })
  }

  /// Puts the new folder in the old one's place, and the old one in its.
  ///
  /// Swift's Glibc has no call that exchanges them at once: for a moment the old one is beside, whole.
  private func exchange(_ temporary: String) throws(Failure) {
    #if canImport(Darwin)
      guard renamex_np(temporary, path, UInt32(RENAME_SWAP)) == 0 else { throw problem(errno) }
    #else
      let aside = temporary + ".old"
      guard rename(path, aside) == 0 else { throw problem(errno) }
      guard rename(temporary, path) == 0 else {
        let code = errno
        _ = rename(aside, path)
        throw problem(code)
      }
      _ = rename(aside, temporary)
    #endif
  }

  private static func remove(_ folder: String, holding files: [String]) {
    for file in files { _ = unlink("\(folder)/\(file)") }
    _ = rmdir(folder)
  }

  private func problem(_ code: Int32) -> Failure {
    code == ENOTEMPTY || code == EEXIST || code == ENOTDIR
      ? .notASite(path, holds: nil) : .file(path: path, FileProblem(code: code))
  }
}
