import StyleCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two different pictures were verified in one run under one name.
public struct SnapshotCollision: Error, Hashable, Sendable {
  /// The name of both.
  public let name: String
  /// The path of the file.
  public let file: String
}

extension SnapshotCollision: CustomStringConvertible {
  /// What happened and what to do about it.
  public var description: String {
    """
    Two different pictures have the name ‘\(name)’ in this run, and \(file) can hold only one. Give \
    each its own, as in named: "\(name)-2"; cases of a test with arguments need a name each.
    """
  }
}

/// What a process has verified: which files, to be written into a list, and with which pictures, to
/// notice two of one name.
///
/// Tests run at the same time, so everything happens behind a lock.
final class VisitLog: @unchecked Sendable {
  /// That of the process, with the list that `STYLEBOOK_VISITED` names.
  static let ofProcess = VisitLog(
    list: SnapshotMode.visitedFile, narrowing: narrowing(of: CommandLine.arguments))

  private let list: String?
  private let narrowing: String?
  // Behind the lock: the digest of the picture by the file's path.
  private var digests: [String: Int] = [:]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  /// Makes a log; `narrowing` is the word by which only some tests were asked for.
  init(list: String?, narrowing: String? = nil) {
    self.list = list
    self.narrowing = narrowing
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    _ = pthread_mutex_init(lock, nil)
  }

  deinit {
    _ = pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Notes a picture before it is verified or recorded.
  ///
  /// Throws a ``SnapshotCollision`` where the run has seen another under the name, and a
  /// ``SnapshotStoreError`` where the list cannot be written.
  func note(_ bytes: [UInt8], named name: String, file: String) throws {
    _ = pthread_mutex_lock(lock)
    defer { _ = pthread_mutex_unlock(lock) }
    let digest = bytes.hashValue
    if let known = digests[file] {
      if known != digest { throw SnapshotCollision(name: name, file: file) }
      return
    }
    if let list {
      if digests.isEmpty, let narrowing { try Self.append("narrowed by \(narrowing)\n", to: list) }
      try Self.append("\(Self.absolute(file))\n", to: list)
    }
    digests[file] = digest
  }

  /// The option among a test program's words that leaves tests out; nil for none.
  static func narrowing(of words: [String]) -> String? {
    let options = ["--filter", "--skip", "--specifier", "-s"]
    return words.dropFirst().first { word in
      options.contains { word == $0 || word.hasPrefix("\($0)=") }
    }
  }

  /// Appends a line in one call, so that processes that write at the same time leave whole lines.
  private static func append(_ line: String, to path: String) throws(SnapshotStoreError) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    if file < 0 { throw SnapshotStoreError(path: path, code: errno) }
    defer { _ = close(file) }
    if let code = OpenFolder.write(Array(line.utf8), to: file) {
      throw SnapshotStoreError(path: path, code: code)
    }
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }
}
