import Testing

@testable import StyleCore

/// The editor does what an editor without any cleverness does, whatever comes.
@Suite struct EditingModelTests {
  /// Texts whose pieces join, widen, turn and vanish.
  private static let pieces = [
    "a", "b", "Z", "7", "_", "'", ".", "-", " ", " ", "  ", "word", "two words", "世", "界面",
    "ひら", "カタ", "한", "\u{1112}\u{1161}\u{11AB}", "e\u{301}", "\u{301}", "\u{308}", "👩", "👩‍👩‍👧‍👦",
    "\u{200D}", "👍", "\u{1F3FD}", "\u{FE0F}", "❤", "🇯", "🇵", "🇯🇵", "🇺🇸🇫🇷", "ש", "שלום", "مرحبا",
    "\u{627}\u{64B}", "٣", "\u{E33}", "\u{E01}", "\u{915}\u{94D}", "\u{937}", "\t", "\n", "\r\n",
    "\u{7}", "\u{1B}[31m", "\u{9B}", "\u{202E}", "\u{200B}", "\u{AD}", "\u{2028}", "", "x\u{0}y",
  ]

  private static let motions: [EditMotion] = [
    .backward, .backward, .forward, .forward, .wordBackward, .wordForward, .start, .end,
  ]

  private func command(_ random: inout RandomText) -> EditCommand {
    func motion() -> EditMotion { Self.motions[random.number(below: Self.motions.count)] }
    func piece() -> String { Self.pieces[random.number(below: Self.pieces.count)] }
    switch random.number(below: 40) {
    case 0..<12: return .insert(piece())
    case 12: return .paste(piece() + piece() + piece())
    case 13: return .replaceText(piece())
    case 14..<18: return .delete(.backward)
    case 18..<20: return .delete(.forward)
    case 20: return .delete(motion())
    case 21..<23: return .kill(motion())
    case 23: return .yank
    case 24: return .cut
    case 25: return .copy
    case 26: return .transpose
    case 27..<31: return .move(motion())
    case 31..<34: return .move(motion(), extending: true)
    case 34: return random.number(below: 4) == 0 ? .selectAll : .copy
    case 35..<38: return .undo
    default: return .redo
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func randomEditsNeverDiffer(seed: UInt64) {
    #if DEBUG
      let edits = 1_000
    #else
      let edits = 25_000
    #endif
    var random = RandomText(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    var field = TextEditing("")
    var model = EditingModel("", limit: nil)
    var trace: [EditCommand] = []
    for number in 0..<edits {
      if number % 250 == 0 {
        // A new field, whose owner's text may hold anything.
        let text = random.next(length: 8)
        let limit = number % 500 == 0 ? nil : 12
        let ring = field.killRing
        field = TextEditing(text, rules: InputRules(characterLimit: limit))
        field.killRing = ring
        field.width = 1 + random.number(below: 12)
        let kills = model.kills
        model = EditingModel(text, limit: limit)
        model.kills = kills
        trace = []
      }
      let command = command(&random)
      trace.append(command)
      let clipboard = model.apply(command)
      let outcome = field.apply(command)
      let state = EditingModel.State(
        characters: Array(field.text), anchor: field.selection.anchor,
        head: field.selection.head)
      let isSame =
        state == model.state && field.count == model.state.characters.count
        && outcome.clipboard == clipboard
        && field.killRing.entries.first == model.kills.last
      let column = field.caretColumn
      let isInSight = column >= 0 && column < field.width ?? 0
      guard isSame, isInSight else {
        Issue.record(
          """
          seed \(seed), edit \(number): \(field) is not \(model.state), caret in column \(column) \
          of \(field.width ?? 0), after \(trace.suffix(6))
          """)
        return
      }
    }
  }

  @Test func undoingAllAndRedoingAllComesBack() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = RandomText(seed: seed &* 0x9E37_79B9_7F4A_7C15)
      var field = TextEditing(random.next(length: 8))
      let first = Array(field.text.unicodeScalars)
      for _ in 0..<150 { field.apply(command(&random)) }
      while !field.apply(.redo).isRefused {}
      let last = Array(field.text.unicodeScalars)
      while !field.apply(.undo).isRefused {}
      #expect(Array(field.text.unicodeScalars) == first, "seed \(seed)")
      while !field.apply(.redo).isRefused {}
      #expect(Array(field.text.unicodeScalars) == last, "seed \(seed)")
    }
  }

  @Test func everyPlaceIsReachedBySteppingAcrossTheScreen() {
    var random = RandomText(seed: 77)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<random.number(below: 8) {
        text += Self.pieces[random.number(below: Self.pieces.count)]
      }
      var field = TextEditing("")
      field.apply(.paste(text))
      while field.apply(.move(.left)).selectionChanged {}
      var seen: Set = [field.selection.head]
      while field.apply(.move(.right)).selectionChanged {
        #expect(seen.insert(field.selection.head).inserted, "\(field)")
      }
      if VisibleText.line(field.text) == field.text { #expect(seen.count == field.count + 1) }
    }
  }
}
