import StyleCore

/// A file in a folder of snapshots.
public struct SnapshotFile: Hashable, Sendable {
  /// The path below the folder, its parts separated by slashes.
  public let path: String
  /// The snapshot's name.
  public let name: String
  /// Whether it waits to be accepted.
  public let isPending: Bool
}

/// What waits to be accepted: the look that was drawn, in a file beside the accepted one, in the same
/// format.
///
/// ```
/// gradient/editing-dark.snapshot    what was accepted
/// gradient/editing-dark.pending     what was drawn instead
/// ```
extension SnapshotStore {
  /// Compares a snapshot with the file of its name, and leaves what differs, is missing or damaged
  /// beside it to be accepted; what waited there is gone if the snapshot matches.
  ///
  /// Nothing is left beside a file of a newer version of the format.
  public func check(
    _ snapshot: Snapshot, named name: String
  ) throws(SnapshotStoreError) -> Outcome {
    let outcome = try verify(snapshot, named: name)
    let place = try SnapshotName(name)
    switch outcome {
    case .matches:
      try removePending(place)
    case .differs, .missing, .unreadable:
      if case .unreadable(let file, _, _) = outcome,
        let bytes = try OpenFolder.contents(ofFile: file), Snapshot.isNewer(bytes)
      {
        return outcome
      }
      try refuseTooLarge(snapshot, place)
      _ = try write(
        snapshot.bytes, to: place.folders[...], file: place.pendingFile, in: .making(folder))
    }
    return outcome
  }

  /// The accepted files and those that wait, in the order of their paths; none where there is no
  /// folder.
  ///
  /// Links are not followed, and other files are left out.
  public func files() throws(SnapshotStoreError) -> [SnapshotFile] {
    guard let top = try OpenFolder.opening(folder) else { return [] }
    var files: [SnapshotFile] = []
    try Self.collect(from: top, below: "", into: &files)
    return files.sorted { $0.path < $1.path }
  }

  private static func collect(
    from folder: borrowing OpenFolder, below path: String, into files: inout [SnapshotFile]
  ) throws(SnapshotStoreError) {
    let entries = try folder.entries()
    for name in entries.files {
      let isPending = name.hasSuffix(SnapshotName.pendingExtension)
      guard isPending || name.hasSuffix(SnapshotName.fileExtension) else { continue }
      files.append(
        SnapshotFile(
          path: path + name, name: SnapshotName.name(ofFileAt: path + name),
          isPending: isPending))
    }
    for name in entries.folders {
      guard let inner = try folder.subfolder(opening: name) else { continue }
      try collect(from: inner, below: "\(path)\(name)/", into: &files)
    }
  }

  /// The accepted snapshot of a file, and what waits beside it; `nil` for one that is not there.
  ///
  /// A damaged accepted file counts as none; what waits must be whole.
  public func pair(
    of file: SnapshotFile
  ) throws(SnapshotStoreError) -> (accepted: Snapshot?, pending: Snapshot?) {
    let stem = Self.stem(of: file.path)
    let accepted = try OpenFolder.contents(
      ofFile: "\(prefix)\(stem)\(SnapshotName.fileExtension)")
    let path = "\(prefix)\(stem)\(SnapshotName.pendingExtension)"
    guard let bytes = try OpenFolder.contents(ofFile: path) else {
      return (accepted.flatMap { try? Snapshot(parsing: $0) }, nil)
    }
    return (accepted.flatMap { try? Snapshot(parsing: $0) }, try Self.parse(bytes, path: path))
  }

  /// Puts what waits in the place of the accepted file, in one step.
  public func accept(_ file: SnapshotFile) throws(SnapshotStoreError) {
    let stem = Self.stem(of: file.path)
    let pending = stem + SnapshotName.pendingExtension
    try inFolder(of: file) { (folder) throws(SnapshotStoreError) in
      let from = Self.last(of: pending)
      guard let bytes = try folder.contents(of: from) else {
        throw SnapshotStoreError(path: "\(prefix)\(pending)", reason: .notPending)
      }
      _ = try Self.parse(bytes, path: "\(prefix)\(pending)")
      let to = Self.last(of: stem) + SnapshotName.fileExtension
      if let existing = try folder.contents(of: to), Snapshot.isNewer(existing) {
        throw SnapshotStoreError(path: "\(folder.path)/\(to)", reason: .newerVersion)
      }
      try folder.rename(from, to: to)
    }
  }

  /// Removes what waits; the accepted file stays as it is.
  public func reject(_ file: SnapshotFile) throws(SnapshotStoreError) {
    try remove(
      SnapshotFile(
        path: Self.stem(of: file.path) + SnapshotName.pendingExtension, name: file.name,
        isPending: true))
  }

  /// Removes a file, and the folders that are empty then.
  public func remove(_ file: SnapshotFile) throws(SnapshotStoreError) {
    try inFolder(of: file) { (folder) throws(SnapshotStoreError) in
      try folder.remove(Self.last(of: file.path))
    }
    var parts = file.path.split(separator: "/").map { String($0) }
    while parts.count > 1 {
      parts.removeLast()
      let above = parts.dropLast().reduce("") { "\($0)\($1)/" }
      let inner = SnapshotFile(
        path: "\(above)\(parts[parts.count - 1])", name: "", isPending: false)
      var isGone = false
      try inFolder(of: inner) { (folder) throws(SnapshotStoreError) in
        isGone = folder.removeEmptyFolder(parts[parts.count - 1])
      }
      if !isGone { return }
    }
  }

  /// The path of a file, with that of the folder in front.
  public func path(of file: SnapshotFile) -> String { "\(prefix)\(file.path)" }

  /// When a file was written last, in seconds since 1970; `nil` if it is gone.
  package func modified(_ file: SnapshotFile) -> Int? { Self.modified(path: path(of: file)) }

  /// When what a path leads to was written last, in seconds since 1970; `nil` if there is nothing.
  package static func modified(path: String) -> Int? { OpenFolder.modified(path: path) }

  /// Whether something waits under a name.
  func hasPending(_ name: String) -> Bool {
    guard let place = try? SnapshotName(name) else { return false }
    let path = (place.folders + [place.pendingFile]).joined(separator: "/")
    return Self.modified(path: "\(prefix)\(path)") != nil
  }

  func removePending(_ place: SnapshotName) throws(SnapshotStoreError) {
    let path = (place.folders + [place.pendingFile]).joined(separator: "/")
    // Mostly there is none, and then one call tells.
    guard OpenFolder.modified(path: "\(prefix)\(path)") != nil else { return }
    try inFolder(of: SnapshotFile(path: path, name: "", isPending: true)) {
      (folder) throws(SnapshotStoreError) in try folder.remove(place.pendingFile)
    }
  }

  // MARK: Parts of these

  /// Opens the folder that a file lies in and works there; does nothing if it is gone.
  private func inFolder(
    of file: SnapshotFile,
    _ work: (borrowing OpenFolder) throws(SnapshotStoreError) -> Void
  ) throws(SnapshotStoreError) {
    guard let top = try OpenFolder.opening(folder) else { return }
    try Self.descend(file.path.split(separator: "/").dropLast(), from: top, work)
  }

  private static func descend(
    _ folders: ArraySlice<Substring>, from current: borrowing OpenFolder,
    _ work: (borrowing OpenFolder) throws(SnapshotStoreError) -> Void
  ) throws(SnapshotStoreError) {
    guard let next = folders.first else { return try work(current) }
    guard let inner = try current.subfolder(opening: String(next)) else { return }
    try descend(folders.dropFirst(), from: inner, work)
  }

  private static func parse(
    _ bytes: [UInt8], path: String
  ) throws(SnapshotStoreError) -> Snapshot {
    do throws(SnapshotError) {
      return try Snapshot(parsing: bytes)
    } catch {
      throw SnapshotStoreError(
        path: path, reason: .damagedPending("\(error.line): \(error.reason)"))
    }
  }

  private static func stem(of path: String) -> String {
    for ending in [SnapshotName.fileExtension, SnapshotName.pendingExtension]
    where path.hasSuffix(ending) { return String(path.dropLast(ending.count)) }
    return path
  }

  private static func last(of path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }
}
