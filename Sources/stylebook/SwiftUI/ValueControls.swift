import StyleCore

/// A control that picks a number between bounds, as a line with a knob.
///
/// ```
/// ━━━●──────
/// ```
public struct Slider: View {
  private let share: Double

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - bounds: The least and the greatest value.
  ///   - onEditingChanged: Never called: a picture's knob does not move.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    share = span > 0 ? Double(value.wrappedValue - bounds.lowerBound) / span : 0
  }

  /// Makes a slider that moves by steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds)
  }

  /// Ten cells of line with the knob among them.
  public var body: some View {
    let place = Int((min(max(share, 0), 1) * 9).rounded())
    HStack(spacing: 0) {
      Text(String(repeating: "━", count: place) + "●").foregroundColor(.accentColor)
      Text(String(repeating: "─", count: 9 - place)).foregroundColor(.secondary)
    }
  }
}

/// A control that counts up and down.
///
/// ```
/// Guests  − +
/// ```
public struct Stepper<Label: View>: View {
  private let label: Label
  private let up: () -> Void
  private let down: () -> Void

  /// Makes a stepper of what its buttons do.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    up = onIncrement ?? {}
    down = onDecrement ?? {}
  }

  /// Makes a stepper of a number and its bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      onDecrement: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      })
  }

  /// The label and two buttons.
  public var body: some View {
    HStack {
      label
      Button("−", action: down)
      Button("+", action: up)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}
