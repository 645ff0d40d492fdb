import StyleCore

/// One try of libFuzzer: whatever the bytes are, they are refused with an error, or they are a snapshot
/// that prints, and what it prints reads as itself and prints the same again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let snapshot = try? Snapshot(parsing: bytes) else { return 0 }
  let printed = snapshot.bytes
  guard let again = try? Snapshot(parsing: printed) else {
    fatalError("What was accepted prints as something that is refused.")
  }
  precondition(again == snapshot, "What was accepted reads as something else once printed.")
  precondition(again.bytes == printed, "The same snapshot prints in two ways.")
  precondition(
    SnapshotDifference(from: snapshot, to: again).isEmpty,
    "A snapshot differs from itself.")
  return 0
}
