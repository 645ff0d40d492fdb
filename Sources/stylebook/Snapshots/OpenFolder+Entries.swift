#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension OpenFolder {
  /// The names of files and of folders inside; links and whatever else there is are left out, and so
  /// is what is hidden.
  func entries() throws(SnapshotStoreError) -> (files: [String], folders: [String]) {
    // A descriptor of its own, because listing moves the position in the folder.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let listing = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { _ = close(copy) }
      throw SnapshotStoreError(path: path, code: code)
    }
    defer { _ = closedir(listing) }
    var entries: (files: [String], folders: [String]) = ([], [])
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      var kind = Int(entry.pointee.d_type)
      if kind == Int(DT_UNKNOWN) {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = Int(DT_REG)
        case S_IFDIR: kind = Int(DT_DIR)
        default: continue
        }
      }
      if kind == Int(DT_REG) { entries.files.append(name) }
      if kind == Int(DT_DIR) { entries.folders.append(name) }
    }
    return entries
  }

  /// Gives a file inside the name of another, whose place it takes in one step.
  func rename(_ name: String, to other: String) throws(SnapshotStoreError) {
    try refuseTwin(of: other)
    if renameat(descriptor, name, descriptor, other) != 0 {
      throw SnapshotStoreError(path: "\(path)/\(other)", code: errno)
    }
  }

  /// Removes a file inside, if it is still there.
  func remove(_ name: String) throws(SnapshotStoreError) {
    if unlinkat(descriptor, name, 0) != 0, errno != ENOENT {
      throw SnapshotStoreError(path: "\(path)/\(name)", code: errno)
    }
  }

  /// Removes a folder inside if nothing is in it; whether it did.
  func removeEmptyFolder(_ name: String) -> Bool {
    unlinkat(descriptor, name, Int32(AT_REMOVEDIR)) == 0
  }

  /// When what a path leads to was written last, in seconds since 1970; `nil` if there is nothing.
  static func modified(path: String) -> Int? {
    var status = stat()
    return lstat(path, &status) == 0 ? Int(changed(status)) : nil
  }
}
