@testable import StyleCore

/// Bytes are refused with an error, or they are a snapshot that prints, and what it prints reads as
/// itself and prints the same again.
enum SnapshotLaw {
  static func hold(for bytes: [UInt8]) throws(BrokenLaw) {
    let snapshot: Snapshot
    do {
      snapshot = try Snapshot(parsing: bytes)
    } catch {
      return try require(!"\(error)".isObeyed(), "the error says what is obeyed")
    }
    let printed = snapshot.bytes
    guard let again = try? Snapshot(parsing: printed) else {
      throw BrokenLaw(description: "what was accepted prints as something that is refused")
    }
    try require(again == snapshot, "what was accepted reads as something else once printed")
    try require(again.bytes == printed, "the same snapshot prints in two ways")
    try require(
      SnapshotDifference(from: snapshot, to: again).isEmpty, "a snapshot differs from itself")
    for depth in [ColorDepth.none, .truecolor] {
      let sent = ANSIEncoder(depth: depth).text(of: snapshot.canvas)
      try require(!sent.withoutColours.isObeyed(besidesLineFeeds: true), "it commands a terminal")
    }
  }
}
