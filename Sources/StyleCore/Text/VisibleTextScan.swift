/// Decides whether text can be shown as it is, without allocating.
///
/// A no may be wrong, where only the standard library knows the clusters; a yes never is.
struct VisibleTextScan {
  /// The class of the base at hand; a control where there is none.
  private var base = ScalarClass(kind: .control, width: 0)
  /// The columns of the base with its selector and spacing marks; 0 where it takes more to know.
  private var shownWidth = 0
  private var marks = 0
  private var joiners = 0
  /// Whether the last scalar was a joiner between emoji, or half a flag: another must follow.
  private var isJoining = false
  private var isHalfFlag = false
  /// Whether a joiner may still follow.
  private var isChain = false

  /// Whether nothing in the text must change.
  static func isVisible(_ text: String, keepsLines: Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return true }
      return isVisible(start, count: bytes.count, keepsLines: keepsLines)
    } ?? false
  }

  private static func isVisible(
    _ bytes: UnsafePointer<UInt8>, count: Int, keepsLines: Bool
  ) -> Bool {
    var scan = VisibleTextScan()
    var position = 0
    while position < count {
      let run = bytes.endOfPrintableASCII(from: position, to: count)
      if run > position {
        if scan.isUnfinished { return false }
        position = run
        scan.place(ScalarClass(UInt32(bytes[position - 1])))
        if position == count { break }
      }
      if bytes[position] == 0x0A && keepsLines {
        if scan.isUnfinished { return false }
        scan = VisibleTextScan()
        position += 1
        continue
      }
      let (scalar, length) = bytes.scalar(at: position)
      if !scan.accepts(ScalarClass(scalar)) { return false }
      position += length
    }
    return !scan.isUnfinished
  }

  private var isUnfinished: Bool { isJoining || isHalfFlag }

  /// Takes a scalar with columns as the base of a new cluster.
  private mutating func place(_ next: ScalarClass) {
    base = next
    shownWidth = next.width
    marks = 0
    joiners = 0
    isChain = next.kind == .pictograph || next.kind == .variable
  }

  /// Takes the next scalar, if it can be shown where it stands.
  private mutating func accepts(_ next: ScalarClass) -> Bool {
    switch next.kind {
    case .pictograph, .variable:
      if isHalfFlag { return false }
      if isJoining {
        isJoining = false
        marks = 0
        base = next
      } else {
        place(next)
      }
      return true
    case .plain, .keycap, .formerPictograph:
      if isUnfinished || next.width == 0 { return false }
      place(next)
      return true
    case .regional:
      if isJoining { return false }
      isHalfFlag.toggle()
      place(next)
      return true
    case .modifier:
      return base.takesModifier && takesMark()
    case .mark where next.width == 0:
      return takesMark()
    case .spacing where next.width == 1 && shownWidth == 1:
      let accepted = takesMark()
      base = next
      shownWidth = 2
      isChain = false
      return accepted
    case .spacing, .extendingSpacing:
      if next.width > 0 || base.kind == .spacing { return false }
      shownWidth = 2
      isChain = false
      return takesMark()
    case .textSelector:
      shownWidth = 0
      return takesMark()
    case .emojiSelector:
      if base.kind == .variable || base.kind == .keycap { shownWidth = marks == 0 ? 2 : 0 }
      return takesMark()
    case .joiner:
      joiners += 1
      isJoining = true
      return isChain && shownWidth == 2 && !isHalfFlag && joiners <= VisibleText.joinerLimit
    case .mark, .control, .intricate, .intricateSpacing:
      return false
    }
  }

  /// Counts a mark on the base; false where there is no base or too many marks.
  private mutating func takesMark() -> Bool {
    marks += 1
    return base.kind != .control && !isUnfinished && marks <= VisibleText.markLimit
  }
}
