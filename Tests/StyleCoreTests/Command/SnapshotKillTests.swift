import Foundation
import StyleCore
import StyleSnapshots
import Testing

/// Runs that are killed in the middle; `Scripts/check-snapshot-kills` does it many more times.
@Suite struct SnapshotKillTests {
  @Test func whatAKilledRunLeavesIsWhole() throws {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let tests = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
    let program = (tests ?? executable).deletingLastPathComponent().appending(path: "stylebook")
    try #require(FileManager.default.isExecutableFile(atPath: program.path()))

    let folder = try ScratchFolder()
    let store = SnapshotStore(folder: folder.path)
    var random = SplitMix(seed: 5)
    for round in 0..<12 {
      let process = Process()
      process.executableURL = program
      process.environment = [:]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.arguments =
        [
          ["snapshot", "record", folder.path],
          ["snapshot", "verify", folder.path, "--width", "20"],
          ["snapshot", "review", folder.path, "--accept"],
        ][round % 3]
      try process.run()
      Thread.sleep(forTimeInterval: Double(random.below(80)) / 1000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let before = Set(try store.files().map(\.path))
      for file in before {
        let text = try folder.text(of: file)
        #expect(try Snapshot(parsing: text).description == text)
      }
    }
  }
}
