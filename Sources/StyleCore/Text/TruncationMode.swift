/// Where the ellipsis goes when text is cut.
public enum TruncationMode: Int8, Hashable, Sendable, CaseIterable {
  /// At the start: the end stays.
  case head
  /// In the middle: both ends stay.
  case middle
  /// At the end: the start stays.
  case tail

  /// Compares numbers, for the reason that ``Axis`` has.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}
