/// A quantity that can be added and scaled, and so be found between two others.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by factor: Double)
  /// The square of the value's length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing that changes.
public struct EmptyAnimatableData: Hashable, Sendable, VectorArithmetic {
  /// Makes nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing and nothing are nothing.
  public static func + (first: Self, second: Self) -> Self { first }
  /// Nothing less nothing is nothing.
  public static func - (first: Self, second: Self) -> Self { first }
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two quantities that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both at zero.
  public static var zero: Self { Self(.zero, .zero) }
  /// Each added to its like.
  public static func + (first: Self, second: Self) -> Self {
    Self(first.first + second.first, first.second + second.second)
  }
  /// Each taken from its like.
  public static func - (first: Self, second: Self) -> Self {
    Self(first.first - second.first, first.second - second.second)
  }
  /// Multiplies both by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The square of the pair's length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Something with a quantity that can be shown between two values.
public protocol Animatable {
  /// The type of the quantity.
  associatedtype AnimatableData: VectorArithmetic
  /// The quantity.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier with a quantity that can be shown between two values.
public protocol AnimatableModifier: Animatable, ViewModifier {}
