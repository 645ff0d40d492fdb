/// A shell that completes command lines by a script of ours.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script, for the shell to read.
  @MainActor var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// The names of all options that take a value, short ones too.
  static var optionsWithValue: [String] {
    Option.all.filter { $0.value != nil }.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
  }

  /// A text in single quotes, as all three read it.
  static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
