import StyleCore

/// The plugins of a browser, built anew as their files are saved.
@MainActor
final class BrowserPlugins {
  private let paths: [String]
  private let host: StyleRegistry
  private let build: PluginSet.Build
  private var versions: [String]
  private var isTold = false
  private var drawing: FieldDrawing?

  /// Seconds between two looks at the files.
  private static let period = 0.3

  /// Watches plugins that have just been built, beside the styles that the program has itself.
  init(_ paths: [String], in host: StyleRegistry, build: @escaping PluginSet.Build) {
    self.paths = paths
    self.host = host
    self.build = build
    versions = Self.versions(of: paths)
  }

  /// When to look at the files again; nil where there are none, so that nothing wakes up.
  func nextLook(after time: Double) -> Double? {
    paths.isEmpty ? nil : isTold ? time : time + Self.period
  }

  /// Builds the plugins anew if a file has changed, and shows them in a browser.
  ///
  /// The frame before says so, as building takes about a second. Where a plugin cannot be built, the
  /// old ones stay and the browser says why.
  func reload(into browser: Browser, at time: Double) {
    let now = Self.versions(of: paths)
    if now != versions {
      versions = now
      isTold = true
      browser.say("building the plugins anew …")
      return
    }
    guard isTold else { return }
    isTold = false
    let set = PluginSet(registry: host, build: build)
    do throws(Failure) {
      try set.add(paths)
    } catch {
      browser.tell(error)
      return
    }
    let new = FieldDrawing(set)
    if let problem = set.problems.first {
      _ = new.end()
      browser.tell(problem)
      return
    }
    _ = drawing?.end()
    drawing = new
    browser.show(set.registry, drawing: new)
    browser.state.changed = time
    browser.say("built anew")
  }

  /// Ends the workers of what was built here.
  func end() { _ = drawing?.end() }

  /// What tells one version of the files from another.
  private static func versions(of paths: [String]) -> [String] {
    paths.flatMap { path in
      (SourceFiles.paths(below: path) + (RecipeFiles.paths(ofPlugin: path) ?? [])).map {
        "\($0) \(FileStatus($0)?.identity ?? "gone")"
      }
    }
  }
}
