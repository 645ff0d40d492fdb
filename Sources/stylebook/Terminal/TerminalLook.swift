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
  ///   `--format ansi`; then there are colours unless `NO_COLOR` is set.
  @MainActor
  init(
    color: String?, isAsked: Bool = false, isFile: Bool = false, in surroundings: Surroundings
  ) throws(Failure) {
    let environment = surroundings.environment
    let isTerminal = surroundings.output.isTerminal && !isFile
    let option = try FieldOptions.choice(color ?? "auto", of: .color, among: Self.choices)
    let isWanted = isAsked && option == .auto && environment["NO_COLOR", default: ""] == ""
    if option == nil || isWanted {
      depth = max(TerminalColor.depth(ofTerminal: environment), .ansi16)
    } else {
      depth = TerminalColor.depth(
        option: option ?? .auto, environment: environment, isTerminal: isTerminal)
    }
    usesAttributes = isTerminal && environment["TERM"] != "dumb" || isAsked
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
