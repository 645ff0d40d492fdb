@testable import Laws

/// One try of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Law.keys.stop(where: start, count)
}
