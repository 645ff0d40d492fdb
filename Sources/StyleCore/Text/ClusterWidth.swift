/// Adds up the columns of one grapheme cluster, scalar by scalar.
///
/// Never more than 2, which is what terminals that know clusters give any of them.
struct ClusterWidth {
  /// The columns so far: 0, 1 or 2.
  private(set) var columns = 0
  /// The class of the last scalar with columns of its own; a control before the first.
  private var base = ScalarClass(kind: .control, width: 0)
  /// Whether the base still takes a variation selector or a spacing mark.
  private var isOpen = false
  /// Whether the last scalar was a zero width joiner.
  private var isJoining = false

  /// Adds the next scalar of the cluster.
  mutating func add(_ next: ScalarClass) {
    let joined = isJoining
    isJoining = false
    switch next.kind {
    case .spacing, .extendingSpacing, .intricateSpacing:
      if next.width > 0 {
        place(next)
      } else if isOpen {
        columns = 2
        isOpen = false
      }
    case .regional:
      if base.kind == .regional { isOpen = false } else { place(next) }
    case .textSelector:
      if isOpen && base.kind == .variable && base.width == 2 { columns -= 1 }
      isOpen = false
    case .emojiSelector:
      if isOpen && (base.kind == .variable || base.kind == .keycap) { columns = 2 }
      isOpen = false
    case .joiner:
      isJoining = true
    case .modifier:
      if !base.takesModifier { place(next) }
    case .mark, .control:
      place(next)
    case .plain, .pictograph, .variable, .keycap, .intricate, .formerPictograph:
      if joined && next.width > 0 {
        columns = 2
        isOpen = false
      } else {
        place(next)
      }
    }
  }

  /// Adds a scalar's own columns, if it has any, and makes it the base.
  private mutating func place(_ next: ScalarClass) {
    if next.width == 0 { return }
    columns = min(columns + next.width, 2)
    base = next
    isOpen = true
  }
}
