/// Why a folder of snapshots could not be read or written, and where.
public struct SnapshotStoreError: Error, Hashable, Sendable {
  /// What stood in the way.
  public enum Reason: Hashable, Sendable {
    /// The name of a snapshot cannot be made a path; the text says why.
    case invalidName(String)
    /// There is a file where a folder should be.
    case notAFolder
    /// There is something other than a file where a snapshot should be.
    case notAFile
    /// The user may not read or write there.
    case notPermitted
    /// The file system takes no changes.
    case readOnly
    /// There is no room left.
    case full
    /// A symbolic link stands where only files and folders are written.
    case symbolicLink
    /// A file is there already whose name differs in capitals only.
    case differsInCase(existing: String)
    /// The canvas is larger than a snapshot may be.
    case tooLarge
    /// The file was written in a newer version of the format, which this program does not touch.
    case newerVersion
    /// What waits to be accepted is damaged; the text says where and how.
    case damagedPending(String)
    /// Nothing waits to be accepted under the name.
    case notPending
    /// Anything else, as the operating system words it.
    case other(String)
  }

  /// The file or folder, or the name that is none.
  public let path: String
  /// What stood in the way.
  public let reason: Reason

  /// Makes an error about a file or folder.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension SnapshotStoreError: CustomStringConvertible {
  /// The path and the reason in one sentence.
  public var description: String {
    switch reason {
    case .invalidName(let why): "‘\(path)’ is no name for a snapshot: \(why)"
    case .notAFolder: "\(path) is not a folder"
    case .notAFile: "\(path) is not a file"
    case .notPermitted: "\(path): permission denied"
    case .readOnly: "\(path): the file system is read-only"
    case .full: "\(path): there is no room left on the disk"
    case .symbolicLink: "\(path) is a symbolic link, which is not followed for writing"
    case .differsInCase(let existing):
      "\(path): \(existing) is there already, and some file systems take the two for the same"
    case .tooLarge: "\(path): the canvas is too large for a snapshot"
    case .newerVersion: "\(path) is of a newer version of the format"
    case .damagedPending(let what): "\(path):\(what)"
    case .notPending: "\(path): nothing waits to be accepted"
    case .other(let message): "\(path): \(message)"
    }
  }
}
