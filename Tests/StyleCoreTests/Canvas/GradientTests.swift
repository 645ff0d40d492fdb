import Testing

@testable import StyleCore

@Suite("Gradients")
struct GradientTests {
  private let red = RGBA(255, 0, 0)
  private let blue = RGBA(0, 0, 255)

  private func gradient(
    _ stops: [(RGBA, Double)], _ geometry: GradientPaint.Geometry
  ) -> GradientPaint {
    GradientPaint(
      stops: stops.map { GradientPaint.Stop(color: $0.0, location: $0.1) }, geometry: geometry)
  }

  /// The picture with one letter a cell: the letter of the nearest stop's place in `letters`.
  private func picture(
    _ geometry: GradientPaint.Geometry, width: Int, height: Int, letters: String = "0123456789"
  ) -> [String] {
    let letters = Array(letters)
    let sampler = GradientSampler(
      gradient([(.black, 0), (.white, 1)], geometry),
      frame: CellRect(x: 3, y: 2, width: width, height: height))
    return (0..<height).map { y in
      String(
        (0..<width).map { x in
          letters[min(Int(sampler(x: x + 3, y: y + 2).red) * letters.count / 256, 9)]
        })
    }
  }

  @Test("A linear gradient changes along its line and not across it")
  func linear() {
    #expect(
      picture(.linear(start: .leading, end: .trailing), width: 10, height: 2) == [
        "0123456789",
        "0123456789",
      ])
    #expect(
      picture(.linear(start: .bottom, end: .top), width: 3, height: 4) == [
        "888",
        "666",
        "333",
        "111",
      ])
    // Twice as wide as high in cells is square in points.
    #expect(
      picture(.linear(start: .topLeading, end: .bottomTrailing), width: 8, height: 4) == [
        "01223445",
        "22344556",
        "34455677",
        "45567789",
      ])
  }

  @Test("A radial gradient is round in points, an elliptical one fills its frame")
  func round() {
    #expect(
      picture(.radial(center: .center, startRadius: 0, endRadius: 40), width: 10, height: 5) == [
        "9998888999",
        "9865445689",
        "8653113568",
        "9865445689",
        "9998888999",
      ])
    #expect(
      picture(
        .elliptical(center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5),
        width: 12, height: 3)
        == [
          "998776677899",
          "975420024579",
          "998776677899",
        ])
  }

  @Test("The middle between red and blue mixes encoded components")
  func middle() {
    let paint = gradient([(red, 0), (blue, 1)], .linear(start: .leading, end: .trailing))
    let frame = CellRect(x: 0, y: 0, width: 1, height: 1)
    #expect(paint.color(at: .zero, in: frame) == RGBA(128, 0, 128))
  }

  @Test("End colours go on outside the stops and outside the frame")
  func ends() {
    let paint = gradient([(red, 0.4), (blue, 0.6)], .linear(start: .leading, end: .trailing))
    let sampler = GradientSampler(paint, frame: CellRect(x: 0, y: 0, width: 10, height: 1))
    #expect((-5..<4).allSatisfy { sampler(x: $0, y: 0) == red })
    #expect(sampler(x: 4, y: 0) == RGBA(191, 0, 64))
    #expect((6..<20).allSatisfy { sampler(x: $0, y: 7) == blue })
  }

  @Test("Two stops at one place make a hard edge; stops out of order are moved up")
  func hardEdge() {
    for locations in [[0, 0.5, 0.5, 1], [0, 0.5, 0.2, 0.1]] {
      let paint = gradient(
        Array(zip([red, red, blue, blue], locations)), .linear(start: .leading, end: .trailing))
      let sampler = GradientSampler(paint, frame: CellRect(x: 0, y: 0, width: 4, height: 1))
      #expect((0..<4).map { sampler(x: $0, y: 0) } == [red, red, blue, blue])
    }
  }

  @Test("A stop that fades keeps its hue")
  func alpha() {
    let paint = gradient(
      [(red, 0), (RGBA(0, 0, 255, 0), 1)], .linear(start: .leading, end: .trailing))
    let frame = CellRect(x: 0, y: 0, width: 2, height: 1)
    #expect(paint.color(at: .zero, in: frame) == RGBA(255, 0, 0, 191))
    #expect(paint.color(at: CellPoint(x: 1, y: 0), in: frame) == RGBA(255, 0, 0, 64))
  }

  @Test("No stops paint nothing, one paints everything")
  func fewStops() {
    let frame = CellRect(x: 0, y: 0, width: 3, height: 3)
    for geometry in geometries(.center, 0, 1) {
      #expect(gradient([], geometry).color(at: .zero, in: frame) == .clear)
      #expect(gradient([(red, 0.5)], geometry).color(at: .zero, in: frame) == red)
    }
  }

  /// The letter of the quarter in which the four cells around the centre lie.
  private func quarters(from start: Double, to end: Double) -> String {
    let stops = [(red, 0), (red, 0.5), (blue, 0.5), (blue, 1)]
    let sampler = GradientSampler(
      gradient(stops, .angular(center: .center, startDegrees: start, endDegrees: end)),
      frame: CellRect(x: 0, y: 0, width: 2, height: 2))
    // Clockwise from the right, which begins below.
    return [(1, 1), (0, 1), (0, 0), (1, 0)].map { sampler(x: $0, y: $1) == red ? "r" : "b" }
      .joined()
  }

  @Test("An angular gradient runs clockwise from the right")
  func angular() {
    #expect(quarters(from: 0, to: 360) == "rrbb")
    #expect(quarters(from: 90, to: 450) == "brrb")
    #expect(quarters(from: 360, to: 0) == "bbrr")
    // Half a turn, and the rest shared between the end and the start.
    #expect(quarters(from: 0, to: 180) == "rbbr")
    // Of two turns, the last is drawn: all of it in the second half.
    #expect(quarters(from: 0, to: 720) == "bbbb")
  }

  private func geometries(
    _ point: UnitPoint, _ first: Double, _ second: Double
  ) -> [GradientPaint.Geometry] {
    [
      .linear(start: point, end: UnitPoint(x: first, y: second)),
      .radial(center: point, startRadius: first, endRadius: second),
      .elliptical(center: point, startRadiusFraction: first, endRadiusFraction: second),
      .angular(center: point, startDegrees: first, endDegrees: second),
    ]
  }

  @Test("No number, however odd, stops the sampling")
  func oddNumbers() {
    let numbers = [0, -1, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude]
    for first in numbers {
      for second in numbers {
        for geometry in geometries(UnitPoint(x: first, y: second), first, second) {
          let paint = gradient([(red, first), (blue, second), (.clear, 0.5)], geometry)
          for frame in [CellRect.zero, CellRect(x: -4, y: 9, width: 5, height: 2)] {
            let sampler = GradientSampler(paint, frame: frame)
            for x in [-5, 0, 3, 1 << 30] { _ = sampler(x: x, y: x) }
          }
        }
      }
    }
  }
}
