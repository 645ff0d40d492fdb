/// The script for bash, 3.2 and later.
@MainActor
enum BashCompletions {
  static var script: String {
    let contexts = CommandContext.all.map { context in
      """
          '\(context.words.joined(separator: " "))')
            options='\(Self.names(of: context.options))'
            \(Self.operands(of: context))
            ;;
      """
    }
    let values = Option.all.compactMap { option -> String? in
      guard let candidates = option.candidates else { return nil }
      let names = [option.name] + (option.short.map { [$0] } ?? [])
      return "    \(names.joined(separator: "|"))) \(Self.reply(candidates)) ; return ;;"
    }
    return """
      # Completions of stylebook for bash, written by: stylebook completions bash
      # Read it from ~/.bashrc: eval "$(stylebook completions bash)"

      _stylebook_words() { COMPREPLY=( $(compgen -W "$1" -- "$current") ); }

      _stylebook_paths() { # -f for files and folders, -d for folders
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null
        COMPREPLY+=( $(compgen "$1" -- "$current") )
      }

      _stylebook() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local context='' count=0 options='' index=1 word
        COMPREPLY=()
        # The equals sign of --width=40 is a word of its own.
        if [ "$current" = '=' ]; then current=''
        elif [ "$previous" = '=' ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi

        while [ "$index" -lt "$COMP_CWORD" ]; do
          word=${COMP_WORDS[index]}
          case "$word" in
            =) index=$((index + 1)) ;;
            \(Shell.optionsWithValue.joined(separator: "|")))
              [ "${COMP_WORDS[index+1]}" = '=' ] || index=$((index + 1)) ;;
            -*) ;;
            *)
              if [ -z "$context" ]; then context=$word
              elif [ "$context" = snapshot ]; then context="snapshot $word"
              else count=$((count + 1)); fi ;;
          esac
          index=$((index + 1))
        done

        case "$previous" in
      \(values.joined(separator: "\n"))
        esac
        case "$context" in
          '')
            options='\(Self.names(of: Option.general))'
            [ "${current#-}" != "$current" ] || _stylebook_words \
      '\(Verb.allCases.map(\.rawValue).joined(separator: " "))'
            ;;
      \(contexts.joined(separator: "\n"))
        esac
        if [ "${current#-}" != "$current" ]; then _stylebook_words "$options"; fi
      }

      complete -F _stylebook stylebook

      """
  }

  private static func names(of options: [Option]) -> String {
    options.map(\.name).joined(separator: " ")
  }

  private static func operands(of context: CommandContext) -> String {
    let last = context.operands.count - 1
    let cases = context.operands.enumerated().map { index, candidates in
      let pattern = index == last && context.repeats ? "*" : "\(index)"
      return "\(pattern)) \(reply(candidates)) ;;"
    }
    return cases.isEmpty ? ":" : "case \"$count\" in \(cases.joined(separator: " ")) esac"
  }

  private static func reply(_ candidates: Candidates) -> String {
    switch candidates {
    case .words, .styles: "_stylebook_words '\(candidates.words.joined(separator: " "))'"
    case .files: "_stylebook_paths -f"
    case .folders: "_stylebook_paths -d"
    case .stylesOrFiles:
      "_stylebook_words '\(candidates.words.joined(separator: " "))'; _stylebook_paths -f"
    case .anything: ":"
    }
  }
}
