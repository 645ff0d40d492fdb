@testable import Laws

/// One try of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzExpressions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Law.expressions.stop(where: start, count)
}
