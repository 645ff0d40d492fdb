#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written whole or not at all.
struct WholeFile {
  /// The path as the user gave it.
  let path: String

  /// Whether there is anything of that name, be it a folder.
  var exists: Bool { access(path, F_OK) == 0 }

  /// Writes the bytes into a new file beside the old one, which then takes its name.
  ///
  /// A symbolic link stays and what it leads to is replaced; a device or a pipe is written into.
  /// Throws ``Failure/file(path:_:)``.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if isThere, kind == S_IFDIR { throw failure(EISDIR) }
    if isThere, kind != S_IFREG {
      try writeInto(path, flags: O_WRONLY, bytes: bytes)
      return
    }
    let target = isThere ? try resolved() : path
    let temporary = "\(target).\(String(UInt64.random(in: .min ... .max), radix: 36)).tmp"
    try writeInto(
      temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: isThere ? status.st_mode & 0o777 : 0o666,
      bytes: bytes)
    if rename(temporary, target) != 0 {
      let code = errno
      _ = unlink(temporary)
      throw failure(code)
    }
  }

  /// Opens, writes and closes; what was begun and fails is removed again if it was made here.
  private func writeInto(
    _ place: String, flags: Int32, mode: mode_t = 0, bytes: [UInt8]
  ) throws(Failure) {
    let descriptor = open(place, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure(errno) }
    var code = FileDescriptor.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    guard let code else { return }
    if flags & O_EXCL != 0 { _ = unlink(place) }
    throw failure(code)
  }

  /// The path with its links followed.
  private func resolved() throws(Failure) -> String {
    guard let real = realpath(path, nil) else { throw failure(errno) }
    defer { free(real) }
    return String(cString: real)
  }

  private func failure(_ code: Int32) -> Failure {
    .file(path: path, FileProblem(code: code))
  }
}

extension FileProblem {
  /// What an error number of the operating system means for a file that is written.
  init(code: Int32) {
    self =
      switch code {
      case EISDIR: .isFolder
      case ENOENT: .noFolder
      case ENOTDIR: .notInFolder
      case EACCES, EPERM: .notPermitted
      case EROFS: .readOnly
      case ENOSPC, EDQUOT, EFBIG: .full
      default: .other(strerror(code).map { String(cString: $0) } ?? "error \(code)")
      }
  }
}
