#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder held open, so that what is written into it lands there even if somebody swaps a part of
/// its path for a link meanwhile.
struct OpenFolder: ~Copyable {
  /// The path by which it was reached, for messages.
  let path: String
  let descriptor: Int32

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  /// Opens the folder at a path of the user's, making it and those above it where they are missing.
  static func making(_ path: String) throws(SnapshotStoreError) -> OpenFolder {
    let path = path.isEmpty ? "." : path
    while true {
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 { return OpenFolder(descriptor: descriptor, path: path) }
      let code = errno
      guard code == ENOENT else { throw SnapshotStoreError(path: path, code: code) }
      try makeFolders(path)
    }
  }

  /// Opens the folder at a path of the user's; `nil` if there is none.
  static func opening(_ path: String) throws(SnapshotStoreError) -> OpenFolder? {
    let path = path.isEmpty ? "." : path
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { return OpenFolder(descriptor: descriptor, path: path) }
    let code = errno
    if code == ENOENT { return nil }
    throw SnapshotStoreError(path: path, code: code)
  }

  private static func makeFolders(_ path: String) throws(SnapshotStoreError) {
    var parent = path[...]
    while parent.utf8.count > 1, parent.last == "/" { parent.removeLast() }
    if let slash = parent.lastIndex(of: "/"), slash > parent.startIndex {
      let above = String(parent[..<slash])
      if access(above, F_OK) != 0, errno == ENOENT { try makeFolders(above) }
    }
    // Somebody else may have made it meanwhile.
    if mkdir(String(parent), 0o777) != 0, errno != EEXIST {
      throw SnapshotStoreError(path: String(parent), code: errno)
    }
    // A link that leads nowhere exists and yet cannot be opened.
    if access(String(parent), F_OK) != 0 {
      throw SnapshotStoreError(path: String(parent), code: errno)
    }
  }

  /// Opens a folder inside, making it where it is missing; links are not followed.
  func subfolder(making name: String) throws(SnapshotStoreError) -> OpenFolder {
    let inner = "\(path)/\(name)"
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var folder = openat(descriptor, name, flags)
    if folder < 0, errno == ENOENT {
      try refuseTwin(of: name)
      if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
        throw SnapshotStoreError(path: inner, code: errno)
      }
      folder = openat(descriptor, name, flags)
    }
    if folder < 0 {
      let code = errno
      // For a link the system says only that it is no folder.
      throw SnapshotStoreError(path: inner, code: isLink(name) ? ELOOP : code)
    }
    return OpenFolder(descriptor: folder, path: inner)
  }

  /// Opens a folder inside; `nil` if there is none, and links are none.
  func subfolder(opening name: String) throws(SnapshotStoreError) -> OpenFolder? {
    let inner = "\(path)/\(name)"
    let folder = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if folder >= 0 { return OpenFolder(descriptor: folder, path: inner) }
    let code = errno
    if code == ENOENT || code == ELOOP || code == ENOTDIR { return nil }
    throw SnapshotStoreError(path: inner, code: code)
  }

  /// The bytes of a file inside; `nil` if there is none.
  ///
  /// Links are not followed.
  func contents(of name: String) throws(SnapshotStoreError) -> [UInt8]? {
    // Opening a pipe would otherwise wait for somebody to write into it.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    return try Self.contents(of: file, path: "\(path)/\(name)")
  }

  /// The bytes of the file at a path, links followed; `nil` if there is none.
  static func contents(ofFile path: String) throws(SnapshotStoreError) -> [UInt8]? {
    try contents(of: open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC), path: path)
  }

  /// Puts a file in place whole or not at all.
  ///
  /// The bytes go into a new file beside it, which then takes its name.
  func replace(_ name: String, with bytes: [UInt8]) throws(SnapshotStoreError) {
    try refuseTwin(of: name)
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let temporary = "\(Self.temporary.prefix)\(number)\(Self.temporary.suffix)"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = openat(descriptor, temporary, flags, 0o666)
    if file < 0 { throw SnapshotStoreError(path: path, code: errno) }
    var failure = Self.write(bytes, to: file)
    if close(file) != 0, failure == nil { failure = errno }
    if failure == nil, renameat(descriptor, temporary, descriptor, name) != 0 { failure = errno }
    if let failure {
      _ = unlinkat(descriptor, temporary, 0)
      throw SnapshotStoreError(path: "\(path)/\(name)", code: failure)
    }
  }

  /// How the names of files begin and end that are not complete yet.
  private static let temporary = (prefix: ".stylebook-", suffix: ".tmp")

  /// Removes what a run has left that was ended in the middle of writing.
  ///
  /// Only what is more than a minute old, as another run may be writing at this moment.
  func removeLeftovers() {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let listing = fdopendir(copy) else {
      if copy >= 0 { _ = close(copy) }
      return
    }
    defer { _ = closedir(listing) }
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.starts(with: Self.temporary.prefix.utf8)
          ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : nil
      }
      guard let name, name.hasSuffix(Self.temporary.suffix) else { continue }
      var status = stat()
      if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG, Self.changed(status) < time(nil) - 60
      {
        _ = unlinkat(descriptor, name, 0)
      }
    }
  }

  /// When a file was written last, in seconds.
  static func changed(_ status: stat) -> time_t {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }

  // MARK: Parts of these

  private func isLink(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Throws if an entry has the same name but for capitals.
  func refuseTwin(of name: String) throws(SnapshotStoreError) {
    let inner = "\(path)/\(name)"
    // A descriptor of its own, because listing moves the position in the folder.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let listing = fdopendir(copy) else {
      let code = errno
      if copy >= 0 { _ = close(copy) }
      throw SnapshotStoreError(path: path, code: code)
    }
    defer { _ = closedir(listing) }
    let wanted = Array(name.utf8)
    while let entry = readdir(listing) {
      let found = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Self.isTwin(bytes, of: wanted)
          ? String(decoding: bytes.prefix(wanted.count), as: UTF8.self)
          : nil
      }
      if let found {
        throw SnapshotStoreError(path: inner, reason: .differsInCase(existing: "\(path)/\(found)"))
      }
    }
  }

  /// Whether a name that ends with a zero is another one that differs in capitals only.
  private static func isTwin(_ entry: UnsafeRawBufferPointer, of name: [UInt8]) -> Bool {
    var differs = false
    // Only as far as the zero: the memory behind it is not the entry's.
    for (found, wanted) in zip(entry, name) where found != wanted {
      guard (0x41...0x5A).contains(found), found | 0x20 == wanted else { return false }
      differs = true
    }
    return differs && entry[name.count] == 0
  }

  /// Reads a file to its end and closes it; takes the result of opening it.
  private static func contents(
    of file: Int32, path: String
  ) throws(SnapshotStoreError) -> [UInt8]? {
    if file < 0 {
      let code = errno
      if code == ENOENT { return nil }
      throw SnapshotStoreError(path: path, code: code)
    }
    defer { _ = close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SnapshotStoreError(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw SnapshotStoreError(path: path, reason: .notAFile)
    }
    var bytes: [UInt8] = []
    // One byte more than the file has, so that its end is seen in the same call.
    var room = Int(status.st_size) + 1
    while true {
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let found = read(file, buffer.baseAddress, room)
        code = found < 0 ? errno : 0
        count = max(found, 0)
      }
      if code == EINTR { continue }
      if code != 0 { throw SnapshotStoreError(path: path, code: code) }
      if chunk.isEmpty { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      if chunk.count < room, bytes.count >= Int(status.st_size) { return bytes }
      room = 65_536
    }
  }

  /// Writes all bytes; gives the error code if that fails.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(
            file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(
            file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let count = Musl.write(
            file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}

extension SnapshotStoreError {
  /// Makes an error from what the operating system answered.
  init(path: String, code: Int32) {
    let reason: Reason =
      switch code {
      case ENOTDIR: .notAFolder
      case EISDIR: .notAFile
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnly
      case ENOSPC, EDQUOT, EFBIG: .full
      case ELOOP: .symbolicLink
      default: .other(strerror(code).map { String(cString: $0) } ?? "error \(code)")
      }
    self.init(path: path, reason: reason)
  }
}
