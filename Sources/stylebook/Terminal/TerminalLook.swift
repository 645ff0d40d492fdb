import StyleCore

/// What may be sent to an output beside glyphs: colours, and attributes such as bold.
struct TerminalLook: Hashable {
  /// How many colours.
  let depth: ColorDepth
  /// Whether attributes are sent where there are no colours.
  let usesAttributes: Bool

  /// What `--color`, the environment and the output say.
  ///
  /// - Parameter isAsked: Whether the bytes are to be a terminal's wherever they go, as with
  ///   `--format ansi`; then they are chosen as for a terminal, and for one with sixteen colours
  ///   where the environment names none.
  @MainActor
  init(
    color: String?, isAsked: Bool = false, isFile: Bool = false, in surroundings: Surroundings
  ) throws(Failure) {
    var environment = surroundings.environment
    let isTerminal = surroundings.output.isTerminal && !isFile
    let option = try FieldOptions.choice(color ?? "auto", of: .color, among: Self.choices)
    usesAttributes = isTerminal && environment["TERM"] != "dumb" || isAsked
    if isAsked, environment["TERM", default: ""] == "" { environment["TERM"] = "ansi" }
    if let option {
      depth = TerminalColor.depth(
        option: option, environment: environment, isTerminal: isTerminal || isAsked)
    } else {
      depth = max(TerminalColor.depth(ofTerminal: environment), .ansi16)
    }
  }

  /// Writes canvases in this look.
  func encoder(ground: Ground? = nil) -> ANSIEncoder {
    ANSIEncoder(depth: depth, usesAttributes: usesAttributes, ground: ground)
  }

  /// What `--color` takes; nil stands for what the terminal can show, wherever the bytes go.
  private static let choices: [(name: String, value: ColorOption?)] = [
    ("auto", .auto), ("never", .never), ("always", nil), ("16", .ansi16), ("256", .ansi256),
    ("truecolor", .truecolor),
  ]
}

extension ColorDepth {
  /// The depth that `--color` names for what no terminal shows, such as a picture; all colours where it
  /// names none.
  init(ofPicture color: String?) {
    switch color {
    case "never": self = .none
    case "16": self = .ansi16
    case "256": self = .ansi256
    default: self = .truecolor
    }
  }
}
