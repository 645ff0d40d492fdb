/// An angle, clockwise.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in degrees, a full turn being 360.
  public var degrees: Double

  /// The angle in radians, a full turn being 2π.
  public var radians: Double {
    get { degrees * .pi / 180 }
    set { degrees = newValue * 180 / .pi }
  }

  /// No angle.
  public init() {
    degrees = 0
  }

  /// Makes an angle of degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Makes an angle of radians.
  public init(radians: Double) {
    degrees = radians * 180 / .pi
  }

  /// An angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No angle.
  public static let zero = Angle()

  /// Whether one angle is smaller than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }

  /// One angle more than another.
  public static func + (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees + second.degrees)
  }

  /// One angle less than another.
  public static func - (first: Angle, second: Angle) -> Angle {
    Angle(degrees: first.degrees - second.degrees)
  }

  /// The angle the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// The angle so many times.
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(degrees: angle.degrees * factor)
  }

  /// Whether turning by the angle brings everything back to its place.
  var isFullTurn: Bool { degrees.truncatingRemainder(dividingBy: 360) == 0 }
}
