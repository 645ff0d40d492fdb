// Roles to paint with, beyond the foreground's levels.

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The colour of links.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color(system: .link)._paint(in: environment)
  }
}

/// The ground under what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The tint.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color.accentColor._paint(in: environment)
  }
}

/// The ground of controls.
public struct FillShapeStyle: ShapeStyle, Hashable {
  let color: SystemColor

  /// Makes the style.
  public init() {
    color = .systemFill
  }

  init(color: SystemColor) {
    self.color = color
  }

  /// The colour of the system's fill.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    Color(system: color)._paint(in: environment)
  }

  /// The second, fainter.
  public var secondary: FillShapeStyle { FillShapeStyle(color: .secondarySystemFill) }
  /// The third, fainter still.
  public var tertiary: FillShapeStyle { FillShapeStyle(color: .tertiarySystemFill) }
  /// The fourth, the faintest.
  public var quaternary: FillShapeStyle { FillShapeStyle(color: .quaternarySystemFill) }
}

/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}

  /// The ground of the appearance.
  public func _paint(in environment: EnvironmentValues) -> Paint {
    BackgroundStyle()._paint(in: environment)
  }
}

nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground under what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The ground of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

nonisolated extension ShapeStyle {
  /// A level of this style, each fainter: the second.
  public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.5) }
  /// A level of this style, each fainter: the third.
  public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.25) }
  /// A level of this style, each fainter: the fourth.
  public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.18) }

  /// This style; a shadow is not drawn.
  public func shadow(_ style: ShadowStyle) -> Self { self }

  /// This style; colours are laid over one another as they are.
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

/// A shadow of a style, which cells do not show.
public struct ShadowStyle: Hashable, Sendable {
  /// A shadow behind what is drawn.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow within what is drawn.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// How the inside of an outline is found, which is the same for all outlines here.
public struct FillStyle: Hashable, Sendable {
  /// Whether overlapping parts of an outline count as outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How colours of two layers become one; here the upper always covers the lower.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The upper over the lower.
  case normal
  /// Darker and lighter mixtures.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Mixtures by difference and by component.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Mixtures by coverage.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
