extension Law {
  /// Stops the process with a sentence where the law does not hold for some bytes.
  func stop(where start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
      do throws(BrokenLaw) {
        try hold(for: bytes)
      } catch {
        fatalError("The law of \(rawValue) does not hold: \(error)")
      }
    }
    return 0
  }
}
