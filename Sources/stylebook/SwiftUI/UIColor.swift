import Foundation

/// A colour as UIKit and AppKit have it; it may depend on the appearance.
///
/// One class stands for both, so that `Color(.systemGray6)` and `Color(.textBackgroundColor)` are each
/// found without the author's file saying which of the two it was written for.
public final class UIColor: Hashable, Sendable {
  /// The same colour as views paint with it.
  public let color: Color

  /// Wraps a colour.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour of fixed components in sRGB, each 0…1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: Double, alpha: Double) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Makes a colour of its hue, purity and brightness, each 0…1.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Makes a colour of fixed components in Display P3; what lies outside sRGB is held to its edge.
  public convenience init(
    displayP3Red red: Double, green: Double, blue: Double, alpha: Double
  ) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of fixed components in sRGB, as AppKit spells it.
  public convenience init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of fixed components, as AppKit spells it; read as sRGB.
  public convenience init(
    calibratedRed red: Double, green: Double, blue: Double, alpha: Double
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of fixed components, as AppKit spells it; read as sRGB.
  public convenience init(deviceRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, as AppKit spells it; read as sRGB.
  public convenience init(calibratedWhite white: Double, alpha: Double) {
    self.init(white: white, alpha: alpha)
  }

  /// Makes a colour that asks for its components in each appearance.
  ///
  /// It is asked once for light and once for dark, at once.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(
      light.color == dark.color
        ? light.color : Color(light: light.components(in: .light), dark: dark.components(in: .dark))
    )
  }

  /// Makes a colour that asks for its components in each appearance, as AppKit spells it.
  public convenience init(name: String?, dynamicProvider: (NSAppearance) -> UIColor) {
    self.init(dynamicProvider: { (traits: UITraitCollection) in
      dynamicProvider(NSAppearance(isDark: traits.userInterfaceStyle == .dark))
    })
  }

  /// Looks a colour up among the assets (``AssetCatalog``); one that is not there is stood in for.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(AssetCatalog.color(named: name))
  }

  /// Makes a colour of its components in Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// The components in an appearance.
  func components(in scheme: ColorScheme) -> RGBA { color.resolved(in: scheme) }

  /// Whether both are the same colour.
  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  /// The same colour with another opacity, whatever it had before.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    func opaque(_ scheme: ColorScheme) -> RGBA {
      RGBA(rawValue: components(in: scheme).rawValue | 0xFF).opacity(alpha)
    }
    return UIColor(Color(light: opaque(.light), dark: opaque(.dark)))
  }

  /// The colour in Core Graphics.
  public var cgColor: CGColor { CGColor(color) }

  /// The colour in an appearance.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let scheme = traits.userInterfaceStyle == .dark ? ColorScheme.dark : .light
    return UIColor(Color(rgba: components(in: scheme)))
  }

  /// Writes the components of the colour on light; true, as there always are some.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components(in: .light)
    red?.pointee = CGFloat(components.red) / 255
    green?.pointee = CGFloat(components.green) / 255
    blue?.pointee = CGFloat(components.blue) / 255
    alpha?.pointee = CGFloat(components.alpha) / 255
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes the colour of a literal that Xcode shows as a swatch.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The type of a colour literal that nothing else gives a type.
public typealias _ColorLiteralType = UIColor

/// A colour as AppKit has it.
public typealias NSColor = UIColor

/// What a colour may depend on.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the ground is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits of an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Light, since nothing is drawn outside of a view here.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
}

/// Whether the ground is light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Not told: light.
  case unspecified
  /// Dark glyphs on a light ground.
  case light
  /// Light glyphs on a dark ground.
  case dark
}

/// An appearance as AppKit has it.
public struct NSAppearance: Hashable, Sendable {
  /// A name of an appearance.
  public struct Name: Hashable, Sendable {
    let isDark: Bool
    /// Light.
    public static let aqua = Name(isDark: false)
    /// Dark.
    public static let darkAqua = Name(isDark: true)
    /// Light, over a blurred ground.
    public static let vibrantLight = Name(isDark: false)
    /// Dark, over a blurred ground.
    public static let vibrantDark = Name(isDark: true)
  }

  let isDark: Bool

  /// The name.
  public var name: Name { isDark ? .darkAqua : .aqua }

  /// The first of some names that is of this appearance.
  public func bestMatch(from names: [Name]) -> Name? {
    names.first { $0.isDark == isDark } ?? names.first
  }
}

/// A colour as Core Graphics has it.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  /// Makes a colour of fixed components in sRGB, each 0…1.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(gray: Double, alpha: Double) {
    self.init(Color(white: gray, opacity: alpha))
  }

  /// Red, green, blue and opacity on light, each 0…1.
  public var components: [CGFloat]? {
    let components = color.resolved(in: .light)
    return [components.red, components.green, components.blue, components.alpha].map {
      CGFloat($0) / 255
    }
  }

  /// Whether both are the same colour.
  public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
