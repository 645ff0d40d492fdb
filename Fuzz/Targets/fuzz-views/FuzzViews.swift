@testable import Laws

/// One try of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzViews(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Law.views.stop(where: start, count)
}
