@testable import StyleCore

/// A terminal that obeys just what a `FrameDiff` may send, and tells when it is sent anything else.
struct TerminalScreen {
  /// What a cell shows; the right half of a wide glyph has no text.
  struct Look: Hashable {
    var text = " "
    var foreground = "-"
    var background = "-"
    var attributes: Set<Int> = []

    /// Without what does not show on a blank.
    var visible: Look {
      guard text == " ", attributes.isDisjoint(with: [4, 7, 9]) else { return self }
      return Look(background: background)
    }
  }

  let width: Int
  let height: Int
  /// Whether a cluster has the columns that all its scalars have together, as in old terminals.
  let addsScalars: Bool
  private(set) var rows: [[Look]]
  private(set) var caret = CellPoint.zero
  private(set) var isCaretVisible = true
  private(set) var isUpdating = false
  /// What was sent that is not understood.
  private(set) var surprises: [String] = []
  private var look = Look()

  init(width: Int, height: Int, addsScalars: Bool = false) {
    (self.width, self.height, self.addsScalars) = (width, height, addsScalars)
    // Something was there before.
    rows = Array(repeating: Array(repeating: Look(text: "?"), count: width), count: height)
  }

  mutating func receive(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.first {
      switch scalar {
      case "\u{1B}":
        let end = rest.dropFirst(2).firstIndex { ("@"..."~").contains($0) } ?? rest.endIndex - 1
        obey(String(String.UnicodeScalarView(rest[...end].dropFirst())))
        rest = rest[(end + 1)...]
      case "\r":
        caret.x = 0
        rest.removeFirst()
      case "\n":
        if caret.y + 1 >= height { surprises.append("scrolled") }
        caret.y = min(caret.y + 1, height - 1)
        rest.removeFirst()
      case "\u{8}":
        caret.x = max(caret.x - 1, 0)
        rest.removeFirst()
      default:
        let run = rest.prefix { $0.value >= 0x20 }
        if run.isEmpty {
          surprises.append("control \(scalar.value)")
          rest.removeFirst()
        }
        show(String(String.UnicodeScalarView(run)))
        rest = rest.dropFirst(run.count)
      }
    }
  }

  private mutating func show(_ text: String) {
    let pieces = addsScalars ? text.unicodeScalars.map { String($0) } : text.map { String($0) }
    for piece in pieces {
      let columns = DisplayWidth.of(piece)
      if columns == 0 {
        var x = caret.x - 1
        if x > 0, rows[caret.y][x].text == "" { x -= 1 }
        if x >= 0 { rows[caret.y][x].text += piece }
        continue
      }
      if columns > width { continue }
      caret.x = min(caret.x, width - columns)
      for x in caret.x..<caret.x + columns { clear(x) }
      rows[caret.y][caret.x] = look
      rows[caret.y][caret.x].text = piece
      if columns == 2 {
        rows[caret.y][caret.x + 1] = look
        rows[caret.y][caret.x + 1].text = ""
      }
      // Behind the last column the place is no place: one that is used there shows as wrong.
      caret.x += columns
    }
  }

  /// Blanks a cell, and the other half of its glyph.
  private mutating func clear(_ x: Int) {
    if rows[caret.y][x].text == "", x > 0 { rows[caret.y][x - 1].text = " " }
    if x + 1 < width, rows[caret.y][x + 1].text == "" { rows[caret.y][x + 1].text = " " }
    rows[caret.y][x].text = " "
  }

  private mutating func obey(_ sequence: String) {
    let body = sequence.dropFirst().dropLast()
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let steps = max(numbers.first ?? 1, 1)
    switch (sequence.first, body.first == "?", sequence.last) {
    case ("[", false, "m"): setLook(numbers)
    case ("[", false, "H"):
      caret = CellPoint(x: (numbers.count > 1 ? max(numbers[1], 1) : 1) - 1, y: steps - 1)
    case ("[", false, "A"): caret.y -= steps
    case ("[", false, "B"): caret.y += steps
    case ("[", false, "C"): caret.x += steps
    case ("[", false, "D"): caret.x -= steps
    case ("[", false, "G"): caret.x = steps - 1
    case ("[", false, "K") where body.isEmpty:
      for x in caret.x..<width {
        clear(x)
        rows[caret.y][x] = Look(background: look.background)
      }
    case ("[", false, "J") where body == "2":
      let blank = Look(background: look.background)
      rows = Array(repeating: Array(repeating: blank, count: width), count: height)
    case ("[", true, "h") where body == "?25": isCaretVisible = true
    case ("[", true, "l") where body == "?25": isCaretVisible = false
    case ("[", true, "h") where body == "?2026": isUpdating = true
    case ("[", true, "l") where body == "?2026": isUpdating = false
    default: surprises.append(sequence)
    }
    let moves = sequence.last.map { "ABCDGHK".contains($0) } == true
    // Up and down stay behind the last column, where a move along the row that needs no column follows.
    let isBehind = caret.x == width && (sequence.last == "A" || sequence.last == "B")
    if moves, !(0..<width ~= caret.x || isBehind) || !(0..<height ~= caret.y) {
      surprises.append("\(sequence) leaves the screen")
      caret = .zero
    }
  }

  private mutating func setLook(_ numbers: [Int]) {
    var rest = numbers[...]
    func color(_ rest: inout ArraySlice<Int>) -> String {
      let count = rest.first == 2 ? 4 : 2
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map { String($0) }.joined(separator: ";")
    }
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 1, 2, 3, 4, 7, 9: look.attributes.insert(number)
      case 22: look.attributes.subtract([1, 2])
      case 23, 24, 27, 29: look.attributes.remove(number - 20)
      case 30...37, 90...97: look.foreground = String(number)
      case 40...47, 100...107: look.background = String(number)
      case 38: look.foreground = color(&rest)
      case 48: look.background = color(&rest)
      case 39: look.foreground = "-"
      case 49: look.background = "-"
      default: surprises.append("SGR \(number)")
      }
    }
  }
}
