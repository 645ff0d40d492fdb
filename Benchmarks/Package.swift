// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "stylebook", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "StyleCore", package: "stylebook"),
        .product(name: "Styles", package: "stylebook"),
        .product(name: "StyleSnapshots", package: "stylebook"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
