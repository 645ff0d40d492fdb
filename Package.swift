// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "stylebook",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "StyleCore", targets: ["StyleCore"]),
    .library(name: "Styles", targets: ["Styles"]),
    .library(name: "StyleSnapshots", targets: ["StyleSnapshots"]),
    .library(name: "StyleTesting", targets: ["StyleTesting"]),
    .library(name: "OutlinedPlugin", targets: ["OutlinedPlugin"]),
    .library(name: "FloatingLabelPlugin", targets: ["FloatingLabelPlugin"]),
    .executable(name: "stylebook", targets: ["stylebook"]),
    .plugin(name: "StylebookCommand", targets: ["StylebookCommand"]),
  ],
  targets: [
    .target(
      name: "StyleCore",
      // Rounding is libm's; without an import of libc nothing else asks for it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // The styles that SwiftUI has too, apart from ours: an author's `.gradient` must not meet ours where
    // only SwiftUI is imported.
    .target(name: "SystemStyles", dependencies: ["StyleCore"], path: "Sources/Styles/System"),
    .target(name: "Styles", dependencies: ["StyleCore", "SystemStyles"], exclude: ["System"]),
    // The file side of snapshots: what the command and a test suite share, and the one library that
    // touches the disk.
    .target(
      name: "StyleSnapshots",
      dependencies: ["StyleCore"],
      path: "Sources/stylebook/Snapshots"
    ),
    // Snapshots in Swift Testing, apart because only tests can be linked with that.
    .target(
      name: "StyleTesting",
      dependencies: ["StyleCore", "StyleSnapshots"],
      path: "Sources/stylebook/Testing"
    ),
    // What the command and the workers of source plugins say to each other; libc only.
    .target(name: "StyleWorker", dependencies: ["StyleCore"], path: "Sources/stylebook/Worker"),
    // What SwiftUI, UIKit and AppKit spell with Foundation's types or with UIKit's names, for authors'
    // files; nothing else links it.
    .target(
      name: "SwiftUISurface",
      dependencies: ["StyleCore", "SystemStyles"],
      path: "Sources/stylebook/SwiftUI"
    ),
    .executableTarget(
      name: "stylebook",
      dependencies: ["StyleCore", "Styles", "StyleSnapshots", "StyleWorker"],
      exclude: ["Snapshots", "Testing", "Worker", "SwiftUI"]
    ),
    // `swift package stylebook` in the packages of authors.
    .plugin(
      name: "StylebookCommand",
      capability: .command(
        intent: .custom(verb: "stylebook", description: "Show the package's text-field styles")),
      dependencies: ["stylebook"]
    ),
    // Samples of plugins, one folder each.
    .target(name: "OutlinedPlugin", dependencies: ["StyleCore"], path: "Plugins/Outlined"),
    .target(
      name: "FloatingLabelPlugin", dependencies: ["StyleCore"], path: "Plugins/FloatingLabel"),
    .testTarget(
      name: "StyleCoreTests",
      dependencies: [
        "StyleCore", "Styles", "StyleSnapshots", "StyleTesting", "StyleWorker", "SwiftUISurface",
        "OutlinedPlugin", "FloatingLabelPlugin", "stylebook",
      ],
      exclude: ["Snapshots", "Documentation/Snapshots", "Plugins/Faulty"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
