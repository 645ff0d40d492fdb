@testable import Laws

/// One try of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecipes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Law.recipes.stop(where: start, count)
}
