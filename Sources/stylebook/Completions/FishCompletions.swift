/// The script for fish, 3 and later.
@MainActor
enum FishCompletions {
  static var script: String {
    """
    # Completions of stylebook for fish, written by: stylebook completions fish
    # Put it into ~/.config/fish/completions/stylebook.fish

    # Whether the words before the cursor lead to a place: a command, an action of snapshot, or none.
    # With a number behind it, whether so many operands are there, or as many and more with a plus.
    function __stylebook_at
      set -l words (commandline -opc)
      set -e words[1]
      set -l place
      set -l count 0
      set -l skips 0
      for word in $words
        if test $skips -eq 1
          set skips 0
          continue
        end
        switch $word
          case \(Shell.optionsWithValue.joined(separator: " "))
            set skips 1
          case '-*'
          case '*'
            if test -z "$place"
              set place $word
            else if test "$place" = snapshot
              set place "snapshot $word"
            else
              set count (math $count + 1)
            end
        end
      end
      test "$place" = "$argv[1]"; or return 1
      set -q argv[2]; or return 0
      switch $argv[2]
        case '*+'
          test $count -ge (string trim -r -c + $argv[2])
        case '*'
          test $count -eq $argv[2]
      end
    end

    complete -c stylebook -f
    \(start.joined(separator: "\n"))
    \(CommandContext.all.map { lines(of: $0).joined(separator: "\n") }.joined(separator: "\n"))

    """
  }

  private static var start: [String] {
    let place = condition("")
    return Verb.allCases.map {
      "complete -c stylebook \(place) -a \($0.rawValue) -d \(quoted($0.summary))"
    } + Option.general.map { line(of: $0, place) }
  }

  private static func lines(of context: CommandContext) -> [String] {
    let name = context.words.joined(separator: " ")
    var lines: [String] = []
    for (index, candidates) in context.operands.enumerated() {
      let isLast = index == context.operands.count - 1
      let count = isLast && context.repeats ? "\(index)+" : "\(index)"
      let start = "complete -c stylebook \(condition(name, count))"
      if context.words == [Verb.snapshot.rawValue] {
        lines += SnapshotCommand.Action.allCases.map {
          "\(start) -a \($0.rawValue) -d \(quoted($0.summary))"
        }
      } else {
        lines += arguments(candidates).map { "\(start) \($0)" }
      }
    }
    return lines + context.options.map { line(of: $0, condition(name)) }
  }

  private static func line(of option: Option, _ condition: String) -> String {
    var line = "complete -c stylebook \(condition) -l \(option.name.dropFirst(2))"
    if let short = option.short { line += " -s \(short.dropFirst())" }
    if let candidates = option.candidates {
      let values = arguments(candidates)
      line += values.isEmpty ? " -x" : " -r \(values.joined(separator: " "))"
    }
    return "\(line) -d \(quoted(option.shortSummary))"
  }

  private static func arguments(_ candidates: Candidates) -> [String] {
    let words = candidates.words.joined(separator: " ")
    switch candidates {
    case .words, .styles: return ["-a \(quoted(words))"]
    case .files: return ["-F"]
    case .folders: return ["-a '(__fish_complete_directories (commandline -ct))'"]
    case .stylesOrFiles: return ["-a \(quoted(words)) -F"]
    case .anything: return []
    }
  }

  private static func condition(_ place: String, _ count: String? = nil) -> String {
    "-n \(quoted("__stylebook_at \"\(place)\"\(count.map { " \($0)" } ?? "")"))"
  }

  /// A text in single quotes, in which fish knows two escapes.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
