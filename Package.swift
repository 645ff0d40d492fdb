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
    // What SwiftUI, UIKit and AppKit spell with Foundation's types or with UIKit's names, for authors'
    // files; nothing else links it.
    .target(
      name: "SwiftUISurface",
      dependencies: ["StyleCore", "SystemStyles"],
      path: "Sources/stylebook/SwiftUI"
    ),
    .executableTarget(
      name: "stylebook",
      dependencies: ["StyleCore", "Styles", "StyleSnapshots"],
      exclude: ["Snapshots", "SwiftUI"]
    ),
    // A sample of a linked plugin.
    .target(name: "OutlinedPlugin", dependencies: ["StyleCore"], path: "Plugins/Outlined"),
    .testTarget(
      name: "StyleCoreTests",
      dependencies: [
        "StyleCore", "Styles", "StyleSnapshots", "SwiftUISurface", "OutlinedPlugin", "stylebook",
      ],
      exclude: ["Snapshots"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
