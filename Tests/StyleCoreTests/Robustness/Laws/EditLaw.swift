@testable import StyleCore

/// Whatever is done to a field's text, caret and selection stay within it and in sight, and undoing
/// comes back.
@MainActor
enum EditLaw {
  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    var feed = ByteFeed(bytes)
    let rules = InputRules(
      characterLimit: feed.pick([nil, nil, 5, 0]),
      feed.pick([[], [], [.trimming], [.decimal], [.uppercase], [.letters, .unspaced]]))
    let first = feed.text()
    var field = TextEditing(first, isSecure: feed.number(below: 4) == 1, rules: rules)
    field.width = feed.pick([nil, 0, 1, 2, 7, 20, 300])
    try check(field, after: nil)
    var edits = 0
    while !feed.isEmpty, edits < 120 {
      let command = command(&feed)
      try apply(command, to: &field)
      try check(field, after: command)
      edits += 1
    }
    // Fewer steps than history keeps.
    while !field.apply(.redo).isRefused {}
    let last = field.text
    while !field.apply(.undo).isRefused { try check(field, after: .undo) }
    try require(field.text.isSame(as: first), "\(first) comes back as \(field.text)")
    while !field.apply(.redo).isRefused { try check(field, after: .redo) }
    try require(field.text.isSame(as: last), "\(last) is done again as \(field.text)")
    try draw(field)
  }

  private static func apply(
    _ command: EditCommand, to field: inout TextEditing
  ) throws(BrokenLaw) {
    // What is typed in a row is one step, so that the step is begun anew to take back just this.
    var copy = field
    copy.history.close()
    let before = copy
    let outcome = copy.apply(command)
    switch command {
    case .undo, .redo, .yankPop: break
    default:
      try require(
        outcome.textChanged || copy.text.isSame(as: before.text), "\(command) changed \(before)")
      if outcome.textChanged {
        let after = copy.text
        copy.apply(.undo)
        try require(
          copy.text.isSame(as: before.text) && copy.selection == before.selection,
          "\(command), taken back, leaves \(copy) instead of \(before)")
        copy.apply(.redo)
        try require(copy.text.isSame(as: after), "\(command), done again, leaves \(copy)")
      }
    }
    field.apply(command)
  }

  private static func check(_ field: TextEditing, after command: EditCommand?) throws(BrokenLaw) {
    let what = { "\(field) after \(command.map { "\($0)" } ?? "nothing")" }
    try require(field.count == field.text.count, "\(field.count) clusters in \(what())")
    let places = 0...field.count
    try require(
      places.contains(field.selection.head) && places.contains(field.selection.anchor),
      "\(field.selection) in \(what())")
    if let width = field.width, width > 0 {
      try require(
        (0..<width).contains(field.caretColumn), "column \(field.caretColumn) in \(what())")
    }
  }

  private static func draw(_ field: TextEditing) throws(BrokenLaw) {
    let width = field.width ?? 12
    let view = TextField("", text: .constant(field.text)).fieldActivity(field.activity())
    let canvas = Renderer(RenderOptions(width: width)).canvas(view)
    try canvas.check("\(field)")
    guard width > 0 else { return }
    try require(
      canvas.caret.map { $0.x < canvas.width && $0.y < canvas.height } ?? false,
      "the caret of \(field) is at \(canvas.caret.map { "\($0)" } ?? "no place")")
  }

  private static func command(_ feed: inout ByteFeed) -> EditCommand {
    let column = { (feed: inout ByteFeed) in feed.number(below: 40) - 5 }
    switch feed.number(below: 24) {
    case 0: return .undo
    case 1: return .redo
    case 2, 3, 4, 5: return .insert(feed.text())
    case 6: return .paste(feed.text() + "\n" + feed.text())
    case 7: return .replaceText(feed.text())
    case 8: return .yank
    case 9: return .yankPop
    case 10, 11: return .delete(feed.pick(EditMotion.allCases))
    case 12: return .kill(feed.pick(EditMotion.allCases))
    case 13: return .cut
    case 14: return .copy
    case 15: return .transpose
    case 16, 17: return .move(feed.pick(EditMotion.allCases), extending: feed.flag())
    case 18: return .selectAll
    case 19: return .place(column: column(&feed))
    case 20: return .extend(column: column(&feed))
    case 21: return .selectWord(column: column(&feed))
    case 22: return .submit
    default: return .endEditing
    }
  }
}
