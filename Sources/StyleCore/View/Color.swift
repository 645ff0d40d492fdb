/// A colour that may depend on the appearance and on the accent colour around it.
///
/// Spelled as SwiftUI spells it. A colour of fixed components is kept in gamma-encoded sRGB with
/// eight bits a channel, which is all that a terminal shows; components outside 0…1 are held to it.
public struct Color: Hashable, Sendable {
  /// Where the components come from.
  enum Source: Hashable, Sendable {
    /// The same in every surrounding; the opacity is in the alpha.
    case fixed(RGBA)
    /// One on light and another on dark; the opacity is in the alphas.
    case pair(light: RGBA, dark: RGBA)
    /// A colour with a name, which follows the appearance.
    case system(SystemColor)
    /// The accent colour of the surroundings.
    case accent
  }

  /// Where the components come from.
  let source: Source
  /// The share of the source's own alpha that is left, in ten-thousandths, so that a percentage with
  /// two decimals prints and parses without loss; always whole for a fixed source.
  let share: UInt16

  /// The share that leaves a colour as it is.
  static let wholeShare: UInt16 = 10_000

  /// Makes a colour from its parts.
  init(_ source: Source, share: UInt16 = Color.wholeShare) {
    self.source = source
    self.share = share
  }

  /// How three components are to be read.
  public enum RGBColorSpace: Int8, Hashable, Sendable, CaseIterable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB before gamma encoding: half is half the light.
    case sRGBLinear
    /// Gamma-encoded Display P3; what lies outside sRGB is held to its edge.
    case displayP3
  }

  /// Makes a colour of fixed components, each 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    var (red, green, blue) = (red, green, blue)
    switch colorSpace {
    case .sRGB:
      break
    case .sRGBLinear:
      (red, green, blue) = (SRGB.encoded(red), SRGB.encoded(green), SRGB.encoded(blue))
    case .displayP3:
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      // From the primaries of both spaces, which share their white: each row adds up to 1.
      red = SRGB.encoded(1.22494 * r - 0.22494 * g)
      green = SRGB.encoded(-0.04206 * r + 1.04206 * g)
      blue = SRGB.encoded(-0.01964 * r - 0.07864 * g + 1.09828 * b)
    }
    self.init(
      rgba: RGBA(SRGB.byte(red), SRGB.byte(green), SRGB.byte(blue), SRGB.byte(opacity)))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    // A grey has the same encoded components in Display P3 as in sRGB.
    let level = SRGB.byte(colorSpace == .sRGBLinear ? SRGB.encoded(white) : white)
    self.init(rgba: RGBA(level, level, level, SRGB.byte(opacity)))
  }

  /// Makes a colour from its place on the colour wheel, its purity and its brightness, each 0…1.
  ///
  /// A hue of 1 is a hue of 0: red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = SRGB.held(hue) * 6
    let saturation = SRGB.held(saturation)
    let brightness = SRGB.held(brightness)
    /// A channel whose peak lies `shift` sixths of the wheel before the hue's zero.
    func channel(_ shift: Double) -> Double {
      let place = (turn + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Makes a fixed colour.
  public init(rgba color: RGBA) {
    self.init(.fixed(color))
  }

  /// Makes a colour that has other components on light than on dark.
  public init(light: RGBA, dark: RGBA) {
    self.init(light == dark ? .fixed(light) : .pair(light: light, dark: dark))
  }

  /// Makes a colour of the system, which follows the appearance.
  public init(system color: SystemColor) {
    self.init(.system(color))
  }

  /// Makes the same colour.
  @_disfavoredOverload
  public init(_ color: Color) {
    self = color
  }

  /// The same colour with its opacity multiplied by a share of 0…1.
  public func opacity(_ opacity: Double) -> Color {
    let factor = SRGB.held(opacity)
    switch source {
    case .fixed(let color):
      return Color(rgba: color.opacity(factor))
    case .pair(let light, let dark):
      return Color(light: light.opacity(factor), dark: dark.opacity(factor))
    case .system, .accent:
      return Color(source, share: UInt16((Double(share) * factor).rounded()))
    }
  }
}

extension Color {
  /// What to paint with: the surroundings' ink for the primary colour, components for all others.
  ///
  /// - Parameters:
  ///   - scheme: The appearance.
  ///   - accent: The accent colour of the surroundings; blue where there is none.
  public func paint(in scheme: ColorScheme, accent: Color? = nil) -> Paint {
    let color = self.throughAccent(accent)
    if color.source == .system(.primary) {
      return .ink(opacity: Double(color.share) / Double(Color.wholeShare))
    }
    return .color(color.components(in: scheme))
  }

  /// The components in an appearance; the primary colour is black on light and white on dark.
  ///
  /// - Parameters:
  ///   - scheme: The appearance.
  ///   - accent: The accent colour of the surroundings; blue where there is none.
  public func resolved(in scheme: ColorScheme, accent: Color? = nil) -> RGBA {
    self.throughAccent(accent).components(in: scheme)
  }

  /// The colour itself, or what the accent colour stands for.
  private func throughAccent(_ accent: Color?) -> Color {
    guard source == .accent else { return self }
    var target = accent ?? .blue
    // An accent colour that is the accent colour names nothing.
    if target.source == .accent {
      target = Color.blue.opacity(Double(target.share) / Double(Color.wholeShare))
    }
    return target.opacity(Double(share) / Double(Color.wholeShare))
  }

  /// The components of a colour whose source is not the accent.
  private func components(in scheme: ColorScheme) -> RGBA {
    switch source {
    case .fixed(let color): color
    case .pair(let light, let dark): scheme == .light ? light : dark
    case .system(let system):
      system.components(in: scheme).opacity(Double(share) / Double(Color.wholeShare))
    case .accent: .clear
    }
  }
}
