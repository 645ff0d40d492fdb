import StyleCore

/// What `new` can write.
enum StarterKind: String, CaseIterable {
  /// A style as an app has it, in a package of its own.
  case source
  /// A style with declared parameters and a plugin that registers it, in a package of its own.
  case linked
  /// A style composed of others by a JSON file.
  case recipe
}

/// The files of a new plugin.
@MainActor
struct StarterFiles {
  /// The plugin's names.
  let name: StarterName
  /// The absolute path of the checkout that the package depends on; nil where none was found.
  let checkout: String?

  /// One file.
  struct File: Hashable {
    /// The path within the folder.
    let path: String
    /// What it holds.
    let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The files of a kind of plugin.
  func files(_ kind: StarterKind) -> [File] {
    switch kind {
    case .recipe:
      [File("\(name.id).json", recipe), File("README.md", recipeReadme)]
    case .source:
      package(readme: sourceReadme, [File("\(name.type).swift", sourceStyle)])
    case .linked:
      package(
        readme: linkedReadme,
        [
          File("\(name.type).swift", linkedStyle), File("\(name.module)Plugin.swift", linkedPlugin),
        ])
    }
  }

  private func package(readme: String, _ sources: [File]) -> [File] {
    let tests = "Tests/\(name.module)Tests"
    return [
      File("Package.swift", manifest), File("README.md", readme),
      File(".gitignore", ".build/\n*.pending\n.stylebook-visited\n"),
    ] + sources.map { File("Sources/\(name.module)/\($0.path)", $0.text) }
      + [File("\(tests)/\(name.type)Tests.swift", self.tests)]
      + FieldState.allCases.map { state in
        File(
          "\(tests)/Snapshots/\(name.id)/\(state.rawValue).snapshot", snapshot(of: state))
      }
  }

  /// How the style looks in a state, as the new package's own tests would record it.
  private func snapshot(of state: FieldState) -> String {
    Snapshot(
      of: Scenario(state, width: 30).canvas(StarterTextFieldStyle()),
      header: [.init("style", name.id), .init("state", state.rawValue)]
    ).description
  }

  // MARK: What packages share

  private var manifest: String {
    let place = checkout.map { "path: \(Self.literal($0))" } ?? "path: \"../stylebook\""
    let comment =
      checkout == nil ? "\n    // Where a checkout of Stylebook lies, seen from here." : ""
    return """
      // swift-tools-version: 6.1

      import PackageDescription

      let package = Package(
        name: "\(name.folder)",
        platforms: [.macOS(.v13)],
        products: [.library(name: "\(name.module)", targets: ["\(name.module)"])],
        dependencies: [\(comment)
          .package(name: "stylebook", \(place))
        ],
        targets: [
          .target(
            name: "\(name.module)",
            dependencies: [.product(name: "StyleCore", package: "stylebook")],
            // Says in the sources that this is no app, and that StyleCore stands for SwiftUI.
            swiftSettings: [.define("STYLEBOOK")]
          ),
          .testTarget(
            name: "\(name.module)Tests",
            dependencies: [
              "\(name.module)",
              .product(name: "StyleCore", package: "stylebook"),
              .product(name: "StyleSnapshots", package: "stylebook"),
            ],
            exclude: ["Snapshots"]
          ),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private var tests: String {
    """
    import StyleCore
    import StyleSnapshots
    import Testing

    @testable import \(name.module)

    @MainActor
    @Suite struct \(name.type)Tests {
      @Test(arguments: FieldState.allCases)
      func looksAsRecorded(_ state: FieldState) throws {
        try verifySnapshot(
          of: Scenario(state, width: 30).canvas(\(name.type)()),
          header: [.init("style", "\(name.id)"), .init("state", state.rawValue)],
          named: "\(name.id)/\\(state.rawValue)", in: Self.folder)
      }

      /// `Snapshots` beside this file.
      private static let folder: String = {
        let parts = #filePath.split(separator: "/").dropLast()
        return "/" + parts.joined(separator: "/") + "/Snapshots"
      }()
    }

    """
  }

  /// A text as a literal of Swift's.
  private static func literal(_ text: String) -> String { QuotedText.of(text) }
}
