/// What a snapshot of the command shows, as its name tells.
///
/// A run visits all snapshots of one kind, and so knows nothing of the files of others.
enum SnapshotKind: Hashable {
  /// A settled state, as `gradient/editing-dark`.
  case state
  /// A state at a time, as `gradient/editing-dark-at-0.1s`.
  case time
  /// A frame of a tape, as `gradient/label.tape/risen-dark`.
  case frame

  /// The kind by a name, or by the path of a file below its folder.
  init(ofPath path: String) {
    let parts = path.split(separator: "/")
    if parts.count == 3, parts[1].hasSuffix(".tape") {
      self = .frame
    } else if parts.last?.contains("-at-") ?? false {
      self = .time
    } else {
      self = .state
    }
  }
}
