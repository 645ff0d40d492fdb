import Foundation
import Testing

@testable import stylebook

/// A site is written whole, and takes the place of nothing but a site.
@MainActor
@Suite struct SiteFolderTests {
  private static func write(_ names: [String], to path: String) throws(Failure) {
    try SiteFolder(path: path).write(names.map { ($0, Array("<\($0)>".utf8)) })
  }

  private static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func aNewOneTakesTheOldOnesPlace() throws {
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/site"
    try Self.write(["a.html", "b.html"], to: path + "//")
    #expect(try Self.names(in: path) == [".stylebook-site", "a.html", "b.html"])
    try Self.write(["b.html", "c.html"], to: path)
    #expect(try Self.names(in: path) == [".stylebook-site", "b.html", "c.html"])
    #expect(try scratch.text(of: "site/c.html") == "<c.html>")
    #expect(try Self.names(in: scratch.path) == ["site"])
  }

  @Test func nothingElseIsTakenAway() throws {
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/site"
    // A folder of anything, and an empty one.
    try scratch.makeFolder("site")
    try scratch.write("mine", to: "site/thesis.txt")
    #expect(throws: Failure.notASite(path, holds: "thesis.txt")) {
      try Self.write(["a.html"], to: path)
    }
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/empty", withIntermediateDirectories: false)
    #expect(throws: Failure.notASite("\(scratch.path)/empty", holds: nil)) {
      try Self.write(["a.html"], to: "\(scratch.path)/empty")
    }
    // A site with something of the user's in it.
    let other = "\(scratch.path)/other"
    try Self.write(["a.html"], to: other)
    try scratch.write("mine", to: "other/CNAME")
    #expect(throws: Failure.notASite(other, holds: "CNAME")) {
      try Self.write(["a.html"], to: other)
    }
    // A file, and a link to a site.
    try scratch.write("mine", to: "file")
    #expect(throws: Failure.notASite("\(scratch.path)/file", holds: nil)) {
      try Self.write(["a.html"], to: "\(scratch.path)/file")
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(scratch.path)/link", withDestinationPath: other)
    #expect(throws: Failure.notASite("\(scratch.path)/link", holds: nil)) {
      try Self.write(["a.html"], to: "\(scratch.path)/link")
    }
    #expect(try scratch.text(of: "site/thesis.txt") == "mine")
    #expect(try Self.names(in: scratch.path) == ["empty", "file", "link", "other", "site"])
  }

  @Test func nothingIsLeftOfOneThatFails() throws {
    let scratch = try ScratchFolder()
    let path = "\(scratch.path)/site"
    try Self.write(["a.html"], to: path)
    #expect(throws: Failure.self) {
      try Self.write(["b.html", String(repeating: "x", count: 300)], to: path)
    }
    #expect(try Self.names(in: path) == [".stylebook-site", "a.html"])
    #expect(try Self.names(in: scratch.path) == ["site"])
    let nowhere = "\(scratch.path)/none/site"
    #expect(throws: Failure.file(path: nowhere, .noFolder)) {
      try Self.write(["a.html"], to: nowhere)
    }
  }

  @Test func theCommandSaysWhatIsWrong() throws {
    let none = CommandRun("gallery", "--format", "site")
    #expect(none.code == .usage)
    #expect(none.errors == "stylebook: a site is a folder; write -o DIR.\n")
    let scratch = try ScratchFolder()
    try scratch.makeFolder("site")
    try scratch.write("mine", to: "site/thesis.txt")
    let taken = CommandRun("gallery", "plain", "--format", "site", "-o", "\(scratch.path)/site")
    #expect(taken.code == .badInput)
    #expect(
      taken.errors == """
        stylebook: \(scratch.path)/site holds thesis.txt, which is no part of a site of stylebook; \
        name another folder, or move it away.

        """)
    #expect(CommandRun("show", "plain", "--format", "site").code == .usage)
  }
}
