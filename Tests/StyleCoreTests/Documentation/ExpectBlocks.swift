import StyleSnapshots
import Testing

/// Holds the blocks of a document that are in a language to what they should say now.
///
/// A run that records snapshots puts that into the document first.
func expectBlocks(
  in language: String, of document: String, _ now: (_ shown: [String]) throws -> [String]
) throws {
  var blocks = MarkdownBlocks(try Repository.text(document))
  let texts = try now(blocks.texts(in: language))
  if SnapshotMode.isRecording && !SnapshotMode.isContinuousIntegration {
    blocks.replaceTexts(in: language, with: texts)
    try Repository.write(blocks.description, to: document)
  }
  let shown = blocks.texts(in: language)
  #expect(shown.count == texts.count, "\(document)")
  for (shown, text) in zip(shown, texts) { #expect(shown == text, "\(document)") }
}
