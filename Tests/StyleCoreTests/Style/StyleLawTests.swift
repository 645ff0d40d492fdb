import StyleCore
import Styles
import Testing

/// What holds for every composition of the built-in styles, whatever it looks like.
@MainActor
@Suite struct StyleLawTests {
  let registry = StyleRegistry.builtIns()

  /// Every sequence of built-in styles of the given length.
  func compositions(ofLength length: Int) -> [[String]] {
    (0..<length).reduce([[]]) { sequences, _ in
      sequences.flatMap { sequence in registry.ids.map { sequence + [$0] } }
    }
  }

  func composed(_ ids: [String]) throws -> ComposedTextFieldStyle {
    ComposedTextFieldStyle(layers: try ids.map { .init(try registry.make($0), name: $0) })
  }

  func tree(_ style: some TextFieldStyle, _ scenario: Scenario) -> NodeTree {
    LoweringSession().lower(
      scenario.field.textFieldStyle(style), in: scenario.options.environment)
  }

  @Test func noStyleIsTheIdentity() throws {
    let none = ComposedTextFieldStyle([])
    for ids in compositions(ofLength: 1) + compositions(ofLength: 2) {
      for state in FieldState.allCases {
        let scenario = Scenario(state)
        let style = try composed(ids)
        let alone = tree(style, scenario)
        #expect(tree(ComposedTextFieldStyle([none, style]), scenario) == alone)
        #expect(tree(ComposedTextFieldStyle([style, none]), scenario) == alone)
      }
    }
  }

  @Test func compositionIsAssociative() throws {
    for ids in compositions(ofLength: 3) {
      let scenario = Scenario(.editing)
      let left = ComposedTextFieldStyle([
        try composed(Array(ids[..<2])), try composed(Array(ids[2...])),
      ])
      let right = ComposedTextFieldStyle([
        try composed(Array(ids[..<1])), try composed(Array(ids[1...])),
      ])
      let flat = tree(try composed(ids), scenario)
      #expect(tree(left, scenario) == flat)
      #expect(tree(right, scenario) == flat)
    }
  }

  @Test func plainAndDefaultEndTheStyles() throws {
    for ids in compositions(ofLength: 2) {
      for end in ["plain", "default"] {
        let scenario = Scenario(.filled)
        #expect(
          tree(try composed([end] + ids), scenario) == tree(try composed([end]), scenario))
        #expect(
          tree(try composed([ids[0], end, ids[1]]), scenario)
            == tree(try composed([ids[0]]), scenario))
      }
    }
  }

  @Test func theOrderMatters() throws {
    let scenario = Scenario(.editing)
    #expect(
      tree(try composed(["search", "gradient"]), scenario)
        != tree(try composed(["gradient", "search"]), scenario))
  }

  /// At every width: no trap, no line that is wider, every row whole, the caret, the text in full
  /// wherever the field's line has room for it, and at least a part of it where it has a column.
  @Test(arguments: [
    "x", "Ada 世", "👩‍👩‍👧‍👦e\u{301}🇪🇺", "A name that is far too long for most of these",
  ])
  func noCompositionDrawsOverTheText(_ text: String) throws {
    for length in 1...3 {
      // Two texts are enough for the many deep compositions.
      if length == 3, text.utf8.count > 8 { continue }
      for ids in compositions(ofLength: length) where ids.dropLast().allSatisfy(isOpen) {
        let style = try composed(ids)
        for width in 0...60 {
          // Deeper compositions take turns, so that the whole takes seconds.
          for state in [FieldState.filled, .editing]
          where length < 3 || (width % 2 == 0) == (state == .filled) {
            try check(style, text, width: width, state: state, ids)
          }
        }
      }
    }
  }

  /// Whether styles set further out than this one are drawn.
  private func isOpen(_ id: String) -> Bool { id != "plain" && id != "default" }

  private func check(
    _ style: ComposedTextFieldStyle, _ text: String, width: Int, state: FieldState, _ ids: [String]
  ) throws {
    let scenario = Scenario(state, text: text, width: width)
    let stages = Renderer(scenario.options).stages(scenario.field.textFieldStyle(style))
    let context: Comment = "\(ids) at \(width), \(state)"
    #expect(stages.canvas.width <= width, context)
    let rows = (0..<stages.canvas.height).map { stages.canvas.text(ofRow: $0) }
    for row in rows { #expect(DisplayWidth.of(row) == stages.canvas.width, context) }
    let index = try #require(
      (0..<stages.tree.count).first {
        if case .field = stages.tree[$0] { true } else { false }
      })
    let frame = stages.placement.frames[index].intersection(
      CellRect(origin: .zero, size: stages.canvas.size))
    if width == 0 { return }
    #expect(frame.width > 0, context)
    let isEditing = state == .editing
    let needed = DisplayWidth.of(text) + (isEditing ? 1 : 0)
    let row = rows[frame.minY]
    if needed <= frame.width {
      #expect(row.contains(isEditing ? text + "▏" : text), context)
      return
    }
    if isEditing { #expect(row.contains("▏"), context) }
    let shown = Set(row).intersection(text.filter { $0 != " " })
    let widest = isEditing ? frame.width - 1 : frame.width
    if widest >= 3 { #expect(!shown.isEmpty, context) }
    if widest >= 1, !isEditing { #expect(!shown.isEmpty || row.contains("…"), context) }
  }
}
