import StyleCore

/// A declared parameter with its value: what keys turn.
struct Knob: Hashable {
  /// The parameter.
  let parameter: ParameterDescription
  /// What is set; nil for the default.
  let setValue: ParameterValue?

  /// What it is now.
  var value: ParameterValue { setValue ?? parameter.defaultValue }

  /// The value after a turn of some steps; nil where it cannot be turned.
  func turned(by steps: Int) -> ParameterValue? {
    switch (parameter.kind, value) {
    case (.number(let range, let step, _), .number(let number)):
      let next = min(max(number + Double(steps) * step, range.lowerBound), range.upperBound)
      // A sum of tenths is a tenth again.
      return .number((next * 1000).rounded() / 1000)
    case (.flag, .flag(let flag)): return .flag(!flag)
    case (.choice(let names), .choice(let name)):
      let place = names.firstIndex(of: name) ?? 0
      return .choice(names[Self.wrapped(place + steps, names.count)])
    case (.color, .color(let color)):
      let place = Self.palette.firstIndex(of: color)
      let next =
        place.map { Self.wrapped($0 + steps, Self.palette.count) }
        ?? (steps > 0 ? 0 : Self.palette.count - 1)
      return .color(Self.palette[next])
    default: return nil
    }
  }

  /// Any value it may have; nil where there are too many kinds to choose from.
  func random(using generator: inout some RandomNumberGenerator) -> ParameterValue? {
    switch parameter.kind {
    case .number(let range, let step, _):
      let count = Int(((range.upperBound - range.lowerBound) / max(step, 0.001)).rounded(.down))
      let steps = Int.random(in: 0...max(min(count, 10_000), 0), using: &generator)
      return .number(((range.lowerBound + Double(steps) * step) * 1000).rounded() / 1000)
    case .flag: return .flag(Bool.random(using: &generator))
    case .choice(let names): return names.randomElement(using: &generator).map { .choice($0) }
    case .color: return Self.palette.randomElement(using: &generator).map { .color($0) }
    case .colors(let count):
      let number = min(max(2, count.lowerBound), count.upperBound)
      return .colors((0..<number).compactMap { _ in Self.palette.randomElement(using: &generator) })
    case .numbers, .string: return nil
    }
  }

  /// The colours that a turn goes through.
  private static let palette: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray, .primary, .secondary,
  ]

  private static func wrapped(_ place: Int, _ count: Int) -> Int {
    (place % count + count) % count
  }
}
