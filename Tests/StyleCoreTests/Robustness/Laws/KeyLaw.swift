@testable import StyleCore

/// However a terminal's bytes are cut, they are the same events, and the decoder comes back from them.
enum KeyLaw {
  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    // The first byte says how much of a paste is kept; the next seeds the cuts.
    let limit = (bytes.first ?? 0) & 1 == 0 ? KeyDecoder.mostPasteBytes : 16
    var random = SplitMix(seed: UInt64(bytes.dropFirst().first ?? 0))
    let input = bytes.dropFirst(2)
    let whole = try events(of: input, limit: limit) { $0 }
    let single = try events(of: input, limit: limit) { _ in 1 }
    try require(single == whole, "byte by byte: \(single) instead of \(whole)")
    let cut = try events(of: input, limit: limit) { _ in 1 + random.below(9) }
    try require(cut == whole, "in pieces: \(cut) instead of \(whole)")
  }

  /// The events of bytes that come in pieces.
  private static func events(
    of bytes: ArraySlice<UInt8>, limit: Int, length: (Int) -> Int
  ) throws(BrokenLaw) -> [TerminalEvent] {
    var decoder = KeyDecoder(mostPasteBytes: limit)
    var events: [TerminalEvent] = []
    var rest = bytes
    while !rest.isEmpty {
      let piece = rest.prefix(length(rest.count))
      rest = rest.dropFirst(piece.count)
      events += decoder.feed(piece)
      try require(
        decoder.heldBytes <= KeyDecoder.mostSequenceBytes + 1 + limit,
        "it holds \(decoder.heldBytes) bytes")
    }
    events += decoder.flush()
    try require(decoder.patience == nil && decoder.heldBytes == 0, "it holds bytes after all")
    try require(
      decoder.feed([0x61]) == [.key(KeyPress(typing: "a"))], "an a is no a afterwards")
    for case .paste(let paste) in events {
      // What is not UTF-8 takes more bytes as a replacement.
      try require(paste.text.unicodeScalars.count <= limit, "a paste is over its limit")
    }
    return events
  }
}
