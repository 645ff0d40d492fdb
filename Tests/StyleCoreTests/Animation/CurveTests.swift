import StyleCore
import Testing

@Suite struct CurveTests {
  /// Values at .1, .25, .5, .75 and .9 of the time.
  @Test(arguments: [
    (UnitCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
    (.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
    (.easeInOut, [0.0197, 0.1292, 0.5000, 0.8708, 0.9803]),
    (
      .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
      [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]
    ),
  ])
  func curvesAreCoreAnimations(_ curve: UnitCurve, _ expected: [Double]) {
    for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: progress) - value) < 0.00006)
    }
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: .infinity) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test func keyframesAreEvenlySpacedAndStraight() {
    let shake = Keyframes([-20, 20, -20, 20, -10, 10, -5, 5, 0], duration: 0.6)
    for (time, value) in [
      (0.0, -20.0), (0.05, 6.667), (0.10, 6.667), (0.15, -20), (0.20, 6.667), (0.30, -10),
      (0.40, 5), (0.50, 1.667), (0.60, 0),
    ] {
      #expect(abs((shake.value(at: time) ?? .nan) - value) < 0.001)
    }
    #expect(shake.value(at: -0.1) == nil)
    #expect(shake.value(at: 0.61) == nil)
    #expect(shake.value(at: .infinity) == nil)
    #expect(Keyframes([], duration: 1).value(at: 0) == nil)
    #expect(Keyframes([3], duration: 1).value(at: 0.5) == 3)
  }
}
