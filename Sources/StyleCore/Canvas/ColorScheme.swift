/// The appearance colours are resolved for.
public enum ColorScheme: Int8, Hashable, Sendable, CaseIterable {
  /// Dark glyphs on a light ground.
  case light
  /// Light glyphs on a dark ground.
  case dark
}
