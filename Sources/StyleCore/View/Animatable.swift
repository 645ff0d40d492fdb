/// A value that can be added to and scaled, so that changes of it can be played.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part.
  mutating func scale(by factor: Double)
  /// The sum of the parts' squares.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that changes.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Makes nothing.
  public init() {}
  /// Nothing.
  public static let zero = EmptyAnimatableData()
  /// Nothing and nothing.
  public static func + (first: Self, second: Self) -> Self { first }
  /// Nothing less nothing.
  public static func - (first: Self, second: Self) -> Self { first }
  /// Stays nothing.
  public mutating func scale(by factor: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both zero.
  public static var zero: Self { Self(.zero, .zero) }

  /// Each sum.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }

  /// Each difference.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }

  /// Multiplies both.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Something whose changes can be played; a picture shows how they end.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic
  /// What changes.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose changes can be played.
public typealias AnimatableModifier = Animatable & ViewModifier
