import StyleCore

/// `list`: the styles and their parameters.
@MainActor
struct ListCommand {
  private let arguments: Arguments

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(Failure) {
    if let word = arguments.operands.first { throw .unexpectedOperand(word, .list) }
    self.arguments = arguments
  }

  /// Prints the list for people or for programs.
  func run(registry: StyleRegistry, in surroundings: Surroundings) throws(Failure) {
    let file = try WholeFile(arguments)
    // A wrong value is a mistake even where the value is not needed.
    let asked = try FieldOptions.value(arguments, .width, FieldOptions.columns)
    let look = try TerminalLook(
      color: arguments.value(of: .color), isFile: file != nil, in: surroundings)
    if arguments.has(.schema) {
      try print(
        Array("\(RecipeSchema(entries: registry.entries).json)\n".utf8), to: file, surroundings)
      return
    }
    let format = try OutputFormat.asked(by: arguments, path: file?.path)
    let bytes: [UInt8]
    if format == .json {
      bytes = Array("\(registry.json)\n".utf8)
    } else if format == .markdown {
      bytes = Array(registry.markdown.utf8)
    } else {
      let width = asked ?? (file == nil ? surroundings.columns : TerminalSize.usualColumns)
      let canvas = Renderer(RenderOptions(width: width)).canvas(
        StyleList(entries: registry.entries, width: width))
      bytes =
        format == .text ? PlainTextEncoder().encode(canvas) : look.encoder().encode(canvas)
    }
    try print(bytes, to: file, surroundings)
  }

  private func print(
    _ bytes: [UInt8], to file: WholeFile?, _ surroundings: Surroundings
  ) throws(Failure) {
    if let file {
      try file.write(bytes)
    } else {
      try surroundings.output.write(bytes)
    }
  }
}

/// The styles one below the other, each with its parameters.
///
/// ```
/// Plain  plain  built-in 0.1.0
/// The field's line and nothing else.
///
/// Gradient  gradient  built-in 0.1.0
/// A rounded border painted with a gradient.
///   width   The width of the border. Takes a number from 0 to 8; 2 unless set.
/// ```
private struct StyleList: View {
  let entries: [StyleRegistry.Entry]
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: CellMetrics.rowPoints) {
      ForEach(entries.indices) { index in
        VStack(alignment: .leading, spacing: 0) {
          heading(of: entries[index])
          Text(line: entries[index].manifest.summary)
          parameters(of: entries[index])
        }
      }
    }
    .frame(width: Double(width) * CellMetrics.columnPoints, alignment: .topLeading)
  }

  private func heading(of entry: StyleRegistry.Entry) -> Text {
    let source = [entry.plugin, entry.manifest.version].compactMap { $0 }.joined(separator: " ")
    return Text(line: entry.manifest.title).bold() + Text(verbatim: "  \(entry.manifest.id)  ")
      + Text(line: source).dimmed
  }

  private func parameters(of entry: StyleRegistry.Entry) -> some View {
    let entries = entry.manifest.parameters.map { parameter in
      let values =
        " Takes \(parameter.kind.descriptionWithUnit); \(parameter.defaultValue) unless set."
      let meaning = Text(line: parameter.summary) + Text(verbatim: values).dimmed
      return (term: parameter.name, meaning: meaning)
    }
    return DefinitionList("", entries, width: width)
  }
}
