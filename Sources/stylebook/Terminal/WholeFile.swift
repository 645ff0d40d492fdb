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

  /// Names a file.
  init(path: String) {
    self.path = path
  }

  /// The file that `--output` names; nil for what is printed, be it as `-`.
  init?(_ arguments: Arguments) throws(Failure) {
    guard let path = arguments.value(of: .output), path != "-" else { return nil }
    if path.isEmpty { throw .missingValue(.output) }
    self.path = path
  }

  /// What its name has behind the last point, in small letters; nil without one.
  var ending: String? {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased()
  }

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
    let target = try followed()
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let temporary = "\(Self.folder(of: target)).stylebook-\(number).tmp"
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

  /// What the path leads to if it is a symbolic link, whether or not there is a file yet.
  private func followed() throws(Failure) -> String {
    var place = path
    // As many as Linux follows.
    for _ in 0...40 {
      guard let link = try destination(of: place) else { return place }
      place = link.utf8.first == UInt8(ascii: "/") ? link : Self.folder(of: place) + link
    }
    throw failure(ELOOP)
  }

  /// Where a symbolic link leads; nil for anything else.
  private func destination(of place: String) throws(Failure) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(place, $0, characters.count) } ?? -1
      }
    }
    if count >= 0 { return String(decoding: bytes.prefix(count), as: UTF8.self) }
    if errno == EINVAL || errno == ENOENT { return nil }
    throw failure(errno)
  }

  /// The path up to the last slash and with it; empty where there is none.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path.utf8[...slash]) ?? ""
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
