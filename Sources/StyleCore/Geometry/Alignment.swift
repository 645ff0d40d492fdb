/// A direction in which views are laid out.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other one.
  @inlinable public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Compares numbers: the optimizer does not see into the derived comparison in time, so that nodes would
  /// be copied before they are compared.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }
}

/// A side of a rectangle, in reading direction.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes the set of one edge.
    public init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where a line begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where a line ends.
    public static let trailing = Set(.trailing)
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points at the top.
  public var top: Double
  /// Points at the leading side.
  public var leading: Double
  /// Points at the bottom.
  public var bottom: Double
  /// Points at the trailing side.
  public var trailing: Double

  /// Makes insets from four distances in points.
  @inlinable
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

/// A position along the horizontal axis.
public enum HorizontalAlignment: Int8, Hashable, Sendable {
  /// Where a line of text begins.
  case leading
  /// In the middle; an odd cell left over goes to the trailing side.
  case center
  /// Where a line of text ends.
  case trailing

  /// Compares numbers, for the reason that ``Axis`` has.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}

/// A position along the vertical axis.
public enum VerticalAlignment: Int8, Hashable, Sendable {
  /// At the top.
  case top
  /// In the middle; an odd cell left over goes to the bottom.
  case center
  /// At the bottom.
  case bottom
  /// On the first line of text, or at the bottom where there is none.
  case firstTextBaseline
  /// On the last line of text, or at the bottom where there is none.
  case lastTextBaseline

  /// Compares numbers, for the reason that ``Axis`` has.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}

/// A position along both axes.
public struct Alignment: Hashable, Sendable {
  /// The position from side to side.
  public var horizontal: HorizontalAlignment
  /// The position from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner on the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner on the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner on the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner on the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment {
  /// The middle of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading side of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading side of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing side of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing side of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A point in a rectangle whose sides are one long: zero is top and leading.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width; outside 0…1 lies outside the rectangle.
  public var x: Double
  /// The share of the height.
  public var y: Double

  /// Makes a point from two shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper corner on the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper corner on the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower corner on the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower corner on the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// How lines of text stand within the widest of them.
public enum TextAlignment: Int8, Hashable, Sendable, CaseIterable {
  /// At the side where a line begins.
  case leading
  /// In the middle.
  case center
  /// At the side where a line ends.
  case trailing

  /// Compares numbers, for the reason that ``Axis`` has.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}
