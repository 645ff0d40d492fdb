/// A font; on a grid of cells only its weight and its slant are seen.
///
/// Semibold and heavier text is bold, thin text is dim, italic text is italic. Sizes, designs and
/// families are kept and not drawn.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Very light; drawn dim.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// As text usually is.
    public static let regular = Weight(value: 400)
    /// A little heavier.
    public static let medium = Weight(value: 500)
    /// The least that is drawn bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavier than bold.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// The shape of the letters.
  public enum Design: Hashable, Sendable {
    /// The system's.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All of one width.
    case monospaced
  }

  /// A role of text, with the size and weight it has in the system.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  var weight: Weight = .regular
  var isItalic = false
  var size: Double?
  var design: Design = .default
  var name: String?

  var attributes: CellAttributes {
    var attributes: CellAttributes = []
    if weight.value >= Weight.semibold.value { attributes.insert(.bold) }
    if weight.value <= Weight.thin.value { attributes.insert(.dim) }
    if isItalic { attributes.insert(.italic) }
    return attributes
  }

  /// The system font at a size in points.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(weight: weight ?? .regular, size: size, design: design ?? .default)
  }

  /// The system font for a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let own: Weight = style == .headline ? .semibold : .regular
    return Font(weight: weight ?? own, design: design ?? .default)
  }

  /// A font by name, at a size in points.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(size: size, name: name)
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font slanted.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with letters of one width, which all are here.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with digits of one width, which all are here.
  public func monospacedDigit() -> Font { self }

  /// For a page's title.
  public static let largeTitle = system(.largeTitle)
  /// For a title.
  public static let title = system(.title)
  /// For a second title.
  public static let title2 = system(.title2)
  /// For a third title.
  public static let title3 = system(.title3)
  /// For a heading; semibold.
  public static let headline = system(.headline)
  /// For a smaller heading.
  public static let subheadline = system(.subheadline)
  /// For running text.
  public static let body = system(.body)
  /// For text beside running text.
  public static let callout = system(.callout)
  /// For notes.
  public static let footnote = system(.footnote)
  /// For captions.
  public static let caption = system(.caption)
  /// For smaller captions.
  public static let caption2 = system(.caption2)
}
