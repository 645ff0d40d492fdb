/// A style that lists its parameters.
///
/// The one list is where a gallery's knobs, `--set name=value`, style expressions, `list` and
/// generated documentation come from:
///
/// ```swift
/// struct Boxed: ParametricTextFieldStyle {
///   var width = 1.0
///
///   static let parameters: [StyleParameter<Boxed>] = [
///     .number("width", \.width, in: 0...8, "Width of the border, in points.")
///   ]
/// }
/// ```
@MainActor @preconcurrency
public protocol ParametricTextFieldStyle: TextFieldStyle {
  /// Makes the style with every parameter at its default.
  init()

  /// What can be set, in the order in which it is shown.
  static var parameters: [StyleParameter<Self>] { get }
}

/// One parameter of a style: a name, what it takes, and the property it sets.
///
/// It is made, read and set on the main actor, since that is where a style's properties live.
public struct StyleParameter<Style>: Sendable {
  /// The name in kebab-case, such as `border-color`.
  public let name: String
  /// What it takes.
  public let kind: ParameterKind
  /// What it does, in one sentence.
  public let summary: String

  private let read: @MainActor (Style) -> ParameterValue
  /// Called with checked values only.
  private let write: @MainActor (ParameterValue, inout Style) -> Void

  private init(
    _ name: String, _ kind: ParameterKind, _ summary: String,
    read: @escaping @MainActor (Style) -> ParameterValue,
    write: @escaping @MainActor (ParameterValue, inout Style) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.read = read
    self.write = write
  }

  /// The parameter's value in a style.
  @MainActor
  public func value(in style: Style) -> ParameterValue {
    read(style)
  }

  /// Sets the parameter in a style.
  ///
  /// Throws a ``ParameterError`` for a value of another kind or out of bounds, and leaves the style
  /// as it was.
  @MainActor
  public func set(_ value: ParameterValue, on style: inout Style) throws(ParameterError) {
    try kind.check(value, for: name)
    write(value, &style)
  }

  /// What a manifest tells of the parameter; `style` has the defaults.
  @MainActor
  public func description(defaultsIn style: Style) -> ParameterDescription {
    ParameterDescription(
      name: name, kind: kind, defaultValue: value(in: style), summary: summary)
  }
}

extension StyleParameter {
  /// A number within a finite range; `step` is how far one turn of a knob goes.
  @MainActor
  public static func number<Number: BinaryFloatingPoint>(
    _ name: String, _ keyPath: WritableKeyPath<Style, Number>,
    in range: ClosedRange<Double>, step: Double = 1, unit: String = "points", _ summary: String
  ) -> StyleParameter {
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "A number's range is finite.")
    precondition(step > 0, "A number's step is above zero.")
    return StyleParameter(name, .number(range: range, step: step, unit: unit), summary) {
      .number(Double($0[keyPath: keyPath]))
    } write: { value, style in
      if case .number(let number) = value { style[keyPath: keyPath] = Number(number) }
    }
  }

  /// On or off.
  @MainActor
  public static func flag(
    _ name: String, _ keyPath: WritableKeyPath<Style, Bool>, _ summary: String
  ) -> StyleParameter {
    StyleParameter(name, .flag, summary) {
      .flag($0[keyPath: keyPath])
    } write: { value, style in
      if case .flag(let flag) = value { style[keyPath: keyPath] = flag }
    }
  }

  /// A colour.
  @MainActor
  public static func color(
    _ name: String, _ keyPath: WritableKeyPath<Style, Color>, _ summary: String
  ) -> StyleParameter {
    StyleParameter(name, .color, summary) {
      .color($0[keyPath: keyPath])
    } write: { value, style in
      if case .color(let color) = value { style[keyPath: keyPath] = color }
    }
  }

  /// A list of colours; `count` is how many it may hold.
  @MainActor
  public static func colors(
    _ name: String, _ keyPath: WritableKeyPath<Style, [Color]>,
    count: ClosedRange<Int> = 1...8, _ summary: String
  ) -> StyleParameter {
    StyleParameter(name, .colors(count: count), summary) {
      .colors($0[keyPath: keyPath])
    } write: { value, style in
      if case .colors(let colors) = value { style[keyPath: keyPath] = colors }
    }
  }

  /// A list of numbers within a finite range; `count` is how many it may hold.
  @MainActor
  public static func numbers(
    _ name: String, _ keyPath: WritableKeyPath<Style, [Double]>, count: ClosedRange<Int>,
    in range: ClosedRange<Double>, unit: String = "points", _ summary: String
  ) -> StyleParameter {
    StyleParameter(name, .numbers(count: count, range: range, unit: unit), summary) {
      .numbers($0[keyPath: keyPath])
    } write: { value, style in
      if case .numbers(let numbers) = value { style[keyPath: keyPath] = numbers }
    }
  }

  /// Any text.
  @MainActor
  public static func string(
    _ name: String, _ keyPath: WritableKeyPath<Style, String>, _ summary: String
  ) -> StyleParameter {
    StyleParameter(name, .string, summary) {
      .string($0[keyPath: keyPath])
    } write: { value, style in
      if case .string(let text) = value { style[keyPath: keyPath] = text }
    }
  }

  /// One case of an enumeration, by its raw value.
  @MainActor
  public static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ keyPath: WritableKeyPath<Style, Choice>, _ summary: String
  ) -> StyleParameter {
    StyleParameter(name, .choice(Choice.allCases.map(\.rawValue)), summary) {
      .choice($0[keyPath: keyPath].rawValue)
    } write: { value, style in
      if case .choice(let name) = value, let choice = Choice(rawValue: name) {
        style[keyPath: keyPath] = choice
      }
    }
  }
}
