// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "stylebook",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "StyleCore", targets: ["StyleCore"]),
    .library(name: "Styles", targets: ["Styles"]),
    .library(name: "StyleSnapshots", targets: ["StyleSnapshots"]),
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
    .target(name: "Styles", dependencies: ["StyleCore"]),
    // The file side of snapshots: what the command and a test suite share, and the one library that
    // touches the disk.
    .target(
      name: "StyleSnapshots",
      dependencies: ["StyleCore"],
      path: "Sources/stylebook/Snapshots"
    ),
    // What the command and the workers of source plugins say to each other; libc only.
    .target(name: "StyleWorker", dependencies: ["StyleCore"], path: "Sources/stylebook/Worker"),
    .executableTarget(
      name: "stylebook",
      dependencies: ["StyleCore", "Styles", "StyleSnapshots", "StyleWorker"],
      exclude: ["Snapshots", "Worker"]
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
        "StyleCore", "Styles", "StyleSnapshots", "StyleWorker", "OutlinedPlugin",
        "FloatingLabelPlugin", "stylebook",
      ],
      exclude: ["Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
