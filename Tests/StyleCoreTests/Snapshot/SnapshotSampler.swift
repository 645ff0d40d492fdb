@testable import StyleCore

/// Numbers that look random and are the same in every run.
struct SnapshotSampler: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Clusters of every kind that a canvas may have to hold.
  static let characters: [Character] = [
    " ", " ", " ", "a", "Z", "0", "|", "!", "=", "\\", "\"", ".", "{", "}", "#",
    "é", "ß", "Ж", "Ω", "─", "╭", "│", "█", "▁", "…", "世", "界", "검", "색", "ａ", "　", "\u{A0}",
    "ᄀ", "ᅡ", "ᆨ", "각", "😀", "👍🏽", "👨‍👩‍👧", "❤", "❤️", "☎︎", "1️⃣", "🇯🇵", "🇯", "🇵",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}", "o\u{308}\u{323}", "ก็", "ש", "ع", "नि", "न", "्", "\u{0600}", "\u{301}",
    "\u{200D}",
    "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{0}", "\n", "\t", "\u{1B}", "\r\n", "\u{85}",
    "\u{2028}", "\u{AD}", "\u{E0B0}", "\u{10FFFF}", "\u{0378}", "a\u{200D}", "\u{FE0F}", "🏽",
  ]

  /// A canvas of any cells, most of them as a painter leaves them and some as none would.
  mutating func canvas() -> Canvas {
    var canvas = Canvas(
      width: .random(in: 0...24, using: &self), height: .random(in: 0...6, using: &self))
    let isWild = Int.random(in: 0..<4, using: &self) == 0
    let colors = (0..<Int.random(in: 0...4, using: &self)).map { _ in
      isWild
        ? RGBA(rawValue: .random(in: .min ... .max, using: &self))
        : RGBA(rawValue: .random(in: .min ... .max, using: &self) | 0xFF)
    }
    for y in 0..<canvas.height {
      if Int.random(in: 0..<4, using: &self) == 0 { continue }
      var x = 0
      while x < canvas.width { x += put(x, y, in: &canvas, colors: colors, isWild: isWild) }
    }
    if canvas.width > 0, canvas.height > 0, Bool.random(using: &self) {
      canvas.caret = CellPoint(
        x: .random(in: 0..<canvas.width, using: &self),
        y: .random(in: 0..<canvas.height, using: &self))
    }
    return canvas
  }

  /// Puts one character and gives the columns it took.
  private mutating func put(
    _ x: Int, _ y: Int, in canvas: inout Canvas, colors: [RGBA], isWild: Bool
  ) -> Int {
    let character = Self.characters.randomElement(using: &self) ?? " "
    var cell = Cell(glyph: canvas.glyph(for: character))
    if Bool.random(using: &self) {
      cell.foreground = colors.randomElement(using: &self) ?? .clear
      cell.background = colors.randomElement(using: &self) ?? .clear
      let bits = UInt8.random(in: 0...255, using: &self) & .random(in: 0...255, using: &self)
      cell.attributes = CellAttributes(rawValue: isWild ? bits : bits & 63)
    }
    let width = DisplayWidth.of(character)
    if isWild, Int.random(in: 0..<6, using: &self) == 0 {
      cell.width = .random(in: 0...3, using: &self)
      if Bool.random(using: &self) { cell.glyph = .continuation }
    } else if width == 2, x + 1 < canvas.width {
      cell.width = 2
      canvas[x, y] = cell
      cell.glyph = .continuation
      cell.width = 0
      canvas[x + 1, y] = cell
      return 2
    }
    canvas[x, y] = cell
    return 1
  }
}

extension Canvas {
  /// A canvas that shows lines of text, as wide as the widest, in the terminal's own colours.
  init(picture lines: String...) {
    self.init(width: lines.map { DisplayWidth.of($0) }.max() ?? 0, height: lines.count)
    for (y, line) in lines.enumerated() {
      var x = 0
      for character in line {
        let width = DisplayWidth.of(character)
        self[x, y] = Cell(glyph: glyph(for: character), width: UInt8(width))
        if width == 2 { self[x + 1, y] = Cell(glyph: .continuation, width: 0) }
        x += width
      }
    }
  }

  /// Whether both hold the same scalars, colours and attributes in every cell.
  func isIdentical(to other: Canvas) -> Bool {
    width == other.width && height == other.height && caret == other.caret
      && zip(cells, other.cells).allSatisfy { first, second in
        text(of: first.glyph).utf8.elementsEqual(other.text(of: second.glyph).utf8)
          && (first.glyph == .continuation) == (second.glyph == .continuation)
          && first.foreground == second.foreground && first.background == second.background
          && first.attributes == second.attributes && first.width == second.width
      }
  }
}
