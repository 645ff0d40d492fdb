// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "stylebook", path: "..")],
  targets: [
    // Built with the sanitizer `fuzzer`, which brings the main function.
    .executableTarget(
      name: "fuzz-snapshots",
      dependencies: [.product(name: "StyleCore", package: "stylebook")],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    ),
    .executableTarget(
      name: "round-trip",
      dependencies: [.product(name: "StyleCore", package: "stylebook")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
