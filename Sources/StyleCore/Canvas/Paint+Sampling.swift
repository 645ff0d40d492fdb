extension GradientPaint {
  /// The colour of one cell of the frame the gradient is stretched over; for many cells, prepare a
  /// ``GradientSampler``.
  public func color(at cell: CellPoint, in frame: CellRect) -> RGBA {
    GradientSampler(self, frame: frame)(x: cell.x, y: cell.y)
  }
}

/// A gradient made ready for one frame: gives the colour at the centre of any cell.
///
/// Places are measured in points, a cell being 8 wide and 16 high, so that circles are round and a
/// diagonal runs from corner to corner. Before the first and behind the last stop their colours go
/// on. Between stops colours mix in gamma-encoded sRGB, each in proportion to its alpha; two stops
/// at one place make a hard edge. Without stops everything is clear.
public struct GradientSampler: Sendable {
  /// What lies between two stops.
  private struct Piece {
    /// From the first stop up to the second.
    var start: Double
    var end: Double
    /// The colour at the start, multiplied by its alpha, and what is added to it up to the end.
    var components: SIMD4<Double>
    var change: SIMD4<Double>

    @inline(__always)
    func color(at location: Double) -> RGBA {
      GradientSampler.straight(components + change * ((location - start) / (end - start)))
    }
  }

  /// How a place becomes a location; coordinates are points, or shares of the frame where the
  /// ellipse is measured in them.
  private enum Projection {
    /// Along a line: `x` and `y` times their factors and an offset.
    case line(x: Double, y: Double, offset: Double)
    /// By distance from the centre, counted from a radius and stretched.
    case distance(from: Double, factor: Double)
    /// By angle: turns at the end, turns covered, and 1 clockwise or -1 against it.
    case angle(end: Double, span: Double, direction: Double)
  }

  /// The stops in order, at places that are numbers.
  private let stops: [GradientPaint.Stop]
  private let projection: Projection
  /// The centre that distances and angles are measured from, and the unit of both axes, in points.
  private let center: (x: Double, y: Double)
  private let unit: (x: Double, y: Double)

  /// Prepares a gradient for a frame.
  ///
  /// Stops out of order are moved up to the stop before them; places and geometry that are not
  /// numbers count as zero.
  public init(_ gradient: GradientPaint, frame: CellRect) {
    stops = Self.ordered(gradient.stops)
    let origin = (
      x: Double(frame.minX) * CellMetrics.columnPoints,
      y: Double(frame.minY) * CellMetrics.rowPoints
    )
    let size = (
      x: Double(frame.width) * CellMetrics.columnPoints,
      y: Double(frame.height) * CellMetrics.rowPoints
    )
    func place(_ point: UnitPoint) -> (x: Double, y: Double) {
      (origin.x + Self.finite(point.x) * size.x, origin.y + Self.finite(point.y) * size.y)
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      let (start, end) = (place(start), place(end))
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let squaredLength = dx * dx + dy * dy
      center = (0, 0)
      unit = (1, 1)
      // A line without length has everything behind its end.
      projection =
        squaredLength > 0
        ? .line(
          x: dx / squaredLength, y: dy / squaredLength,
          offset: -(start.x * dx + start.y * dy) / squaredLength)
        : .line(x: 0, y: 0, offset: .infinity)
    case .radial(let middle, let startRadius, let endRadius):
      center = place(middle)
      unit = (1, 1)
      projection = Self.distance(from: Self.finite(startRadius), to: Self.finite(endRadius))
    case .elliptical(let middle, let startFraction, let endFraction):
      center = place(middle)
      unit = (max(size.x, 1), max(size.y, 1))
      projection = Self.distance(from: Self.finite(startFraction), to: Self.finite(endFraction))
    case .angular(let middle, let startDegrees, let endDegrees):
      center = place(middle)
      unit = (1, 1)
      let (start, end) = (Self.finite(startDegrees) / 360, Self.finite(endDegrees) / 360)
      projection = .angle(end: end, span: abs(end - start), direction: end < start ? -1 : 1)
    }
  }

  /// The colour at the centre of a cell, inside the frame or outside.
  public func callAsFunction(x: Int, y: Int) -> RGBA {
    let x = (Double(x) + 0.5) * CellMetrics.columnPoints
    let y = (Double(y) + 0.5) * CellMetrics.rowPoints
    // Lines have no centre and are measured in points.
    if case .line(let dx, let dy, let offset) = projection {
      return color(at: x * dx + y * dy + offset)
    }
    return color(at: location((x - center.x) / unit.x, (y - center.y) / unit.y))
  }

  /// Calls `body` with the columns of a row from left to right, and the colour at each.
  @inline(__always)
  func forEachColor(in columns: Range<Int>, _ y: Int, _ body: (Int, RGBA) -> Void) {
    guard case .line(let dx, let dy, let offset) = projection else {
      for x in columns { body(x, self(x: x, y: y)) }
      return
    }
    let down = (Double(y) + 0.5) * CellMetrics.rowPoints * dy
    // Mostly a colour lies between the same stops as the one before.
    var piece: Piece?
    for x in columns {
      let across = (Double(x) + 0.5) * CellMetrics.columnPoints * dx
      let location = across + down + offset
      if let piece, location >= piece.start, location < piece.end {
        body(x, piece.color(at: location))
      } else {
        piece = self.piece(at: location)
        body(x, piece?.color(at: location) ?? colorOutside(location))
      }
    }
  }

  /// The location of a place that is not on a line, counted from the centre.
  private func location(_ x: Double, _ y: Double) -> Double {
    switch projection {
    case .line(let dx, let dy, let offset):
      return x * dx + y * dy + offset
    case .distance(let start, let factor):
      return ((x * x + y * y).squareRoot() - start) * factor
    case .angle(let end, let span, let direction):
      // What lies behind the end, going round, down to a full turn.
      let behind = ((end - Self.turns(x: x, y: y)) * direction).remainderInTurn
      if behind <= span { return span > 0 ? 1 - behind / span : 1 }
      // The rest of the circle belongs half to the end and half to the start.
      return 1 - behind < behind - span ? .infinity : -.infinity
    }
  }

  /// The colour at a location along the gradient.
  private func color(at location: Double) -> RGBA {
    piece(at: location)?.color(at: location) ?? colorOutside(location)
  }

  /// The piece that holds a location; nil before the first and behind the last stop.
  private func piece(at location: Double) -> Piece? {
    guard let first = stops.first, location >= first.location else { return nil }
    var place = 1
    while place < stops.count, location >= stops[place].location { place += 1 }
    if place == stops.count { return nil }
    let (lower, upper) = (stops[place - 1], stops[place])
    let components = Self.premultiplied(lower.color)
    return Piece(
      start: lower.location, end: upper.location, components: components,
      change: Self.premultiplied(upper.color) - components)
  }

  /// The colour at a location that lies between no two stops.
  private func colorOutside(_ location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    return Self.straight(
      Self.premultiplied((location >= first.location ? last : first).color))
  }

  /// The stops, those out of order moved up to the stop before them.
  private static func ordered(_ stops: [GradientPaint.Stop]) -> [GradientPaint.Stop] {
    var ordered = stops
    var last = -Double.infinity
    for index in stops.indices {
      last = max(last, finite(stops[index].location))
      // Most are in order already, and no array is copied.
      if stops[index].location != last { ordered[index].location = last }
    }
    return ordered
  }

  /// The projection between two radii; where they are equal there is a hard edge.
  private static func distance(from start: Double, to end: Double) -> Projection {
    .distance(from: start, factor: end == start ? 1e12 : 1 / (end - start))
  }

  /// A number that arithmetic cannot turn into infinity or nonsense.
  private static func finite(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -1e9), 1e9)
  }

  /// Turns about the origin, clockwise from the right, -0.5…0.5.
  private static func turns(x: Double, y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    if width + height == 0 { return 0 }
    // The angle within the first eighth, brought near zero where the series is short.
    let slope = min(width, height) / max(width, height)
    let isSteep = slope > 0.41421356
    let z = isSteep ? (slope - 1) / (slope + 1) : slope
    let square = z * z
    var series = 0.0
    for odd in stride(from: 17.0, through: 1, by: -2) { series = 1 / odd - square * series }
    var turns = z * series / (2 * .pi) + (isSteep ? 0.125 : 0)
    if height > width { turns = 0.25 - turns }
    if x < 0 { turns = 0.5 - turns }
    return y < 0 ? -turns : turns
  }

  /// Components of 0…255, multiplied by the alpha, and the alpha.
  private static func premultiplied(_ color: RGBA) -> SIMD4<Double> {
    let alpha = Double(color.alpha)
    let share = alpha / 255
    return SIMD4(
      Double(color.red) * share, Double(color.green) * share, Double(color.blue) * share, alpha)
  }

  /// The colour of multiplied components.
  @inline(__always)
  private static func straight(_ components: SIMD4<Double>) -> RGBA {
    let alpha = components.w
    if alpha == 255 {
      let rounded = components + 0.5
      return RGBA(rounded.x.wholeByte, rounded.y.wholeByte, rounded.z.wholeByte)
    }
    if alpha < 0.5 { return .clear }
    let full = components * (255 / alpha) + 0.5
    return RGBA(
      UInt8(min(full.x, 255)), UInt8(min(full.y, 255)), UInt8(min(full.z, 255)),
      UInt8(alpha + 0.5))
  }
}

extension Double {
  /// The whole part of a number from 0 to below 256.
  ///
  /// A conversion would look for what does not fit, three times a cell.
  @inline(__always)
  fileprivate var wholeByte: UInt8 {
    // So large a sum has no room for fractions: its lowest bits are the nearest whole number.
    let sum = self + 0x1p52
    let nearest = UInt8(truncatingIfNeeded: sum.bitPattern)
    return sum - 0x1p52 > self ? nearest &- 1 : nearest
  }

  /// The part of a number of turns beyond whole ones, 0 up to 1.
  fileprivate var remainderInTurn: Double {
    let rest = self - rounded(.down)
    return rest < 1 ? rest : 0
  }
}
