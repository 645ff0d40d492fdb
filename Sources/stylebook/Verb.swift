import StyleCore

/// A command: the first word that is no option.
enum Verb: String, Sendable, CaseIterable {
  case browse
  case gallery
  case show
  case list
  case snapshot
  case check
  case preview
  case new
  case completions
  case help

  /// How it is written behind the program's name.
  var usage: [String] {
    switch self {
    case .browse: ["browse [EXPRESSION]"]
    case .gallery: ["gallery [EXPRESSION…]"]
    case .show: ["show EXPRESSION"]
    case .list: ["list"]
    case .snapshot:
      [
        "snapshot record DIR [EXPRESSION…]", "snapshot verify DIR [EXPRESSION…]",
        "snapshot review DIR [NAME…]", "snapshot prune DIR",
        "snapshot report FILE…",
      ]
    case .new: ["new NAME"]
    case .check: ["check [EXPRESSION|PATH…]"]
    case .preview: ["preview PATH…"]
    case .completions: ["completions bash|zsh|fish"]
    case .help: ["help [COMMAND]"]
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .browse: "Browse the styles on the whole screen, and type into them"
    case .gallery: "Show every style, or those named, in every state"
    case .show: "Show one field in one state, and print nothing else"
    case .list: "List the styles and their parameters"
    case .snapshot:
      "Record how the styles look, verify that they still do, and review what has changed"
    case .new: "Write a plugin of your own into a new folder"
    case .check: "Find out what a user of a style would suffer"
    case .preview: "Show the looks in Swift files, in every state"
    case .completions: "Write a script by which a shell completes command lines"
    case .help: "Explain a command"
    }
  }

  /// What else there is to know, in a few sentences.
  var discussion: String {
    switch self {
    case .browse:
      """
      stylebook alone does the same on a terminal, and prints the gallery elsewhere. The keys stand \
      at the foot of the screen, and ? lists them all. With --tape it needs no terminal: the same \
      tape gives the same bytes, as text unless --format says otherwise; where it takes several \
      frames, -o may name a folder for them. With --accessible it reads commands, a line each, \
      and tells what changed.
      """
    case .gallery:
      """
      The gallery takes the columns that --width gives, else those that COLUMNS gives, else those of \
      the terminal, else 80. --format site writes pages into the folder -o DIR, for a browser of \
      the web: each style in all states, both appearances, every depth of colour and three widths, \
      with its parameters, command and code.
      """
    case .show:
      """
      The state is filled and the width 40 columns, unless told. An expression names styles and \
      composes them: search(border-color: #c0c0c0) | gradient(width: 3). The leftmost is nearest \
      the field and drawn outermost. With several --at it draws the field at each time, one \
      below the other.
      """
    case .list:
      """
      With --format json it prints the same for programs, with --format markdown for documents, and \
      with --schema what recipes consist of.
      """
    case .snapshot:
      """
      One file is written for each style or expression, state and appearance, below the folder DIR: \
      40 columns wide, unless told; with --tape one for each frame that the tape takes of each \
      style. verify prints what differs, leaves it beside the file to be \
      reviewed, and ends with 1. review shows the old look beside the new one and asks, or does what \
      --accept or --reject say for all or the NAMEs, which may be patterns. prune draws everything \
      and removes the files of no snapshot, once everything has been recorded or verified in the \
      folder, or --visited names the list of a whole run. report joins the JSON reports of the parts \
      of a run. Where CI is set nothing is written.
      """
    case .new:
      """
      The folder NAME gets a style to begin with. --kind source writes one as an app has it, in a \
      package with tests and snapshots; linked one with declared parameters and a plugin, in a \
      package, too; and recipe a JSON file that composes styles there are.
      """
    case .check:
      """
      Every style, or those named, or those of the plugins at the paths, is drawn in every state, \
      with texts of many kinds, in six widths and both appearances. What breaks a rule is shown in \
      the plainest case, with what to do about it; --width is that of the report. Any error ends the \
      command with 1; warnings do not.
      """
    case .preview:
      """
      A PATH is a Swift file or a folder of them, written for SwiftUI or for Stylebook; it is \
      compiled with the Swift compiler of this machine and never changed. What the file needs of \
      its project can stand beside it, for Field.swift in Field.stub.swift.
      """
    case .completions:
      """
      For bash: eval "$(stylebook completions bash)" in ~/.bashrc. For zsh the same behind compinit \
      in ~/.zshrc. For fish: stylebook completions fish > \
      ~/.config/fish/completions/stylebook.fish.
      """
    case .help:
      "Without a command it lists them all; with --format man it writes the manual page."
    }
  }

  /// A few lines to try.
  var examples: [String] {
    switch self {
    case .browse: ["browse", "browse 'search | gradient' --appearance light"]
    case .gallery:
      [
        "gallery", "gallery 'search | gradient' --appearance light", "gallery -o gallery.svg",
        "gallery --format site -o site",
      ]
    case .show:
      [
        "show underlined --state error", "show search --state editing --text apples",
        "show gradient --set width=4 --explain",
        "show underlined --state error --at 0 --at 60ms --at 0.12s",
      ]
    case .list: ["list", "list --format json", "list --schema"]
    case .snapshot:
      [
        "snapshot record Snapshots", "snapshot verify Snapshots gradient --state editing",
        "snapshot review Snapshots", "snapshot review Snapshots 'gradient/*' --accept",
        "snapshot verify Snapshots --shard 1/3 -o 1.json",
      ]
    case .new: ["new Neon", "new soft-glow --kind recipe"]
    case .check: ["check rounded-border", "check search --rule border-broken --format json"]
    case .preview: ["preview Field.swift", "preview Field.swift --watch --appearance light"]
    case .completions: ["completions bash", "completions zsh", "completions fish"]
    case .help: ["help show", "help --format man"]
    }
  }

  /// The options it takes, in the order of help.
  var options: [Option] {
    let look: [Option] = [
      .text, .prompt, .width, .appearance, .backdrop, .symbols, .at, .set, .plugin,
    ]
    switch self {
    case .browse:
      return [
        .text, .width, .appearance, .symbols, .set, .plugin, .color, .tape, .size, .accessible,
        .format, .output,
      ]
    case .gallery: return [.state] + look + [.accessible, .color, .format, .output]
    case .show:
      return [.state] + look + [.caret, .accessible, .color, .explain, .format, .output]
    case .list: return [.plugin, .schema, .width, .color, .format, .output]
    case .snapshot:
      return [.state] + look + [
        .tape, .size, .filter, .shard, .ci, .failed, .report, .accept, .reject, .visited, .dryRun,
        .color, .output,
      ]
    case .new: return [.kind]
    case .check: return [.rule, .set, .plugin, .symbols, .width, .color, .format, .output]
    case .preview:
      return [.state] + look + [.watch, .notes, .stub, .color, .format, .output]
    case .completions: return []
    case .help: return [.format]
    }
  }

  /// What an option does here, as help of the command says it.
  func summary(of option: Option) -> String {
    guard option == .format else { return option.summary }
    let names = Failure.list(formats)
    return options.contains(.output) ? "\(names); unless given, as the file's name ends" : names
  }

  /// What `--format` takes, in the order of help; most are those of ``OutputFormat``.
  var formats: [String] {
    let all = OutputFormat.allCases.map(\.rawValue)
    return switch self {
    case .browse, .show, .preview: all
    case .gallery: all + ["site"]
    case .list: ["text", "json", "markdown"]
    case .check: ["ansi", "text", "json"]
    case .help: ["text", "man"]
    case .snapshot, .new, .completions: []
    }
  }
}
