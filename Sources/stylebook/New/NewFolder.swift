#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder that is made with all its files or not at all.
struct NewFolder {
  /// The path as the user gave it; its parent must exist.
  let path: String

  /// Makes the folder beside its place, fills it, and gives it its name.
  ///
  /// Throws ``Failure/folderExists(_:)`` where anything has that name, or ``Failure/file(path:_:)``.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(Failure) {
    try refuseExisting()
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary =
      "\(path[..<slash]).\(path[slash...]).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    var made: [String] = []
    do throws(Failure) {
      try make(temporary)
      made.append(temporary)
      for file in files {
        var folder = temporary
        for part in file.path.split(separator: "/").dropLast() {
          folder += "/\(part)"
          if !made.contains(folder) {
            try make(folder)
            made.append(folder)
          }
        }
        try WholeFile(path: "\(temporary)/\(file.path)").write(file.bytes)
      }
      guard rename(temporary, path) == 0 else {
        // An empty folder would be replaced, and anything else is in the way.
        let code = errno
        throw code == ENOTEMPTY || code == EEXIST || code == ENOTDIR
          ? .folderExists(path) : .file(path: path, FileProblem(code: code))
      }
    } catch {
      for file in files { _ = unlink("\(temporary)/\(file.path)") }
      for folder in made.reversed() { _ = rmdir(folder) }
      throw error.named(path, insteadOf: temporary)
    }
  }

  private func refuseExisting() throws(Failure) {
    var status = stat()
    if lstat(path, &status) == 0 { throw .folderExists(path) }
  }

  private func make(_ folder: String) throws(Failure) {
    guard mkdir(folder, 0o777) == 0 else {
      throw .file(path: folder, FileProblem(code: errno))
    }
  }
}

extension Failure {
  /// The failure with the name that the user gave, where it tells of a file that was to have it.
  fileprivate func named(_ path: String, insteadOf temporary: String) -> Failure {
    guard case .file(let file, let problem) = self, file.hasPrefix(temporary) else { return self }
    return .file(path: path + file.dropFirst(temporary.count), problem)
  }
}
