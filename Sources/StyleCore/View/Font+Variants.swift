// What fonts have beyond weight and slant: kept out of sight, since cells show none of it.

extension Font {
  /// How wide the letters are, which cells decide.
  public struct Width: Hashable, Sendable {
    let value: Int

    /// Very narrow.
    public static let compressed = Width(value: -2)
    /// Narrow.
    public static let condensed = Width(value: -1)
    /// As text usually is.
    public static let standard = Width(value: 0)
    /// Wide.
    public static let expanded = Width(value: 1)
  }

  /// The room between lines, which rows decide.
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// A font by name, at a size in points that follows a role's.
  public static func custom(
    _ name: String, size: Double, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// A font by name, at a fixed size in points.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font with letters of another width, which cells do not show.
  public func width(_ width: Width) -> Font { self }

  /// The font with other room between lines, which rows do not show.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font with small capitals, which terminals do not have.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for small letters, which terminals do not have.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for capitals, which terminals do not have.
  public func uppercaseSmallCaps() -> Font { self }
}
