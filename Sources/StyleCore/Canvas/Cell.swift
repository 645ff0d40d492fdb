/// What a cell shows: one grapheme cluster, or the second half of a wide one.
public struct Glyph: Hashable, Sendable {
  /// A Unicode scalar value; from ``clusterBase`` on, an index into the canvas's table of clusters;
  /// zero for a continuation.
  public var rawValue: UInt32

  /// Makes a glyph from its raw form.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a glyph of a single scalar.
  @inlinable
  public init(_ scalar: Unicode.Scalar) { rawValue = scalar.value }

  /// The first raw value that stands for a cluster of several scalars.
  public static let clusterBase: UInt32 = 0x8000_0000

  /// A blank.
  public static let space = Glyph(rawValue: 0x20)
  /// The right half of the wide glyph in the cell before.
  public static let continuation = Glyph(rawValue: 0)
}

/// How a glyph is drawn, apart from its colours.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// One bit an attribute.
  public let rawValue: UInt8

  /// Makes attributes from their bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1)
  /// Fainter strokes.
  public static let dim = CellAttributes(rawValue: 2)
  /// Slanted.
  public static let italic = CellAttributes(rawValue: 4)
  /// A line beneath.
  public static let underline = CellAttributes(rawValue: 8)
  /// A line through the middle.
  public static let strikethrough = CellAttributes(rawValue: 16)
  /// Foreground and background exchanged.
  public static let inverse = CellAttributes(rawValue: 32)

  /// Each attribute with the name it has in dumps and snapshots.
  public static let named: [(attribute: CellAttributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.strikethrough, "strikethrough"), (.inverse, "inverse"),
  ]
}

/// One cell of a canvas.
public struct Cell: Hashable, Sendable {
  /// The glyph shown.
  public var glyph: Glyph
  /// The glyph's colour, opaque; ``RGBA/clear`` for the terminal's own.
  public var foreground: RGBA
  /// The ground's colour, opaque; ``RGBA/clear`` for the terminal's own.
  public var background: RGBA
  /// How the glyph is drawn.
  public var attributes: CellAttributes
  /// Columns the glyph takes: 2 for a wide glyph's first cell, 0 for a continuation, else 1.
  public var width: UInt8

  /// Makes a cell; a blank one unless told.
  @inlinable
  public init(
    glyph: Glyph = .space, foreground: RGBA = .clear, background: RGBA = .clear,
    attributes: CellAttributes = [], width: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.width = width
  }

  /// A space in the terminal's own colours.
  public static let blank = Cell()
}
