import Foundation
import PackagePlugin

/// `swift package stylebook …`: the command `stylebook`, which knows the styles of the package that
/// it is called in.
///
/// ```sh
/// swift package stylebook gallery
/// swift package stylebook show neon --state editing
/// ```
///
/// What stands behind `stylebook` is passed on. Each of the package's own targets whose sources tell of
/// text fields' styles is named to it as `--plugin`, unless the line names plugins itself.
@main
struct StylebookCommand: CommandPlugin {
  /// Runs the command in the package's folder, and ends as it ends.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "stylebook").url
    process.arguments = arguments + plugins(in: context.package, for: arguments)
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // Its own message has been printed; another would only stand in the way.
    if process.terminationReason == .exit { exit(process.terminationStatus) }
    Diagnostics.error("stylebook was ended by signal \(process.terminationStatus).")
  }

  /// The options that name the package's own styles.
  private func plugins(in package: Package, for arguments: [String]) -> [String] {
    let isTold = arguments.contains { $0 == "--plugin" || $0.hasPrefix("--plugin=") }
    let takesPlugins = !["new", "help", "completions"].contains(arguments.first)
    guard !isTold, takesPlugins, !arguments.contains("--") else { return [] }
    return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind == .generic && $0.hasStyles }
      .flatMap { ["--plugin", $0.directoryURL.path] }
  }
}

extension SwiftSourceModuleTarget {
  /// Whether a source names the protocol of styles.
  fileprivate var hasStyles: Bool {
    sourceFiles(withSuffix: "swift").contains { file in
      let text = try? String(contentsOf: file.url, encoding: .utf8)
      return text?.contains("TextFieldStyle") ?? false
    }
  }
}
