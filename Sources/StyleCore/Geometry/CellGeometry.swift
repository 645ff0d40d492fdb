/// A position on the cell grid, counted from the top left corner.
public struct CellPoint: Hashable, Sendable {
  /// The column, in cells from the left edge.
  public var x: Int
  /// The row, in cells from the top edge.
  public var y: Int

  /// Makes a position from a column and a row.
  @inlinable
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = CellPoint(x: 0, y: 0)
}

/// A size on the cell grid; never negative.
public struct CellSize: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Makes a size; negative lengths become zero.
  @inlinable
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// No columns and no rows.
  public static let zero = CellSize(width: 0, height: 0)

  /// The length along one axis.
  @inlinable
  public subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle of whole cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// How many columns and rows it covers.
  public var size: CellSize

  /// Makes a rectangle from its corner and size.
  @inlinable
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// The empty rectangle at the top left corner.
  public static let zero = CellRect(origin: .zero, size: .zero)

  /// The first column.
  @inlinable public var minX: Int { origin.x }
  /// The first row.
  @inlinable public var minY: Int { origin.y }
  /// One past the last column.
  @inlinable public var maxX: Int { origin.x + size.width }
  /// One past the last row.
  @inlinable public var maxY: Int { origin.y + size.height }
  /// Columns covered.
  @inlinable public var width: Int { size.width }
  /// Rows covered.
  @inlinable public var height: Int { size.height }
  /// Whether it covers no cell.
  @inlinable public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether a cell lies inside.
  @inlinable
  public func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The cells both rectangles cover; empty where they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CellRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return CellRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}

/// Distances from the four edges, in cells; negative ones reach outwards.
public struct CellInsets: Hashable, Sendable {
  /// Rows at the top.
  public var top: Int
  /// Columns at the left.
  public var left: Int
  /// Rows at the bottom.
  public var bottom: Int
  /// Columns at the right.
  public var right: Int

  /// Makes insets; edges not named are zero.
  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Columns taken from both sides together.
  public var horizontal: Int { left + right }
  /// Rows taken from top and bottom together.
  public var vertical: Int { top + bottom }
}

/// What a parent offers a child, in cells.
///
/// `nil` asks for the ideal length, zero for the least, ``unlimited`` for the most.
public struct ProposedCellSize: Hashable, Sendable {
  /// The offered columns.
  public var width: Int?
  /// The offered rows.
  public var height: Int?

  /// Makes a proposal; a length left out asks for the ideal.
  @inlinable
  public init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  /// Stands for infinity: large, yet small enough to add up without overflow.
  public static let unlimited = 1 << 30

  /// The offered length along one axis.
  @inlinable
  public subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// How points become cells: one cell is 8 points wide and 16 points high.
public enum CellMetrics {
  /// Points in a column.
  public static let columnPoints = 8.0
  /// Points in a row.
  public static let rowPoints = 16.0

  /// The points in one cell along an axis.
  @inlinable
  public static func points(along axis: Axis) -> Double {
    axis == .horizontal ? columnPoints : rowPoints
  }

  /// Rounds a padding, inset, frame or line to cells: half up, away from zero, and never to none
  /// unless it is zero.
  ///
  /// Infinity becomes ``ProposedCellSize/unlimited``; what is not a number becomes zero.
  public static func length(_ points: Double, along axis: Axis) -> Int {
    if points == 0 || points.isNaN { return 0 }
    // Made an integer towards zero, and so rounded down.
    let cells = abs(points) / self.points(along: axis) + 0.5
    let whole =
      cells >= Double(ProposedCellSize.unlimited) ? ProposedCellSize.unlimited : Int(cells)
    return points < 0 ? -max(whole, 1) : max(whole, 1)
  }

  /// Rounds the gap between two views to cells: half down, so that a small gap vanishes.
  public static func spacing(_ points: Double, along axis: Axis) -> Int {
    if points.isNaN { return 0 }
    let cells = (points / self.points(along: axis) - 0.5).rounded(.up)
    return Int(min(max(cells, -65536), 65536))
  }

  /// Rounds a shift to cells: across to the nearest, half away from zero; down and up by a row more
  /// only from four fifths of one on.
  ///
  /// A label is raised by its own line and some air: 25 points put it right above a field, and the
  /// row of 16 points that is the next is not the one that is meant.
  public static func offset(_ points: Double, along axis: Axis) -> Int {
    if points.isNaN { return 0 }
    let cells = abs(points) / self.points(along: axis)
    let whole = (cells + (axis == .horizontal ? 0.5 : 0.2)).rounded(.down)
    return Int(min(whole, 65536)) * (points < 0 ? -1 : 1)
  }
}
