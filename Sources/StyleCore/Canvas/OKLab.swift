/// A colour by lightness and two axes of hue, in which equal distances look about equally far.
///
/// The transform is Björn Ottosson's (bottosson.github.io/posts/oklab).
struct OKLab: Hashable, Sendable {
  /// Lightness, 0 for black to 1 for white.
  var lightness: Double
  /// From green, below zero, to red.
  var a: Double
  /// From blue, below zero, to yellow.
  var b: Double

  /// Converts a colour, whose alpha is left out of account.
  init(_ color: RGBA) {
    let linear = SRGB.linearBytes
    let red = linear[Int(color.red)]
    let green = linear[Int(color.green)]
    let blue = linear[Int(color.blue)]
    let long = SRGB.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = SRGB.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = SRGB.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The square of how far two colours are apart; `weight` is what a difference in lightness counts
  /// against one in hue.
  func squaredDistance(to other: OKLab, lightnessWeight weight: Double = 1) -> Double {
    let (lightness, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return weight * lightness * lightness + a * a + b * b
  }

  /// The square of the distance from the grey of equal lightness.
  var squaredChroma: Double { a * a + b * b }
}
