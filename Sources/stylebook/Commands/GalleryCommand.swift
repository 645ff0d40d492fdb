import StyleCore

/// `gallery`: every style, or those named, in every state.
@MainActor
struct GalleryCommand {
  private let arguments: Arguments
  private let options: FieldOptions
  private let styles: [SelectedStyle]
  private let drawing: FieldDrawing

  /// Reads the arguments and finds the styles.
  init(
    _ arguments: Arguments, registry: StyleRegistry, drawing: FieldDrawing
  ) throws(Failure) {
    self.arguments = arguments
    self.drawing = drawing
    options = try FieldOptions(arguments)
    styles = try SelectedStyle.all(
      arguments.operands, setting: options.settings, in: registry)
  }

  /// Prints style by style, or all as one picture where the format wants one.
  func run(in surroundings: Surroundings) throws(Failure) {
    if arguments.has(.accessible) {
      try TranscriptPrinter(arguments, in: surroundings).print(transcript)
      return
    }
    var printer = try PicturePrinter(arguments, options: options, in: surroundings)
    let width = options.width ?? printer.usualColumns
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    let gallery = Gallery(
      styles: styles, states: states, width: width, colorScheme: printer.colorScheme,
      hasMargin: printer.drawsGround, options: options)
    if printer.format.isDocument {
      var fields: [[FieldDrawing.Outcome]] = []
      try drawing.draw(gallery.jobs) { (_, outcomes) in fields.append(outcomes) }
      try printer.print(gallery.canvas(fields), title: "Text-field styles", header: gallery.header)
    } else {
      try drawing.draw(gallery.jobs) { (index, outcomes) throws(Failure) in
        try printer.print(gallery.canvas(ofStyle: index, outcomes), title: "", header: [])
      }
    }
    try printer.finish()
  }

  /// The gallery in words.
  private var transcript: [String] {
    let transcript = StyleTranscript(drawing: drawing)
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    let scenarios = states.map {
      options.scenario(
        $0, width: options.width ?? ShowCommand.usualWidth,
        colorScheme: options.appearance ?? .dark)
    }
    return styles.enumerated().flatMap { index, style in
      (index > 0 ? ["", ""] : [])
        + StyleTranscript.heading(of: style, at: (index + 1, styles.count))
        + transcript.lines(of: style, in: scenarios)
    }
  }
}
