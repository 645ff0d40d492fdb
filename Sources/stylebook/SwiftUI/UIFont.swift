import Foundation

/// A font as UIKit and AppKit have it; on a grid of cells only its weight and its slant are seen.
public final class UIFont: Hashable, Sendable {
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// The lightest.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Very light.
    public static let thin = Weight(weight: .thin)
    /// Light.
    public static let light = Weight(weight: .light)
    /// As text usually is.
    public static let regular = Weight(weight: .regular)
    /// A little heavier.
    public static let medium = Weight(weight: .medium)
    /// The least that is drawn bold.
    public static let semibold = Weight(weight: .semibold)
    /// Bold.
    public static let bold = Weight(weight: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(weight: .heavy)
    /// The heaviest.
    public static let black = Weight(weight: .black)
  }

  /// A role of text.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    /// 34 points.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// 28 points.
    public static let title1 = TextStyle(style: .title)
    /// 22 points.
    public static let title2 = TextStyle(style: .title2)
    /// 20 points.
    public static let title3 = TextStyle(style: .title3)
    /// 17 points, semibold.
    public static let headline = TextStyle(style: .headline)
    /// 15 points.
    public static let subheadline = TextStyle(style: .subheadline)
    /// 17 points.
    public static let body = TextStyle(style: .body)
    /// 16 points.
    public static let callout = TextStyle(style: .callout)
    /// 13 points.
    public static let footnote = TextStyle(style: .footnote)
    /// 12 points.
    public static let caption1 = TextStyle(style: .caption)
    /// 11 points.
    public static let caption2 = TextStyle(style: .caption2)

    var size: CGFloat {
      switch style {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      @unknown default: 17
      }
    }
  }

  let font: Font
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the family and face.
  public let fontName: String

  init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
    self.font = font
    self.pointSize = size
    self.fontName = name
  }

  /// Makes a font by name, at a size in points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size), size: size, name: name)
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size: size)
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system font slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }

  /// The system font with letters of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
  }

  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system font for a role.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: style.size)
  }

  /// The same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font, size: size, name: fontName) }

  /// The size of body text in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The height of a line in points.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// Whether both are the same font.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.font == second.font && first.pointSize == second.pointSize
  }

  /// Hashes the font.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }
}

/// A font as AppKit has it.
public typealias NSFont = UIFont

nonisolated extension Font {
  /// The same font.
  public init(_ font: UIFont) { self = font.font }
}
