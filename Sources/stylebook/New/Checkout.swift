#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The checkout of Stylebook that the running program was built in.
enum Checkout {
  /// Its absolute path: the nearest folder above the program that holds this package; nil where the
  /// program was moved away from it.
  static func ofProcess() -> String? {
    guard var folder = executable() else { return nil }
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let signs = ["Package.swift", "Sources/StyleCore", "Sources/stylebook"]
      if signs.allSatisfy({ access("\(folder)/\($0)", F_OK) == 0 }) { return folder }
    }
    return nil
  }

  /// The path of the program, with links followed.
  private static func executable() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      let bytes = [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
        count = _NSGetExecutablePath(buffer.baseAddress, &size) == 0 ? buffer.count : 0
      }
      guard !bytes.isEmpty, let real = realpath(bytes, nil) else { return nil }
    #else
      guard let real = realpath("/proc/self/exe", nil) else { return nil }
    #endif
    defer { free(real) }
    return String(cString: real)
  }
}
