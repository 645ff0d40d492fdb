@testable import Laws

/// One try of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEdits(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Law.edits.stop(where: start, count)
}
