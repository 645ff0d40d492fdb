import Foundation
import Testing

/// The laws that fuzzers look for breaches of hold for what they have found, for what they begin
/// with, and for random bytes.
@MainActor
@Suite struct LawTests {
  @Test(arguments: Law.allCases)
  func holdsForEveryFile(law: Law) throws {
    let folder = Repository.path("Fuzz/Corpus/\(law.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count > 1)
    for name in names {
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      #expect(throws: Never.self, "\(name)") { try law.hold(for: Array(bytes)) }
    }
  }

  @Test(arguments: Law.allCases)
  func holdsForRandomBytes(law: Law) {
    var random = SplitMix(seed: 6)
    for number in 0..<60 {
      let bytes = (0..<number * 8).map { _ in UInt8(random.below(256)) }
      #expect(throws: Never.self, "\(bytes)") { try law.hold(for: bytes) }
    }
  }
}
