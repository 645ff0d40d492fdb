/// Something to paint with: a colour, a gradient, or a role such as the foreground.
nonisolated public protocol ShapeStyle: Sendable {
  /// The paint this style is in the given surroundings.
  func _paint(in environment: EnvironmentValues) -> Paint
}

/// The paints of the foreground, from strongest to faintest.
struct ForegroundLevels: Hashable, Sendable {
  var primary: Paint
  var secondary: Paint?
  var tertiary: Paint?

  /// The paint of a level, 0 for primary; levels nobody set are the primary, ever fainter.
  func paint(level: Int) -> Paint {
    switch level {
    case 0: primary
    case 1: secondary ?? primary.opacity(0.5)
    case 2: tertiary ?? primary.opacity(0.25)
    default: primary.opacity(0.18)
    }
  }
}

extension Paint {
  /// The paint with its alpha multiplied; `factor` is held to 0…1.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .ink(let opacity):
      return .ink(opacity: opacity * min(max(factor, 0), 1))
    case .color(let color):
      return .color(color.opacity(factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(factor)
      }
      return .gradient(gradient)
    }
  }
}

extension Color: ShapeStyle {
  /// The colour as the appearance and the tint have it.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    paint(in: environment.colorScheme, accent: environment.tint)
  }
}

/// A level of the foreground style, relative to what the surroundings have set.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The strongest level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Half as strong, or the secondary label colour.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// A quarter as strong, or the tertiary label colour.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Fainter still.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The level of the foreground set around, or of the label colours.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    if let foreground = environment.foreground { return foreground.paint(level: level) }
    switch level {
    case 0: return .ink
    case 1: return Color.secondary._paint(in: environment)
    case 2: return Color(system: .tertiaryLabel)._paint(in: environment)
    default: return Color(system: .quaternaryLabel)._paint(in: environment)
    }
  }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// What the surroundings have set, else the ink.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    environment.foreground?.primary ?? .ink
  }
}

/// The tint of the surroundings: blue unless set.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The tint's colour.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor._paint(in: environment)
  }
}

/// The ground of the appearance: white or black.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The system background.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color(system: .systemBackground)._paint(in: environment)
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The separator colour.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color(system: .separator)._paint(in: environment)
  }
}

/// The colour of a placeholder.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The placeholder text colour.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color(system: .placeholderText)._paint(in: environment)
  }
}

/// Another style, fainter.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// The other style's paint, its alpha multiplied.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    style._paint(in: environment).opacity(opacity)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init(_ style: any ShapeStyle) {
    self.style = style
  }

  /// The paint of the style inside.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    style._paint(in: environment)
  }
}

nonisolated extension ShapeStyle {
  /// This style with its alpha multiplied; `opacity` is held to 0…1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The strongest level of the foreground.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the surroundings.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The ground of the appearance.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between things.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of a placeholder.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

nonisolated extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// The tint, blue unless set.
  public static var accentColor: Color { Color.accentColor }
}
