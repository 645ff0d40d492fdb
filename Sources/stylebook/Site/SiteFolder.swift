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
    // Before anything is written.
    _ = try filesThere()
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary =
      "\(path[..<slash]).\(path[slash...]).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    let list = ([Self.firstLine] + files.map(\.path)).map { $0 + "\n" }.joined()
    let names = files.map(\.path) + [Self.mark]
    do throws(Failure) {
      try NewFolder(path: temporary).write(files + [(Self.mark, Array(list.utf8))])
      try put(temporary)
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
    let listed = Self.list(in: "\(path)/\(Self.mark)")
    let foreign = names.first { listed?.contains($0) != true && $0 != Self.mark }
    if listed != nil, foreign == nil { return names }
    // Another run may have put its site there since the names were read.
    var present = stat()
    if lstat(path, &present) != 0 || present.st_ino != status.st_ino { return try filesThere() }
    throw .notASite(path, holds: foreign)
  }

  /// The names that a mark lists; nil unless it is one.
  private static func list(in file: String) -> Set<String>? {
    guard let bytes = try? SourceFiles.read(file) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map({ $0 == firstLine }) == true else { return nil }
    return Set(lines.dropFirst().map { String($0) })
  }

  /// Puts the new folder in its place, and removes the site that is there.
  ///
  /// Where another run does the same, what is there is looked at again.
  private func put(_ temporary: String) throws(Failure) {
    var attempts = 0
    while true {
      let old = try filesThere()
      let code =
        old.map { exchange(temporary, holding: $0) } ?? (rename(temporary, path) == 0 ? 0 : errno)
      if code == 0 {
        if let old { Self.remove(temporary, holding: old) }
        return
      }
      attempts += 1
      guard attempts < 100, [ENOENT, EEXIST, ENOTEMPTY].contains(code) else { throw problem(code) }
    }
  }

  /// Puts the new folder in the old one's place, and the old one in its; gives the error's number.
  ///
  /// Swift's Glibc has no call that exchanges them at once: for a moment the old one is beside, whole.
  private func exchange(_ temporary: String, holding old: [String]) -> Int32 {
    #if canImport(Darwin)
      return renamex_np(temporary, path, UInt32(RENAME_SWAP)) == 0 ? 0 : errno
    #else
      let aside = temporary + ".old"
      guard rename(path, aside) == 0 else { return errno }
      guard rename(temporary, path) == 0 else {
        let code = errno
        // It goes back, unless another run's site has come there.
        if rename(aside, path) != 0 { Self.remove(aside, holding: old) }
        return code
      }
      _ = rename(aside, temporary)
      return 0
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
