// swift-tools-version: 6.1

import PackageDescription

// `Product` and much of `Laws` are links into the package around, so that laws see what is internal, and
// the command besides its libraries.
let laws = ["edits", "expressions", "keys", "recipes", "snapshots", "text", "views"]
let testable = SwiftSetting.unsafeFlags(["-enable-testing"])

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v14)],
  targets: [
    .target(
      name: "StyleCore", path: "Product/StyleCore", swiftSettings: [testable],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "SystemStyles", dependencies: ["StyleCore"], path: "Product/Styles/System"),
    .target(
      name: "Styles", dependencies: ["StyleCore", "SystemStyles"], path: "Product/Styles",
      exclude: ["System"]),
    .target(
      name: "StyleSnapshots", dependencies: ["StyleCore"], path: "Product/stylebook/Snapshots"),
    .target(name: "StyleWorker", dependencies: ["StyleCore"], path: "Product/stylebook/Worker"),
    // The command as a library: its main function has another name, as the fuzzer brings one.
    .target(
      name: "stylebook", dependencies: ["StyleCore", "Styles", "StyleSnapshots", "StyleWorker"],
      path: "Product/stylebook", exclude: ["Snapshots", "Testing", "Worker", "SwiftUI"],
      swiftSettings: [
        testable,
        .unsafeFlags([
          "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "stylebook_main",
        ]),
      ]),
    .target(
      name: "Laws", dependencies: ["StyleCore", "Styles", "stylebook"], path: "Laws",
      swiftSettings: [testable]),
    .executableTarget(
      name: "round-trip", dependencies: ["StyleCore"], path: "Targets/round-trip"),
  ]
    // Built with the sanitizer `fuzzer`, which brings the main function.
    + laws.map {
      .executableTarget(
        name: "fuzz-\($0)", dependencies: ["Laws"], path: "Targets/fuzz-\($0)",
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    },
  swiftLanguageModes: [.v6]
)
