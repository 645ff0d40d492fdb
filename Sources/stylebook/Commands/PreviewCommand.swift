import StyleCore
import Styles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `preview`: the looks in Swift sources, in every state.
@MainActor
struct PreviewCommand {
  private let arguments: Arguments
  private let options: FieldOptions
  /// The paths of each plugin: files that are named together are one.
  private let plugins: [[String]]

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    options = try FieldOptions(arguments)
    try options.refuseSeveralTimes()
    guard !arguments.operands.isEmpty else { throw .missingExpression(.preview) }
    let files = arguments.operands.filter { FileStatus($0)?.isFolder != true }
    let folders = arguments.operands.filter { FileStatus($0)?.isFolder == true }
    plugins = (files.isEmpty ? [] : [files]) + folders.map { [$0] }
  }

  /// Prints the gallery of the sources, again after every change where that is asked for.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    if arguments.has(.stub) {
      return try StubCommand(arguments, paths: plugins.flatMap { $0 }).run(in: surroundings)
    }
    guard arguments.has(.watch) else {
      let preview = try draw(in: surroundings)
      if let message = preview.message { try surroundings.errors.write(message) }
      return preview.code
    }
    try watch(in: surroundings)
  }

  /// What one look at the sources came to.
  private struct Preview {
    var code: ExitCode
    /// What there is to say beside the picture.
    var message: String?
  }

  private func draw(in surroundings: Surroundings) throws(Failure) -> Preview {
    let built = try build(surroundings)
    let set = PluginSet { (names) throws(Failure) in
      guard names.count == 1, let worker = built[names[0]] else {
        throw .fault("a preview mixes plugins")
      }
      return WorkerProgram(path: worker.executable, key: worker.key)
    }
    let names = plugins.map(Self.name)
    set.add(sources: names)
    let drawing = FieldDrawing(set)
    let result: Result<[String], Failure>
    do throws(Failure) {
      let looks = names.flatMap { built[$0]?.plugins.flatMap(\.looks) ?? [] }
      let ids = looks.map(\.id).filter(set.registry.ids.contains)
      let pages = Set(looks.filter(\.isPage).map(\.id))
      result = .success(
        ids.isEmpty ? [] : try print(ids, pages, of: set, with: drawing, in: surroundings))
    } catch {
      result = .failure(error)
    }
    let problems = drawing.end()
    let notes = try result.get()
    var lines = problems.compactMap(\.message)
    lines += names.flatMap { built[$0]?.plugins.flatMap(\.obstacles) ?? [] }.map {
      "stylebook: \(VisibleText.line($0))"
    }
    if arguments.has(.notes) {
      let all = names.flatMap { built[$0]?.plugins.flatMap(\.notes) ?? [] } + notes
      lines += all.map { "note: \(VisibleText.line($0))" }
    }
    return Preview(
      code: problems.isEmpty ? .success : .pluginUnavailable,
      message: lines.isEmpty ? nil : lines.joined(separator: "\n") + "\n")
  }

  /// Prints the gallery of some styles, and gives what could not be shown of them.
  private func print(
    _ ids: [String], _ pages: Set<String>, of set: PluginSet, with drawing: FieldDrawing,
    in surroundings: Surroundings
  ) throws(Failure) -> [String] {
    var printer = try PicturePrinter(arguments, options: options, in: surroundings)
    let styles = try SelectedStyle.all(ids, setting: options.settings, in: set.registry)
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    let gallery = Gallery(
      styles: styles, states: states, width: options.width ?? printer.usualColumns,
      colorScheme: printer.colorScheme, hasMargin: printer.drawsGround, options: options,
      pages: pages)
    var fields: [[FieldDrawing.Outcome]] = []
    let isDocument = printer.format.isDocument
    try drawing.draw(gallery.jobs) { (index, outcomes) throws(Failure) in
      fields.append(outcomes)
      if !isDocument {
        try printer.print(gallery.canvas(ofStyle: index, outcomes), title: "", header: [])
      }
    }
    if isDocument {
      try printer.print(
        gallery.canvas(fields), title: plugins.map(Self.name).joined(separator: " "),
        header: gallery.header)
    }
    try printer.finish()
    var notes: [String] = []
    for outcome in fields.joined() {
      guard case .success(let field) = outcome else { continue }
      for note in field.notes where !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private static func name(_ paths: [String]) -> String { paths.joined(separator: " ") }

  /// The workers, by the names of their plugins.
  private func build(_ surroundings: Surroundings) throws(Failure) -> [String: BuiltWorker] {
    var built: [String: BuiltWorker] = [:]
    for paths in plugins {
      do throws(SourceFailure) {
        built[Self.name(paths)] = try SourcePlugin.build(
          [paths], environment: surroundings.environment)
      } catch {
        throw .source(error)
      }
    }
    return built
  }
}

extension PreviewCommand {
  /// How often the files are looked at, in microseconds.
  private static let period: UInt32 = 150_000

  /// Draws after every change of a file, until the process is interrupted.
  ///
  /// While the sources do not compile the last picture stays, with the errors under it.
  private func watch(in surroundings: Surroundings) throws(Failure) -> Never {
    var last: [UInt8] = []
    while true {
      let seen = versions
      let page = Collected()
      var message: String?
      do throws(Failure) {
        message = try draw(in: page.surroundings(like: surroundings)).message
        last = page.bytes
      } catch {
        if case .closedPipe = error { throw error }
        message = error.message.map { $0 + "\n" }
      }
      // Home, the picture, and nothing of what was there before.
      let clear = surroundings.output.isTerminal ? "\u{1B}[H\u{1B}[2J\u{1B}[3J" : ""
      try surroundings.output.write(Array(clear.utf8) + last)
      if let message { try surroundings.errors.write(message) }
      while versions == seen { usleep(Self.period) }
    }
  }

  /// What tells one version of the files from another.
  private var versions: [String] {
    plugins.flatMap { $0 }.flatMap { path in
      SourceFiles.paths(below: path).map { "\($0) \(FileStatus($0)?.identity ?? "gone")" }
    }
  }

  /// Keeps what is printed.
  @MainActor private final class Collected {
    var bytes: [UInt8] = []

    func surroundings(like other: Surroundings) -> Surroundings {
      Surroundings(
        environment: other.environment,
        output: ByteStream(isTerminal: other.output.isTerminal, columns: other.output.columns) {
          self.bytes += $0
        },
        errors: other.errors, buildWorker: other.buildWorker)
    }
  }
}
