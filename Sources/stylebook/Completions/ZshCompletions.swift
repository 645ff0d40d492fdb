/// The script for zsh, 5 and later.
@MainActor
enum ZshCompletions {
  static var script: String {
    let functions = CommandContext.all.map { context in
      let specs = context.options.map { spec(of: $0) } + operands(of: context)
      let arguments = specs.map { "    \($0)" }.joined(separator: " \\\n")
      if context.words == [Verb.snapshot.rawValue] { return actions(arguments: specs) }
      return """
        _stylebook_\(context.identifier)() {
          _arguments -s -S \\
        \(arguments)
        }
        """
    }
    return """
      #compdef stylebook
      # Completions of stylebook for zsh, written by: stylebook completions zsh
      # Put it into a folder of fpath as _stylebook, or read it behind compinit in ~/.zshrc:
      # eval "$(stylebook completions zsh)"

      \(functions.joined(separator: "\n\n"))

      _stylebook() {
        local curcontext="$curcontext" state line
        local -a commands
        commands=(
      \(described(Verb.allCases.map { ($0.rawValue, $0.summary) }))
        )
        _arguments -C -S \\
      \((Option.general.map { "    \(spec(of: $0))" }).joined(separator: " \\\n")) \\
          '1: :->command' \\
          '*:: :->rest' && return
        case $state in
          command) _describe command commands ;;
          rest) (( $+functions[_stylebook_$words[1]] )) && _stylebook_$words[1] ;;
        esac
      }

      if [ "$funcstack[1]" = _stylebook ]; then _stylebook "$@"; else compdef _stylebook stylebook; fi

      """
  }

  /// The function for `snapshot`, which goes on with that of what is to be done.
  private static func actions(arguments: [String]) -> String {
    let general = Option.general.map { "    \(spec(of: $0)) \\" }.joined(separator: "\n")
    return """
      _stylebook_snapshot() {
        local curcontext="$curcontext" state line
        local -a actions
        actions=(
      \(described(SnapshotCommand.Action.allCases.map { ($0.rawValue, $0.summary) }))
        )
        _arguments -C -S \\
      \(general)
          '1: :->action' \\
          '*:: :->rest' && return
        case $state in
          action) _describe action actions ;;
          rest)
            (( $+functions[_stylebook_snapshot_$words[1]] )) && _stylebook_snapshot_$words[1] ;;
        esac
      }
      """
  }

  private static func described(_ words: [(word: String, summary: String)]) -> String {
    words.map { "    \(Shell.quoted("\($0.word):\(escaped($0.summary))"))" }.joined(separator: "\n")
  }

  private static func spec(of option: Option) -> String {
    let summary = "[\(escaped(option.shortSummary))]"
    let value = option.candidates.map { ":\(escaped(option.value ?? "")):\(action($0))" } ?? ""
    let sign = option.value == nil ? "" : "="
    // Again and again is what most of those with a value are; for the others the last one counts.
    let again = option.value == nil ? "" : "*"
    guard let short = option.short else {
      return Shell.quoted("\(again)\(option.name)\(sign)\(summary)\(value)")
    }
    let shortSign = option.value == nil ? "" : "+"
    return Shell.quoted("\(again)\(option.name)\(sign)\(summary)\(value)") + " "
      + Shell.quoted("\(again)\(short)\(shortSign)\(summary)\(value)")
  }

  private static func operands(of context: CommandContext) -> [String] {
    context.operands.enumerated().map { index, candidates in
      let isLast = index == context.operands.count - 1
      let place = isLast && context.repeats ? "*" : "\(index + 1)"
      return Shell.quoted("\(place): :\(action(candidates))")
    }
  }

  private static func action(_ candidates: Candidates) -> String {
    switch candidates {
    case .words, .styles: "(\(candidates.words.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .stylesOrFiles:
      "{_alternative 'styles:style:(\(candidates.words.joined(separator: " ")))' 'files:file:_files'}"
    case .anything: ""
    }
  }

  /// A text within a specification of `_arguments`.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
