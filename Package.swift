// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "stylebook",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "StyleCore", targets: ["StyleCore"]),
    .library(name: "Styles", targets: ["Styles"]),
    .library(name: "StyleSnapshots", targets: ["StyleSnapshots"]),
    .library(name: "OutlinedPlugin", targets: ["OutlinedPlugin"]),
    .executable(name: "stylebook", targets: ["stylebook"]),
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
    // What the command and the workers of source plugins say to each other; libc only.
    .target(name: "StyleWorker", dependencies: ["StyleCore"], path: "Sources/stylebook/Worker"),
    .executableTarget(
      name: "stylebook",
      dependencies: ["StyleCore", "Styles", "StyleSnapshots", "StyleWorker"],
      exclude: ["Snapshots", "Worker"]
    ),
    // A sample of a linked plugin.
    .target(name: "OutlinedPlugin", dependencies: ["StyleCore"], path: "Plugins/Outlined"),
    .testTarget(
      name: "StyleCoreTests",
      dependencies: [
        "StyleCore", "Styles", "StyleSnapshots", "StyleWorker", "OutlinedPlugin", "stylebook",
      ],
      exclude: ["Snapshots", "Documentation/Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
