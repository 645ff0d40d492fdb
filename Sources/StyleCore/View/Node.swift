/// One primitive of a lowered view: the closed vocabulary that layout and painting know.
///
/// Everything is resolved by now: lengths are cells, left is left, colours are paints. A node's
/// children stand in the ``NodeTree`` around it.
public enum Node: Hashable, Sendable {
  /// Lines of text. No children.
  case text(TextNode)
  /// The one line in which a text field shows and edits its text. No children.
  case field(FieldNode)
  /// A filled or stroked outline, or a rule. No children.
  case shape(ShapeNode)
  /// Room that grows along the stack around it, at least `minLength` cells. No children.
  case spacer(minLength: Int)
  /// Room around one child.
  case padding(CellInsets)
  /// A frame about one child.
  case frame(FrameNode)
  /// One child drawn elsewhere than it is laid out.
  case offset(CellPoint)
  /// One child drawn differently.
  case effect(Effect)
  /// One child that something is to be known about.
  case mark(Mark)
  /// Any number of children in a row or a column.
  case stack(StackNode)
  /// Any number of children on top of one another, the first at the back.
  case layers(Alignment)
  /// Two children: the first is laid out, the second is drawn behind it or in front of it at its
  /// size.
  case decoration(DecorationNode)
}

/// How a run of text is drawn.
public struct GlyphStyle: Hashable, Sendable {
  /// The colour of the glyphs.
  public var paint: Paint
  /// The ground under the glyphs; nil leaves it.
  public var background: Paint?
  /// Bold, italic and the like.
  public var attributes: CellAttributes

  /// Makes a style; the surroundings' ink, plain, unless told.
  public init(
    paint: Paint = .ink, background: Paint? = nil, attributes: CellAttributes = []
  ) {
    self.paint = paint
    self.background = background
    self.attributes = attributes
  }
}

/// A stretch of text in one style.
public struct TextRun: Hashable, Sendable {
  /// The text, free of anything a terminal would obey (see ``VisibleText``).
  public var text: String
  /// How it is drawn.
  public var style: GlyphStyle

  /// Makes a run.
  public init(_ text: String, style: GlyphStyle = GlyphStyle()) {
    self.text = text
    self.style = style
  }
}

/// Text to lay out in lines.
public struct TextNode: Hashable, Sendable {
  /// The runs, one after the other; line feeds begin new lines.
  public var runs: [TextRun]
  /// How the lines stand within the widest.
  public var alignment: TextAlignment
  /// The most lines drawn; nil for no limit.
  public var lineLimit: Int?
  /// Where the last line is cut if the text does not fit.
  public var truncation: TruncationMode
  /// Glyphs for cut text.
  public var symbols: SymbolSet
  /// The columns of the widest line when nothing wraps.
  public private(set) var naturalWidth: Int
  /// The lines when nothing wraps, at least 1.
  public private(set) var naturalHeight: Int

  /// Makes a text and measures it once.
  public init(
    _ runs: [TextRun], alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncation: TruncationMode = .tail, symbols: SymbolSet = .unicode
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.symbols = symbols
    var widest = 0
    var width = 0
    var lines = 1
    for run in runs {
      if run.text.utf8.contains(0x0A) {
        for (index, part) in run.text.split(
          separator: "\n", omittingEmptySubsequences: false
        ).enumerated() {
          if index > 0 {
            lines += 1
            width = 0
          }
          width += DisplayWidth.of(part)
          widest = max(widest, width)
        }
      } else {
        width += DisplayWidth.of(run.text)
        widest = max(widest, width)
      }
    }
    naturalWidth = widest
    naturalHeight = lines
  }
}

/// An outline to fill or to draw.
public struct ShapeNode: Hashable, Sendable {
  /// The outline within the frame.
  public enum Outline: Hashable, Sendable {
    /// The frame itself.
    case rectangle
    /// The frame with corners rounded by a radius in points.
    case rounded(radius: Double)
    /// The frame with its shorter sides wholly round.
    case capsule
    /// The largest ellipse in the frame; a circle takes the shorter side both ways.
    case ellipse(isCircle: Bool)
  }

  /// What is drawn of the outline.
  public enum Drawing: Hashable, Sendable {
    /// The ground inside.
    case fill
    /// The ring of cells along the edge, with box drawing.
    case stroke(weight: LineWeight, isDashed: Bool)
    /// A line through the middle of the frame along an axis, one cell thick.
    case rule(axis: Axis, weight: LineWeight, isDashed: Bool)
  }

  /// The outline.
  public var outline: Outline
  /// Whether it is filled or drawn.
  public var drawing: Drawing
  /// With what.
  public var paint: Paint
  /// Cells between the frame and the outline.
  public var inset: CellInsets
  /// Glyphs for lines and corners.
  public var symbols: SymbolSet

  /// Makes a shape.
  public init(
    _ outline: Outline, drawing: Drawing = .fill, paint: Paint = .ink,
    inset: CellInsets = CellInsets(), symbols: SymbolSet = .unicode
  ) {
    self.outline = outline
    self.drawing = drawing
    self.paint = paint
    self.inset = inset
    self.symbols = symbols
  }
}

/// How heavy a line is drawn.
public enum LineWeight: Int8, Hashable, Sendable, CaseIterable {
  /// `─`, for lines under 1.5 points.
  case light
  /// `━`, for lines from 1.5 to under 3 points.
  case heavy
  /// `═`, for lines of 3 points and more.
  case double

  /// The weight for a line's width in points; nil where there is no line.
  public init?(points: Double) {
    guard points > 0 else { return nil }
    self = points < 1.5 ? .light : points < 3 ? .heavy : .double
  }

  /// Compares numbers, for the reason that ``Axis`` has.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}

/// Which glyphs a render may use for lines, carets and symbols; users' text is never changed by it.
public enum SymbolSet: Int8, Hashable, Sendable, CaseIterable {
  /// Box drawing, blocks and other glyphs most fonts have.
  case unicode
  /// Letters and punctuation of ASCII alone.
  case ascii

  /// What stands for text that was cut.
  var ellipsis: String { self == .unicode ? "…" : "~" }

  /// Compares numbers, for the reason that ``Axis`` has.
  public static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }
}

/// A frame about one child.
public struct FrameNode: Hashable, Sendable {
  /// The rule for one axis.
  public enum Length: Hashable, Sendable {
    /// Passes the proposal on and takes the child's length.
    case inherited
    /// Takes these cells, whatever is proposed and whatever the child takes.
    case fixed(Int)
    /// Holds proposal and answer between bounds, as SwiftUI's flexible frame.
    case flexible(min: Int?, ideal: Int?, max: Int?)
    /// Proposes the ideal length and takes the child's answer.
    case fitting
  }

  /// The rule from side to side.
  public var width: Length
  /// The rule from top to bottom.
  public var height: Length
  /// Where the child stands in the frame.
  public var alignment: Alignment
  /// The axis along which the frame is thinner than half a cell, so that a fill inside is drawn as a
  /// line; nil for none.
  public var thinAxis: Axis?
  /// Points of thickness along ``thinAxis``; zero without one.
  public var thickness: Double

  /// Makes a frame.
  public init(
    width: Length = .inherited, height: Length = .inherited, alignment: Alignment = .center,
    thinAxis: Axis? = nil, thickness: Double = 0
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    self.thinAxis = thinAxis
    self.thickness = thickness
  }
}

/// A change of how a child is drawn.
public enum Effect: Hashable, Sendable {
  /// Alpha multiplied, 0…1.
  case opacity(Double)
  /// Only what lies within the outline is drawn.
  case clip(ShapeNode.Outline)
  /// Laid out, not drawn.
  case hidden

  /// The least opacity at which a text counts: authors hide a field under a drawing of its text by
  /// making it almost clear.
  static let leastVisibleOpacity = 0.05
}

/// Something to know about a child; neither layout nor painting is changed by it, but for the
/// priority.
public enum Mark: Hashable, Sendable {
  /// Served before views of lower priority when a stack shares its room out; 0 for all others.
  case priority(Double)
  /// Drawn by a style's body: the style's name.
  case style(String)
  /// Reacts to a press: the number under which the host finds the action.
  case action(Int)
  /// Wants to know its size: the number under which the session is told it.
  case measured(Int)
  /// Is told of in words: only in trees that are lowered to be told.
  case spoken(SpokenMark)
  /// Moves in a certain way: only while a tree is lowered that is shown for some time.
  indirect case motion(MotionMark)
}

/// Children in a row or a column.
public struct StackNode: Hashable, Sendable {
  /// The direction.
  public var axis: Axis
  /// Cells between neighbours.
  public var spacing: Int
  /// Where children stand across the axis: both parts are kept, one is used.
  public var alignment: Alignment
  /// Whether the first child stands at the right or bottom.
  public var isReversed: Bool

  /// Makes a stack.
  public init(
    _ axis: Axis, spacing: Int = 0, alignment: Alignment = .center, isReversed: Bool = false
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.isReversed = isReversed
  }
}

/// A view with another behind it or in front of it.
public struct DecorationNode: Hashable, Sendable {
  /// Whether the second child is drawn in front.
  public var isInFront: Bool
  /// Where the second child stands at the first one's size.
  public var alignment: Alignment
  /// Whether the second child draws strokes or thin lines, for which layout must find room.
  public var drawsLines: Bool

  /// Makes a decoration.
  public init(isInFront: Bool, alignment: Alignment = .center, drawsLines: Bool = false) {
    self.isInFront = isInFront
    self.alignment = alignment
    self.drawsLines = drawsLines
  }
}
