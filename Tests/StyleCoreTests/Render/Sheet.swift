@testable import StyleCore

/// A tree laid out and painted, to be held against a drawing of the expected screen.
struct Sheet {
  let tree: NodeTree
  let placement: Placement
  let canvas: Canvas

  /// Builds a tree, lays it out in a width (and height) and paints it at its own size.
  init(
    width: Int? = nil, height: Int? = nil, options: Painter.Options = Painter.Options(),
    canvas size: CellSize? = nil, _ build: (inout NodeTree) -> Void
  ) {
    var tree = NodeTree()
    build(&tree)
    self.tree = tree
    placement = Layout.place(tree, proposing: ProposedCellSize(width: width, height: height))
    canvas = Painter.paint(tree, placement, size: size ?? placement.size, options: options)
  }

  /// The glyphs, row by row, without blanks at the ends of rows.
  var drawing: String {
    (0..<canvas.height).map { y in
      var line = canvas.text(ofRow: y)
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// The tree with the frames of its nodes.
  var dump: String { placement.description(of: tree) }

  /// Which cells have an attribute, row by row: `#` has it, `.` has it not.
  func mask(_ attribute: CellAttributes) -> String {
    mask(where: { $0.attributes.contains(attribute) })
  }

  /// Which cells answer to a question, row by row: `#` yes, `.` no.
  func mask(where isMarked: (Cell) -> Bool) -> String {
    (0..<canvas.height).map { y in
      String((0..<canvas.width).map { isMarked(canvas[$0, y]) ? "#" : "." as Character })
    }.joined(separator: "\n")
  }
}

extension NodeTree {
  /// Appends a decoration with its two children.
  mutating func decorate(
    inFront: Bool = true, _ alignment: Alignment = .center, _ primary: (inout NodeTree) -> Void,
    with secondary: (inout NodeTree) -> Void
  ) {
    var drawn = NodeTree()
    secondary(&drawn)
    let drawsLines = drawn.entries.contains { entry in
      switch entry.node {
      case .shape(let shape): shape.drawing != .fill
      case .frame(let frame): frame.thinAxis != nil
      default: false
      }
    }
    append(
      .decoration(
        DecorationNode(isInFront: inFront, alignment: alignment, drawsLines: drawsLines))
    ) {
      primary(&$0)
      secondary(&$0)
    }
  }

  /// Appends a text of one run.
  mutating func text(_ text: String, _ style: GlyphStyle = GlyphStyle()) {
    append(.text(TextNode([TextRun(text, style: style)])))
  }

  /// Appends a field without focus.
  mutating func field(_ text: String) {
    append(.field(FieldNode(text: text)))
  }

  /// Appends a stroked outline.
  mutating func stroke(
    _ outline: ShapeNode.Outline = .rectangle, _ weight: LineWeight = .light,
    isDashed: Bool = false, paint: Paint = .ink, inset: CellInsets = CellInsets(),
    symbols: SymbolSet = .unicode
  ) {
    append(
      .shape(
        ShapeNode(
          outline, drawing: .stroke(weight: weight, isDashed: isDashed), paint: paint,
          inset: inset, symbols: symbols)))
  }

  /// Appends a filled outline.
  mutating func fill(
    _ color: RGBA, _ outline: ShapeNode.Outline = .rectangle, symbols: SymbolSet = .unicode
  ) {
    append(.shape(ShapeNode(outline, paint: .color(color), symbols: symbols)))
  }

  /// Appends a fill in a frame one point high.
  mutating func thinLine(thickness: Double = 1, symbols: SymbolSet = .unicode) {
    append(
      .frame(FrameNode(height: .fixed(1), thinAxis: .vertical, thickness: thickness))
    ) {
      $0.append(.shape(ShapeNode(.rectangle, symbols: symbols)))
    }
  }

  /// Appends padding, the same on both sides and the same above and below.
  mutating func padding(
    _ columns: Int, _ rows: Int, _ child: (inout NodeTree) -> Void
  ) {
    append(
      .padding(CellInsets(top: rows, left: columns, bottom: rows, right: columns)),
      children: child)
  }

  /// Appends a row.
  mutating func row(
    spacing: Int = 1, _ alignment: VerticalAlignment = .center,
    _ children: (inout NodeTree) -> Void
  ) {
    append(
      .stack(
        StackNode(
          .horizontal, spacing: spacing,
          alignment: Alignment(horizontal: .center, vertical: alignment))), children: children)
  }

  /// Appends a column.
  mutating func column(
    spacing: Int = 0, _ alignment: HorizontalAlignment = .center,
    _ children: (inout NodeTree) -> Void
  ) {
    append(
      .stack(
        StackNode(
          .vertical, spacing: spacing,
          alignment: Alignment(horizontal: alignment, vertical: .center))), children: children)
  }
}
