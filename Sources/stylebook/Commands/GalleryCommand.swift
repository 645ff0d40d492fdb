import StyleCore

/// `gallery`: every style, or those named, in every state.
@MainActor
struct GalleryCommand {
  private let arguments: Arguments
  private let options: FieldOptions
  private let styles: [SelectedStyle]
  private let drawing: FieldDrawing
  private let registry: StyleRegistry

  /// Reads the arguments and finds the styles.
  init(
    _ arguments: Arguments, registry: StyleRegistry, drawing: FieldDrawing
  ) throws(Failure) {
    self.arguments = arguments
    self.drawing = drawing
    self.registry = registry
    options = try FieldOptions(arguments)
    try options.refuseSeveralTimes()
    styles = try SelectedStyle.all(
      arguments.operands, setting: options.settings, in: registry)
  }

  /// Prints style by style, or all as one picture where the format wants one.
  func run(in surroundings: Surroundings) throws(Failure) {
    if arguments.has(.accessible) {
      try TranscriptPrinter(arguments, in: surroundings).print(transcript)
      return
    }
    if arguments.value(of: .format) == "site" {
      try writeSite(in: surroundings)
      return
    }
    var printer = try PicturePrinter(arguments, options: options, in: surroundings)
    let width = options.width ?? printer.usualColumns
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    let gallery = Gallery(
      styles: styles, states: states, width: width, colorScheme: printer.colorScheme,
      hasMargin: printer.drawsGround, options: options)
    if printer.format == .markdown {
      try printer.print("# Text-field styles\n\n")
      try drawing.draw(gallery.jobs(width: options.width ?? 40)) {
        (index, fields) throws(Failure) in
        let section = GalleryMarkdown(style: styles[index], states: states, fields: fields)
        try printer.print(section.text)
      }
    } else if printer.format.isDocument {
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

  /// Writes pages into the folder that is named.
  private func writeSite(in surroundings: Surroundings) throws(Failure) {
    guard let path = arguments.value(of: .output), path != "-", !path.isEmpty else {
      throw .siteWithoutFolder
    }
    let site = Site(
      styles: styles, options: options,
      plugins: surroundings.pluginPaths + arguments.values(of: .plugin), registry: registry)
    var fields: [[FieldDrawing.Outcome]] = []
    try drawing.draw(site.jobs) { (_, outcomes) in fields.append(outcomes) }
    try SiteFolder(path: path).write(site.files(fields))
  }
}
