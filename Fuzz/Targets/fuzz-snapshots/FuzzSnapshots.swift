@testable import Laws

/// One try of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSnapshots(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Law.snapshots.stop(where: start, count)
}
