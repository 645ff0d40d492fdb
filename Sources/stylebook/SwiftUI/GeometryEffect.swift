import Foundation

/// A move, turn or stretch of the plane, as Core Graphics has it.
public struct CGAffineTransform: Hashable, Sendable {
  /// The matrix by rows; `tx` and `ty` are in points.
  public var a, b, c, d, tx, ty: CGFloat

  /// Makes a transform of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes the transform that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Makes a move.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a stretch.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Makes a turn by an angle in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()
}

/// A transform of space, of which only moves in the plane are drawn.
public struct ProjectionTransform: Hashable, Sendable {
  let plane: CGAffineTransform

  /// Makes the transform that changes nothing.
  public init() { plane = .identity }

  /// Makes a transform of one of the plane.
  public init(_ transform: CGAffineTransform) { plane = transform }
}

/// A change of where a view is drawn that may depend on its size.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The change for a size in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view where the effect moves it; turns and stretches are not drawn.
  public func body(content: Content) -> some View {
    let move = effectValue(size: CGSize(width: 320, height: 48)).plane
    return content.offset(x: move.tx, y: move.ty)
  }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
