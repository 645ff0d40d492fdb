import StyleCore

/// States that have to be told apart without colour, each by comparing two pictures.
enum StateRules {
  /// A state and the one it must not look like.
  struct Pair {
    var rule: CheckRule
    var state: FieldState
    var other: FieldState
    var problem: String
    var advice: String
  }

  /// The pairs; texts are the same on both sides.
  static let pairs = [
    Pair(
      rule: .focusInvisible, state: .focused, other: .empty,
      problem: "Without colour nobody can see that an empty field has the focus.",
      advice: "Let the caret be seen, or draw a heavier border while isFocused is set."),
    Pair(
      rule: .focusInvisible, state: .editing, other: .filled,
      problem: "Without colour nobody can see that the field is being edited.",
      advice: "Let the caret be seen, or draw a heavier border while isFocused is set."),
    Pair(
      rule: .errorInvisible, state: .error, other: .filled,
      problem: "Without colour nobody can see that the text is wrong.",
      advice: "Let the field's mark be seen, or show a symbol or the message of validation."),
    Pair(
      rule: .disabledInvisible, state: .disabled, other: .filled,
      problem: "Without colour nobody can see that the field does not react.",
      advice: "Let the field's mark be seen, or draw another border while isEnabled is not set."),
  ]

  /// Whether two pictures differ in more than colour.
  static func differ(_ first: Specimen, _ second: Specimen) -> Bool {
    first.canvas.size != second.canvas.size
      || first.canvas.caret != second.canvas.caret
        && (isCaretSeen(first) || isCaretSeen(second))
      || first.colorless != second.colorless
  }

  /// Whether anything shows where the caret is.
  private static func isCaretSeen(_ specimen: Specimen) -> Bool {
    guard let caret = specimen.canvas.caret else { return false }
    return specimen.canvas[caret.x, caret.y] != .blank
  }

  /// What is wrong where both sides of a pair look alike.
  static func observation(
    _ pair: Pair, _ first: Specimen, _ second: Specimen
  ) -> Finding.Observation? {
    if differ(first, second) { return nil }
    return Finding.Observation(
      rule: pair.rule, cause: pair.state.rawValue, problem: pair.problem, advice: pair.advice)
  }

  /// A placeholder that is not seen, or that looks as the same text would.
  static func placeholder(_ empty: Specimen, filled: Specimen) -> Finding.Observation? {
    let prompt = VisibleText.line(empty.scenario.prompt ?? Scenario.usualPrompt)
    if empty.canvas.longestPart(of: prompt) < min(prompt.count, 3) {
      return Finding.Observation(
        rule: .placeholderInvisible, cause: "absent",
        problem: "The placeholder is not seen: nobody is told what to type.",
        advice: "Let the field draw its placeholder, or show placeholderText as a label.")
    }
    if differ(empty, filled) { return nil }
    return Finding.Observation(
      rule: .placeholderInvisible, cause: "alike",
      problem: "Without colour the placeholder looks like text that has been typed.",
      advice: "Leave the placeholder dim, or show it elsewhere than the text.")
  }
}
