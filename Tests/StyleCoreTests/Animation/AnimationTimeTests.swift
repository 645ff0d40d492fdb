import StyleCore
import Testing

@Suite("How far an animation has come") struct AnimationTimeTests {
  /// Places at .05, .1, .2, .3, .4, .5, .75 and 1 second.
  @Test(
    "of a spring is what its equation says",
    arguments: [
      (Animation.smooth, [0.1313, 0.3577, 0.7154, 0.8900, 0.9605, 0.9864, 0.9992, 1.0000]),
      (.snappy, [0.1382, 0.3881, 0.7864, 0.9564, 1.0016, 1.0060, 1.0004, 1.0000]),
      (.bouncy, [0.1457, 0.4233, 0.8737, 1.0339, 1.0393, 1.0145, 0.9982, 1.0001]),
      (.default, [0.1125, 0.3165, 0.6656, 0.8562, 0.9423, 0.9778, 0.9982, 0.9999]),
    ])
  func springs(_ animation: Animation, _ places: [Double]) {
    for (time, place) in zip([0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1], places) {
      // A spring that is as good as at rest is at rest.
      let allowed = time < animation.duration ? 0.00006 : 0.001
      #expect(abs(animation.share(at: time) - place) < allowed, "\(time)")
    }
  }

  @Test("of a curve is what the curve says, and all from its end on")
  func curves() {
    let animation = Animation.easeInOut(duration: 0.4)
    #expect(animation.duration == 0.4)
    #expect(animation.share(at: -1) == 0)
    #expect(animation.share(at: 0) == 0)
    #expect(abs(animation.share(at: 0.1) - 0.1292) < 0.00006)
    #expect(animation.share(at: 0.2) == UnitCurve.easeInOut.value(at: 0.5))
    #expect(animation.share(at: 0.4) == 1)
    #expect(animation.share(at: .infinity) == 1)
    #expect(Animation.linear.duration == 0.35)
    #expect(Animation.linear(duration: 0).share(at: 0) == 1)
    #expect(Animation.linear(duration: .nan).share(at: 0) == 1)
  }

  @Test("begins later, is quicker, comes again and goes back")
  func changes() {
    let line = Animation.linear(duration: 1)
    #expect(line.delay(2).share(at: 2) == 0)
    #expect(line.delay(2).share(at: 2.5) == 0.5)
    #expect(line.delay(2).duration == 3)
    #expect(line.speed(2).share(at: 0.25) == 0.5)
    #expect(line.speed(2).duration == 0.5)
    #expect(line.speed(0).duration == 0)
    let twice = line.repeatCount(2)
    #expect([0.25, 1.25, 1.75, 2].map { twice.share(at: $0) } == [0.25, 0.75, 0.25, 1])
    let again = line.repeatForever(autoreverses: false)
    #expect([0.25, 1.25, 1000.25].map { again.share(at: $0) } == [0.25, 0.25, 0.25])
    #expect(again.duration == .infinity)
    #expect(line.repeatCount(0).duration == 0)
  }

  @Test("is at rest at some time, whatever the spring")
  func rest() {
    for spring in [
      Spring(response: 0.2, dampingRatio: 0.5), Spring(response: 0.5, dampingRatio: 3),
      Spring(mass: 2, stiffness: 100, damping: 10), Spring(response: 0, dampingRatio: 1),
    ] {
      let animation = Animation.spring(spring)
      #expect(animation.duration > 0 && animation.duration < 10)
      #expect(abs(animation.share(at: animation.duration.nextDown) - 1) < 0.002)
    }
    #expect(Animation.spring(Spring(stiffness: 100, damping: 0)).duration == 0)
    #expect(Animation.spring(Spring(stiffness: .nan, damping: 1)).duration == 0)
    // A blow first takes the weight away.
    let blown = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: -20)
    #expect(blown.share(at: 0.05) < 0)
  }
}
