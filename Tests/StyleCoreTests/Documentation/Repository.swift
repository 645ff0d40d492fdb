import Foundation

/// The files of the checkout that the tests were built from.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The absolute path of a file.
  static func path(_ path: String) -> String { root.appending(path: path).path() }

  /// Whether there is a file or folder.
  static func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.path(path))
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Writes a text over a file.
  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// Calls `body` with the path of a new folder outside the checkout, which is gone afterwards.
  @MainActor static func withTemporaryFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "stylebook-documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path())
  }
}
