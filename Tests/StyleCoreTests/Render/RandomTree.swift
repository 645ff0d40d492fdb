@testable import StyleCore

/// Makes trees of all kinds of nodes from a seed; the same seed makes the same tree.
struct RandomTree: RandomNumberGenerator {
  private var state: UInt64
  private var fields = 0
  private(set) var tree = NodeTree()

  init(seed: UInt64, depth: Int) {
    state = seed
    for _ in 0..<Int.random(in: 1...2, using: &self) { grow(depth) }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &self) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  private mutating func append(_ node: Node, _ children: (inout Self) -> Void = { _ in }) {
    let index = tree.entries.count
    tree.entries.append(NodeTree.Entry(node: node, end: index + 1))
    children(&self)
    tree.entries[index].end = tree.entries.count
  }

  private mutating func grow(_ depth: Int) {
    guard depth > 0 else { return leaf() }
    switch roll(12) {
    case 0, 1: leaf()
    case 2:
      append(.padding(insets())) { $0.grow(depth - 1) }
    case 3, 4:
      var frame = FrameNode(width: length(), height: length(), alignment: alignment())
      if roll(4) == 0 {
        frame.thinAxis = pick(Axis.allCases)
        frame.thickness = pick([0.5, 1, 2, 3, 6])
      }
      append(.frame(frame)) { $0.grow(depth - 1) }
    case 5:
      let far = roll(20) == 0 ? 65536 : 3
      let shift = CellPoint(x: roll(2 * far) - far, y: roll(2 * far) - far)
      append(.offset(shift)) { $0.grow(depth - 1) }
    case 6:
      let effect = pick([
        Effect.opacity(0.5), .opacity(0), .hidden, .clip(outline()), .clip(.rectangle),
      ])
      append(.effect(effect)) { $0.grow(depth - 1) }
    case 7:
      let mark = pick([Mark.priority(1), .priority(-1), .style("random"), .action(1)])
      append(.mark(mark)) { $0.grow(depth - 1) }
    case 8, 9:
      let stack = StackNode(
        pick(Axis.allCases), spacing: roll(4) - 1, alignment: alignment(),
        isReversed: roll(4) == 0)
      append(.stack(stack)) { random in
        for _ in 0..<random.roll(4) { random.grow(depth - 1) }
      }
    case 10:
      append(.layers(alignment())) { random in
        for _ in 0..<random.roll(3) { random.grow(depth - 1) }
      }
    default:
      let decoration = DecorationNode(
        isInFront: roll(2) == 0, alignment: alignment(), drawsLines: roll(4) > 0)
      append(.decoration(decoration)) { random in
        random.grow(depth - 1)
        random.grow(min(depth - 1, 1))
      }
    }
  }

  private mutating func leaf() {
    switch roll(8) {
    case 0, 1: append(.field(field()))
    case 2, 3:
      append(
        .text(
          TextNode(
            (0...roll(2)).map { _ in TextRun(words(), style: style()) },
            alignment: pick(TextAlignment.allCases), lineLimit: pick([nil, 1, 2]),
            truncation: pick(TruncationMode.allCases))))
    case 4: append(.spacer(minLength: roll(3)))
    default:
      let drawing = pick([
        ShapeNode.Drawing.fill, .stroke(weight: pick(LineWeight.allCases), isDashed: roll(2) == 0),
        .stroke(weight: .light, isDashed: false),
        .rule(axis: pick(Axis.allCases), weight: .heavy, isDashed: false),
      ])
      append(
        .shape(
          ShapeNode(
            outline(), drawing: drawing, paint: paint(),
            inset: roll(3) == 0 ? insets() : CellInsets(), symbols: pick(SymbolSet.allCases))))
    }
  }

  /// A field whose text is a letter of its own, again and again.
  private mutating func field() -> FieldNode {
    let letter = Unicode.Scalar(UInt8(ascii: "A") + UInt8(fields % 26))
    fields += 1
    let text = String(repeating: Character(letter), count: roll(9))
    return FieldNode(
      text: text, style: style(), placeholder: roll(2) == 0 ? [TextRun(words())] : [],
      caret: roll(2) == 0 ? nil : roll(text.count + 1),
      selection: roll(3) == 0 ? 0..<(text.count / 2) : 0..<0,
      alignment: pick(TextAlignment.allCases), mark: roll(4) == 0 ? TextRun("!") : nil,
      symbols: pick(SymbolSet.allCases))
  }

  private mutating func words() -> String {
    pick(["", "a", "two words", "line\nfeed", "世界 wide", "e\u{301}👨‍👩‍👧", "a rather long text"])
  }

  private mutating func style() -> GlyphStyle {
    GlyphStyle(
      paint: pick([.ink, .ink(opacity: 0.5), .color(RGBA(1, 2, 3))]),
      background: roll(4) == 0 ? paint() : nil, attributes: pick([[], .bold]))
  }

  private mutating func paint() -> Paint {
    pick([
      .ink, .color(RGBA(9, 8, 7)), .color(RGBA(9, 8, 7, 99)), .color(.clear),
      .gradient(
        GradientPaint(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
          geometry: .linear(start: .topLeading, end: .bottomTrailing))),
    ])
  }

  private mutating func outline() -> ShapeNode.Outline {
    pick([
      .rectangle, .rounded(radius: 8), .rounded(radius: 0), .capsule,
      .ellipse(isCircle: true), .ellipse(isCircle: false),
    ])
  }

  private mutating func alignment() -> Alignment {
    Alignment(
      horizontal: pick([.leading, .center, .trailing]),
      vertical: pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]))
  }

  private mutating func insets() -> CellInsets {
    func inset(_ random: inout Self) -> Int { random.pick([0, 0, 1, 1, 2, -1, 30]) }
    return CellInsets(
      top: inset(&self), left: inset(&self), bottom: inset(&self), right: inset(&self))
  }

  private mutating func length() -> FrameNode.Length {
    func bound(_ random: inout Self) -> Int? {
      random.pick([nil, nil, 0, 1, 5, 20, ProposedCellSize.unlimited])
    }
    switch roll(6) {
    case 0, 1: return .inherited
    case 2: return .fixed(pick([0, 1, 2, 3, 7, 12, 40]))
    case 3: return .fitting
    case 4: return roll(9) == 0 ? .fixed(ProposedCellSize.unlimited) : .inherited
    default: return .flexible(min: bound(&self), ideal: bound(&self), max: bound(&self))
    }
  }
}
