/// The arithmetic of sRGB components: gamma (IEC 61966-2-1) and bytes.
package enum SRGB {
  /// A component held to 0…1; what is not a number is 0.
  static func held(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }

  /// A component as a byte, to the nearest.
  static func byte(_ component: Double) -> UInt8 {
    UInt8((held(component) * 255).rounded())
  }

  /// The share of light that an encoded component stands for, both 0…1.
  static func linear(_ encoded: Double) -> Double {
    let encoded = held(encoded)
    if encoded <= 0.04045 { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    // The exponent 2.4 is 2 and two fifths.
    return base * base * fifthRoot(base * base)
  }

  /// The encoded component for a share of light, both 0…1.
  static func encoded(_ linear: Double) -> Double {
    let linear = held(linear)
    if linear <= 0.0031308 { return linear * 12.92 }
    // The exponent 1/2.4 is a third and a quarter of a third.
    let root = cubeRoot(linear)
    return 1.055 * root * root.squareRoot().squareRoot() - 0.055
  }

  /// The share of light of each byte.
  package static let linearBytes: [Double] = (0...255).map { linear(Double($0) / 255) }

  /// The cube root of a number from 0 to a few units.
  static func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    // Dividing the bit pattern by three divides the exponent; the constant restores the bias.
    var root = Double(bitPattern: number.bitPattern / 3 + 0x2AA0_0000_0000_0000)
    // Halley's steps: each triples the digits that are right.
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + 2 * number) / (2 * cube + number)
    }
    return root
  }

  /// The fifth root of a number from 0 to a few units.
  private static func fifthRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = Double(bitPattern: number.bitPattern / 5 + 0x3326_6666_6666_6666)
    for _ in 0..<5 {
      let square = root * root
      root -= (root - number / (square * square)) / 5
    }
    return root
  }
}
