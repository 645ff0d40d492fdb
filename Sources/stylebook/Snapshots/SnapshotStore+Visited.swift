/// What the last whole run has visited, so that whoever removes files knows which have an owner.
extension SnapshotStore {
  /// The hidden file below the folder that holds the list; it is of this machine, and not for others.
  private static let listFile = ".stylebook-visited"
  private static let listTitle = "stylebook visited 1"

  /// Puts the list of what a whole run has visited in the place of the last one, whole or not at all.
  ///
  /// - Parameter paths: The paths of files below the folder.
  package func writeVisited(_ paths: [String]) throws(SnapshotStoreError) {
    let lines = [Self.listTitle] + paths.sorted() + ["end"]
    _ = try write(
      Array(lines.map { "\($0)\n" }.joined().utf8), to: [], file: Self.listFile,
      in: .making(folder))
  }

  /// The paths of files below the folder that the last whole run has visited; `nil` if there is no
  /// list, or half of one.
  package func visited() throws(SnapshotStoreError) -> Set<String>? {
    guard let bytes = try Self.contents(ofFile: "\(prefix)\(Self.listFile)") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
    guard lines.first == Self.listTitle, lines.last == "end", lines.count > 1 else { return nil }
    return Set(lines[1..<(lines.count - 1)])
  }
}
