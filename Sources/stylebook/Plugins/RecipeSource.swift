#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The text of a file of recipes, and the places in it.
struct RecipeSource {
  /// The path, as the user gave it.
  let path: String
  /// The text.
  let bytes: [UInt8]

  /// The largest file that is read, in bytes.
  static let sizeLimit = 1 << 20

  /// The file's name, under which its recipes are listed.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }

  /// The first byte that is no UTF-8; nil where all is.
  var damage: Int? {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if text == bytes { return nil }
    return zip(text, bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? bytes.count
  }

  /// An error at a byte of the text.
  func error(_ problem: RecipeError.Problem, at offset: Int) -> RecipeError {
    let head = bytes.prefix(offset)
    let lineStart = head.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = head.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let column = String(decoding: head[lineStart...], as: UTF8.self).count + 1
    return RecipeError(path: path, place: .init(line: line, column: column), problem: problem)
  }
}

extension RecipeSource {
  /// Reads a file.
  init(reading path: String) throws(RecipeError) {
    func failure(_ problem: RecipeError.Problem) -> RecipeError {
      RecipeError(path: path, place: nil, problem: problem)
    }
    func failure(_ code: Int32) -> RecipeError {
      failure(.unreadable(strerror(code).map { String(cString: $0) } ?? "error \(code)"))
    }
    // Opening a pipe would otherwise wait for somebody to write into it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(errno) }
    defer { _ = close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(.unreadable("it is no file")) }
    var bytes: [UInt8] = []
    while bytes.count <= Self.sizeLimit {
      let room = 65_536
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let found = read(file, buffer.baseAddress, room)
        code = found < 0 ? errno : 0
        count = max(found, 0)
      }
      if code == EINTR { continue }
      if code != 0 { throw failure(code) }
      if chunk.isEmpty {
        self.init(path: path, bytes: bytes)
        return
      }
      bytes += chunk
    }
    throw failure(.tooLarge(limit: Self.sizeLimit))
  }
}
