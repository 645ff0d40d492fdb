// How far an animation has come, as a function of the time since it began.

extension Animation {
  /// Seconds from the beginning until nothing moves any more; infinite for one that is repeated
  /// without end.
  package var duration: Double {
    let passes = repetitions.map { Double(max($0, 0)) } ?? .infinity
    guard period > 0, speed > 0, passes > 0 else { return 0 }
    return max(delay, 0) + period * passes / speed
  }

  /// The share of the change that is made some seconds after the beginning: 0 before, 1 after the end;
  /// a spring goes beyond.
  package func share(at seconds: Double) -> Double {
    guard seconds < duration else { return 1 }
    let played = (seconds - max(delay, 0)) * speed
    guard played > 0 else { return 0 }
    let pass = (played / period).rounded(.down)
    let within = played - pass * period
    let isBackwards = autoreverses && pass.truncatingRemainder(dividingBy: 2) == 1
    return course(at: isBackwards ? period - within : within)
  }

  /// Seconds that one pass takes at its usual speed.
  private var period: Double {
    switch course {
    case .curve(_, let duration): duration
    case .spring(let spring, let velocity): spring.settlingTime(initialVelocity: velocity)
    }
  }

  private func course(at seconds: Double) -> Double {
    switch course {
    case .curve(let curve, let duration): curve.value(at: seconds / duration)
    case .spring(let spring, let velocity):
      spring.share(at: seconds, initialVelocity: velocity)
    }
  }
}

extension Spring {
  /// How far from its end a weight may be for the spring to be at rest, as a share of the way.
  private static let rest = 0.001
  /// The most seconds that a spring is waited for.
  private static let longest = 60.0

  /// Where the weight is that was let go some seconds ago at 0, the spring's rest being at 1.
  func share(at seconds: Double, initialVelocity: Double = 0) -> Double {
    1 + state(at: seconds, initialVelocity).place
  }

  /// Seconds until the weight stays within a thousandth of the way from its rest.
  func settlingTime(initialVelocity: Double = 0) -> Double {
    guard mass > 0, stiffness > 0, damping > 0, stiffness.isFinite, damping.isFinite else {
      return 0
    }
    // What the spring and the weight hold together only becomes less.
    func isAtRest(at seconds: Double) -> Bool {
      let state = state(at: seconds, initialVelocity)
      let reach = state.place * state.place + state.velocity * state.velocity * mass / stiffness
      return reach < Self.rest * Self.rest
    }
    var (early, late) = (0.0, Self.longest)
    guard isAtRest(at: late) else { return late }
    for _ in 0..<30 {
      let middle = (early + late) / 2
      if isAtRest(at: middle) { late = middle } else { early = middle }
    }
    return late
  }

  /// The place from the rest, and the velocity: the exponential of the equation's matrix, whatever the
  /// damping.
  private func state(
    at seconds: Double, _ initialVelocity: Double
  ) -> (place: Double, velocity: Double) {
    let (pull, drag) = (-stiffness / mass, -damping / mass)
    let size = seconds * max(1, -pull, -drag)
    var halvings = 0
    var step = seconds
    while halvings < 60, size * (step / max(seconds, .leastNormalMagnitude)) > 0.25 {
      step /= 2
      halvings += 1
    }
    // The series less 1, so that halving loses nothing: (1 + m)² = 1 + (2m + m²).
    let generator = Matrix(0, step, pull * step, drag * step)
    var term = generator
    var sum = generator
    for power in 2..<12 {
      term = (term * generator).scaled(by: 1 / Double(power))
      sum = sum + term
    }
    for _ in 0..<halvings { sum = sum.scaled(by: 2) + sum * sum }
    return (
      -(1 + sum.a) + sum.b * initialVelocity, -sum.c + (1 + sum.d) * initialVelocity
    )
  }

  private struct Matrix {
    var a, b, c, d: Double

    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    static func + (one: Matrix, other: Matrix) -> Matrix {
      Matrix(one.a + other.a, one.b + other.b, one.c + other.c, one.d + other.d)
    }

    static func * (one: Matrix, other: Matrix) -> Matrix {
      Matrix(
        one.a * other.a + one.b * other.c, one.a * other.b + one.b * other.d,
        one.c * other.a + one.d * other.c, one.c * other.b + one.d * other.d)
    }

    func scaled(by factor: Double) -> Matrix {
      Matrix(a * factor, b * factor, c * factor, d * factor)
    }
  }
}
