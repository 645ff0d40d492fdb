/// The course of a change: how far it has come at each share of its time.
///
/// Control points as Core Animation and SwiftUI have them.
public struct UnitCurve: Hashable, Sendable {
  private let first: UnitPoint
  private let second: UnitPoint

  /// A cubic curve from (0, 0) to (1, 1) with two control points, whose `x` is held to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(first: startControlPoint, second: endControlPoint)
  }

  private init(first: UnitPoint, second: UnitPoint) {
    self.first = UnitPoint(x: min(max(first.x, 0), 1), y: first.y)
    self.second = UnitPoint(x: min(max(second.x, 0), 1), y: second.y)
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(first: UnitPoint(x: x1, y: y1), second: UnitPoint(x: x2, y: y2))
  }

  /// At one speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at both ends; what UIKit animates with unless told.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// How far the change has come at a share of its time; both are 0 at the start and 1 at the end.
  ///
  /// Exact to 1e-6; shares outside 0…1 are held to it.
  public func value(at progress: Double) -> Double {
    if progress <= 0 || progress.isNaN { return 0 }
    if progress >= 1 { return 1 }
    if self == .linear { return progress }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.cubic(first.x, second.x, middle) < progress { low = middle } else { high = middle }
    }
    return Self.cubic(first.y, second.y, (low + high) / 2)
  }

  private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
}
