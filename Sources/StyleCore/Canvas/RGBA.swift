/// A colour as a screen shows it: gamma-encoded sRGB, eight bits a channel, straight alpha.
public struct RGBA: Hashable, Sendable {
  /// `0xRRGGBBAA`.
  public var rawValue: UInt32

  /// Makes a colour from its packed form, `0xRRGGBBAA`.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a colour from channels of 0 to 255; opaque unless told.
  @inlinable
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    rawValue = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Nothing at all; in a ``Cell`` it stands for the terminal's own colour.
  public static let clear = RGBA(rawValue: 0)
  /// White.
  public static let white = RGBA(255, 255, 255)
  /// Black.
  public static let black = RGBA(0, 0, 0)

  /// Red, 0 to 255.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 24) }
  /// Green, 0 to 255.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 16) }
  /// Blue, 0 to 255.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
  /// Opacity, 0 to 255.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  /// Whether nothing shows through.
  @inlinable public var isOpaque: Bool { alpha == 255 }

  /// The same colour with its alpha multiplied; `factor` is held to 0…1, and is 0
  /// where it is not a number.
  public func opacity(_ factor: Double) -> RGBA {
    let share = factor > 0 ? min(factor, 1) : 0
    let scaled = (Double(alpha) * share).rounded()
    return RGBA(rawValue: rawValue & 0xFFFF_FF00 | UInt32(scaled))
  }

  /// This colour drawn over another, mixed in gamma-encoded sRGB as SwiftUI mixes.
  public func over(_ backdrop: RGBA) -> RGBA {
    if alpha == 255 { return self }
    if alpha == 0 { return backdrop }
    let source = Double(alpha) / 255
    let under = Double(backdrop.alpha) / 255 * (1 - source)
    let result = source + under
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(((Double(top) * source + Double(bottom) * under) / result).rounded())
    }
    return RGBA(
      mix(red, backdrop.red), mix(green, backdrop.green), mix(blue, backdrop.blue),
      UInt8((result * 255).rounded()))
  }
}

extension RGBA: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` where something shows through.
  public var description: String {
    let digits = Array("0123456789abcdef")
    var text = "#"
    for shift in stride(from: 28, through: isOpaque ? 8 : 0, by: -4) {
      text.append(digits[Int(rawValue >> UInt32(shift) & 15)])
    }
    return text
  }
}
