import Testing

/// Code of the tests that a document shows: what stands between `// guide 1` and `// end`, moved to
/// the left edge; `guide` is the document's mark.
enum MarkedCode {
  /// The stretches with a mark in the sources of this folder, in the order of their numbers.
  private static func stretches(_ mark: String, in files: [String]) throws -> [String] {
    var stretches: [(number: Int, text: String)] = []
    for file in files {
      let source = try Repository.text("Tests/StyleCoreTests/Documentation/\(file).swift")
      var lines = source.split(separator: "\n", omittingEmptySubsequences: false)[...]
      while let line = lines.popFirst() {
        let words = line.split(separator: " ")
        guard words.count == 3, words[0] == "//", words[1] == mark, let number = Int(words[2])
        else { continue }
        let indent = line.prefix { $0 == " " }
        let stretch = lines.prefix { $0 != "\(indent)// end" }
        stretches.append(
          (number, stretch.map { $0.dropFirst(indent.count) }.joined(separator: "\n")))
      }
    }
    stretches.sort { $0.number < $1.number }
    #expect(stretches.map(\.number) == stretches.indices.map { $0 + 1 })
    return stretches.map(\.text)
  }

  /// Holds the blocks of Swift in a document to the stretches with a mark; those that begin with one
  /// of `others` belong to manifests, which are no part of this package.
  static func expect(
    _ mark: String, in files: [String], shownIn document: String, butFor others: [String]
  ) throws {
    let blocks = try MarkdownBlocks(Repository.text(document)).texts(in: "swift")
      .filter { block in !others.contains { block.hasPrefix($0) } }
    let stretches = try stretches(mark, in: files)
    #expect(blocks.count == stretches.count)
    for (block, stretch) in zip(blocks, stretches) { #expect(block == stretch) }
  }
}
