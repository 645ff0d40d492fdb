/// How a change is played: its course, its time, and how often.
public struct Animation: Hashable, Sendable {
  /// What gives the change its course.
  enum Course: Hashable, Sendable {
    /// A curve through a time in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring let go.
    case spring(Spring, initialVelocity: Double)
  }

  let course: Course
  /// Seconds before it begins.
  private(set) var delay = 0.0
  /// How many times as fast it is played.
  private(set) var speed = 1.0
  /// How often it is played; nil for without end.
  private(set) var repetitions: Int? = 1
  /// Whether every other time it is played backwards.
  private(set) var autoreverses = false

  private init(_ course: Course) {
    self.course = course
  }

  /// As changes usually are: a spring without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// Seconds of an animation that is not told any.
  public static let usualDuration = 0.35

  // MARK: Curves

  /// At one speed.
  public static let linear = linear(duration: usualDuration)
  /// Slow at the start.
  public static let easeIn = easeIn(duration: usualDuration)
  /// Slow at the end.
  public static let easeOut = easeOut(duration: usualDuration)
  /// Slow at both ends.
  public static let easeInOut = easeInOut(duration: usualDuration)

  /// At one speed, for some seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Slow at the start, for some seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the end, for some seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Slow at both ends, for some seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Along a curve, for some seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// Along a cubic curve with two control points, for some seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double,
    duration: Double = Animation.usualDuration
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  // MARK: Springs

  /// A spring without bounce.
  public static let spring = spring(duration: 0.5, bounce: 0)
  /// A spring without bounce.
  public static let smooth = smooth()
  /// A spring with a little bounce.
  public static let snappy = snappy()
  /// A spring with much bounce.
  public static let bouncy = bouncy()
  /// A quick spring, for what follows a finger.
  public static let interactiveSpring = interactiveSpring()

  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(.spring(spring, initialVelocity: 0))
  }

  /// A spring by its period in seconds and its damping, 1 for no bounce.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// A spring by its time in seconds and its bounce.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// A spring without bounce unless told.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring by its period in seconds and its damping.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// A quick spring by its time in seconds and its bounce.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring by its physics, let go at some velocity.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(
        Spring(mass: mass, stiffness: stiffness, damping: damping),
        initialVelocity: initialVelocity))
  }

  /// A spring by its time in seconds and its bounce, let go at some velocity.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .spring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
  }

  // MARK: When and how often

  /// The animation begun some seconds later.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// The animation so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }

  /// The animation several times, every other time backwards unless told.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = repeatCount
    animation.autoreverses = autoreverses
    return animation
  }

  /// The animation without end, every other time backwards unless told.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = nil
    animation.autoreverses = autoreverses
    return animation
  }
}

/// A weight on a spring: what it is moved by, and what slows it down.
public struct Spring: Hashable, Sendable {
  /// What the spring moves.
  public let mass: Double
  /// How hard it pulls.
  public let stiffness: Double
  /// How much it is slowed down.
  public let damping: Double

  /// Makes a spring by its physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring by its period in seconds and its damping, 1 for no bounce.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 0.001)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Makes a spring by its time in seconds and its bounce, from −1 to 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce)
  }

  /// A spring without bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a little bounce.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with much bounce.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
}
