import StyleCore

/// Prints pictures: in a format, with so many colours, on the output or into a file.
@MainActor
struct PicturePrinter {
  /// The format.
  let format: OutputFormat
  /// The appearance of what is printed.
  let colorScheme: ColorScheme
  /// The columns to print in where the user does not say.
  let usualColumns: Int

  /// Whether blanks at the ends of rows are left out of what is for terminals and of text.
  var trimsBlanks = true

  private let look: TerminalLook
  /// How many colours a picture may have that no terminal shows.
  private let depth: ColorDepth
  private let ground: Ground?
  private let hasBackdrop: Bool
  private let file: WholeFile?
  private let output: ByteStream
  /// What waits for the file to be complete.
  private var waiting: [UInt8] = []

  /// Reads where and how to print.
  ///
  /// An appearance that was asked for is drawn on its own ground. Without one the terminal's ground
  /// stays as it is, and the appearance is the one that can be read on the backdrop, else the
  /// terminal's.
  init(
    _ arguments: Arguments, options: FieldOptions, in surroundings: Surroundings
  ) throws(Failure) {
    file = try WholeFile(arguments)
    let path = file?.path
    let asked = try OutputFormat.asked(by: arguments, path: path)
    format = asked ?? .ansi
    look = try TerminalLook(
      color: arguments.value(of: .color), isAsked: asked == .ansi, isFile: path != nil,
      in: surroundings)
    depth = ColorDepth(ofPicture: arguments.value(of: .color))
    let terminalScheme =
      path == nil && format == .ansi
      ? TerminalColor.appearance(environment: surroundings.environment) : nil
    colorScheme =
      options.appearance ?? options.appearanceOfBackdrop ?? terminalScheme ?? .dark
    ground = options.appearance.map { Ground($0) }
    hasBackdrop = options.backdrop != nil
    output = surroundings.output
    usualColumns = path == nil ? surroundings.columns : TerminalSize.usualColumns
  }

  /// Whether pictures stand out from what is around them, so that they need a margin.
  var drawsGround: Bool {
    switch format {
    case .svg, .html: true
    case .ansi: look.depth != .none && (ground != nil || hasBackdrop)
    case .text, .snapshot, .json, .markdown: false
    }
  }

  /// Prints a picture; formats that can say what it shows have that from `title` and `header`.
  mutating func print(
    _ canvas: Canvas, title: String, header: [Snapshot.Field]
  ) throws(Failure) {
    switch format {
    case .ansi:
      var encoder = look.encoder(ground: ground)
      encoder.trimsBlanks = trimsBlanks
      try print(encoder.encode(canvas))
    case .text: try print(PlainTextEncoder(trimsBlanks: trimsBlanks).encode(canvas))
    case .snapshot: try print(Snapshot(of: reduced(canvas), header: header).bytes)
    case .svg:
      try print(SVGEncoder(ground: Ground(colorScheme), title: title).encode(reduced(canvas)))
    case .html:
      try print(HTMLEncoder(ground: Ground(colorScheme), title: title).encode(reduced(canvas)))
    case .json: try print(JSONEncoding().encode(reduced(canvas)))
    case .markdown: try print(MarkdownEncoder().encode(canvas))
    }
  }

  private func reduced(_ canvas: Canvas) -> Canvas {
    depth == .truecolor ? canvas : canvas.reduced(to: depth)
  }

  /// Prints a text between pictures.
  mutating func print(_ text: String) throws(Failure) {
    try print(Array(text.utf8))
  }

  private mutating func print(_ bytes: [UInt8]) throws(Failure) {
    if file == nil {
      try output.write(bytes)
    } else {
      waiting += bytes
    }
  }

  /// Puts the file in its place, if it is one.
  func finish() throws(Failure) {
    try file?.write(waiting)
  }
}

extension OutputFormat {
  /// Whether a file holds one picture and no more.
  var isDocument: Bool { self != .ansi && self != .text }

  /// The format that `--format` names, else the one that the end of the file's name stands for; nil
  /// where neither tells, and for a site, which is none.
  ///
  /// Throws a ``Failure`` unless it is one of the command's, and where the name ends as no format's does,
  /// such as `.png`: text under that name would look broken to whoever opens it.
  static func asked(by arguments: Arguments, path: String?) throws(Failure) -> OutputFormat? {
    let formats = arguments.verb.formats.map { (name: $0, value: OutputFormat(rawValue: $0)) }
    let ending = path.flatMap { WholeFile(path: $0).ending }
    let ofFile = ending.flatMap { OutputFormat(pathExtension: $0) }
    guard let name = arguments.value(of: .format) ?? ofFile?.rawValue else {
      guard let path, ending != nil else { return nil }
      let endings = formats.compactMap(\.value).map { ".\($0.pathExtension)" }
        .joined(separator: ", ")
      throw .badValue(
        .output, path, expected: "a name that ends in \(endings), or --format beside it",
        nearest: [])
    }
    return try FieldOptions.choice(name, of: .format, among: formats)
  }
}
