import StyleCore
import Styles

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
    guard !arguments.operands.isEmpty else { throw .missingExpression(.preview) }
    let files = arguments.operands.filter { FileStatus($0)?.isFolder != true }
    let folders = arguments.operands.filter { FileStatus($0)?.isFolder == true }
    plugins = (files.isEmpty ? [] : [files]) + folders.map { [$0] }
  }

  /// Builds the sources and prints their gallery.
  func run(in surroundings: Surroundings) throws(Failure) -> ExitCode {
    let built = try build(surroundings)
    let set = PluginSet { (names) throws(Failure) in
      guard let worker = names.count == 1 ? built[names[0]] : nil else {
        throw .fault("a preview mixes plugins")
      }
      return WorkerProgram(path: worker.executable, key: worker.key)
    }
    let names = plugins.map { $0.joined(separator: " ") }
    set.add(sources: names)
    let drawing = FieldDrawing(set)
    var printer = try PicturePrinter(arguments, options: options, in: surroundings)
    let looks = names.flatMap { built[$0]?.plugins.flatMap(\.looks) ?? [] }
    let styles = try SelectedStyle.all(
      looks.map(\.id), setting: options.settings, in: set.registry)
    let states = options.states.isEmpty ? FieldState.allCases : options.states
    let gallery = Gallery(
      styles: styles, states: states, width: options.width ?? printer.usualColumns,
      colorScheme: printer.colorScheme, hasMargin: printer.drawsGround, options: options)
    if printer.format.isDocument {
      var fields: [[FieldDrawing.Outcome]] = []
      try drawing.draw(gallery.jobs) { (_, outcomes) in fields.append(outcomes) }
      try printer.print(gallery.canvas(fields), title: names.joined(separator: " "), header: gallery.header)
    } else {
      try drawing.draw(gallery.jobs) { (index, outcomes) throws(Failure) in
        try printer.print(gallery.canvas(ofStyle: index, outcomes), title: "", header: [])
      }
    }
    try printer.finish()
    let problems = drawing.end()
    for problem in problems { surroundings.tell(problem) }
    return problems.isEmpty ? .success : .pluginUnavailable
  }

  /// The workers, by the names of their plugins.
  private func build(_ surroundings: Surroundings) throws(Failure) -> [String: BuiltWorker] {
    var built: [String: BuiltWorker] = [:]
    for paths in plugins {
      do throws(SourceFailure) {
        built[paths.joined(separator: " ")] = try SourcePlugin.build(
          [paths], environment: surroundings.environment)
      } catch {
        throw .source(error)
      }
    }
    return built
  }
}
