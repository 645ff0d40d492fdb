import StyleCore

/// A folder of snapshots, one file a name.
///
/// The name `gradient/editing-dark` is the file `gradient/editing-dark.snapshot` below the folder.
/// Whatever stands in a name, its file lies inside the folder, and different names have different
/// files: what is not a small letter, a digit or one of `._-` is written in percent escapes, and very
/// long parts are cut and end in a hash.
public struct SnapshotStore: Hashable, Sendable {
  /// The folder's path; made when the first snapshot is recorded.
  public let folder: String

  /// Makes a store on a folder, which need not exist yet.
  public init(folder: String) {
    self.folder = folder
  }

  /// What recording did.
  public enum Recording: Hashable, Sendable {
    /// There was no file of that name, and now there is.
    case created
    /// The file said something else before.
    case changed
    /// The file had the same bytes, and was not touched.
    case unchanged
  }

  /// What verifying found.
  public enum Outcome: Hashable, Sendable {
    /// The file says what the snapshot says.
    case matches
    /// The file says something else.
    case differs(SnapshotDifference)
    /// There is no file of that name.
    case missing
    /// The file is damaged or of a newer version.
    case unreadable(file: String, line: Int, reason: String)
  }

  /// The path of the file for a name, whether or not it is there.
  public func path(for name: String) throws(SnapshotStoreError) -> String {
    "\(prefix)\(try SnapshotName(name).path)"
  }

  /// The path of the folder, with a slash behind it unless it is empty.
  var prefix: String { folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/" }

  /// Writes a snapshot, whole or not at all; a file with the same bytes is not touched.
  ///
  /// What waited to be accepted under the name is gone. Missing folders are made. Symbolic links inside
  /// the folder are not followed, and a file of a newer version of the format is not written over.
  @discardableResult
  public func record(
    _ snapshot: Snapshot, named name: String
  ) throws(SnapshotStoreError) -> Recording {
    let place = try SnapshotName(name)
    try refuseTooLarge(snapshot, place)
    let recording = try write(
      snapshot.bytes, to: place.folders[...], file: place.file, in: .making(folder))
    try removePending(place)
    return recording
  }

  func refuseTooLarge(_ snapshot: Snapshot, _ place: SnapshotName) throws(SnapshotStoreError) {
    let most = Snapshot.maximumLength
    guard snapshot.canvas.width <= most, snapshot.canvas.height <= most else {
      throw SnapshotStoreError(path: "\(prefix)\(place.path)", reason: .tooLarge)
    }
  }

  func write(
    _ bytes: [UInt8], to folders: ArraySlice<String>, file: String, in current: consuming OpenFolder
  ) throws(SnapshotStoreError) -> Recording {
    if let next = folders.first {
      let inner = try current.subfolder(making: next)
      return try write(bytes, to: folders.dropFirst(), file: file, in: inner)
    }
    current.removeLeftovers()
    let existing = try current.contents(of: file)
    if existing == bytes { return .unchanged }
    if let existing, Snapshot.isNewer(existing) {
      throw SnapshotStoreError(path: "\(current.path)/\(file)", reason: .newerVersion)
    }
    try current.replace(file, with: bytes)
    return existing == nil ? .created : .changed
  }

  /// Compares a snapshot with the file of its name, and writes nothing.
  public func verify(
    _ snapshot: Snapshot, named name: String
  ) throws(SnapshotStoreError) -> Outcome {
    let file = try path(for: name)
    guard let bytes = try OpenFolder.contents(ofFile: file) else { return .missing }
    if bytes == snapshot.bytes { return .matches }
    do {
      // A file arranged by hand may say the same in other words.
      let difference = SnapshotDifference(from: try Snapshot(parsing: bytes), to: snapshot)
      return difference.isEmpty ? .matches : .differs(difference)
    } catch {
      return .unreadable(file: file, line: error.line, reason: error.reason)
    }
  }

  /// The bytes of a file anywhere, links followed; `nil` if there is none.
  package static func contents(ofFile path: String) throws(SnapshotStoreError) -> [UInt8]? {
    try OpenFolder.contents(ofFile: path)
  }
}
