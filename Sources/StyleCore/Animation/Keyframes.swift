/// Values passed through one after the other, evenly spaced in time and straight in between.
///
/// As a `CAKeyframeAnimation` with a linear timing function and no key times: value `i` of `n` is
/// reached at `i / (n - 1)` of the duration, and afterwards the animated property is back at rest.
public struct Keyframes: Hashable, Sendable {
  /// The values.
  public var values: [Double]
  /// Seconds from the first value to the last.
  public var duration: Double

  /// Makes keyframes.
  public init(_ values: [Double], duration: Double) {
    self.values = values
    self.duration = duration
  }

  /// The value some seconds after the start; nil before the start and after the end.
  public func value(at seconds: Double) -> Double? {
    guard let first = values.first, seconds >= 0, seconds <= duration, duration > 0 else {
      return nil
    }
    if values.count == 1 { return first }
    let place = seconds / duration * Double(values.count - 1)
    let index = min(Int(place), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }
}
